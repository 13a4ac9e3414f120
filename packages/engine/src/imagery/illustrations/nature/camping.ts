/** A lit tent and a fire under the moon. */
import { circle, illustration, leaf, polygon } from '../drawing.ts'
import { backdrop, disc, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const camping = illustration(
  'camping',
  showing(
    'camp, camping, tent, campsite, campfire, glamping, scout, bivouac, summer camp, bushcraft, hike, outdoor, outdoors, caravan',
    ['outdoors'],
    0.74,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const pine = (x: number, foot: number, tall: number) =>
      [0, 1, 2]
        .map((i) =>
          polygon([
            [x, foot - tall + i * tall * 0.2],
            [x - tall * (0.15 + i * 0.06), foot - tall * 0.52 + i * tall * 0.25],
            [x + tall * (0.15 + i * 0.06), foot - tall * 0.52 + i * tall * 0.25],
          ]),
        )
        .join('')
    const trees = Array.from({ length: Math.round(w / (17 * u)) + 1 }, (_, i) =>
      pine((i + random.between(0, 0.5)) * 17 * u, h * 0.82, random.between(26, 54) * u),
    ).join('')
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.22, 0.78]), 0.22, 0.11, c.far),
      {
        d: Array.from({ length: 14 }, () =>
          circle(random.next() * w, random.next() * h * 0.42, random.between(0.3, 0.7) * u),
        ).join(''),
        fill: c.far,
      },
      {
        d: polygon([
          [0, h * 0.7],
          [w * 0.22, h * 0.36],
          [w * 0.4, h * 0.62],
          [w * 0.62, h * 0.3],
          [w, h * 0.7],
        ]),
        fill: { colour: c.middle, alpha: 0.4 },
      },
      { d: trees, fill: c.middle },
      hillsAt(canvas, 0.84, 0.05, c.near),
      ...pens(canvas, { width: 270, height: 150, floor: 0.91, fills: 0.62, most: 2 }).flatMap((p) => [
        p.fill('M-118 0L-22 -146L74 0Z', c.light),
        p.fill('M-22 -146L74 0H106L-6 -150Z', { colour: c.light, alpha: 0.6 }),
        p.fill('M-22 -110L-64 0H20Z', c.far),
        p.fill('M-22 -110L20 0H-10Z', { colour: c.near, alpha: 0.24 }),
        p.fill('M-22 -110L-64 0H-84Z', c.middle),
        p.line('M-22 -146L-12 -160M-118 0L-138 10M106 0L122 8', c.far, 4),
        p.fill(leaf(128, -2, 54, -96, 0.34) + leaf(134, -2, 36, -70, 0.3) + leaf(122, -2, 38, -112, 0.3), c.light),
        p.fill(leaf(128, -2, 28, -92, 0.36), c.far),
        p.line('M108 2L148 -6M110 -6L148 4', c.far, 7),
      ]),
      hillsAt(canvas, 1, 0.05, c.middle),
    ]
  },
)
