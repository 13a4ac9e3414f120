/** Breaking text into lines, and finding the size at which it fits. */
import LineBreaker from 'linebreak'
import { memo, recent } from '../base/memo.ts'
import { isRightToLeft, visualOrder } from './bidi.ts'
import { endsMidPhrase } from './function-words.ts'
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
  /** `sense`: a line ends before words that belong to the next, where that has room for them. */
  lines(maxEm: number, tracking: number, sense?: boolean): Line[]
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

/** A text made ready; remembered, because a layout asks for the same one again and again. */
export function prepare(text: string, spec: FontSpec, shaper: Shaper, runs: readonly FontRun[] = []): Paragraph {
  const known = memo(paragraphs, shaper, () => new Map())
  if (known.size >= MAX_PARAGRAPHS) known.clear()
  return memo(known, `${styleKey(spec)}|${runsKey(runs)}|${text}`, () => paragraphOf(text, spec, shaper, runs))
}

/** The last pieces of a line that belong to the piece after it; never all of them. */
function belonging(line: readonly Piece[], next: Piece): Piece[] {
  const words = [...line, next].map(({ text }) => trimEnd(text))
  let from = line.length
  while (from > 1 && endsMidPhrase(words.slice(0, from), words[from])) from--
  return line.slice(from)
}

const solidWidth = (piece: Piece, tracking: number) => piece.solid + Math.max(0, piece.glyphs - 1) * tracking
const spacedWidth = (piece: Piece, tracking: number) => piece.advance + piece.text.length * tracking
const widthOf = (some: readonly Piece[], tracking: number) =>
  some.reduce((sum, piece) => sum + spacedWidth(piece, tracking), 0)

/** What of a full line goes on to the next with the piece that it belongs to. */
function carried(line: readonly Piece[], next: Piece, maxEm: number, tracking: number): Piece[] {
  const moved = belonging(line, next)
  return widthOf(moved, tracking) + solidWidth(next, tracking) <= maxEm ? moved : []
}

function linesOf(parts: readonly Piece[], maxEm: number, tracking: number, sense: boolean): Line[] {
  const result: Line[] = []
  let line: Piece[] = []
  let advance = 0
  const close = () => {
    const last = line.at(-1)
    if (!last) return
    const before = line.slice(0, -1).reduce((sum, piece) => sum + piece.advance + piece.text.length * tracking, 0)
    result.push({
      text: trimEnd(line.map((piece) => piece.text).join('')).replace(/[\n\r\t]/g, ' '),
      from: line[0]?.from ?? 0,
      scale: Math.max(...line.map((piece) => piece.scale)),
      advance: before + solidWidth(last, tracking),
    })
    line = []
    advance = 0
  }
  for (const piece of parts) {
    if (line.length > 0 && advance + solidWidth(piece, tracking) > maxEm + 1e-6) {
      const moved = sense ? carried(line, piece, maxEm, tracking) : []
      line.length -= moved.length
      close()
      line = moved
      advance = widthOf(moved, tracking)
    }
    line.push(piece)
    advance += spacedWidth(piece, tracking)
    if (piece.mustBreak) close()
  }
  close()
  return result
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
  return {
    lines: (maxEm, tracking, sense = false) => linesOf(parts, maxEm, tracking, sense),
    count: (maxEm, tracking) => countLines(parts, maxEm, tracking),
    widest: (tracking) => parts.reduce((most, piece) => Math.max(most, solidWidth(piece, tracking)), 0),
    rightToLeft: isRightToLeft(text),
  }
}

/** Longer texts are read, not looked at: their lines end where they end. */
const SHORT_TEXT = 14
const hanging = (lines: readonly Line[]): number =>
  lines.slice(0, -1).filter(({ text }, i) => endsMidPhrase(text.split(' '), lines[i + 1]?.text.split(' ')[0])).length

/** Lines of a short text as even as they are, and broken by sense where another width of as many lines does so. */
function bySense(paragraph: Paragraph, even: Line[], maxEm: number, tracking: number): Line[] {
  const words = even.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  if (words > SHORT_TEXT || hanging(even) === 0) return even
  const widest = Math.max(...even.map(({ advance }) => advance))
  const least = Math.max(paragraph.widest(tracking), widest * 0.55)
  let best = even
  for (let step = 0; step <= STEPS; step++) {
    const attempt = paragraph.lines(least + ((maxEm - least) * step) / STEPS, tracking, true)
    if (attempt.length === even.length && hanging(attempt) < hanging(best)) best = attempt
  }
  return best
}
const STEPS = 24

/** Lines of even length: the narrowest width that needs no more lines than the given one. Keeps short last lines away. */
export function balance(paragraph: Paragraph, maxEm: number, tracking: number): Line[] {
  const greedy = paragraph.lines(maxEm, tracking)
  if (greedy.length < 2 || greedy.length > 5) return avoidWidow(paragraph, greedy, maxEm, tracking)
  let low = Math.max(paragraph.widest(tracking), maxEm / 3)
  let high = maxEm
  for (let i = 0; i < 12 && high - low > 0.05; i++) {
    const middle = (low + high) / 2
    if (paragraph.count(middle, tracking) <= greedy.length) high = middle
    else low = middle
  }
  const best = high < maxEm ? paragraph.lines(high, tracking) : greedy
  return bySense(paragraph, best, maxEm, tracking)
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
