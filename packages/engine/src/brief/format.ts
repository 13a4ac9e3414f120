/** The size a prompt asks for: numbers with or without units, ratios, and formats by name. */
import type { Format, KindName } from '../scene/types.ts'
import type { NamedFormat } from './banner-formats.ts'
import { LARGEST, type Size, SMALLEST, UNIT_WORDS, type Unit } from './dimensions.ts'
import { FORMATS } from './formats.ts'
import { type Phrases, phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'

/** Names of formats that are common words, too: they count only beside a word of format or kind, or alone in a clause. */
const WEAK = words(
  'wide vertical portrait landscape square story stories pin pinterest tiktok european horizontal upright invitation invite tabloid billboard skyscraper thumbnail postcard leaderboard a1 a2 dl',
)

const FORMAT_WORDS = words(
  'format orientation layout size poster flyer flier card banner post ad version mode cards oriented sized dimensions logo icon sheet design story image graphic invitation leaflet page brochure aspect ratio shaped style handout certificate',
)

/** The format of a design: the stated size, else the named format, else the kind's default. */

/** 'banner for LinkedIn': the platform's own header, post or cover. */
function platformFormat(reading: Reading, kind: KindName, named: readonly NamedFormat[]) {
  if (kind !== 'banner') return undefined
  for (let i = 1; i < reading.tokens.length; i++) {
    if (!PLATFORMS.has(reading.word(i)) || !['for', 'on'].includes(reading.word(i - 1)) || reading.uses[i] === 'fact')
      continue
    for (const what of ['story', 'post', 'cover', 'banner', 'header']) {
      const said = reading.tokens.some((token, k) => token.lower === what && reading.uses[k] === 'kind')
      const entry = said ? named.find(({ words }) => words.includes(`${reading.word(i)} ${what}`)) : undefined
      if (entry !== undefined) return { entry, at: i, length: 1 }
    }
  }
  return undefined
}

const PLATFORMS = words('instagram facebook linkedin twitter youtube tiktok pinterest twitch etsy x')

const lookUps = new Map<KindName, Phrases<NamedFormat>>()

/** The named formats of a kind by their words. */
function formatsOf(kind: KindName): Phrases<NamedFormat> {
  const known = lookUps.get(kind)
  if (known !== undefined) return known
  const built = phrases(FORMATS[kind].named.flatMap((entry) => entry.words.map((name) => [name, entry] as const)))
  lookUps.set(kind, built)
  return built
}

export function readFormat(reading: Reading, kind: KindName, size: Size | undefined): Format {
  const orientation = orientationOf(reading)
  if (size !== undefined) {
    const exact = fromSize(size, kind)
    if (exact) return exact
  }
  const named = FORMATS[kind].named
  const lookUp = formatsOf(kind)
  let best: { entry: NamedFormat; at: number; length: number } | undefined
  for (let i = 0; i < reading.tokens.length; i++) {
    const use = reading.uses[i]
    if (use === 'fact' || use === 'negative' || use === 'count') continue
    const match = lookUp.at(reading.tokens, i)
    if (match === undefined) continue
    if (match.length === 1 && WEAK.has(reading.word(i)) && !stands(reading, i, kind)) continue
    if (
      match.length === 1 &&
      use === undefined &&
      LONELY.has(reading.word(i)) &&
      reading.capital(i) &&
      reading.capital(i + 1)
    )
      continue
    const length = SHAPES.has(reading.word(i)) ? MOST_TELLING : match.length
    if (best === undefined || length > best.length) best = { entry: match.value, at: i, length }
    if (use === undefined) reading.take(i, i + match.length, 'format')
    i += match.length - 1
  }
  // A bare 'banner' says less than the platform that it is for.
  if (best === undefined || (best.length === 1 && reading.uses[best.at] === 'kind'))
    best = platformFormat(reading, kind, named) ?? best
  if (kind === 'website') return widthOf(reading) ?? FORMATS.website.default
  const side = squareSide(reading, kind)
  if (side) return side
  let format = best?.entry.format ?? FORMATS[kind].default
  if (orientation !== undefined && format.height !== 'auto') format = turned(format, orientation, kind)
  return format
}

/** What tells the shape itself: 'LinkedIn post, square'. */
const SHAPES = words('square 1:1 4:5 9:16')
const MOST_TELLING = 9
const LONELY = words('a1 a2 a3 a4 a5 a6 dl')

/** 'portrait' and its like, where they speak of the format. */
function stands(reading: Reading, i: number, kind: KindName): boolean {
  if (reading.uses[i] === 'kind') return true
  const next = reading.word(i + 1)
  const before = reading.word(i - 1)
  // 'Poster in A2 for …'
  if (LONELY.has(reading.word(i)) && (before === 'in' || reading.uses[i - 1] === 'kind')) return true
  if (reading.uses[i + 1] === 'kind') return reading.word(i) !== 'european' || kind === 'business-card'
  if (FORMAT_WORDS.has(next) || before === 'format' || before === 'orientation' || before === 'size') return true
  const closed = next === '' || /^[,;|·/–—-]$/.test(next) || reading.ends(i + 1) || next === ')' || next === 'and'
  const opened =
    before === '' ||
    before === ',' ||
    before === '(' ||
    reading.opens(i) ||
    before === 'in' ||
    /^[-–—:;|·/]$/.test(before)
  if (closed && opened) return true
  // 'vertical modern business card'
  for (let k = i + 1; k < i + 5; k++) {
    if (reading.uses[k] === 'kind') return true
    if (
      reading.tokens[k]?.type !== 'word' ||
      [
        'for',
        'of',
        'with',
        'photography',
        'photographer',
        'architect',
        'architecture',
        'gardener',
        'company',
        'in',
      ].includes(reading.word(k))
    )
      return false
  }
  return false
}

function orientationOf(reading: Reading): 'portrait' | 'landscape' | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    const use = reading.uses[i]
    if (use === 'fact' || use === 'negative') continue
    const word = reading.word(i)
    const portrait = word === 'portrait' || word === 'vertical' || word === 'upright' || word === 'vertically'
    const landscape =
      word === 'landscape' || word === 'horizontal' || word === 'landscape-oriented' || word === 'horizontally'
    if (
      (portrait || landscape) &&
      (stands(reading, i, 'poster') ||
        LONELY.has(reading.word(i - 1)) ||
        LONELY.has(reading.word(i + 1)) ||
        reading.word(i + 1) === 'oriented')
    )
      return portrait ? 'portrait' : 'landscape'
  }
  return undefined
}

/** The same sheet, turned, where it stands the other way. */
function turned(format: Format, orientation: 'portrait' | 'landscape', kind: KindName): Format {
  if (format.height === 'auto' || format.width === format.height) return format
  const is = format.width > format.height ? 'landscape' : 'portrait'
  if (is === orientation) return format
  const other = FORMATS[kind].named.find(
    ({ format: candidate }) =>
      candidate.width === format.height && candidate.height === format.width && sameSheet(candidate, format),
  )
  if (other) return other.format
  if (kind === 'logo' || kind === 'icon') return format
  if (kind === 'banner' && orientation === 'portrait')
    return (FORMATS.banner.named.find(({ format: candidate }) => candidate.name === 'portrait post') as NamedFormat)
      .format
  return {
    name: `${format.name.replace(/ (?:portrait|landscape)$/, '')} ${orientation}`,
    width: format.height,
    height: format.width,
    ...(format.print ? { print: { ...format.print, width: format.print.height, height: format.print.width } } : {}),
  }
}

const sameSheet = (a: Format, b: Format) =>
  a.print === undefined ||
  b.print === undefined ||
  (a.print.width === b.print.height && a.print.height === b.print.width)

/** '512px icon', '64 px': one side of a square. */
function squareSide(reading: Reading, kind: KindName): Format | undefined {
  if (kind !== 'icon' && kind !== 'logo') return undefined
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const match = /^(\d{2,4})(px)?$/.exec(reading.word(i))
    if (!match || (match[2] === undefined && UNIT_WORDS[reading.word(i + 1)] !== 'px')) continue
    const side = Number(match[1])
    if (side < SMALLEST || side > LARGEST) continue
    if (
      ['wide', 'border', 'stroke', 'radius', 'line', 'padding', 'margin'].includes(reading.word(i + 1)) ||
      ['wide', 'border', 'stroke', 'radius', 'line', 'padding', 'margin'].includes(reading.word(i + 2))
    )
      continue
    return { name: `${side}×${side}`, width: side, height: side }
  }
  return undefined
}

/** '1280px wide' for a page. */
function widthOf(reading: Reading): Format | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    const match = /^(\d{4})(px)?$/.exec(reading.word(i))
    if (!match || reading.uses[i] === 'fact') continue
    const to = match[2] ? i + 1 : UNIT_WORDS[reading.word(i + 1)] === 'px' ? i + 2 : -1
    if (to < 0 || reading.word(to) !== 'wide') continue
    const width = Number(match[1])
    if (width >= 1024 && width <= 2560) return { name: `web page ${width}`, width, height: 'auto' }
  }
  return undefined
}

/** Numbers alone: '85x55' on a card are millimetres, '18x24' of a poster inches, '60x90' centimetres. */
function unitless({ width, height }: Size, kind: KindName): 'px' | 'mm' | 'cm' | 'in' {
  const long = Math.max(width, height)
  if (kind === 'business-card') return long <= 12 ? 'in' : long <= 120 ? 'mm' : 'px'
  return kind !== 'poster' || long > 120 ? 'px' : long <= 60 ? 'in' : 'cm'
}

function fromSize(size: Size, kind: KindName): Format | undefined {
  const unit = size.unit ?? unitless(size, kind)
  if (unit === 'px') return fromPixels(size.width, size.height, kind)
  const factor = unit === 'in' ? 25.4 : unit === 'cm' ? 10 : 1
  const mm = {
    width: Math.round(size.width * factor * 100) / 100,
    height: Math.round(size.height * factor * 100) / 100,
  }
  const known = FORMATS[kind].named.find(
    ({ format }) =>
      format.print && Math.abs(format.print.width - mm.width) < 1 && Math.abs(format.print.height - mm.height) < 1,
  )
  if (known) return known.format
  if (kind === 'website') return undefined
  const label = `${trim(size.width)}×${trim(size.height)} ${unit}`
  const ratio = mm.height / mm.width
  if (kind === 'business-card') {
    const scale = 300 / 25.4
    const long = Math.max(mm.width, mm.height) * scale
    const fit = long > LARGEST ? LARGEST / long : long < 600 ? 600 / long : 1
    return printed(label, mm.width * scale * fit, mm.height * scale * fit, mm, unit)
  }
  const [width, height] = ratio >= 1 ? [1080, 1080 * ratio] : [1080 / ratio, 1080]
  const long = Math.max(width, height)
  const fit = long > LARGEST ? LARGEST / long : 1
  return printed(label, width * fit, height * fit, mm, unit)
}

function printed(
  name: string,
  width: number,
  height: number,
  mm: { width: number; height: number },
  unit: Unit,
): Format {
  const edge = unit === 'in' ? 3.175 : 3
  return {
    name,
    width: Math.max(SMALLEST, Math.round(width)),
    height: Math.max(SMALLEST, Math.round(height)),
    print: { ...mm, bleed: edge, safe: mm.width > 120 ? edge * 2 : edge },
  }
}

function fromPixels(width: number, height: number, kind: KindName): Format | undefined {
  if (kind === 'website')
    return width >= 1024 && width <= 2560 ? { name: `web page ${width}`, width, height: 'auto' } : undefined
  const known = FORMATS[kind].named.find(({ format }) => format.width === width && format.height === height)
  if (known) return known.format
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  const scale = long > LARGEST ? LARGEST / long : short < SMALLEST ? Math.min(SMALLEST / short, LARGEST / long) : 1
  const size = { width: clamp(width * scale), height: clamp(height * scale) }
  return { name: `${size.width}×${size.height}`, ...size }
}

const clamp = (value: number) => Math.min(LARGEST, Math.max(SMALLEST, Math.round(value)))

const trim = (value: number) => String(Math.round(value * 100) / 100)
