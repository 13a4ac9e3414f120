/** One tile, two things on its diagonal. */
import { squircle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, glyph, iconScene } from '../parts/icon-scene.ts'
import { pairWeight, subjectPair } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const pairedTile: Archetype = {
  name: 'paired-tile',
  example: 'App icon with a fork and a leaf',
  suits: (brief) => suitability(brief, { manners: ['flat', 'line', 'solid', 'duotone'], base: 0.8, pair: true }),
  compose(composition) {
    const { random } = composition
    const [first, second] = subjectPair(composition)
    const rising = random.chance(0.4) ? -1 : 1
    const weight = pairWeight(composition)
    return iconScene(composition, (side) => {
      const off = side * 0.15
      return [
        drawing('tile', side, [{ d: squircle(12, 12, 216), fill: 'accent' }]),
        glyph(first, side, side * 0.38, { id: 'glyph-1', weight, paint: 'onAccent', dx: -off, dy: -off * rising }),
        glyph(second, side, side * 0.38, { id: 'glyph-2', weight, paint: 'onAccent', dx: off, dy: off * rising }),
      ]
    })
  },
}
