/** Flasks and tubes in a row, what they hold bubbling. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Glass = (p: Pen, c: Colours) => Shape[]
const flask: Glass = (p, c) => [
  p.fill('M-16 -176H16V-110L62 -18Q70 0 50 0H-50Q-70 0 -62 -18L-16 -110Z', { colour: c.far, alpha: 0.92 }),
  p.fill('M-37 -68H37L58 -18Q64 -6 50 -6H-50Q-64 -6 -58 -18Z', c.light),
  p.fill(
    circle(-14, -36, 8) + circle(16, -24, 6) + circle(8, -52, 5) + circle(0, -90, 6) + circle(4, -196, 7),
    c.middle,
  ),
  p.fill(rounded(-24, -184, 48, 12, 6), c.near),
]
const round: Glass = (p, c) => [
  p.fill('M-14 -176H14V-116A60 60 0 1 1 -14 -116Z', { colour: c.far, alpha: 0.92 }),
  p.fill('M-58 -62A58 56 0 0 0 58 -62C30 -50 -20 -76 -58 -62Z', c.middle),
  p.fill(circle(-18, -34, 9) + circle(18, -30, 6), c.far),
  p.fill(rounded(-22, -184, 44, 12, 6), c.near),
]
const tubes: Glass = (p, c) => [
  ...[-38, 0, 38].flatMap((x, i) => [
    p.fill(`M${x - 13} -164H${x + 13}V-22a13 13 0 0 1 -26 0Z`, { colour: c.far, alpha: 0.92 }),
    p.fill(`M${x - 13} ${-70 - i * 26}H${x + 13}V-22a13 13 0 0 1 -26 0Z`, nth([c.light, c.middle, c.near], i)),
  ]),
  p.fill(
    rect(-66, -128, 132, 12) + rect(-66, -10, 132, 10) + rect(-66, -128, 10, 128) + rect(56, -128, 10, 128),
    c.near,
  ),
]
const GLASSES = [flask, tubes, round]

export const laboratory = illustration(
  'laboratory',
  showing(
    'science, chemistry, laboratory, lab, research, physics, experiment, biotech, biology, flask, scientist, chemist, microscope, diagnostics',
    ['science'],
    0.9,
  ),
  (canvas) => {
    const { random, colours: c } = canvas
    const shift = random.int(3)
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.46, 0.36, { colour: c.light, alpha: 0.2 }),
      floorAt(canvas, 0.86, c.near),
      ...rowOfPens(canvas, { width: 152, height: 212, floor: 0.88 }).flatMap((p, i) =>
        nth(GLASSES, (i + shift) % 3)(p, c),
      ),
    ]
  },
)
