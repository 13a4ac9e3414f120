/** A text node in its box: size, lines, and where each glyph stands. */
import type { Box } from '../base/geometry.ts'
import { isRightToLeft } from '../type/bidi.ts'
import type { LoadedFont } from '../type/fonts.ts'
import { balance, byPhrases, fitSize, type Line, type Paragraph, prepare, setLine } from '../type/lines.ts'
import { glyphBox } from '../type/outline.ts'
import { type FontRun, runsWithin } from '../type/runs.ts'
import { type LineInk, type Stack, stackWords } from '../type/stack.ts'
import type { FontSpec } from '../type/types.ts'
import { piecesOf } from '../type/word-pieces.ts'
import { setAlong, setArc } from './curved-text.ts'
import {
  inRun,
  type LaidLine,
  type LaidText,
  laidRuns,
  metricsOf,
  type PlacedGlyph,
  type TextContext,
} from './laid-text.ts'
import { fontOf, shownText, styledText } from './text-spans.ts'
import { spanOf } from './track.ts'
import type { Text } from './types.ts'

export type { LaidLine, LaidText, PlacedGlyph, TextContext } from './laid-text.ts'

interface Setting {
  size: number
  lines: Line[]
  paragraph: Paragraph
  runs: readonly FontRun[]
  fits: boolean
}

const DEFAULT_LINE_HEIGHT = 1.2
/** Rounding of layout must not push a word to the next line. */
const SLACK = 0.05

function settle(node: Text, maxWidth: number, maxHeight: number, context: TextContext): Setting {
  const font = fontOf(node, context.typography)
  const { shown, runs } = styledText(node, context.typography)
  const paragraph = prepare(shown, font, context.shaper, runs)
  const tracking = node.tracking ?? 0
  const face = context.fonts.primary(font)
  const blockHeight = (count: number, size: number, maxEm: number) =>
    runs.length === 0
      ? heightOf(
          node,
          Array.from({ length: count }, () => 1),
          size,
          face,
        )
      : heightOf(node, scalesOf(paragraph.lines(maxEm, tracking)), size, face)
  const fit = node.fit
  const size = fit
    ? fitSize(paragraph, {
        maxWidth,
        maxHeight,
        size: node.size,
        min: Math.min(fit.min, node.size),
        lines: fit.lines ?? Infinity,
        lineHeight: node.lineHeight ?? DEFAULT_LINE_HEIGHT,
        tracking,
        blockHeight,
      })
    : node.size
  const maxEm = (maxWidth + SLACK) / size
  const lines = linesIn(
    node,
    paragraph,
    maxEm,
    (some) => runs.length === 0 || heightOf(node, scalesOf(some), size, face) <= maxHeight + 0.5,
  )
  const widest = Math.max(0, ...lines.map((line) => line.advance)) * size
  const fits =
    widest <= maxWidth + 0.5 &&
    heightOf(node, scalesOf(lines), size, face) <= maxHeight + 0.5 &&
    (fit?.lines === undefined || lines.length <= fit.lines)
  return { size, lines, paragraph, runs, fits }
}

/** Lines that are looked at are even, those of a text with a number of lines end where its phrases do, others where they are full. */
function linesIn(node: Text, paragraph: Paragraph, maxEm: number, fits: (lines: readonly Line[]) => boolean): Line[] {
  const tracking = node.tracking ?? 0
  const full = paragraph.lines(maxEm, tracking)
  if (!Number.isFinite(maxEm)) return full
  const isEven = node.font === 'display' || node.align === 'center'
  const lines = isEven
    ? balance(paragraph, maxEm, tracking)
    : node.fit?.lines === undefined
      ? full
      : byPhrases(paragraph, full, maxEm, tracking)
  // What is larger in a line makes it taller, wherever it stands.
  return fits(lines) ? lines : full
}

/** How much taller each line is by what is larger in it. */
const scalesOf = (lines: readonly Line[]): number[] => lines.map(({ scale }) => scale)

/** How far a line of a text reaches above its baseline, pixels; half of what is left of its height lies above. */
const aboveBaseline = (lineHeight: number, face: LoadedFont, em: number): number =>
  (lineHeight - (face.ascent + face.descent) * em) / 2 + face.ascent * em

/** @param scales how much taller each line is than one of the text's own size */
function heightOf(node: Text, scales: readonly number[], size: number, face: LoadedFont): number {
  const lineHeight = (node.lineHeight ?? DEFAULT_LINE_HEIGHT) * size
  const whole = scales.reduce((sum, scale) => sum + scale, 0) * lineHeight
  const [first, last] = [scales[0], scales.at(-1)]
  if (!node.trim || first === undefined || last === undefined) return whole
  const em = size / face.unitsPerEm
  const above = aboveBaseline(lineHeight, face, em)
  return whole - (above - face.capHeight * em) * first - (lineHeight - above) * last
}

/** The box that the text wants, at most `maxWidth` wide. */
export function measureText(
  node: Text,
  maxWidth: number,
  maxHeight: number,
  context: TextContext,
): { width: number; height: number } {
  if (node.arc?.path !== undefined) return spanOf(node.arc.path)
  if (node.arc) return { width: 2 * (node.arc.radius + node.size), height: 2 * (node.arc.radius + node.size) }
  if (node.stack) return measureStack(node, maxWidth, maxHeight, context)
  const { size, lines } = settle(node, maxWidth, maxHeight, context)
  const face = context.fonts.primary(fontOf(node, context.typography))
  return {
    width: Math.max(0, ...lines.map((line) => line.advance)) * size + SLACK,
    height: heightOf(node, scalesOf(lines), size, face),
  }
}

/** The nearest baseline that stands on a whole pixel when the box is turned about its centre by a quarter, or not at all. */
function wholeBaseline(baseline: number, box: Box, degrees: number): number {
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2]
  if (degrees === 90) return centreY + centreX - Math.round(centreX + centreY - baseline)
  if (degrees === -90) return centreY - centreX + Math.round(centreX - centreY + baseline)
  return degrees === 0 ? Math.round(baseline) : baseline
}

/** What lies above lines that do not fill their box. */
function aboveLines({ valign }: Text, room: number, lines: number): number {
  if (!valign || room === Infinity) return 0
  return (room - lines) * (valign === 'middle' ? 0.5 : 1)
}

/** Sets the text into its final box. */
export function setText(node: Text, box: Box, context: TextContext): LaidText {
  if (node.arc?.path !== undefined) return setAlong(node, node.arc.path, box, context)
  if (node.arc) return setArc(node, box, context)
  if (node.stack) return setStack(node, box, context)
  const font = fontOf(node, context.typography)
  const boundHeight = node.height === undefined || node.height === 'hug' ? Infinity : box.height
  const { size, lines, paragraph, runs, fits } = settle(node, box.width, boundHeight, context)
  const face = context.fonts.primary(font)
  const em = size / face.unitsPerEm
  const lineHeight = (node.lineHeight ?? DEFAULT_LINE_HEIGHT) * size
  const above = aboveBaseline(lineHeight, face, em)
  const first = (node.trim ? face.capHeight * em : above) * (lines[0]?.scale ?? 1)
  const top = box.y + aboveLines(node, boundHeight, heightOf(node, scalesOf(lines), size, face))
  const start = context.wholePixels ? wholeBaseline(top + first, box, node.rotate ?? 0) : top + first
  const step = context.wholePixels ? Math.round : (distance: number) => distance
  const align = node.align ?? 'start'
  const toRight = paragraph.rightToLeft ? align === 'start' : align === 'end'

  const glyphs: PlacedGlyph[] = []
  let down = 0
  const laidLines = lines.map((line, index): LaidLine => {
    const own = runs.length === 0 ? runs : runsWithin(runs, line.from, line.text.length)
    const set = setLine(line.text, font, context.shaper, node.tracking ?? 0, paragraph.rightToLeft, own)
    const width = set.advance * size
    const x = box.x + (align === 'center' ? (box.width - width) / 2 : toRight ? box.width - width : 0)
    // What of the line before lies below its baseline, and of this one above.
    if (index > 0) down += (lineHeight - above) * (lines[index - 1]?.scale ?? 1) + above * line.scale
    const baseline = start + step(down)
    for (const run of set.runs)
      for (const glyph of run.glyphs)
        glyphs.push({
          font: run.font,
          id: glyph.id,
          x: x + glyph.x * size,
          y: baseline + glyph.y * size,
          ...inRun(run, size),
        })
    return { text: line.text, x, baseline, width, ...laidRuns(set.runs, x, size) }
  })
  return {
    size,
    font,
    lines: laidLines,
    glyphs,
    ...metricsOf(face, size),
    fits,
  }
}

/** The words of a stack in a room; how it stands is known by its ink. */
function stackOf(node: Text, maxWidth: number, maxHeight: number, context: TextContext): Stack {
  const font = fontOf(node, context.typography)
  const width = Number.isFinite(maxWidth) ? maxWidth : node.size * shownText(node).length
  const { shown, runs } = styledText(node, context.typography)
  return stackWords(piecesOf(shown), (line) => inkOfLine(node, line, font, context, runsIn(line, shown, runs)), {
    width,
    height: maxHeight,
    gap: (node.stack?.gap ?? 0) * width,
    most: node.size,
    ...(node.stack?.lines && { lines: node.stack.lines }),
  })
}

/** The runs of a line of a stack: its first place in the text from somewhere on. */
function runsIn(line: string, shown: string, runs: readonly FontRun[], from = 0): readonly FontRun[] {
  if (runs.length === 0) return runs
  const at = shown.indexOf(line, from)
  return at < 0 ? [] : runsWithin(runs, at, line.length)
}

function inkOfLine(
  { tracking = 0 }: Text,
  line: string,
  font: FontSpec,
  { shaper }: TextContext,
  own: readonly FontRun[],
): LineInk {
  const { runs, advance } = setLine(line, font, shaper, tracking, isRightToLeft(line), own)
  const ink: LineInk = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const run of runs)
    for (const glyph of run.glyphs) {
      const box = glyphBox(run.font, glyph.id)
      if (!box) continue
      const em = (run.scale ?? 1) / run.font.unitsPerEm
      ink.left = Math.min(ink.left, glyph.x + box.left * em)
      ink.right = Math.max(ink.right, glyph.x + box.right * em)
      ink.top = Math.min(ink.top, glyph.y - box.top * em)
      ink.bottom = Math.max(ink.bottom, glyph.y - box.bottom * em)
    }
  return ink.left === Infinity ? { left: 0, right: Math.max(advance, 0.01), top: -0.7, bottom: 0 } : ink
}

function measureStack(node: Text, maxWidth: number, maxHeight: number, context: TextContext) {
  const { width, height } = stackOf(node, maxWidth, maxHeight, context)
  return { width: Number.isFinite(maxWidth) ? maxWidth : width, height }
}

function setStack(node: Text, box: Box, context: TextContext): LaidText {
  const font = fontOf(node, context.typography)
  const face = context.fonts.primary(font)
  const bound = node.height === undefined || node.height === 'hug' ? Infinity : box.height
  const { lines, height } = stackOf(node, box.width, bound, context)
  const top = box.y + aboveLines(node, bound, height)
  const align = node.align ?? 'start'
  const glyphs: PlacedGlyph[] = []
  const { shown, runs } = styledText(node, context.typography)
  let from = 0
  const laidLines = lines.map(({ text, size, x, baseline, width }): LaidLine => {
    const free = box.width - width
    const left = box.x + (align === 'center' ? free / 2 : align === 'end' ? free : 0)
    const own = runsIn(text, shown, runs, from)
    from = Math.max(0, shown.indexOf(text, from)) + text.length
    const set = setLine(text, font, context.shaper, node.tracking ?? 0, isRightToLeft(text), own)
    for (const run of set.runs)
      for (const glyph of run.glyphs)
        glyphs.push({
          font: run.font,
          id: glyph.id,
          x: left + x + glyph.x * size,
          y: top + baseline + glyph.y * size,
          size,
          ...inRun(run, size),
        })
    return { text, x: left, baseline: top + baseline, width, size, ...laidRuns(set.runs, left + x, size) }
  })
  const size = Math.max(...lines.map((line) => line.size))
  const least = Math.min(...lines.map((line) => line.size))
  return {
    size,
    font,
    lines: laidLines,
    glyphs,
    ...metricsOf(face, size),
    fits: height <= bound + 0.5 && least >= (node.fit?.min ?? 0) - 0.5,
  }
}
