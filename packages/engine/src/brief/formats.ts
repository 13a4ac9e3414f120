/** The sizes that designs are made for, from their table: every kind's named ones, and its default, which stands first. */
import { type Format, KIND_NAMES, type KindName } from '../scene/types.ts'
import { FORMAT_ROWS } from './words/formats.ts'

export const LARGEST = 4000
export const SMALLEST = 50

export interface NamedFormat {
  kind: KindName
  format: Format
  /** What names it; lower case, a hyphen counts as a space. */
  words: readonly string[]
  /** Those of its words that are common words, too: 'story', 'square'. */
  common: ReadonlySet<string>
}

export type Unit = 'px' | 'mm' | 'cm' | 'in'

/** Millimetres of a unit of length. */
export const MILLIMETRES: Readonly<Record<Exclude<Unit, 'px'>, number>> = { mm: 1, cm: 10, in: 25.4 }

const SHORT_SIDE = 1080
/** Sheets that are longer than this many widths are narrow: a roll-up, a bookmark. */
const NARROW = { from: 2, side: 720 }
const CARD_DPI = 300

/**
 * A printed format: a card's pixels at 300 to the inch, a sheet's short side always alike.
 * @param mm trim size in millimetres
 */
export function printed(
  { name, kind }: { name: string; kind: KindName },
  mm: { width: number; height: number },
  edge: { bleed: number; safe: number },
): Format {
  const [short, long] = [Math.min(mm.width, mm.height), Math.max(mm.width, mm.height)]
  const dots =
    kind === 'business-card'
      ? Math.min(LARGEST / long, Math.max(600 / long, CARD_DPI / MILLIMETRES.in))
      : Math.min(LARGEST / long, (long / short > NARROW.from ? NARROW.side : SHORT_SIDE) / short)
  const side = (length: number) => Math.max(SMALLEST, Math.round(length * dots))
  return { name, width: side(mm.width), height: side(mm.height), print: { ...mm, ...edge } }
}

/** Bleed of a unit, and half of what stays free inside of a sheet's edge, in millimetres. */
export const edgeOf = (unit: Unit) => (unit === 'in' ? 3.175 : 3)

const round = (value: number) => Math.round(value * 100) / 100

/** '90x50 mm safe 5', '1080x1920 covered 14 0 20 0' */
const SIZE = /^([\d.]+)x([\d.]+|auto)(?: (mm|in)(?: safe ([\d.]+))?| covered ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+))?$/

function formatOf(kind: KindName, name: string, size: string): Format {
  const [, first = '', second = '', unit = 'px', safe, top, right, bottom, left] = SIZE.exec(size) ?? []
  if (unit === 'mm' || unit === 'in') {
    const mm = {
      width: round(Number(first) * MILLIMETRES[unit]),
      height: round(Number(second) * MILLIMETRES[unit]),
    }
    return printed({ name, kind }, mm, { bleed: edgeOf(unit), safe: Number(safe ?? edgeOf(unit)) })
  }
  const share = (percent: string | undefined) => Number(percent) / 100
  return {
    name,
    width: Number(first),
    height: second === 'auto' ? 'auto' : Number(second),
    ...(top && { covered: [share(top), share(right), share(bottom), share(left)] as const }),
  }
}

function named(row: string): NamedFormat {
  const [owner = '', name = '', size = '', words = ''] = row.split('|').map((cell) => cell.trim())
  const kind = KIND_NAMES.find((one) => one === owner)
  if (kind === undefined) throw new RangeError(`No kind of design: ${owner}`)
  const all = words.split(', ').filter(Boolean)
  return {
    kind,
    format: formatOf(kind, name, size),
    words: all.map((word) => word.replace('~', '')),
    common: new Set(all.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1))),
  }
}

const ALL: readonly NamedFormat[] = FORMAT_ROWS.trim().split(/\n+/).map(named)

/** The named formats of a kind. */
export const formatsOf = (kind: KindName): readonly NamedFormat[] => ALL.filter((entry) => entry.kind === kind)

/** Every named format, of all kinds. */
export const allFormats = (): readonly NamedFormat[] => ALL

/** What a kind is made in where nothing is said. */
export function defaultFormat(kind: KindName): Format {
  const [first] = formatsOf(kind)
  if (first === undefined) throw new RangeError(`No format for ${kind}.`)
  return first.format
}

const even = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')

/** A format by its name, or by a word for it, of a kind where one is said; case and hyphens do not matter. */
export function formatNamed(name: string, kind?: KindName): { kind: KindName; format: Format } | undefined {
  const said = even(name)
  const known = ALL.filter((one) => kind === undefined || one.kind === kind)
  return (
    known.find(({ format }) => even(format.name) === said) ?? known.find(({ words }) => words.map(even).includes(said))
  )
}
