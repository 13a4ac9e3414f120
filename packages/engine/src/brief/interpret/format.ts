/** The format of a design: the size in figures, else the named format, else the kind's own; turned as the prompt says. */
import type { Words } from '../../language/tokens.ts'
import type { Format, KindName } from '../../scene/types.ts'
import { defaultFormat, formatsOf, LARGEST, SMALLEST } from '../formats.ts'
import { regionOf } from '../words/region.ts'
import { type FormatMention, formatMentions } from './format-names.ts'
import { formatOfSize, isPageWidth, type Size } from './size.ts'

type Orientation = 'portrait' | 'landscape'

/** What a format is read from. */
export interface FormatSources {
  words: Words
  kind: KindName
  size: Size | undefined
  /** Whether a range of characters is no text to be set and not refused. */
  isFree: (start: number, end: number) => boolean
  /** Called with what was read. */
  take: (start: number, end: number) => void
}

export function readFormat({ words, kind, size, isFree, take }: FormatSources): Format {
  const stated = size && formatOfSize(size, kind)
  if (stated) return stated.print ? stated : inItsPlace(stated, formatMentions(words, kind))
  const wide = kind === 'website' ? pageOfWidth(words.text) : undefined
  if (wide) return wide
  const mentions = formatMentions(words, kind).filter(({ start, end }) => isFree(start, end))
  for (const { start, end } of mentions) take(start, end)
  const side = kind === 'icon' || kind === 'logo' ? squareOfSide(words.text, isFree) : undefined
  if (side) return side
  const named = mostTelling(mentions)?.entry.format ?? usualFormat(kind, words.text)
  const orientation = orientationOf(words, isFree)
  return orientation ? turned(named, orientation, kind) : named
}

/** A card is as large as those of its country; 'US size' and the like say otherwise, and were read before. */
const usualFormat = (kind: KindName, text: string): Format =>
  (kind === 'business-card' && regionOf(text) === 'europe'
    ? formatsOf(kind).find(({ format }) => format.name === 'EU business card')?.format
    : undefined) ?? defaultFormat(kind)

/** How far two sheets' proportions may be from one another that are one format in two sizes. */
const ALIKE = 0.02

/** A size in pixels as what it is called: where it is shown, not its size alone, tells what is covered there. */
function inItsPlace(stated: Format, mentions: readonly FormatMention[]): Format {
  const named = mostTelling(mentions)?.entry.format
  if (!named || (!named.covered && !stated.covered)) return stated
  const ratio = ({ width, height }: Format) => (height === 'auto' ? 0 : width / height)
  if (Math.abs(ratio(named) / ratio(stated) - 1) > ALIKE) return stated
  return { ...named, width: stated.width, height: stated.height }
}

function mostTelling(mentions: readonly FormatMention[]): FormatMention | undefined {
  let best: FormatMention | undefined
  for (const mention of mentions) if (best === undefined || mention.weight > best.weight) best = mention
  return best
}

const ORIENTED = /\b(?:(portrait|vertical(?:ly)?|upright)|(landscape|horizontal(?:ly)?))\b/giu
const BEFORE = /(?:^|[-–—:;|·/,(.\n]\s*|\b(?:in|a\d|dl|format|orientation|make it|set it|put it)\s+(?:a\s+)?)$/iu
const BEHIND =
  /^[-\s]*(?:$|[-–—:;|·/,.)!?\n]|and\b|(?:(?!(?:for|of|with|in|photograph\p{L}*|architect\p{L}*)\b)[\p{L}-]+\s+){0,3}(?:format|orientation|oriented|layout|version|mode|page|poster|flyer|flier|leaflet|card|banner|post|ad|invitation|certificate|menu|logo|sheet|design|postcard|cover|a\d)\b)/iu

function orientationOf({ text }: Words, isFree: FormatSources['isFree']): Orientation | undefined {
  for (const match of text.matchAll(ORIENTED)) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (!isFree(start, end)) continue
    const [before, behind] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 60)]
    const closed = /^[-\s]*(?:$|[-–—:;|·/,.)!?\n]|and\b)/iu.test(behind)
    if (BEHIND.test(behind) && (!closed || BEFORE.test(before))) return match[1] ? 'portrait' : 'landscape'
  }
  return undefined
}

/** The same sheet, turned, where it stands the other way. */
function turned(format: Format, orientation: Orientation, kind: KindName): Format {
  const { width, height, print } = format
  if (height === 'auto' || width === height || kind === 'logo' || kind === 'icon') return format
  if ((width > height ? 'landscape' : 'portrait') === orientation) return format
  const other = formatsOf(kind).find(
    ({ format: one }) =>
      one.width === height &&
      one.height === width &&
      (!print || !one.print || (one.print.width === print.height && one.print.height === print.width)),
  )
  if (other) return other.format
  if (kind === 'banner' && orientation === 'portrait')
    return formatsOf(kind).find(({ format: { name } }) => name === 'portrait post')?.format ?? format
  return {
    name: `${format.name.replace(/ (?:portrait|landscape)$/, '')} ${orientation}`,
    width: height,
    height: width,
    ...(print && { print: { ...print, width: print.height, height: print.width } }),
  }
}

/** '512px icon', '64 px': one side of a square; not the width of a line in it. */
const SIDE =
  /(?<![\p{L}\d.,#$€£])(\d{2,4})\s?(?:px|pixels?)(?![\p{L}\d])(?!\s+(?:\p{L}+\s+)?(?:wide|border|stroke|radius|line|padding|margin))/giu

function squareOfSide(text: string, isFree: FormatSources['isFree']): Format | undefined {
  for (const match of text.matchAll(SIDE)) {
    const side = Number(match[1])
    if (side >= SMALLEST && side <= LARGEST && isFree(match.index, match.index + match[0].length))
      return { name: `${side}×${side}`, width: side, height: side }
  }
  return undefined
}

/** '1280px wide' for a page. */
function pageOfWidth(text: string): Format | undefined {
  for (const [, figures] of text.matchAll(/(?<!\d)(\d{4})\s?(?:px|pixels?)\s+wide\b/giu)) {
    const width = Number(figures)
    if (isPageWidth(width)) return { name: `web page ${width}`, width, height: 'auto' }
  }
  return undefined
}
