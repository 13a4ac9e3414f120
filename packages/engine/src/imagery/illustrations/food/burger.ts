/** A burger, tall, with a box of chips beside it where there is room. */
import { ellipse, illustration, polygon, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

const WAVES =
  'C-92 -74 -84 -74 -76 -84C-66 -70 -54 -70 -44 -84C-34 -68 -22 -68 -10 -84C2 -70 14 -70 24 -84C34 -68 48 -68 58 -84C66 -72 82 -72 96 -84C106 -80 106 -96 94 -98H-94C-106 -96 -106 -78 -100 -84Z'

const burgerOf = (p: Pen, c: Colours) => [
  p.fill(rounded(-92, -44, 184, 44, 20), c.far),
  p.fill(rounded(-98, -74, 196, 34, 16), c.near),
  // Cheese hangs over the edge of the meat.
  p.fill('M-88 -78H88L52 -78L24 -48L-4 -78Z', c.light),
  p.fill(`M-100 -84${WAVES}`, c.middle),
  p.fill(rounded(-90, -112, 180, 20, 10), c.light),
  p.fill('M-96 -108C-98 -176 -54 -198 0 -198C54 -198 98 -176 96 -108Z', c.far),
  p.fill('M40 -191C78 -180 98 -154 96 -108H66C70 -146 62 -174 40 -191Z', { colour: c.near, alpha: 0.16 }),
  p.fill(
    [
      [-56, -150],
      [-30, -172],
      [-18, -140],
      [6, -166],
      [28, -142],
      [50, -160],
      [-62, -126],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 6, 3.4))
      .join(''),
    c.near,
  ),
]

const chipsOf = (p: Pen, c: Colours) => [
  ...[-38, -22, -6, 10, 26].map((x, i) =>
    p.fill(
      polygon([
        [x, -60],
        [x + (i - 2) * 7, -128 - (i % 3) * 14],
        [x + (i - 2) * 7 + 13, -128 - (i % 3) * 14],
        [x + 13, -60],
      ]),
      i % 2 === 0 ? c.light : c.far,
    ),
  ),
  p.fill('M-46 -84C-30 -70 30 -70 46 -84L36 0H-36Z', c.middle),
  p.fill('M-12 -74H12L9 0H-9Z', { colour: c.far, alpha: 0.8 }),
]

export const burger = illustration(
  'burger',
  showing(
    'burger, hamburger, cheeseburger, smashburger, fast food, diner, fries, chips, drive in, burger joint, patty, takeaway',
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const wide = w > h * 1.25
    const scale = Math.min((h * 0.66) / 200, (w * (wide ? 0.5 : 0.8)) / 200)
    const left = random.chance(0.5)
    const at = wide ? (left ? 0.4 : 0.6) : 0.5
    const chips = pen(
      w * (left ? at + (116 * scale) / w + 0.08 : at - (116 * scale) / w - 0.08),
      h * 0.86,
      scale * 0.92,
    )
    return [
      backdrop(canvas),
      disc(canvas, at, 0.46, 0.4, { colour: c.middle, alpha: 0.35 }),
      floorAt(canvas, 0.8, c.near),
      ...(wide ? chipsOf(chips, c) : []),
      ...burgerOf(pen(w * at, h * 0.88, scale), c),
    ]
  },
)
