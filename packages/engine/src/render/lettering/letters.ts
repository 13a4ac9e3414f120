/** Set text as path data. */
import type { LaidText } from '../../scene/text-layout.ts'
import { glyphOutline, outlinePath } from '../../type/outline.ts'

/** The letters of a text as one path, moved by (-x, -y). */
export const lettersPath = ({ glyphs, size }: Pick<LaidText, 'glyphs' | 'size'>, x = 0, y = 0): string =>
  glyphs
    .map(({ font, id, x: left, y: top, turn, size: own = size }) =>
      outlinePath(glyphOutline(font, id), own / font.unitsPerEm, left - x, top - y, turn),
    )
    .join('')
