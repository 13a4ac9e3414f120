/** A bottle, a glass and grapes before a round hill. */
import { circle, ellipse, illustration, leaf, rect } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const wine = illustration(
  'wine',
  showing(
    'wine, winery, vineyard, grape, vintner, sommelier, cellar, champagne, prosecco, riesling, merlot, tasting room, natural wine',
    ['bar'],
    0.72,
  ),
  (canvas) => {
    const { colours: c } = canvas
    const grapes = [
      [0, 0],
      [22, 0],
      [44, 0],
      [11, 18],
      [33, 18],
      [22, 36],
      [-4, -20],
      [18, -20],
      [42, -20],
    ]
    return [
      backdrop(canvas),
      disc(canvas, 0.42, 0.44, 0.35, c.far),
      floorAt(canvas, 0.84, c.middle),
      ...pens(canvas, { width: 250, height: 216, floor: 0.88, fills: 0.96, most: 3 }).flatMap((p) => [
        p.fill(
          'M-86 0C-92 0 -96 -4 -96 -10V-104C-96 -130 -74 -134 -74 -156V-210H-46V-156C-46 -134 -24 -130 -24 -104V-10C-24 -4 -28 0 -34 0Z',
          c.near,
        ),
        p.fill(
          'M-48 0H-34C-28 0 -24 -4 -24 -10V-104C-24 -130 -46 -134 -46 -156V-210H-54V-150C-54 -128 -40 -120 -40 -100Z',
          { colour: c.ground, alpha: 0.18 },
        ),
        p.fill(rect(-96, -94, 72, 54), c.light),
        p.fill(rect(-86, -82, 52, 5) + rect(-86, -70, 34, 5), c.far),
        p.fill(rect(-77, -216, 34, 26), c.light),
        p.fill('M14 -176H92C98 -112 84 -84 53 -82C22 -84 8 -112 14 -176Z', { colour: c.far, alpha: 0.85 }),
        p.fill('M11 -138H95C94 -102 80 -84 53 -82C26 -84 12 -102 11 -138Z', c.light),
        p.fill(ellipse(53, -138, 42, 7), { colour: c.near, alpha: 0.25 }),
        p.fill('M50 -84h6V-10C70 -8 84 -6 86 0H20C22 -6 36 -8 50 -10Z', c.near),
        p.fill(leaf(112, -66, 34, -50, 0.34), c.middle),
        p.line('M116 -44C114 -58 112 -64 110 -70', c.near, 4),
        p.fill(grapes.map(([x = 0, y = 0]) => circle(94 + x * 0.8, -32 + y * 0.8, 9.5)).join(''), c.near),
        p.fill(
          grapes
            .filter((_, i) => i % 2 === 0)
            .map(([x = 0, y = 0]) => circle(91 + x * 0.8, -35 + y * 0.8, 2.6))
            .join(''),
          c.far,
        ),
      ]),
    ]
  },
)
