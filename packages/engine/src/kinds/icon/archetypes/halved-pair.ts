/** Two things, each on its own half of a square. */
import { rectangle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, glyph, iconScene, spoken } from '../parts/icon-scene.ts'
import { pairWeight, subjectPair } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const halvedPair: Archetype = {
  name: 'halved-pair',
  example: 'Icon of a sun and a moon',
  // Words under the drawing would stand on its lower half.
  suits: (brief) =>
    spoken(brief).length > 0
      ? 0
      : suitability(brief, { manners: ['flat', 'solid', 'line', 'duotone'], base: 0.8, pair: true }),
  compose(composition) {
    const { direction, random } = composition
    const { primary } = direction.mark
    const [first, second] = subjectPair(composition)
    const weight = pairWeight(composition)
    const level = random.chance(0.5)
    const half = level ? rectangle(0, 0, 240, 120) : rectangle(0, 0, 120, 240)
    return iconScene(composition, (side) => {
      const off = side / 4
      const place = (sign: 1 | -1) => (level ? { dy: sign * off } : { dx: sign * off })
      return [
        drawing('half', side, [{ d: half, fill: primary }]),
        glyph(first, side, side * 0.4, { id: 'glyph-1', weight, paint: 'paper', ...place(-1) }),
        glyph(second, side, side * 0.4, { id: 'glyph-2', weight, paint: primary, ...place(1) }),
      ]
    })
  },
}
