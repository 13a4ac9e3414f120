/** A text node in its box: size, lines, and where each glyph stands. */
import type { Box } from '../base/geometry.ts'
import { present } from '../base/items.ts'

import { isRightToLeft } from '../type/bidi.ts'
import type { FontLibrary, LoadedFont } from '../type/fonts.ts'
import { balance, fitSize, type Line, type Paragraph, prepare, setLine } from '../type/lines.ts'
import { glyphBox } from '../type/outline.ts'
import type { Shaper } from '../type/shape.ts'
import { type LineInk, type Stack, stackWords } from '../type/stack.ts'
import type { FontSpec } from '../type/types.ts'
import { piecesOf } from '../type/word-pieces.ts'
import { spanOf, trackOf } from './track.ts'
import type { Text, Typography } from './types.ts'

export interface TextContext {
  fonts: FontLibrary
  shaper: Shaper
  typography: Typography
  /** Baselines and the edges of boxes on whole pixels, as browsers have them: crisp, and the same in code. */
  wholePixels?: boolean
}

export interface PlacedGlyph {
  font: LoadedFont
  id: number
  /** Artboard pixels of the glyph's origin on its baseline. */
  x: number
  y: number
  /** Radians clockwise, on arcs. */
  turn?: number
  /** Pixels, where it is not the text's own: in stacks. */
  size?: number
}
export interface LaidLine {
  text: string
  x: number
  baseline: number
  width: number
  /** Pixels, where it is not the text's own: in stacks. */
  size?: number
}
export interface LaidText {
  /** The size it is set in, pixels; of a stack that of its largest line. */
  size: number
  font: FontSpec
  lines: LaidLine[]
  glyphs: PlacedGlyph[]
  /** Pixels, of the primary font at this size. */
  ascent: number
  descent: number
  capHeight: number
  /** Whether everything fits into the box at the smallest size allowed. */
  fits: boolean
}
/** The font that a text node names. */
export const fontOf = (node: Text, typography: Typography): FontSpec => ({
  family: typography[node.font] ?? typography.display,
  weight: node.weight,
  ...(node.italic && { italic: true }),
})

/** What is shown: the text, in capitals where the node says so. */
export const shownText = (node: Text): string => (node.case === 'upper' ? node.text.toUpperCase() : node.text)

interface Setting {
  size: number
  lines: Line[]
  paragraph: Paragraph
  fits: boolean
}

const DEFAULT_LINE_HEIGHT = 1.2
/** Rounding of layout must not push a word to the next line. */
const SLACK = 0.05

function settle(node: Text, maxWidth: number, maxHeight: number, context: TextContext): Setting {
  const font = fontOf(node, context.typography)
  const paragraph = prepare(shownText(node), font, context.shaper)
  const tracking = node.tracking ?? 0
  const face = context.fonts.primary(font)
  const blockHeight = (count: number, size: number) => heightOf(node, count, size, face)
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
  const even = node.font === 'display' || node.align === 'center'
  const lines = even && Number.isFinite(maxEm) ? balance(paragraph, maxEm, tracking) : paragraph.lines(maxEm, tracking)
  const widest = Math.max(0, ...lines.map((line) => line.advance)) * size
  const fits =
    widest <= maxWidth + 0.5 &&
    blockHeight(lines.length, size) <= maxHeight + 0.5 &&
    (fit?.lines === undefined || lines.length <= fit.lines)
  return { size, lines, paragraph, fits }
}

function heightOf(node: Text, lines: number, size: number, face: LoadedFont): number {
  const lineHeight = (node.lineHeight ?? DEFAULT_LINE_HEIGHT) * size
  if (!node.trim) return lines * lineHeight
  return Math.max(0, lines - 1) * lineHeight + (face.capHeight / face.unitsPerEm) * size
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
    height: heightOf(node, lines.length, size, face),
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
  const { size, lines, paragraph, fits } = settle(node, box.width, boundHeight, context)
  const face = context.fonts.primary(font)
  const em = size / face.unitsPerEm
  const lineHeight = (node.lineHeight ?? DEFAULT_LINE_HEIGHT) * size
  const first = node.trim
    ? face.capHeight * em
    : (lineHeight - (face.ascent + face.descent) * em) / 2 + face.ascent * em
  const top = box.y + aboveLines(node, boundHeight, heightOf(node, lines.length, size, face))
  const start = context.wholePixels ? wholeBaseline(top + first, box, node.rotate ?? 0) : top + first
  const step = context.wholePixels ? Math.round : (distance: number) => distance
  const align = node.align ?? 'start'
  const toRight = paragraph.rightToLeft ? align === 'start' : align === 'end'

  const glyphs: PlacedGlyph[] = []
  const laidLines = lines.map((line, index): LaidLine => {
    const set = setLine(line.text, font, context.shaper, node.tracking ?? 0, paragraph.rightToLeft)
    const width = set.advance * size
    const x = box.x + (align === 'center' ? (box.width - width) / 2 : toRight ? box.width - width : 0)
    const baseline = start + step(index * lineHeight)
    for (const run of set.runs) {
      for (const glyph of run.glyphs)
        glyphs.push({ font: run.font, id: glyph.id, x: x + glyph.x * size, y: baseline + glyph.y * size })
    }
    return { text: line.text, x, baseline, width }
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

/** How far a face reaches from its baseline in a size, pixels. */
const metricsOf = (face: LoadedFont, size: number): Pick<LaidText, 'ascent' | 'descent' | 'capHeight'> => {
  const em = size / face.unitsPerEm
  return { ascent: face.ascent * em, descent: face.descent * em, capHeight: face.capHeight * em }
}

/** The share of the circle that a text on it may take. */
const ARC_SHARE = 0.9

function setArc(node: Text, box: Box, context: TextContext): LaidText {
  const arc = present(node.arc)
  const font = fontOf(node, context.typography)
  const face = context.fonts.primary(font)
  const inside = arc.side === 'inside'
  const { runs, advance } = setLine(shownText(node), font, context.shaper, node.tracking ?? 0, false)
  const room = 2 * Math.PI * arc.radius * ARC_SHARE
  const size = node.fit ? Math.max(node.fit.min, Math.min(node.size, room / advance)) : node.size
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2]
  // Clockwise from the top; along the bottom the text runs the other way round so that it stays upright.
  const sense = inside ? -1 : 1
  const start = (arc.angle * Math.PI) / 180 - (sense * advance * size) / 2 / arc.radius
  const glyphs: PlacedGlyph[] = runs.flatMap((run) =>
    run.glyphs.map((glyph) => {
      const middle = start + (sense * (glyph.x + glyph.advance / 2) * size) / arc.radius
      const turn = inside ? middle + Math.PI : middle
      const half = (glyph.advance / 2) * size
      const [onX, onY] = [centreX + arc.radius * Math.sin(middle), centreY - arc.radius * Math.cos(middle)]
      return {
        font: run.font,
        id: glyph.id,
        x: onX - half * Math.cos(turn) - glyph.y * size * Math.sin(turn),
        y: onY - half * Math.sin(turn) + glyph.y * size * Math.cos(turn),
        turn,
      }
    }),
  )
  return {
    size,
    font,
    lines: [{ text: shownText(node), x: box.x, baseline: centreY, width: box.width }],
    glyphs,
    ...metricsOf(face, size),
    fits: advance * size <= room * 1.02,
  }
}

/** Words on a path: upright to it, one glyph after the other; as large as it has room for. */
function setAlong(node: Text, path: string, box: Box, context: TextContext): LaidText {
  const font = fontOf(node, context.typography)
  const face = context.fonts.primary(font)
  const { runs, advance } = setLine(shownText(node), font, context.shaper, node.tracking ?? 0, false)
  const track = trackOf(path)
  const size = node.fit ? Math.max(node.fit.min, Math.min(node.size, track.length / advance)) : node.size
  const free = track.length - advance * size
  const start = node.align === 'center' ? free / 2 : node.align === 'end' ? free : 0
  const glyphs: PlacedGlyph[] = runs.flatMap((run) =>
    run.glyphs.map((glyph) => {
      const half = (glyph.advance / 2) * size
      const { x, y, turn } = track.at(start + glyph.x * size + half)
      return {
        font: run.font,
        id: glyph.id,
        x: box.x + x - half * Math.cos(turn) - glyph.y * size * Math.sin(turn),
        y: box.y + y - half * Math.sin(turn) + glyph.y * size * Math.cos(turn),
        turn,
      }
    }),
  )
  return {
    size,
    font,
    lines: [{ text: shownText(node), x: box.x, baseline: box.y + box.height / 2, width: box.width }],
    glyphs,
    ...metricsOf(face, size),
    fits: advance * size <= track.length * 1.02,
  }
}

/** The words of a stack in a room; how it stands is known by its ink. */
function stackOf(node: Text, maxWidth: number, maxHeight: number, context: TextContext): Stack {
  const font = fontOf(node, context.typography)
  const width = Number.isFinite(maxWidth) ? maxWidth : node.size * shownText(node).length
  return stackWords(piecesOf(shownText(node)), (line) => inkOfLine(line, font, context, node.tracking ?? 0), {
    width,
    height: maxHeight,
    gap: (node.stack?.gap ?? 0) * width,
    most: node.size,
    ...(node.stack?.lines && { lines: node.stack.lines }),
  })
}

function inkOfLine(line: string, font: FontSpec, context: TextContext, tracking: number): LineInk {
  const { runs, advance } = setLine(line, font, context.shaper, tracking, isRightToLeft(line))
  const ink: LineInk = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const run of runs)
    for (const glyph of run.glyphs) {
      const box = glyphBox(run.font, glyph.id)
      if (!box) continue
      const em = 1 / run.font.unitsPerEm
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
  const laidLines = lines.map(({ text, size, x, baseline, width }): LaidLine => {
    const free = box.width - width
    const left = box.x + (align === 'center' ? free / 2 : align === 'end' ? free : 0)
    for (const run of setLine(text, font, context.shaper, node.tracking ?? 0, isRightToLeft(text)).runs)
      for (const glyph of run.glyphs)
        glyphs.push({
          font: run.font,
          id: glyph.id,
          x: left + x + glyph.x * size,
          y: top + baseline + glyph.y * size,
          size,
        })
    return { text, x: left, baseline: top + baseline, width, size }
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
