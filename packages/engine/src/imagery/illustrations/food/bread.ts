/** A cut loaf on its board, baguettes in a jar, ears of wheat. */
import { circle, illustration, leaf, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const bread = illustration(
  'bread',
  showing(
    'bread, bakery, baker, loaf, sourdough, baguette, flour, wheat, pastry, croissant, bun, baking, rye, brioche, bagel',
    ['bakery'],
    0.9,
  ),
  (canvas) => {
    const { colours: c } = canvas
    const ear = (x: number, top: number, lean: number) =>
      Array.from(
        { length: 6 },
        (_, i) =>
          leaf(x + lean * (1 - i / 8), top + i * 15, 24, -64, 0.26) +
          leaf(x + lean * (1 - i / 8), top + i * 15, 24, -116, 0.26),
      ).join('')
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.46, 0.34, c.far),
      floorAt(canvas, 0.82, c.middle),
      ...pens(canvas, { width: 300, height: 205, floor: 0.84, fills: 0.9, most: 3 }).flatMap((p) => [
        p.line('M-92 -8C-96 -70 -100 -110 -112 -140M-78 -8C-76 -70 -76 -100 -82 -150', c.near, 3.5),
        p.fill(ear(-112, -204, 4) + ear(-82, -214, 0), c.light),
        p.fill('M-44 -60L-66 -198C-68 -214 -44 -218 -40 -202L-18 -60Z', c.light),
        p.fill('M-14 -60L-4 -182C-2 -198 22 -194 20 -178L14 -60Z', c.light),
        p.line(
          'M-60 -186l18 -6M-56 -162l18 -6M-52 -138l18 -6M-48 -114l18 -6M0 -168l16 8M-2 -144l16 8M-4 -120l16 8',
          c.far,
          4.5,
        ),
        p.fill('M-66 -92H26L18 0H-58Z', c.near),
        p.line('M-62 -64H22M-60 -34H20', { colour: c.ground, alpha: 0.34 }, 5),
        p.fill(rounded(6, -10, 146, 12, 6), c.near),
        p.fill('M22 -10C6 -76 30 -104 72 -104C122 -104 146 -70 138 -10Z', c.light),
        p.fill('M104 -10C112 -58 104 -88 88 -103C126 -98 146 -64 138 -10Z', { colour: c.near, alpha: 0.2 }),
        p.line('M44 -88C56 -76 58 -66 58 -54M74 -96C84 -84 86 -72 86 -60M104 -90C112 -80 114 -70 114 -60', c.far, 5),
        p.fill(rect(-150, 0, 320, 3), c.near),
        p.fill(circle(168, -8, 8) + circle(-128, -6, 6), c.far),
      ]),
    ]
  },
)
