/** What was said of new designs as values, read once. */
import type { Output } from '@limner/contract/types'
import { formatNamed, formatsOf } from '@limner/engine/formats'
import type { RequestValues } from '../../db/documents.ts'
import { HttpError } from '../../platform/problem.ts'

export interface ValuesInput {
  kind?: RequestValues['kind'] | undefined
  format?: string | undefined
  width?: number | undefined
  height?: number | undefined
  count?: number | undefined
  seed?: number | undefined
  style?: NonNullable<RequestValues['parameters']>['tones'] | undefined
  palette?: string[] | undefined
  sheet?: string | undefined
  outputs?: Output[] | undefined
}

function formatOf({ kind, format, width, height }: ValuesInput) {
  if (width !== undefined) return { width, ...(height !== undefined && { height }) }
  if (format === undefined) return undefined
  const named = formatNamed(format, kind)
  if (named) return named
  const known = kind && [...new Set(formatsOf(kind).map((one) => one.format.name))].join(', ')
  throw new HttpError(
    'unprocessable',
    known
      ? `There is no format “${format}” for a ${kind.replace('-', ' ')}. There are: ${known}.`
      : `There is no format “${format}”. With a kind, the formats that it has are listed here.`,
  )
}

const isHex = (colour: string): colour is `#${string}` => colour.startsWith('#')

/** Nothing: the words say it all. Throws 422 for a format that is none. */
export function readValues(input: ValuesInput): RequestValues | undefined {
  const { count, seed, style, palette } = input
  const format = formatOf(input)
  // A format by its name says what kind of design it is of.
  const kind = input.kind ?? (format && 'format' in format ? format.kind : undefined)
  const parameters = {
    ...(format && { format: 'format' in format ? format.format.name : format }),
    ...(style && { tones: style }),
    ...(palette && { palette: palette.map((hex) => hex.toLowerCase()).filter(isHex) }),
  }
  const values: RequestValues = {
    ...(kind && { kind }),
    ...(count !== undefined && { count }),
    ...(seed !== undefined && { isSeeded: true as const }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/** Whether they ask for new designs, whatever the words may mean. */
export const asksForNewByValues = ({ kind, count, parameters }: RequestValues = {}): boolean =>
  kind !== undefined || count !== undefined || parameters !== undefined
