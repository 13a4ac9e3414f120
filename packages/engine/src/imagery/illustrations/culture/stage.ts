import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, polygon, rect } from '../types.ts'

/** Beams of light crossing over a stage. */
export const stage: Illustration = {
  name: 'stage',
  suits: showing(
    'concert, gig, live music, stage, comedy, festival, opera, karaoke, rave, nightclub',
    ['film', 'event'],
    0.7,
  ),
  draw({ width, height, random, colours }) {
    const count = 5
    const beams = Array.from({ length: count }, (_, i): Shape => {
      const from = (width * (i + 0.5)) / count
      const to = width * random.between(0.08, 0.92)
      const spread = width * random.between(0.1, 0.17)
      return {
        d: polygon([
          [from - width * 0.012, 0],
          [from + width * 0.012, 0],
          [to + spread, height * 0.86],
          [to - spread, height * 0.86],
        ]),
        fill: nth([colours.far, colours.light, colours.middle], i % 3),
        opacity: 0.62,
      }
    })
    const heads = Array.from({ length: 9 }, (_, i) =>
      circle(
        width * ((i + 0.5) / 9) + width * random.between(-0.02, 0.02),
        height * (0.98 + random.between(-0.015, 0.015)),
        width * 0.052,
      ),
    ).join('')
    return [
      ...beams,
      { d: rect(0, height * 0.82, width, height * 0.05), fill: colours.middle },
      { d: heads + rect(0, height * 0.97, width, height * 0.03), fill: colours.near },
    ]
  },
}
