/** Tools hang in a row: hammer, wrench, saw, screwdriver. */
import { cyclic } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, polygon, rect, rounded } from '../drawing.ts'
import { backdrop, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Tool = (p: Pen, c: Colours) => Shape[]
const hammer: Tool = (p, c) => [
  p.fill(rounded(-9, -150, 18, 150, 8), c.light),
  p.fill(rounded(-10, -60, 20, 60, 8), c.near),
  p.fill('M-42 -182H28C36 -182 42 -176 44 -168L22 -160V-148H-22V-156H-42Z', c.near),
]
const wrench: Tool = (p, c) => [
  p.fill(
    'M-11 -128C-34 -138 -42 -162 -30 -186L-14 -160H10L24 -186C40 -162 32 -138 11 -128V-22A11 11 0 0 1 -11 -22Z',
    c.middle,
  ),
  p.fill(circle(0, -22, 5), c.ground),
  p.line('M0 -110V-50', { colour: c.near, alpha: 0.4 }, 4),
]
const saw: Tool = (p, c) => [
  p.fill(
    polygon([
      [-26, -190],
      [-6, -190],
      [24, -62],
      [-26, -62],
    ]),
    c.far,
  ),
  p.fill(
    Array.from({ length: 9 }, (_, i) =>
      polygon([
        [-26, -186 + i * 14],
        [-34, -179 + i * 14],
        [-26, -172 + i * 14],
      ]),
    ).join(''),
    c.far,
  ),
  p.fill('M-30 -64H30C38 -40 36 -10 20 0H-22C-34 -14 -36 -44 -30 -64Z', c.light),
  p.fill(rounded(-14, -46, 28, 28, 12), c.ground),
]
const screwdriver: Tool = (p, c) => [
  p.fill(rect(-5, -190, 10, 112), c.near),
  p.fill('M-9 -196H9L5 -180H-5Z', c.near),
  p.fill(rounded(-19, -84, 38, 84, 16), c.light),
  p.line('M-8 -66V-18M8 -66V-18', { colour: c.near, alpha: 0.34 }, 4),
]
const brush: Tool = (p, c) => [
  p.fill('M-10 -112C-10 -72 -14 -40 -8 -6Q0 6 8 -6C14 -40 10 -72 10 -112Z', c.light),
  p.fill(rect(-34, -142, 68, 34), c.near),
  p.fill('M-34 -142V-176C-28 -196 -20 -186 -14 -196C-6 -186 4 -198 12 -188C20 -198 30 -188 34 -178V-142Z', c.middle),
]
const TOOLS = [hammer, wrench, saw, screwdriver, brush]

export const tools = illustration(
  'tools',
  showing(
    'repair, workshop, carpenter, carpentry, joiner, hammer, wrench, plumber, plumbing, electrician, handyman, builder, renovation, woodwork, joinery, mechanic, diy, roofing, roofer, locksmith, garage, hardware, welding, plasterer',
    ['construction', 'home-services', 'automotive'],
    0.85,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const chosen = random.shuffle(TOOLS)
    const pens = rowOfPens(canvas, { width: 98, height: 216, floor: 0.92 })
    let holes = ''
    for (let x = 5 * u; x < w; x += 10 * u) for (let y = 5 * u; y < h; y += 10 * u) holes += circle(x, y, 0.8 * u)
    return [
      backdrop(canvas),
      { d: holes, fill: { colour: c.near, alpha: 0.18 } },
      floorAt(canvas, 0.95, c.middle),
      ...pens.flatMap((p, i) => [...cyclic(chosen, i)(p, c), p.fill(circle(0, -208, 5), c.near)]),
    ]
  },
)
