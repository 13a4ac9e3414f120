/** A bright tooth, a brush beside it. */
import { circle, ellipse, illustration, rounded } from '../drawing.ts'
import { backdrop, both, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const tooth = illustration(
  'tooth',
  showing('tooth, teeth, dentist, dental, orthodontist, smile, toothbrush, hygienist, braces', ['dental'], 0.95),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    const spark = (x: number, y: number, s: number) =>
      `M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.48, 0.42, c.middle),
      floorAt(canvas, 0.86, c.near),
      ...pens(canvas, { width: 230, height: 204, floor: 0.9, fills: 0.9, most: 3 }).flatMap((p) => [
        p.fill(
          'M-64 -176C-44 -198 -20 -186 0 -176C20 -186 44 -198 64 -176C86 -150 72 -108 60 -76C54 -52 52 -8 34 0C14 4 18 -54 0 -56C-18 -54 -14 4 -34 0C-52 -8 -54 -52 -60 -76C-72 -108 -86 -150 -64 -176Z',
          c.far,
        ),
        p.fill(
          'M28 -187C42 -192 54 -188 64 -176C86 -150 72 -108 60 -76C54 -52 52 -8 34 0C24 2 22 -14 18 -30C46 -60 56 -140 28 -187Z',
          { colour: c.light, alpha: 0.4 },
        ),
        p.line('M-52 -150C-58 -134 -54 -118 -48 -102', c.light, 7),
        p.fill(both(ellipse(-22, -116, 5, 7)), c.near),
        p.line('M-14 -96q14 12 28 0', c.near, 5),
        p.fill(rounded(92, -200, 14, 200, 7), c.light),
        p.fill(rounded(88, -204, 8, 56, 3), c.light),
        p.fill([0, 1, 2, 3].map((i) => rounded(72, -200 + i * 13, 18, 9, 2)).join(''), c.far),
      ]),
      {
        d: spark(w * 0.2, h * 0.24, 8 * u) + spark(w * 0.76, h * 0.16, 5 * u) + spark(w * 0.86, h * 0.6, 4 * u),
        fill: c.light,
      },
      { d: circle(w * 0.12, h * 0.5, 2 * u) + circle(w * 0.9, h * 0.34, 2.6 * u), fill: c.middle },
    ]
  },
)
