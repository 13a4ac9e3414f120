/** A glyph in two tones, large on the paper. */
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

export const duotoneGlyph: Archetype = {
  name: 'duotone-glyph',
  example: 'A duotone icon of a suitcase for a travel checklist, teal and sand',
  suits: (brief) => suitability(brief, { manners: ['duotone'], base: 0.55 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    return iconScene(composition, (side) => [
      glyph(pickPictogram(direction.pictograms, random, 'weighted'), side, side * 0.84, {
        weight: 'duotone',
        paint: primary,
        tone: secondary,
      }),
    ])
  },
}
