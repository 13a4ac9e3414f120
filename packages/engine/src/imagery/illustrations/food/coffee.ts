/** A large cup on its saucer, the steam in a ribbon. */
import { ellipse, illustration } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const coffee = illustration(
  'coffee',
  showing(
    'coffee, espresso, cappuccino, latte, roaster, roastery, barista, cup, mug, cafe, chai, cocoa, hot chocolate, matcha',
    ['coffee'],
    0.9,
  ),
  (canvas) => {
    const { colours: c } = canvas
    const bean = (x: number, y: number) => ellipse(x, y, 11, 8)
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.42, 0.36, c.far),
      floorAt(canvas, 0.8, c.middle),
      ...pens(canvas, { width: 250, height: 214, floor: 0.86, fills: 0.92, most: 3 }).flatMap((p) => [
        p.line('M-14 -126C-44 -146 10 -164 -12 -188C-22 -200 -14 -212 -2 -216', c.light, 13),
        p.line('M30 -126C8 -142 46 -156 30 -174', { colour: c.light, alpha: 0.55 }, 10),
        p.line('M76 -94H94A26 26 0 0 1 94 -42H66', c.near, 16),
        p.fill('M-84 -118H84C84 -50 58 -14 0 -14C-58 -14 -84 -50 -84 -118Z', c.near),
        p.fill('M24 -118H84C84 -50 58 -14 0 -14C34 -34 40 -74 24 -118Z', { colour: c.ground, alpha: 0.2 }),
        p.fill(
          'M-81 -88C-54 -70 -28 -106 0 -88C28 -70 54 -106 81 -88L76 -66C52 -84 28 -48 0 -66C-28 -84 -52 -48 -75 -66Z',
          c.light,
        ),
        p.fill(ellipse(0, -118, 84, 13), c.far),
        p.fill(ellipse(0, -117, 72, 9), c.light),
        p.fill(ellipse(0, -6, 112, 14), c.light),
        p.fill(ellipse(0, -10, 62, 7), { colour: c.near, alpha: 0.35 }),
        p.fill(bean(-128, 6) + bean(-104, 16) + bean(122, 14), c.near),
        p.line('M-135 6q7 4 14 0M-111 16q7 4 14 0M115 14q7 4 14 0', c.far, 2),
      ]),
    ]
  },
)
