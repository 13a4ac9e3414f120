/** Breaking text into lines, and finding the size at which it fits. */
import LineBreaker from 'linebreak'
import { memo, recent } from '../base/memo.ts'
import { isRightToLeft, visualOrder } from './bidi.ts'
import { breakByPhrases, senseOfLines } from './phrases.ts'
import { type FontRun, runsKey, runsWithin, type StyledGlyphRun, shapeStyled, tallestOf } from './runs.ts'
import type { Shaper } from './shape.ts'
import { styleKey } from './style-key.ts'
import type { FontSpec } from './types.ts'

/** A piece of text that is never broken, and whether a line must end after it. */
interface Piece {
  text: string
  /** Where it stands in the text. */
  from: number
  /** How much taller its line is by what is larger in it. */
  scale: number
  /** Advance in em with and without its trailing spaces (which may hang over the line's end). */
  advance: number
  solid: number
  glyphs: number
  mustBreak: boolean
}

export interface Line {
  text: string
  /** Where it begins in the text. */
  from: number
  /** How much taller it is than a line of the text's own size. */
  scale: number
  /** em, trailing space left out, tracking included */
  advance: number
}

/** Text prepared for breaking: measured once, broken at any width and size. */
export interface Paragraph {
  lines(maxEm: number, tracking: number): Line[]
  /** So many lines, broken by phrases; undefined where they do not fit. */
  phrases(count: number, maxEm: number, tracking: number): Line[] | undefined
  /** How many lines there are, without writing them. */
  count(maxEm: number, tracking: number): number
  /** The widest piece, em: no narrower box holds the text unbroken. */
  widest(tracking: number): number
  rightToLeft: boolean
}

const trimEnd = (text: string) => text.replace(/[ \n\t\u200b]+$/, '')

/** The parts of a text that are never broken, trailing spaces included. https://www.unicode.org/reports/tr14/ */
export function breakable(text: string): string[] {
  const parts: string[] = []
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    parts.push(text.slice(start, next.position))
    start = next.position
  }
  return parts
}

function pieces(text: string, spec: FontSpec, shaper: Shaper, runs: readonly FontRun[]): Piece[] {
  const result: Piece[] = []
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const raw = text.slice(start, next.position)
    const from = start
    start = next.position
    const solidText = trimEnd(raw)
    const clean = raw.replace(/[\n\r\t]/g, ' ')
    const rtl = isRightToLeft(solidText)
    const own = (part: string) => (runs.length === 0 ? runs : runsWithin(runs, from, part.length))
    const shape = (part: string) => shapeStyled(part, spec, shaper, rtl, own(part))
    const whole = shape(next.required ? solidText : clean)
    const solid = shape(solidText)
    result.push({
      text: raw,
      from,
      scale: tallestOf(own(solidText)),
      advance: whole.advance,
      solid: solid.advance,
      glyphs: solid.glyphCount,
      mustBreak: next.required,
    })
  }
  return result
}

const paragraphs = new WeakMap<Shaper, Map<string, Paragraph>>()
const MAX_PARAGRAPHS = 2_000
/** Of one text. */
const MAX_WIDTHS = 16

/** A text made ready; remembered, because a layout asks for the same one again and again. */
export function prepare(text: string, spec: FontSpec, shaper: Shaper, runs: readonly FontRun[] = []): Paragraph {
  const known = memo(paragraphs, shaper, () => new Map())
  if (known.size >= MAX_PARAGRAPHS) known.clear()
  return memo(known, `${styleKey(spec)}|${runsKey(runs)}|${text}`, () => paragraphOf(text, spec, shaper, runs))
}

const solidWidth = (piece: Piece, tracking: number) => piece.solid + Math.max(0, piece.glyphs - 1) * tracking
const spacedWidth = (piece: Piece, tracking: number) => piece.advance + piece.text.length * tracking
/** Pieces as a line. */
function lineFrom(line: readonly Piece[], tracking: number): Line {
  return {
    text: trimEnd(line.map((piece) => piece.text).join('')).replace(/[\n\r\t]/g, ' '),
    from: line[0]?.from ?? 0,
    scale: Math.max(...line.map((piece) => piece.scale)),
    advance: widthOf(line, tracking),
  }
}

/** As a line: the spaces at its end hang over. */
function widthOf(line: readonly Piece[], tracking: number): number {
  const last = line.at(-1)
  const before = line.slice(0, -1).reduce((sum, piece) => sum + spacedWidth(piece, tracking), 0)
  return last ? before + solidWidth(last, tracking) : 0
}

function linesOf(parts: readonly Piece[], maxEm: number, tracking: number): Line[] {
  const result: Line[] = []
  let line: Piece[] = []
  let advance = 0
  const close = () => {
    if (line.length > 0) result.push(lineFrom(line, tracking))
    line = []
    advance = 0
  }
  for (const piece of parts) {
    if (line.length > 0 && advance + solidWidth(piece, tracking) > maxEm + 1e-6) close()
    line.push(piece)
    advance += spacedWidth(piece, tracking)
    if (piece.mustBreak) close()
  }
  close()
  return result
}

/** So many lines broken by phrases; undefined where they do not fit. */
function phrasesOf(parts: readonly Piece[], count: number, maxEm: number, tracking: number): Line[] | undefined {
  const texts = parts.map(({ text }) => text)
  const ends = breakByPhrases(
    {
      texts,
      mustBreak: (piece) => parts[piece]?.mustBreak ?? false,
      widthOf: (from, to) => widthOf(parts.slice(from, to), tracking),
    },
    count,
    maxEm + 1e-6,
  )
  return ends?.map((end, i) => lineFrom(parts.slice(ends[i - 1] ?? 0, end), tracking))
}

function countLines(parts: readonly Piece[], maxEm: number, tracking: number): number {
  let [lines, advance, isOpen] = [0, 0, false]
  for (const piece of parts) {
    if (isOpen && advance + solidWidth(piece, tracking) > maxEm + 1e-6) {
      lines++
      advance = 0
    }
    isOpen = !piece.mustBreak
    if (piece.mustBreak) lines++
    advance = isOpen ? advance + spacedWidth(piece, tracking) : 0
  }
  return isOpen ? lines + 1 : lines
}

function paragraphOf(text: string, spec: FontSpec, shaper: Shaper, runs: readonly FontRun[]): Paragraph {
  const parts = pieces(text, spec, shaper, runs)
  // Rooms of every size are weighed with the same words.
  const phrased = recent<string, Line[] | undefined>(MAX_WIDTHS)
  return {
    lines: (maxEm, tracking) => linesOf(parts, maxEm, tracking),
    phrases: (count, maxEm, tracking) =>
      memo(phrased, `${count}|${maxEm}|${tracking}`, () => phrasesOf(parts, count, maxEm, tracking)),
    count: (maxEm, tracking) => countLines(parts, maxEm, tracking),
    widest: (tracking) => parts.reduce((most, piece) => Math.max(most, solidWidth(piece, tracking)), 0),
    rightToLeft: isRightToLeft(text),
  }
}

/** Longer texts are read, not looked at: their lines end where they end. */
const SHORT_TEXT = 14
const MOST_LINES = 5
/** Written without spaces: every letter may end a line. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** As many lines of a short text, broken by its phrases where these cut through one. */
export function byPhrases(paragraph: Paragraph, lines: Line[], maxEm: number, tracking: number): Line[] {
  const words = lines.map(({ text }) => text.split(' '))
  const isShort = words.reduce((sum, { length }) => sum + length, 0) <= SHORT_TEXT
  if (lines.length < 2 || lines.length > MOST_LINES || !isShort || senseOfLines(words) === 0) return lines
  return lines.some(({ text }) => UNSPACED.test(text))
    ? lines
    : (paragraph.phrases(lines.length, maxEm, tracking) ?? lines)
}

/** Lines of even length: the narrowest width that needs no more lines than the given one. Keeps short last lines away. */
export function balance(paragraph: Paragraph, maxEm: number, tracking: number): Line[] {
  const greedy = paragraph.lines(maxEm, tracking)
  if (greedy.length < 2 || greedy.length > MOST_LINES) return avoidWidow(paragraph, greedy, maxEm, tracking)
  let low = Math.max(paragraph.widest(tracking), maxEm / 3)
  let high = maxEm
  for (let i = 0; i < 12 && high - low > 0.05; i++) {
    const middle = (low + high) / 2
    if (paragraph.count(middle, tracking) <= greedy.length) high = middle
    else low = middle
  }
  const best = high < maxEm ? paragraph.lines(high, tracking) : greedy
  return byPhrases(paragraph, best, maxEm, tracking)
}

/** Long text: when the last line is a single short word, set a little narrower so that another word joins it. */
function avoidWidow(paragraph: Paragraph, greedy: Line[], maxEm: number, tracking: number): Line[] {
  const last = greedy.at(-1)
  if (greedy.length < 3 || !last || last.advance > maxEm * 0.2) return greedy
  for (const share of [0.97, 0.94, 0.91]) {
    const attempt = paragraph.lines(maxEm * share, tracking)
    if (attempt.length === greedy.length && (attempt.at(-1)?.advance ?? 0) > maxEm * 0.2) return attempt
  }
  return greedy
}

export interface FitRequest {
  /** Pixels. */
  maxWidth: number
  maxHeight: number
  size: number
  min: number
  lines: number
  lineHeight: number
  tracking: number
  /** Height that a block of n lines takes at a size and a width, ems; for boxes trimmed to their capitals. */
  blockHeight: (lines: number, size: number, maxEm: number) => number
}

/** The largest size in [min, size] that fits, to a quarter pixel; `min` when none does. */
export function fitSize(paragraph: Paragraph, request: FitRequest): number {
  const { maxWidth, maxHeight, size, min, lines, tracking, blockHeight } = request
  const widest = paragraph.widest(tracking)
  const fits = (candidate: number) => {
    if (widest * candidate > maxWidth + 0.01) return false
    const maxEm = maxWidth / candidate
    const count = paragraph.count(maxEm, tracking)
    return count <= lines && blockHeight(count, candidate, maxEm) <= maxHeight + 0.01
  }
  if (fits(size)) return size
  let low = min
  let high = size
  while (high - low > 0.25) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return Math.floor(low * 4) / 4
}

/** The glyphs of one line from its left edge, in em, tracking applied. Shared: nobody changes them. */
export interface SetLine {
  readonly runs: readonly StyledGlyphRun[]
  readonly advance: number
}

const setLines = new WeakMap<Shaper, ReturnType<typeof recent<string, SetLine>>>()
const MAX_LINES = 4_000

/**
 * A line as it stands; remembered, because rooms are weighed with the same words again and again.
 * @param styled stretches of it that look otherwise, counted from its beginning
 */
export function setLine(
  text: string,
  spec: FontSpec,
  shaper: Shaper,
  tracking: number,
  baseRightToLeft: boolean,
  styled: readonly FontRun[] = [],
): SetLine {
  const known = memo(setLines, shaper, () => recent<string, SetLine>(MAX_LINES))
  const key = `${styleKey(spec)}|${tracking}|${baseRightToLeft ? 'r' : ''}|${runsKey(styled)}|${text}`
  return memo(known, key, () => lineOf({ text, spec, shaper, tracking, baseRightToLeft, styled }))
}

interface LineToSet {
  text: string
  spec: FontSpec
  shaper: Shaper
  tracking: number
  baseRightToLeft: boolean
  styled: readonly FontRun[]
}

function lineOf({ text, spec, shaper, tracking, baseRightToLeft, styled }: LineToSet): SetLine {
  const runs: StyledGlyphRun[] = []
  let x = 0
  for (const stretch of visualOrder(text, baseRightToLeft)) {
    // Word by word, as measured: the same cache, the same widths.
    const words = stretch.rightToLeft ? [stretch.text] : stretch.text.split(/(?<= )/)
    let from = stretch.from
    for (const word of words) {
      const own = styled.length === 0 ? styled : runsWithin(styled, from, word.length)
      from += word.length
      for (const run of shapeStyled(word, spec, shaper, stretch.rightToLeft, own).runs) {
        const glyphs = run.glyphs.map((glyph) => ({ ...glyph }))
        let shift = 0
        for (const glyph of glyphs) {
          glyph.x += x + shift
          if (glyph.advance > 0) shift += tracking
        }
        runs.push({ ...run, glyphs, advance: run.advance + shift })
        x += run.advance + shift
      }
    }
  }
  return { runs, advance: Math.max(0, x - tracking) }
}
