/** Cones with scoops in a row, one with a cherry, one with a wafer. */
import { nth } from '../../../base/items.ts'
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, disc, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const iceCream = illustration(
  'ice-cream',
  showing(
    'ice cream, gelato, gelateria, sorbet, scoop, sundae, popsicle, frozen yogurt, dessert, candy, sweet, sweets',
  ),
  (canvas) => {
    const { random, colours: c } = canvas
    const shift = random.int(3)
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.22, 0.78]), 0.28, 0.22, c.far),
      ...rowOfPens(canvas, { width: 104, height: 215, floor: 0.98 }).flatMap((p, i) => {
        const tone = nth([c.light, c.middle, c.far], (i + shift) % 3)
        const other = nth([c.middle, c.far, c.light], (i + shift) % 3)
        const tall = i % 2 === 0
        return [
          ...(i % 3 === 1 ? [p.fill('M16 -206l22 -8l-6 84h-22Z', c.near)] : []),
          ...(tall
            ? [
                p.fill(circle(0, -168, 34), other),
                p.fill('M8 -201a34 34 0 0 1 2 66C22 -156 22 -180 8 -201Z', { colour: c.near, alpha: 0.16 }),
              ]
            : []),
          ...(i % 3 === 0 ? [p.fill(circle(0, -206, 10), c.near), p.line('M0 -212q4 -14 16 -16', c.near, 3)] : []),
          p.fill(
            'M-44 -116A44 44 0 0 1 44 -116C44 -100 34 -96 28 -104C22 -92 8 -92 4 -102C-4 -88 -18 -92 -22 -102C-30 -94 -44 -100 -44 -116Z',
            tone,
          ),
          p.fill('M10 -159A44 44 0 0 1 44 -116C44 -100 34 -96 28 -104C26 -130 22 -146 10 -159Z', {
            colour: c.near,
            alpha: 0.16,
          }),
          p.fill(
            'M-38 -104C-30 -94 -24 -96 -22 -102C-18 -92 -4 -88 4 -102C8 -92 22 -92 28 -104C32 -98 36 -98 38 -104L0 0Z',
            c.near,
          ),
          p.line('M-28 -84L10 -30M-6 -92L20 -54M28 -84L-10 -30M6 -92L-20 -54', { colour: c.ground, alpha: 0.45 }, 3),
          p.fill(rounded(-20, -140, 5, 12, 2) + rounded(2, -150, 5, 12, 2) + rounded(20, -130, 5, 12, 2), c.near),
        ]
      }),
    ]
  },
)
