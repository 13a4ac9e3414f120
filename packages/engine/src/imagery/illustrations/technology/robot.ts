/** A friendly robot among its cables. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, both, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const robot = illustration(
  'robot',
  showing(
    'robot, robotics, ai, artificial intelligence, automation, bot, chatbot, machine learning, makerspace, maker faire, maker fair, stem camp, stem class, stem workshop, stem fair, android',
    ['technology'],
    0.74,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    let grid = ''
    for (let x = 6 * u; x < w; x += 12 * u) for (let y = 6 * u; y < h * 0.82; y += 12 * u) grid += circle(x, y, 0.7 * u)
    return [
      backdrop(canvas),
      { d: grid, fill: { colour: c.middle, alpha: 0.5 } },
      disc(canvas, 0.5, 0.46, 0.36, c.far),
      floorAt(canvas, 0.84, c.middle),
      ...pens(canvas, { width: 210, height: 214, floor: 0.9, fills: 0.92, most: 3 }).flatMap((p, i) => {
        const shell = i === 1 ? c.far : c.light
        return [
          p.line('M0 -176V-204', c.near, 5),
          p.fill(circle(0, -208, 9), shell === c.light ? c.middle : c.light),
          p.line('M-48 -72C-84 -72 -92 -50 -88 -24M48 -72C88 -76 100 -100 92 -126', c.near, 11),
          p.fill(circle(-88, -18, 14) + circle(92, -134, 14), shell),
          p.fill(rect(-34, -16, 22, 16) + rect(12, -16, 22, 16), c.near),
          p.fill(rounded(-54, -96, 108, 84, 16), shell),
          p.fill('M18 -96H38A16 16 0 0 1 54 -80V-28A16 16 0 0 1 38 -12H18Z', { colour: c.near, alpha: 0.18 }),
          p.fill(rounded(-32, -78, 64, 34, 6), c.near),
          p.line('M-22 -60h8l6 -10l8 18l8 -12h12', shell, 3.4),
          p.fill(both(circle(-18, -28, 5)), c.near),
          p.fill(rect(-14, -108, 28, 14), c.near),
          p.fill(rounded(-66, -178, 132, 74, 24), c.near),
          p.fill(both(rounded(-78, -156, 14, 30, 6)), shell),
          p.fill(rounded(-52, -166, 104, 50, 18), c.far),
          p.fill(both(circle(-24, -144, 11)), c.near),
          p.fill(both(circle(-21, -147, 3.6)), c.far),
          p.line('M-12 -126q12 8 24 0', c.near, 4),
        ]
      }),
    ]
  },
)
