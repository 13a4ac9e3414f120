/** A tiered cake with candles and bunting. */
import { nth } from '../../../base/items.ts'
import { illustration, leaf, polygon, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const cake = illustration(
  'cake',
  showing(
    'cake, birthday, cupcake, patisserie, party, celebration, baby shower, wedding cake, confectioner, treat, anniversary, dessert',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    const flags = Math.max(6, Math.round(w / (15 * u)))
    const sag = (x: number) => h * 0.04 + h * 0.1 * (1 - (2 * (x / w) - 1) ** 2)
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.54, 0.38, c.far),
      ...Array.from({ length: flags }, (_, i) => {
        const [a, b] = [(i * w) / flags, ((i + 0.86) * w) / flags]
        return {
          d: polygon([
            [a, sag(a)],
            [b, sag(b)],
            [(a + b) / 2, sag((a + b) / 2) + 11 * u],
          ]),
          fill: nth([c.light, c.near, c.middle], i % 3),
        }
      }),
      floorAt(canvas, 0.86, c.middle),
      ...pens(canvas, { width: 230, height: 214, floor: 0.92, fills: 0.8, most: 3 }).flatMap((p, i) => [
        p.line('M-26 -164V-186M0 -164V-190M26 -164V-186', c.far, 8),
        p.fill(leaf(-26, -188, 20, -90, 0.3) + leaf(0, -192, 22, -90, 0.3) + leaf(26, -188, 20, -90, 0.3), c.light),
        p.fill(rounded(-46, -166, 92, 52, 8), i === 1 ? c.middle : c.light),
        p.fill(rounded(-68, -118, 136, 56, 8), c.near),
        p.fill(rounded(-90, -66, 180, 56, 8), i === 1 ? c.middle : c.light),
        p.fill(
          'M-46 -160a8 8 0 0 1 8 -6h76a8 8 0 0 1 8 6v18c-6 12 -14 10 -18 0c-4 14 -16 14 -20 0c-4 10 -14 10 -18 0c-4 16 -16 14 -20 0c-6 8 -12 8 -16 -4Z',
          c.far,
        ),
        p.fill(
          'M-68 -112a8 8 0 0 1 8 -6h120a8 8 0 0 1 8 6v14c-6 14 -18 12 -22 0c-6 16 -20 14 -24 0c-6 10 -16 12 -22 0c-6 18 -20 14 -24 0c-6 12 -18 12 -22 0c-6 8 -16 8 -22 -2Z',
          c.middle,
        ),
        p.fill('M40 -66H82a8 8 0 0 1 8 8V-18a8 8 0 0 1 -8 8H40Z', { colour: c.near, alpha: 0.18 }),
        p.line('M-80 -36q10 12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', c.far, 4),
        p.fill(rounded(-112, -12, 224, 12, 6), c.near),
      ]),
    ]
  },
)
