/** Text on a circle, and along a path. */
import type { Box } from '../base/geometry.ts'
import { present } from '../base/items.ts'
import { type SetLine, setLine } from '../type/lines.ts'
import type { FontSpec } from '../type/types.ts'
import { inRun, type LaidText, metricsOf, type PlacedGlyph, type TextContext } from './laid-text.ts'
import { fontOf, shownText, styledText } from './text-spans.ts'
import { trackOf } from './track.ts'
import type { Text } from './types.ts'

/** All of a text as one line, runs of style and all. */
function wholeLine(node: Text, font: FontSpec, { shaper, typography }: TextContext): SetLine {
  const { shown, runs } = styledText(node, typography)
  return setLine(shown, font, shaper, node.tracking ?? 0, false, runs)
}

/** The share of the circle that a text on it may take. */
const ARC_SHARE = 0.9

export function setArc(node: Text, box: Box, context: TextContext): LaidText {
  const arc = present(node.arc)
  const font = fontOf(node, context.typography)
  const face = context.fonts.primary(font)
  const inside = arc.side === 'inside'
  const { runs, advance } = wholeLine(node, font, context)
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
        ...inRun(run, size),
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
export function setAlong(node: Text, path: string, box: Box, context: TextContext): LaidText {
  const font = fontOf(node, context.typography)
  const face = context.fonts.primary(font)
  const { runs, advance } = wholeLine(node, font, context)
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
        ...inRun(run, size),
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
