/** A size that a prompt gives in figures: '300x250', '8.5 by 11 inches', '85 × 55 mm', '300x250for' with its slip. */
import { quotationsOf } from '../../language/quotes.ts'
import type { Format, KindName } from '../../scene/types.ts'
import { edgeOf, formatsOf, LARGEST, MILLIMETRES, printed, SMALLEST, type Unit } from '../formats.ts'

export interface Size {
  width: number
  height: number
  unit: Unit | undefined
  /** Half-open range of the text's characters. */
  start: number
  end: number
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`
const UNIT = String.raw`(px|pix(?:els?)?|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|in(?:s\b|ch(?:es)?)?|["”]|'')`
const FIGURES = new RegExp(
  String.raw`(?<![\p{L}\d#.,$€£])${NUMBER}\s?${UNIT}?\s?(?:x|×|✕|\*|by)\s?${NUMBER}(?!\d|:\d)(?:\s?${UNIT}(?![\p{L}\d]))?`,
  'giu',
)
/** '2x2 set of icons', '3 by 3 grid': how many, not how large. */
const COUNTED = /^[\s-]*(?:set|grid|icons?|matrix|layout|collage|panels?|of)\b/i
const MOST_COUNTED = 9

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^p/i, 'px'],
  [/^m/i, 'mm'],
  [/^c/i, 'cm'],
  [/^(?:i|["”'])/i, 'in'],
]
const unitOf = (text: string | undefined): Unit | undefined =>
  text === undefined ? undefined : UNITS.find(([pattern]) => pattern.test(text))?.[1]
const toNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

/** Inches end where a preposition begins: '300 x 250 in red'. */
const LARGEST_INCHES = 100

/** The first size outside of quotations. Linear in the text's length. */
export function sizeIn(text: string): Size | undefined {
  const quotations = quotationsOf(text)
  for (const match of text.matchAll(FIGURES)) {
    const [all, first, before, second, behind] = match
    const start = match.index
    if (quotations.some(({ from, to }) => from <= start && start < to)) continue
    const [width, height] = [toNumber(first), toNumber(second)]
    const preposition = behind?.toLowerCase() === 'in' && before === undefined && width > LARGEST_INCHES
    const size = {
      width,
      height,
      unit: unitOf(preposition ? before : (behind ?? before)),
      start,
      end: start + all.length - (preposition ? 2 : 0),
    }
    if (plausible(size) && !isCount(size, text.slice(size.end))) return size
  }
  return undefined
}

const isCount = ({ width, height, unit }: Size, rest: string) =>
  unit === undefined && (COUNTED.test(rest) || (width === height && width <= MOST_COUNTED))

function plausible({ width, height, unit }: Size): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (unit === 'px') return short >= 16
  if (unit !== undefined) return short > 0
  return short >= 16 || (short >= 2 && long <= 60)
}

/** Figures alone: '85x55' on a card are millimetres, '18x24' of a poster inches, '60x90' centimetres. */
function unitless({ width, height }: Size, kind: KindName): Unit {
  const long = Math.max(width, height)
  if (kind === 'business-card') return long <= 12 ? 'in' : long <= 120 ? 'mm' : 'px'
  return kind !== 'poster' || long > 120 ? 'px' : long <= 60 ? 'in' : 'cm'
}

const round = (value: number) => Math.round(value * 100) / 100

/** The format of a size, the named one where there is one; undefined where the kind has none such. */
export function formatOfSize(size: Size, kind: KindName): Format | undefined {
  const unit = size.unit ?? unitless(size, kind)
  if (unit === 'px') return ofPixels(size, kind)
  if (kind === 'website') return undefined
  const mm = { width: round(size.width * MILLIMETRES[unit]), height: round(size.height * MILLIMETRES[unit]) }
  const known = formatsOf(kind).find(
    ({ format: { print } }) => print && Math.abs(print.width - mm.width) < 1 && Math.abs(print.height - mm.height) < 1,
  )
  if (known) return known.format
  const edge = edgeOf(unit)
  const name = `${round(size.width)}×${round(size.height)} ${unit}`
  return printed({ name, kind }, mm, { bleed: edge, safe: mm.width > WIDE_SHEET ? edge * 2 : edge })
}
/** Millimetres from which a sheet keeps more of its edge free than a card does. */
const WIDE_SHEET = 120

/** Widths that a page is drawn in. */
export const isPageWidth = (width: number) => width >= 1024 && width <= 2560

function ofPixels({ width, height }: Size, kind: KindName): Format | undefined {
  if (kind === 'website') return isPageWidth(width) ? { name: `web page ${width}`, width, height: 'auto' } : undefined
  const known = formatsOf(kind).find(({ format }) => format.width === width && format.height === height)
  if (known) return known.format
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const scale = long > LARGEST ? LARGEST / long : Math.min(LARGEST / long, Math.max(1, SMALLEST / short))
  const side = (length: number) => Math.min(LARGEST, Math.max(SMALLEST, Math.round(length * scale)))
  return { name: `${side(width)}×${side(height)}`, width: side(width), height: side(height) }
}
