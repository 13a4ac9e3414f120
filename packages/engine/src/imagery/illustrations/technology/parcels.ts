/** A van full of boxes, more boxes beside it. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const parcels = illustration(
  'parcels',
  showing(
    'moving, mover, removal, van, truck, parcel, courier, delivery, box, freight, shipping, storage, warehouse, logistics, relocation, post',
    ['logistics'],
    0.9,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const stack = Array.from({ length: Math.ceil(w / (24 * u)) + 1 }, (_, i) => ({
      x: i * 24 * u - 8 * u,
      tall: random.between(10, 30) * u,
    }))
    return [
      backdrop(canvas),
      disc(canvas, 0.72, 0.3, 0.22, c.far),
      { d: stack.map(({ x, tall }) => rect(x, h * 0.82 - tall, 20 * u, tall)).join(''), fill: c.far },
      {
        d: stack.map(({ x, tall }) => rect(x + 8 * u, h * 0.82 - tall, 4 * u, Math.min(tall, 9 * u))).join(''),
        fill: { colour: c.middle, alpha: 0.6 },
      },
      floorAt(canvas, 0.82, c.near),
      { d: rect(0, h * 0.93, w, 1.4 * u), fill: c.far },
      ...pens(canvas, { width: 300, height: 172, floor: 0.91, fills: 0.82, most: 2 }).flatMap((p, i) => {
        const [paint, other] = i === 0 ? [c.light, c.middle] : [c.middle, c.light]
        return [
          p.fill(rounded(-140, -168, 184, 146, 8), paint),
          p.fill(rect(-140, -72, 184, 14), other),
          p.fill(
            'M50 -128H96C104 -128 108 -124 112 -116L136 -76C138 -72 140 -68 140 -62V-30Q140 -22 132 -22H50Z',
            other,
          ),
          p.fill('M64 -114H92C96 -114 98 -112 100 -108L116 -78H64Z', c.far),
          p.fill(rect(-140, -26, 280, 8), c.near),
          p.fill(circle(-84, -18, 26) + circle(88, -18, 26), c.near),
          p.fill(circle(-84, -18, 13) + circle(88, -18, 13), c.far),
          p.fill(rect(-112, -146, 50, 50), c.far),
          p.fill(rect(-93, -146, 12, 24), c.near),
          p.fill(circle(130, -50, 6), c.far),
        ]
      }),
    ]
  },
)
