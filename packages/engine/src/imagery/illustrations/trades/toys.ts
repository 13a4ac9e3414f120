/** Toys in a row: blocks, a ring tower, a ball, a duck on wheels. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, polygon, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Toy = (p: Pen, c: Colours) => Shape[]
const tower: Toy = (p, c) => [
  p.fill(rect(-5, -176, 10, 176), c.near),
  ...[
    [62, c.near],
    [54, c.light],
    [46, c.middle],
    [37, c.far],
    [28, c.light],
  ].map(([half, paint], i) =>
    p.fill(rounded(-(half as number), -32 - i * 31, (half as number) * 2, 29, 14), paint as typeof c.near),
  ),
  p.fill(circle(0, -180, 15), c.middle),
]
const blocks: Toy = (p, c) => [
  p.fill(rect(-60, -58, 58, 58), c.light),
  p.fill(rect(2, -58, 58, 58), c.middle),
  p.fill(rect(-30, -116, 58, 58), c.far),
  p.fill(
    polygon([
      [-36, -116],
      [0, -168],
      [36, -116],
    ]),
    c.near,
  ),
  p.fill(circle(-31, -29, 16), c.far),
  p.fill(
    polygon([
      [31, -46],
      [46, -14],
      [16, -14],
    ]),
    c.far,
  ),
  p.fill('M-14 -72V-102H14V-72H6V-90H-6V-72Z', c.light),
]
const ball: Toy = (p, c) => [
  p.fill(circle(0, -62, 62), c.middle),
  p.fill('M-62 -62A62 62 0 0 1 62 -62C30 -46 -30 -46 -62 -62Z', c.light),
  p.fill('M-60 -52C-28 -34 28 -34 60 -52L62 -66C30 -48 -30 -48 -62 -66Z', c.far),
  p.fill('M24 -119A62 62 0 0 1 20 -4C44 -40 48 -84 24 -119Z', { colour: c.near, alpha: 0.2 }),
]
const duck: Toy = (p, c) => [
  p.fill(
    'M-62 -62C-62 -30 -40 -20 -8 -20C34 -20 58 -40 54 -78C50 -92 40 -96 30 -92C44 -108 40 -146 6 -148C-24 -148 -36 -120 -24 -94C-30 -84 -46 -88 -62 -108C-70 -92 -66 -76 -62 -62Z',
    c.light,
  ),
  p.fill('M38 -124L72 -116L38 -104Z', c.middle),
  p.fill('M-34 -72C-14 -84 22 -80 30 -58C16 -40 -22 -38 -34 -72Z', { colour: c.near, alpha: 0.26 }),
  p.fill(circle(14, -122, 6.5), c.near),
  p.fill(rect(-54, -24, 100, 9), c.near),
  p.fill(circle(-36, -13, 14) + circle(30, -13, 14), c.near),
  p.fill(circle(-36, -13, 5) + circle(30, -13, 5), c.far),
]
const TOYS = [tower, duck, blocks, ball]

export const toys = illustration(
  'toys',
  showing(
    'toy, child, children, kid, kids, nursery, kindergarten, playgroup, preschool, baby, toddler, play, playground, babysitter, childminder, birthday',
    ['children'],
    0.92,
  ),
  (canvas) => {
    const { random, colours: c } = canvas
    const shift = random.int(4)
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.24, 0.76]), 0.26, 0.17, c.far),
      floorAt(canvas, 0.84, c.far),
      ...rowOfPens(canvas, { width: 142, height: 206, floor: 0.9 }).flatMap((p, i) => nth(TOYS, (i + shift) % 4)(p, c)),
    ]
  },
)
