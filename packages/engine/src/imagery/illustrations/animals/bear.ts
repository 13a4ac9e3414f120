/** A bear looks over a hill among pines. */
import { circle, ellipse, illustration, polygon } from '../drawing.ts'
import { backdrop, both, disc, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const bear = illustration('bear', showing('bear, grizzly, cub, teddy bear, panda, wildlife, zoo'), (canvas) => {
  const { width: w, height: h, unit: u, random, colours: c } = canvas
  const pine = (x: number, tall: number) =>
    [0, 1, 2]
      .map((i) =>
        polygon([
          [x, h * 0.86 - tall + i * tall * 0.22],
          [x - tall * (0.14 + i * 0.06), h * 0.86 - tall * 0.56 + i * tall * 0.26],
          [x + tall * (0.14 + i * 0.06), h * 0.86 - tall * 0.56 + i * tall * 0.26],
        ]),
      )
      .join('')
  const trees = Array.from({ length: Math.round(w / (24 * u)) + 1 }, (_, i) =>
    pine((i + random.between(0.1, 0.5)) * 24 * u, random.between(34, 58) * u),
  ).join('')
  return [
    backdrop(canvas),
    disc(canvas, 0.28, 0.3, 0.16, c.light),
    { d: trees, fill: c.middle },
    ...pens(canvas, { width: 210, height: 190, floor: 1, fills: 0.74, most: 2 }).flatMap((p) => [
      p.fill('M-112 0C-112 -62 -78 -96 -44 -104H44C78 -96 112 -62 112 0Z', c.near),
      p.fill(both(circle(-56, -166, 25)), c.near),
      p.fill(both(circle(-56, -166, 12)), c.light),
      p.fill(ellipse(0, -120, 72, 66), c.near),
      p.fill(ellipse(0, -98, 34, 27), c.far),
      p.fill(ellipse(0, -111, 14, 10), c.near),
      p.line('M0 -101v12M-12 -86q12 9 24 0', c.near, 4.5),
      p.fill(both(circle(-29, -134, 6)), c.far),
      p.line('M-66 -66Q0 -30 66 -66', c.light, 24),
      p.fill('M30 -46l34 -6l-2 46h-30Z', c.light),
    ]),
    hillsAt(canvas, 0.98, 0.07, c.middle),
  ]
})
