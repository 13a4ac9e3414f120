/** The glyph alone, solid, as large as the keylines allow. */
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

export const pureGlyph: Archetype = {
  name: 'pure-glyph',
  example: 'Simple solid icon of a bicycle, one colour',
  suits: (brief) => suitability(brief, { manners: ['solid'], base: 0.5 }),
  compose(composition) {
    const { direction, random } = composition
    return iconScene(composition, (side) => [
      glyph(pickPictogram(direction.pictograms, random, 'solid'), side, side * 0.88, { paint: direction.mark.primary }),
    ])
  },
}
