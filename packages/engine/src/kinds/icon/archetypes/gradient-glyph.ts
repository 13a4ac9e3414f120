/** The glyph alone, its colour running into its neighbour or into a second one: for those who ask for a gradient. */
import type { Archetype } from '../../types.ts'
import { glyphPaint } from '../parts/asked-paints.ts'
import { iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const gradientGlyph: Archetype = {
  name: 'gradient-glyph',
  example: 'Icon of a flame with a warm gradient',
  suits: (brief) => suitability(brief, { manners: ['gradient'], base: 0 }),
  compose(composition) {
    const paint = glyphPaint(composition)
    return iconScene(composition, (side) => [subjectGlyph(composition, side, side * 0.86, { paint })])
  },
}
