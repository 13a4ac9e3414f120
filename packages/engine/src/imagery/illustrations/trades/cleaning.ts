/** A bucket, a spray bottle, a brush and gloves in a row, bubbles above. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Thing = (p: Pen, c: Colours) => Shape[]
const spray: Thing = (p, c) => [
  p.fill('M-36 -92C-36 -112 -14 -112 -14 -130H14C14 -112 36 -112 36 -92V-8Q36 0 28 0H-28Q-36 0 -36 -8Z', c.light),
  p.fill('M-36 -60H36V-22H-36Z', c.far),
  p.fill('M-30 -166H26C36 -166 40 -156 40 -148H18V-130H-16V-148H-30Z', c.near),
  p.line('M28 -146C28 -130 24 -122 18 -118', c.near, 6),
  p.fill(circle(-50, -158, 5) + circle(-62, -146, 4) + circle(-62, -168, 4), c.middle),
]
const bucket: Thing = (p, c) => [
  p.line('M-52 -104C-52 -176 52 -176 52 -104', c.near, 7),
  p.fill('M-58 -106H58L44 0H-44Z', c.middle),
  p.fill('M24 -106H58L44 0H16Z', { colour: c.near, alpha: 0.2 }),
  p.fill(circle(-34, -112, 20) + circle(-4, -122, 26) + circle(30, -114, 22), c.far),
  p.fill(rounded(-64, -112, 128, 14, 7), c.near),
]
const brush: Thing = (p, c) => [
  p.line('M0 -206V-70', c.near, 9),
  p.fill('M-44 -74H44L36 -50H-36Z', c.light),
  p.fill('M-38 -50H38L48 0H-48Z', c.far),
  p.line('M-22 -46L-26 -6M0 -46V-6M22 -46L26 -6', { colour: c.near, alpha: 0.5 }, 4),
]
const glove: Thing = (p, c) => [
  p.fill(
    'M-26 -60V-128C-26 -138 -12 -138 -12 -128V-168C-12 -178 2 -178 2 -168V-176C2 -186 16 -186 16 -176V-166C16 -176 30 -176 30 -166V-104C36 -116 52 -112 48 -98L32 -60Z',
    c.light,
  ),
  p.fill(rect(-34, -64, 72, 64), c.near),
  p.fill(rect(-34, -44, 72, 10), c.far),
]
const THINGS = [spray, bucket, brush, glove]

export const cleaning = illustration(
  'cleaning',
  showing(
    'cleaning, cleaner, laundry, soap, broom, bucket, housekeeping, window cleaning, car wash, dry cleaner, washing, detergent',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const shift = random.int(4)
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.26, 0.74]), 0.36, 0.27, { colour: c.middle, alpha: 0.28 }),
      {
        d: Array.from({ length: Math.round(w / (14 * u)) }, () =>
          circle(random.next() * w, random.next() * h * 0.5, random.between(1, 3.4) * u),
        ).join(''),
        fill: c.far,
      },
      floorAt(canvas, 0.84, c.far),
      ...rowOfPens(canvas, { width: 128, height: 208, floor: 0.9 }).flatMap((p, i) =>
        nth(THINGS, (i + shift) % 4)(p, c),
      ),
    ]
  },
)
