/** Two glyphs, each on its own quarter of a square, the other quarters plain: reads as a pattern and as a pair. */
import { rectangle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, glyph, iconScene } from '../parts/icon-scene.ts'
import { pairWeight, subjectPair } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const QUARTER = 52

export const glyphPair: Archetype = {
  name: 'glyph-pair',
  example: 'Icon for a coffee and books club',
  suits: (brief) => suitability(brief, { manners: ['flat', 'solid', 'line', 'duotone'], base: 0.8, pair: true }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const [first, second] = subjectPair(composition)
    const weight = pairWeight(composition)
    const round = random.chance(0.5)
    const disc = (x: number, y: number) =>
      `M${x} ${y}m-${QUARTER} 0a${QUARTER} ${QUARTER} 0 1 1 ${QUARTER * 2} 0a${QUARTER} ${QUARTER} 0 1 1 -${QUARTER * 2} 0Z`
    const plain = (x: number, y: number) =>
      round ? disc(x, y) : rectangle(x - QUARTER, y - QUARTER, QUARTER * 2, QUARTER * 2)
    return iconScene(composition, (side) => {
      const off = (side * QUARTER) / 240
      return [
        drawing('quarters', side, [
          { d: plain(120 - QUARTER, 120 - QUARTER) + plain(120 + QUARTER, 120 + QUARTER), fill: primary },
          { d: plain(120 + QUARTER, 120 - QUARTER) + plain(120 - QUARTER, 120 + QUARTER), fill: secondary },
        ]),
        glyph(first, side, side * 0.3, { id: 'glyph-1', weight, paint: 'paper', dx: -off, dy: -off }),
        glyph(second, side, side * 0.3, { id: 'glyph-2', weight, paint: 'paper', dx: off, dy: off }),
      ]
    })
  },
}
