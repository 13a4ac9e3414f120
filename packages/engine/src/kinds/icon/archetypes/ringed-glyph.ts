/** A glyph in a ring of its own weight: coin, dial, medal. */
import { circle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const ringedGlyph: Archetype = {
  name: 'ringed-glyph',
  example: 'Round icon for a running tracker',
  suits: (brief) => suitability(brief, { manners: ['round', 'line', 'duotone'], base: 0.45 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const filled = random.chance(0.5)
    const width = random.pick([12, 20])
    return iconScene(composition, (side) => [
      drawing('ring', side, [
        ...(filled ? [{ d: circle(120, 120, 104 - width * 1.1), fill: primary }] : []),
        { d: circle(120, 120, 108 - width / 2), stroke: { paint: filled ? secondary : primary, width } },
      ]),
      subjectGlyph(composition, side, side * 0.54, { paint: filled ? 'paper' : primary }),
    ])
  },
}
