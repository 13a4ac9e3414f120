/** Conifers in three rows, the light between them. */
import { illustration, polygon, rect } from '../drawing.ts'
import { backdrop, disc, hillsAt } from '../figure.ts'
import { showing } from '../meaning.ts'

export const forest = illustration(
  'forest',
  showing(
    'forest, tree, wood, woodland, pine, timber, arborist, conifer, spruce, forestry, forest school, tree surgeon',
    ['environment', 'outdoors'],
    0.6,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const row = (count: number, floor: number, low: number, high: number) => {
      let d = ''
      for (let i = 0; i < count; i++) {
        const x = ((i + random.between(0.25, 0.75)) * w) / count
        const tall = h * random.between(low, high)
        const wide = tall * 0.19
        d += rect(x - tall * 0.02, h * floor - tall * 0.14, tall * 0.04, tall * 0.2)
        for (let k = 0; k < 4; k++) {
          const top = h * floor - tall + k * tall * 0.19
          const half = wide * (0.42 + k * 0.2)
          d += polygon([
            [x, top],
            [x - half, top + tall * 0.32],
            [x + half, top + tall * 0.32],
          ])
        }
      }
      return d
    }
    const density = w / h
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.32, 0.66]), 0.4, 0.27, c.light),
      hillsAt(canvas, 0.7, 0.1, { colour: c.middle, alpha: 0.3 }),
      { d: row(Math.round(7 * density) + 2, 0.76, 0.3, 0.46), fill: { colour: c.middle, alpha: 0.55 } },
      hillsAt(canvas, 0.82, 0.06, c.middle),
      { d: row(Math.round(4.4 * density) + 2, 0.86, 0.42, 0.62), fill: c.middle },
      { d: row(Math.round(2 * density) + 1, 0.97, 0.56, 0.88), fill: c.near },
      hillsAt(canvas, 0.97, 0.05, c.near),
    ]
  },
)
