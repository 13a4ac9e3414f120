/** Garments on a rail: dress, coat, shirt, trousers. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, rect } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Garment = (p: Pen, c: Colours) => Shape[]
const hanger = (p: Pen, c: Colours) => p.line('M-30 -160L0 -176L30 -160M0 -176V-184C0 -192 9 -190 8 -198', c.near, 3.6)
const dress: Garment = (p, c) => [
  p.fill(
    'M-28 -162C-16 -152 16 -152 28 -162L24 -112C40 -70 52 -40 58 -8C20 4 -20 4 -58 -8C-52 -40 -40 -70 -24 -112Z',
    c.light,
  ),
  p.fill('M10 -156C18 -157 24 -159 28 -162L24 -112C40 -70 52 -40 58 -8C46 -4 34 -2 22 -1C30 -50 24 -110 10 -156Z', {
    colour: c.near,
    alpha: 0.18,
  }),
  p.fill('M-25 -118H25L23 -104H-23Z', c.near),
]
const coat: Garment = (p, c) => [
  p.fill(
    'M-40 -158L-14 -166L0 -130L14 -166L40 -158C54 -120 58 -80 60 -48L42 -46L36 -96V-2H-36V-96L-42 -46L-60 -48C-58 -80 -54 -120 -40 -158Z',
    c.middle,
  ),
  p.line('M0 -130V-4', { colour: c.near, alpha: 0.6 }, 3),
  p.fill(circle(9, -98, 4) + circle(9, -70, 4) + circle(9, -42, 4), c.near),
  p.fill('M-14 -166L0 -130L-20 -112L-30 -160ZM14 -166L0 -130L20 -112L30 -160Z', { colour: c.near, alpha: 0.3 }),
]
const shirt: Garment = (p, c) => [
  p.fill(
    'M-34 -160L-16 -166C-8 -154 8 -154 16 -166L34 -160L64 -118L44 -100L34 -112V-58H-34V-112L-44 -100L-64 -118Z',
    c.far,
  ),
  p.fill(rect(-34, -126, 68, 9) + rect(-34, -106, 68, 9) + rect(-34, -86, 68, 9) + rect(-34, -66, 68, 8), c.near),
]
const trousers: Garment = (p, c) => [
  p.fill('M-34 -160H34L46 -2H12L0 -110L-12 -2H-46Z', c.near),
  p.fill('M-34 -160H34L35 -146H-35Z', c.light),
]
const GARMENTS = [dress, shirt, coat, trousers]

export const wardrobe = illustration(
  'wardrobe',
  showing(
    'clothes, clothing, fashion, boutique, dress, shirt, coat, vintage clothing, second hand, thrift, denim, wardrobe, outfit, streetwear, knitwear, tailor, suit, lingerie, apparel, clothes swap, uniform, costume',
    ['fashion'],
    0.92,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const shift = random.int(4)
    const pens = rowOfPens(canvas, { width: 128, height: 206, floor: 0.94 })
    const scale = Math.min((h * 0.94 * 0.86) / 206, (w * 0.98) / (128 * (w < h * 0.9 ? 2 : 3)))
    const rail = h * 0.94 - 198 * scale
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.5, 0.36, { colour: c.middle, alpha: 0.2 }),
      floorAt(canvas, 0.92, c.middle),
      { d: rect(0, rail - u, w, 2 * u), fill: c.near },
      ...pens.flatMap((p, i) => [hanger(p, c), ...nth(GARMENTS, (i + shift) % 4)(p, c)]),
    ]
  },
)
