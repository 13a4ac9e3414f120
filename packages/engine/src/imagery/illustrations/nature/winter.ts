/** Cabins under snow, firs, and large flakes. */
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, polygon, rect, rounded } from '../drawing.ts'
import { backdrop, disc, hillsAt, type Pen, pens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Canvas, Colours } from '../types.ts'

/** Two peaks and the snow on them. */
const mountains = ({ width: w, height: h, colours: c }: Canvas): Shape[] => [
  {
    d: polygon([
      [0, h * 0.72],
      [w * 0.2, h * 0.3],
      [w * 0.42, h * 0.66],
      [w * 0.68, h * 0.24],
      [w, h * 0.72],
    ]),
    fill: c.middle,
  },
  {
    d:
      polygon([
        [w * 0.2, h * 0.3],
        [w * 0.132, h * 0.44],
        [w * 0.19, h * 0.42],
        [w * 0.23, h * 0.46],
        [w * 0.276, h * 0.43],
      ]) +
      polygon([
        [w * 0.68, h * 0.24],
        [w * 0.59, h * 0.4],
        [w * 0.66, h * 0.38],
        [w * 0.71, h * 0.43],
        [w * 0.78, h * 0.4],
      ]),
    fill: c.far,
  },
]

const fir = (x: number, foot: number, tall: number) =>
  [0, 1, 2]
    .map((i) =>
      polygon([
        [x, foot - tall + i * tall * 0.2],
        [x - tall * (0.16 + i * 0.07), foot - tall * 0.5 + i * tall * 0.25],
        [x + tall * (0.16 + i * 0.07), foot - tall * 0.5 + i * tall * 0.25],
      ]),
    )
    .join('')

/** Firs on one line, each with snow on its tip. */
const firs = (at: (readonly [x: number, tall: number])[], foot: number, c: Colours): Shape[] => [
  { d: at.map(([x, tall]) => fir(x, foot, tall)).join(''), fill: c.near },
  {
    d: at
      .map(([x, tall]) =>
        polygon([
          [x, foot - tall],
          [x - tall * 0.09, foot - tall * 0.78],
          [x, foot - tall * 0.82],
          [x + tall * 0.09, foot - tall * 0.78],
        ]),
      )
      .join(''),
    fill: c.far,
  },
]

const cabin = (p: Pen, c: Colours): Shape[] => [
  p.fill(rect(44, -140, 24, 46), c.near),
  p.fill(rect(-76, -74, 152, 74), c.light),
  p.line('M-76 -56H76M-76 -36H76M-76 -16H76', { colour: c.near, alpha: 0.24 }, 3),
  p.fill('M-82 -70L0 -126L82 -70Z', c.light),
  p.line('M-96 -68L0 -132L96 -68', c.far, 18),
  p.fill(rounded(40, -148, 32, 12, 6), c.far),
  p.fill(rect(-18, -50, 36, 50), c.near),
  p.fill(rect(-58, -52, 28, 26) + rect(32, -52, 28, 26), c.far),
  p.line('M-44 -52v26M-58 -39h28M46 -52v26M32 -39h28', c.near, 3),
  p.fill(circle(0, -88, 10), c.far),
]

export const winter = illustration(
  'winter',
  showing(
    'winter, snow, ski, skiing, chalet, cabin, lodge, alpine, snowboard, ice skating, advent market, frost, sledge, sauna',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const at = Array.from(
      { length: Math.round(w / (30 * u)) + 1 },
      (_, i) => [(i + random.between(0, 0.4)) * 30 * u, random.between(34, 56) * u] as const,
    )
    return [
      backdrop(canvas),
      disc(canvas, 0.72, 0.28, 0.16, c.light),
      ...mountains(canvas),
      hillsAt(canvas, 0.78, 0.06, { colour: c.far, alpha: 0.75 }),
      ...firs(at, h * 0.84, c),
      ...pens(canvas, { width: 230, height: 150, floor: 0.9, fills: 0.6, most: 2 }).flatMap((p) => cabin(p, c)),
      hillsAt(canvas, 0.94, 0.06, c.far),
      {
        d: Array.from({ length: Math.round(w / (9 * u)) }, () =>
          circle(random.next() * w, random.next() * h * 0.8, random.between(0.6, 1.5) * u),
        ).join(''),
        fill: c.far,
      },
    ]
  },
)
