/** A glyph in a ring of its own weight: coin, dial, medal. */
import { circle, sector } from '../shared/geometry.ts'
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { drawing, glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

export const ringedGlyph: Archetype = {
  name: 'ringed-glyph',
  example: 'Round icon for a running tracker',
  suits: (brief) => suitability(brief, { manners: ['round', 'line'], base: 0.5 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const open = random.chance(0.5)
    const from = random.pick([30, 120, 210])
    return iconScene(composition, (side) => [
      drawing(
        'ring',
        side,
        open
          ? [
              { d: sector(120, 120, 96, 112, from, from + 265), fill: primary },
              { d: sector(120, 120, 96, 112, from + 275, from + 350), fill: secondary },
            ]
          : [{ d: circle(120, 120, 104), stroke: { paint: primary, width: 14 } }],
      ),
      glyph(pickPictogram(direction.pictograms, random, 'solid'), side, side * 0.52, {
        paint: primary,
        weight: 'fill',
      }),
    ])
  },
}
