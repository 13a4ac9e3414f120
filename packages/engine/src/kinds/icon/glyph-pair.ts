/** Two glyphs, each on its own quarter of a square, the other quarters plain: reads as a pattern and as a pair. */
import { rectangle } from '../shared/geometry.ts'
import type { Archetype } from '../types.ts'
import { drawing, glyph, iconScene, otherPicture } from './parts.ts'
import { suitability } from './suits.ts'

const QUARTER = 52

export const glyphPair: Archetype = {
  name: 'glyph-pair',
  example: 'Icon for a coffee and books club',
  // The prompt has to name two things.
  suits: (brief) => (brief.subject.objects.length >= 2 ? suitability(brief, { manners: ['flat'], base: 0.5 }) : 0),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const [first = ''] = direction.pictograms
    const second = otherPicture(direction.pictograms)
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
        glyph(first, side, side * 0.27, { id: 'glyph-1', paint: 'paper', dx: -off, dy: -off }),
        glyph(second ?? first, side, side * 0.27, {
          id: 'glyph-2',
          weight: second ? 'fill' : 'bold',
          paint: 'paper',
          dx: off,
          dy: off,
        }),
      ]
    })
  },
}
