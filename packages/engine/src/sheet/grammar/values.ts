/** What the values of attributes may be: how each is read, written, told in a fault and described in a schema. */
import type { Insets, Sizing } from '../../scene/types.ts'
import { nearest } from './nearest.ts'

/** A value, and what was written otherwise than the language has it; or what is wrong. */
export type Reading<T> = { value: T; note?: string } | { fault: string }

export interface ValueType<T> {
  /** What it may be, as a fault and the documentation say it: 'a number of pixels'. */
  says: string
  read(text: string): Reading<T>
  write(value: T): string
  /** As JSON schema. */
  schema: Record<string, unknown>
}

const fault = (text: string, says: string): { fault: string } => ({ fault: `'${shortened(text)}' is not ${says}` })
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const NUMBER = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(px|pt|deg|em|%|x)?$/i

/** A number as a person or a model writes it: with a unit that it does not need. */
export function looseNumber(text: string): { value: number; unit: string } | undefined {
  const found = NUMBER.exec(text.trim())
  const value = Number(found?.[1])
  return found && Number.isFinite(value) ? { value, unit: (found[2] ?? '').toLowerCase() } : undefined
}

/** Every number as it is read again: the negative zero, too. */
export const writeNumber = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))

interface Range {
  says?: string
  min?: number
  max?: number
  /** Units that may stand and mean nothing. */
  units?: readonly string[]
  /** What a hundred per cent is. */
  percent?: number
}

/** A number in a range. */
export function numeric({
  says = 'a number',
  min = -1e6,
  max = 1e6,
  units = ['px'],
  percent,
}: Range = {}): ValueType<number> {
  const limits = `${says}${min > -1e6 ? ` from ${min}` : ''}${max < 1e6 ? ` to ${max}` : ''}`
  return {
    says: limits,
    read(text) {
      const found = looseNumber(text)
      if (!found) return fault(text, limits)
      const isShare = found.unit === '%' && percent !== undefined
      const value = isShare ? (found.value / 100) * percent : found.value
      if (value < min || value > max) return fault(text, limits)
      if (found.unit === '' || isShare) return { value }
      return units.includes(found.unit) ? { value, note: `'${text}' is written ${value}` } : fault(text, limits)
    },
    write: writeNumber,
    schema: { type: 'number', ...(min > -1e6 && { minimum: min }), ...(max < 1e6 && { maximum: max }) },
  }
}

/** Some words alone. */
export function oneOf<const W extends string>(
  words: readonly W[],
  also: Readonly<Record<string, W>> = {},
): ValueType<W> {
  const says =
    words.length > 12 ? `one of ${words.slice(0, 10).join(', ')}, …` : words.join(', ').replace(/, ([^,]*)$/, ' or $1')
  return {
    says,
    read(text) {
      const given = text.trim()
      const exact = words.find((word) => word === given)
      if (exact !== undefined) return { value: exact }
      const lower = given.toLowerCase()
      const meant = also[lower] ?? words.find((word) => word.toLowerCase() === lower)
      if (meant !== undefined) return { value: meant, note: `'${given}' is written '${meant}'` }
      const near = nearest(given, words)
      return { fault: `'${shortened(given)}' is not ${says}${near ? `: is '${near}' meant?` : ''}` }
    },
    write: (value) => value,
    schema: { enum: [...words] },
  }
}

/** Several of some words, with spaces between. */
export function someOf<const W extends string>(words: readonly W[]): ValueType<W[]> {
  const one = oneOf(words)
  const says = `some of ${words.slice(0, 12).join(', ')}${words.length > 12 ? ', …' : ''}, with spaces between`
  return {
    says,
    read(text) {
      const value: W[] = []
      for (const word of text.split(/[\s,]+/).filter(Boolean)) {
        const found = one.read(word)
        if ('fault' in found) return found
        if (!value.includes(found.value)) value.push(found.value)
      }
      return { value }
    },
    write: (value) => value.join(' '),
    schema: { type: 'string', description: says },
  }
}

/** Words as they stand. */
export const free = (says: string, most = 4000): ValueType<string> => ({
  says,
  read: (text) =>
    text.length <= most ? { value: text } : { fault: `it has ${text.length} characters; at most ${most} are read` },
  write: (value) => value,
  schema: { type: 'string', maxLength: most, description: says },
})

/** @param wanted as a fault says it */
const held = (says: string, most: number, isOne: (text: string) => boolean, wanted: string): ValueType<string> => {
  const words = free(says, most)
  return {
    ...words,
    read: (text) => {
      const read = words.read(text.trim())
      return 'fault' in read || isOne(read.value) ? read : fault(text, wanted)
    },
  }
}

/** What may begin an address that says how it is reached: nothing that a browser would run. */
const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']

/** Where a link may lead. */
export const address = held(
  'an address',
  500,
  (text) => {
    const [scheme = '', ...rest] = text.split(':')
    return rest.length === 0 || ['/', '#', '?'].includes(text.charAt(0)) || SCHEMES.includes(scheme.toLowerCase())
  },
  `a path, '#part', or an address of ${SCHEMES.join(', ')}`,
)

/** The address of a page within its site: in exported code a folder of that name holds it. */
export const pagePath = held(
  'a path',
  120,
  (text) => /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(text),
  "'/' or a path such as '/our-menu'",
)

/** Words of lower case with spaces between, as heads have them. */
export const wordList: ValueType<string[]> = {
  says: 'words with spaces between',
  read: (text) => ({
    value: text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  }),
  write: (value) => value.join(' '),
  schema: { type: 'string', description: 'words with spaces between' },
}

const YES = /^(?:true|yes|1|)$/i
const NO = /^(?:false|no|0|none)$/i
/** Yes or no. */
export const yesNo: ValueType<boolean> = {
  says: 'true or false',
  read: (text) =>
    YES.test(text.trim()) ? { value: true } : NO.test(text.trim()) ? { value: false } : fault(text, 'true or false'),
  write: String,
  schema: { type: 'boolean' },
}

/** What is either so or not said. */
export const flag: ValueType<boolean> = { ...yesNo, says: 'true' }

/** Numbers with spaces or commas between. */
export function numbers(says: string, least: number, most: number): ValueType<number[]> {
  return {
    says,
    read(text) {
      const value: number[] = []
      for (const word of text.split(/[\s,]+/).filter(Boolean)) {
        const found = looseNumber(word)
        if (!found || found.unit === '%') return fault(text, says)
        value.push(found.value)
      }
      return value.length >= least && value.length <= most ? { value } : fault(text, says)
    },
    write: (value) => value.join(' '),
    schema: { type: 'string', description: says },
  }
}

const CROP = "how many times magnified, from 1 to 8, and a point as two shares: '1.5 .3 .5'"
const zoomAndPoint = numbers(CROP, 3, 3)
export const crop: ValueType<number[]> = {
  ...zoomAndPoint,
  read(text) {
    const found = zoomAndPoint.read(text)
    if ('fault' in found) return found
    const [zoom = 1, ...point] = found.value
    return zoom >= 1 && zoom <= 8 && point.every((share) => share >= 0 && share <= 1) ? found : fault(text, CROP)
  },
}

const PERCENT = /^(-?(?:\d+\.?\d*|\.\d+))%$/
const SIZING = "a number of pixels, a share ('50%'), 'hug' or 'fill'"
export const sizing: ValueType<Sizing> = {
  says: SIZING,
  read(text) {
    const given = text.trim()
    if (given === 'hug' || given === 'fill') return { value: given }
    if (given === 'auto' || given === 'fit-content') return { value: 'hug', note: `'${given}' is written 'hug'` }
    const share = PERCENT.exec(given)?.[1]
    if (share !== undefined) return { value: `${Number(share)}%` }
    const found = looseNumber(given)
    if (!found || (found.unit !== '' && found.unit !== 'px')) return fault(text, SIZING)
    return found.unit ? { value: found.value, note: `'${given}' is written ${found.value}` } : { value: found.value }
  },
  write: String,
  schema: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^(hug|fill|-?[0-9.]+%)$' }] },
}

const INSETS = 'one number for all sides, two (top and bottom, left and right) or four (top, right, bottom, left)'
export const insets: ValueType<Insets> = {
  says: INSETS,
  read(text) {
    const found = numbers(INSETS, 1, 4).read(text)
    if ('fault' in found) return found
    const [top = 0, right, bottom, left] = found.value
    if (right === undefined) return { value: top }
    if (bottom === undefined) return { value: [top, right, top, right] }
    return { value: [top, right, bottom, left ?? right] }
  },
  write: (value) => (typeof value === 'number' ? String(value) : value.join(' ')),
  schema: { type: 'string', description: INSETS },
}

const GAPS = 'a number of pixels, or two: between rows, between columns'
export const gaps: ValueType<number | [number, number]> = {
  says: GAPS,
  read(text) {
    const found = numbers(GAPS, 1, 2).read(text)
    if ('fault' in found) return found
    const [first = 0, second] = found.value
    if (first < 0 || (second ?? 0) < 0) return fault(text, GAPS)
    return { value: second === undefined ? first : [first, second] }
  },
  write: (value) => (typeof value === 'number' ? String(value) : value.join(' ')),
  schema: { type: 'string', description: GAPS },
}

type Radius = number | 'full' | [number, number, number, number]
const RADIUS = "a number of pixels, 'full', or four (top left, top right, bottom right, bottom left)"
export const radius: ValueType<Radius> = {
  says: RADIUS,
  read(text) {
    const given = text.trim()
    if (given === 'full') return { value: 'full' }
    if (given === '50%' || given === '100%') return { value: 'full', note: `'${given}' is written 'full'` }
    const found = numbers(RADIUS, 1, 4).read(given)
    if ('fault' in found) return found
    const [a = 0, b, c, d] = found.value
    if (b === undefined) return { value: a }
    return c === undefined || d === undefined ? fault(text, RADIUS) : { value: [a, b, c, d] }
  },
  write: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
  schema: { type: 'string', description: RADIUS },
}

/** Anything as JSON: what no hand writes and the printer keeps. */
export const json = <T>(says: string, holds: (value: unknown) => value is T): ValueType<T> => ({
  says,
  read(text) {
    try {
      const value: unknown = JSON.parse(text)
      return holds(value) ? { value } : fault(text, says)
    } catch {
      return fault(text, says)
    }
  },
  write: (value) => JSON.stringify(value),
  schema: { type: 'string', description: says },
})

/** A size by itself, or as a share of the one round it. */
export type RelativeSize = { pixels: number } | { share: number }

export const relativeSize: ValueType<RelativeSize> = {
  says: "ems of the text's size ('1.5em') or pixels",
  read(text) {
    const found = looseNumber(text)
    if (!found || found.value <= 0 || found.value > 4000 || !['', 'px', 'pt', 'em', '%'].includes(found.unit))
      return fault(text, relativeSize.says)
    if (found.unit === 'em') return { value: { share: found.value } }
    return { value: found.unit === '%' ? { share: found.value / 100 } : { pixels: found.value } }
  },
  write: (value) => ('share' in value ? `${writeNumber(value.share)}em` : writeNumber(value.pixels)),
  schema: { type: 'string' },
}
