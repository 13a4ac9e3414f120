/** A bicycle with a basket on the road, hills behind. */
import { circle, illustration, leaf, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const bicycle = illustration(
  'bicycle',
  showing(
    'bicycle, bike, cycling, cyclist, bike repair, velo, tandem, bike shop, bike rental, bike tour',
    ['bicycle'],
    0.9,
  ),
  (canvas) => {
    const { colours: c } = canvas
    const wheel = (x: number) =>
      Array.from(
        { length: 8 },
        (_, i) => `M${x} -52L${x + Math.cos((i * Math.PI) / 4) * 46} ${-52 + Math.sin((i * Math.PI) / 4) * 46}`,
      ).join('')
    return [
      backdrop(canvas),
      disc(canvas, 0.3, 0.36, 0.24, c.light),
      hillsAt(canvas, 0.74, 0.18, c.far),
      hillsAt(canvas, 0.86, 0.1, { colour: c.middle, alpha: 0.6 }),
      floorAt(canvas, 0.86, c.middle),
      ...pens(canvas, { width: 260, height: 165, floor: 0.93, fills: 0.84, most: 2 }).flatMap((p, i) => {
        const frame = i === 0 ? c.light : c.far
        return [
          p.line(wheel(-70) + wheel(72), { colour: c.near, alpha: 0.5 }, 1.8),
          p.line(circle(-70, -52, 48) + circle(72, -52, 48), c.near, 8),
          p.line('M-70 -52L-36 -118L44 -122L-6 -52Z', frame, 8),
          p.line('M-6 -52L-40 -132M72 -52L40 -138', frame, 8),
          p.line('M40 -138C44 -152 58 -154 74 -146', c.near, 8),
          p.fill(rounded(-66, -142, 48, 12, 6), c.near),
          p.fill(circle(-6, -52, 14), c.near),
          p.fill(circle(-6, -52, 5), c.far),
          p.line('M-6 -52L8 -28M0 -26h18', c.near, 5),
          p.fill('M62 -142H112L104 -100H70Z', c.near),
          p.fill(
            leaf(76, -142, 34, -110, 0.3) + leaf(90, -142, 40, -84, 0.26) + leaf(102, -142, 32, -56, 0.3),
            c.middle,
          ),
          p.fill(circle(82, -158, 8) + circle(100, -164, 7), frame === c.light ? c.far : c.light),
        ]
      }),
    ]
  },
)
