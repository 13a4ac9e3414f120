/** Vegetables in a row: carrot, tomato, aubergine, beet, leek. */
import { cyclic } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, leaf } from '../drawing.ts'
import { backdrop, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Thing = (p: Pen, c: Colours) => Shape[]

const greens = (y: number, size: number) =>
  [-120, -104, -90, -76, -60].map((degrees) => leaf(0, y, size, degrees, 0.14)).join('')

const carrot: Thing = (p, c) => [
  p.fill(greens(-128, 78), c.middle),
  p.fill('M-30 -122C-30 -140 30 -140 30 -122C30 -80 14 -30 0 0C-14 -30 -30 -80 -30 -122Z', c.light),
  p.fill('M6 -135C22 -134 30 -130 30 -122C30 -80 14 -30 0 0C10 -50 14 -100 6 -135Z', { colour: c.near, alpha: 0.2 }),
  p.line('M-26 -104h18M24 -84h-16M-16 -60h14M14 -40h-10', { colour: c.near, alpha: 0.5 }, 3.4),
]
const tomato: Thing = (p, c) => [
  p.fill('M0 -96C50 -108 62 -70 56 -44C50 -10 24 0 0 0C-24 0 -50 -10 -56 -44C-62 -70 -50 -108 0 -96Z', c.light),
  p.fill('M14 -98C52 -104 62 -70 56 -44C50 -10 24 0 0 0C26 -20 34 -60 14 -98Z', { colour: c.near, alpha: 0.2 }),
  p.fill([0, 72, 144, 216, 288].map((degrees) => leaf(0, -92, 32, degrees - 90, 0.22)).join(''), c.middle),
  p.line('M0 -92C2 -104 6 -110 12 -116', c.middle, 6),
  p.line('M-40 -62C-42 -50 -38 -36 -30 -26', { colour: c.far, alpha: 0.8 }, 6),
]
const aubergine: Thing = (p, c) => [
  p.fill('M-8 -160C22 -160 20 -130 30 -96C44 -50 36 0 0 0C-36 0 -46 -46 -34 -86C-26 -116 -32 -150 -8 -160Z', c.near),
  p.fill('M-26 -150C-14 -174 14 -172 22 -146C14 -134 8 -146 -2 -132C-8 -144 -18 -136 -26 -150Z', c.middle),
  p.line('M-2 -164C-2 -176 4 -184 12 -188', c.middle, 8),
  p.line('M-26 -60C-30 -44 -26 -28 -18 -18', c.far, 6),
]
const beet: Thing = (p, c) => [
  p.fill(greens(-92, 96), c.near),
  p.fill('M-46 -62C-46 -100 46 -100 46 -62C46 -30 14 -22 0 0C-14 -22 -46 -30 -46 -62Z', c.middle),
  p.fill('M10 -90C34 -88 46 -78 46 -62C46 -30 14 -22 0 0C10 -34 20 -60 10 -90Z', { colour: c.near, alpha: 0.22 }),
  p.line('M-34 -60q34 14 68 0', c.far, 3),
]
const peas: Thing = (p, c) => [
  p.fill('M-12 0C-46 -40 -46 -120 -6 -172C34 -120 34 -40 -12 0Z', c.middle),
  p.fill('M-12 -10C-30 -46 -30 -112 -6 -158C14 -112 14 -46 -12 -10Z', { colour: c.near, alpha: 0.3 }),
  p.fill(circle(-8, -128, 13) + circle(-9, -98, 17) + circle(-10, -64, 17) + circle(-11, -34, 12), c.far),
  p.line('M-6 -172C-4 -184 4 -190 12 -190', c.middle, 6),
]
const THINGS = [carrot, tomato, aubergine, peas, beet]

export const vegetables = illustration(
  'vegetables',
  showing(
    'vegetable, greengrocer, vegan, vegetarian, salad, allotment, organic farm, produce, market garden, tomato, carrot, farmers market, veg box, grocery, harvest, nutrition, nutritionist',
    ['farm', 'food'],
    0.75,
  ),
  (canvas) => {
    const { random, colours: c } = canvas
    const things = random.shuffle(THINGS)
    return [
      backdrop(canvas),
      floorAt(canvas, 0.78, c.far),
      ...rowOfPens(canvas, { width: 106, height: 204, floor: 0.88 }).flatMap((p, i) => cyclic(things, i)(p, c)),
    ]
  },
)
