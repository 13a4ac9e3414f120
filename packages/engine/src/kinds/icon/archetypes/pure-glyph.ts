/** The glyph alone, solid, as large as the keylines allow. */
import type { Archetype } from '../../types.ts'
import { glyphPaint } from '../parts/asked-paints.ts'
import { iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const pureGlyph: Archetype = {
  name: 'pure-glyph',
  example: 'Simple solid icon of a bicycle, one colour',
  suits: (brief) => suitability(brief, { manners: ['solid'], base: 0.45 }),
  compose(composition) {
    const paint = glyphPaint(composition)
    return iconScene(composition, (side) => [subjectGlyph(composition, side, side * 0.88, { paint })])
  },
}
