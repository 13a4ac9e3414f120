/** Measuring for composition: the same shaping that paints. */
import { memo } from '../base/memo.ts'
import { isRightToLeft } from './bidi.ts'
import type { FontLibrary } from './fonts.ts'
import { type SetLine, setLine } from './lines.ts'
import { glyphBox, glyphOutline, outlinePath } from './outline.ts'
import type { GlyphRun, Shaper } from './shape.ts'
import type { FontSpec, Measure } from './types.ts'

type Box = ReturnType<Measure['outline']>['box']

export function createMeasure(fonts: FontLibrary, shaper: Shaper): Measure {
  const set = (text: string, font: FontSpec, tracking: number): SetLine =>
    setLine(text, font, shaper, tracking, isRightToLeft(text))
  return {
    width: (text, font, size, tracking = 0) => set(text, font, tracking).advance * size,
    metrics(font, size) {
      const face = fonts.primary(font)
      const scale = size / face.unitsPerEm
      return {
        ascent: face.ascent * scale,
        descent: face.descent * scale,
        capHeight: face.capHeight * scale,
        xHeight: face.xHeight * scale,
      }
    },
    outline(text, font, size, tracking = 0) {
      const line = set(text, font, tracking)
      const { runs, advance } = line
      return {
        // Most callers want the box alone, and path data takes ten times as long.
        get d() {
          return runs.map((run) => pathOf(run, size)).join('')
        },
        width: advance * size,
        box: size === 1 ? memo(emBoxes, line, () => boxOf(runs, 1)) : boxOf(runs, size),
      }
    },
  }
}

/** Boxes of lines at one em: that is what lines are weighed by, again and again. */
const emBoxes = new WeakMap<SetLine, Box>()

const pathOf = ({ font, glyphs }: GlyphRun, size: number): string =>
  glyphs.map(({ id, x, y }) => outlinePath(glyphOutline(font, id), size / font.unitsPerEm, x * size, y * size)).join('')

/** The box of the ink in a size; of what leaves none an empty one at the origin. */
function boxOf(runs: readonly GlyphRun[], size: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { font, glyphs } of runs) {
    const scale = size / font.unitsPerEm
    for (const glyph of glyphs) {
      const ink = glyphBox(font, glyph.id)
      if (!ink) continue
      const x = glyph.x * size + ink.left * scale
      const y = glyph.y * size - ink.top * scale
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + (ink.right - ink.left) * scale)
      bottom = Math.max(bottom, y - (ink.bottom - ink.top) * scale)
    }
  }
  return left === Infinity
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}
