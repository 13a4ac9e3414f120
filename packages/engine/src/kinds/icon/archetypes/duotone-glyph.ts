/** A glyph in two tones, large on the paper. */
import type { Archetype } from '../../types.ts'
import { iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const duotoneGlyph: Archetype = {
  name: 'duotone-glyph',
  example: 'A duotone icon of a suitcase for a travel checklist, teal and sand',
  suits: (brief) => suitability(brief, { manners: ['duotone'], base: 0.5 }),
  compose(composition) {
    const { direction } = composition
    const { primary, secondary } = direction.mark
    return iconScene(composition, (side) => [
      subjectGlyph(composition, side, side * 0.84, {
        weight: 'duotone',
        paint: primary,
        tone: secondary,
      }),
    ])
  },
}
