/** Measuring for composition: the same shaping that paints. */

import { isRightToLeft } from './bidi.ts'
import type { FontLibrary } from './fonts.ts'
import { setLine } from './lines.ts'
import { glyphOutline, outlinePath } from './outline.ts'
import type { Shaper } from './shape.ts'
import type { Measure } from './types.ts'

export function createMeasure(fonts: FontLibrary, shaper: Shaper): Measure {
  const set: (text: string, ...rest: [Parameters<Measure['width']>[1], number]) => ReturnType<typeof setLine> = (
    text,
    font,
    tracking,
  ) => setLine(text, font, shaper, tracking, isRightToLeft(text))
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
      const { runs, advance } = set(text, font, tracking)
      let d = ''
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
      for (const run of runs) {
        const scale = size / run.font.unitsPerEm
        for (const glyph of run.glyphs) {
          d += outlinePath(glyphOutline(run.font, glyph.id), scale, glyph.x * size, glyph.y * size)
          const box = run.font.font.glyphExtents(glyph.id)
          if (!box || box.width === 0) continue
          const x = glyph.x * size + box.xBearing * scale
          const y = glyph.y * size - box.yBearing * scale
          left = Math.min(left, x)
          top = Math.min(top, y)
          right = Math.max(right, x + box.width * scale)
          bottom = Math.max(bottom, y - box.height * scale)
        }
      }
      const empty = left === Infinity
      return {
        d,
        width: advance * size,
        box: empty
          ? { x: 0, y: 0, width: 0, height: 0 }
          : { x: left, y: top, width: right - left, height: bottom - top },
      }
    },
  }
}
