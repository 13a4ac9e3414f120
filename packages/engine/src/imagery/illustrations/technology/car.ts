/** A small car with its luggage, on the road between hills. */
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const car = illustration(
  'car',
  showing(
    'car, garage, vehicle, taxi, driving school, auto, automobile, vintage car, road trip, tyre, mechanic, car wash, motor, electric car, classic car, campervan',
    ['automotive'],
    0.92,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.7, 0.4, 0.25, c.light),
      hillsAt(canvas, 0.76, 0.2, c.far),
      hillsAt(canvas, 0.82, 0.1, { colour: c.middle, alpha: 0.55 }),
      floorAt(canvas, 0.8, c.near),
      {
        d: Array.from({ length: Math.ceil(w / (24 * u)) + 1 }, (_, i) =>
          rounded(i * 24 * u - 6 * u, h * 0.94, 13 * u, 1.6 * u, u),
        ).join(''),
        fill: c.far,
      },
      ...pens(canvas, { width: 280, height: 172, floor: 0.9, fills: 0.8, most: 2 }).flatMap((p, i) => {
        const [paint, other] = i === 0 ? [c.light, c.middle] : [c.middle, c.light]
        return [
          p.fill(rounded(-64, -168, 62, 26, 5), other),
          p.fill(rounded(4, -162, 40, 20, 5), c.far),
          p.line('M-76 -140H60', c.near, 5),
          p.fill('M-92 -72L-70 -124C-66 -134 -60 -138 -50 -138H34C46 -138 54 -134 62 -124L98 -72Z', paint),
          p.fill(
            'M-74 -78L-58 -116C-55 -122 -52 -124 -46 -124H-18V-78ZM-6 -78V-124H30C38 -124 44 -120 50 -112L74 -78Z',
            c.far,
          ),
          p.fill(
            'M-128 -24C-132 -56 -122 -78 -92 -82H98C124 -78 134 -60 134 -24C134 -18 130 -16 124 -16H-120C-126 -16 -128 -18 -128 -24Z',
            paint,
          ),
          p.fill('M-128 -34H134V-24C134 -18 130 -16 124 -16H-120C-126 -16 -128 -18 -128 -24Z', {
            colour: c.near,
            alpha: 0.24,
          }),
          p.fill(circle(-72, -18, 28) + circle(78, -18, 28), c.near),
          p.fill(circle(-72, -18, 17) + circle(78, -18, 17), c.far),
          p.fill(circle(-72, -18, 6) + circle(78, -18, 6), c.near),
          p.fill(circle(124, -58, 9), c.far),
          p.line('M-18 -70V-36M-10 -62H4', { colour: c.near, alpha: 0.5 }, 4),
          p.fill(rounded(-134, -62, 10, 16, 4), other),
        ]
      }),
    ]
  },
)
