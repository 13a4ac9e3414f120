/** A climber on a wall of facets, the rope beneath. */
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, polygon } from '../drawing.ts'
import { backdrop, disc, type Pen, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

/** Seen from behind, one arm and one leg up. */
const climber = (p: Pen, c: Colours): Shape[] => [
  p.line('M-4 -128L20 -160L34 -196', c.near, 13),
  p.line('M-34 -66L-46 -20L-10 2', c.near, 17),
  p.line('M-14 -124L-34 -66', c.light, 38),
  p.line('M-30 -70L14 -62L8 -16', c.near, 18),
  p.line('M-10 -126L34 -122L54 -146', c.near, 13),
  p.line('M-12 4h16M4 -14h18', c.far, 11),
  p.line('M-46 -74L-18 -66', c.near, 8),
  p.fill(circle(-18, -160, 19), c.near),
  p.fill('M-38 -160A20 20 0 0 1 2 -164Z', c.light),
]

export const climbing = illustration(
  'climbing',
  showing(
    'climbing, climber, bouldering, boulder, climbing gym, climbing wall, abseil, via ferrata, rock climbing, rock face, rock wall, crag, mountaineering',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const mirrored = random.chance(0.5)
    const x = (share: number) => (mirrored ? 1 - share : share) * w
    const edge: [number, number][] = [
      [x(0.56), 0],
      [x(0.47), h * 0.22],
      [x(0.58), h * 0.42],
      [x(0.44), h * 0.66],
      [x(0.5), h],
    ]
    const scale = Math.min((h * 0.56) / 200, (w * 0.5) / 200)
    const p = pen(x(0.5) - (mirrored ? -1 : 1) * 6 * u, h * 0.72, scale, mirrored)
    const holds = Array.from({ length: Math.round((w * 0.4) / (9 * u)) + 8 }, () => ({
      x: x(random.between(0.62, 0.98)),
      y: h * random.between(0.06, 0.96),
      r: random.between(1.6, 3.4) * u,
      tone: random.int(2),
    }))
    return [
      backdrop(canvas),
      disc(canvas, mirrored ? 0.76 : 0.24, 0.34, 0.22, c.far),
      {
        d: polygon([
          [x(0), h * 0.86],
          [x(0.1), h * 0.7],
          [x(0.2), h * 0.8],
          [x(0.3), h * 0.64],
          [x(0.5), h * 0.86],
          [x(0.5), h],
          [x(0), h],
        ]),
        fill: { colour: c.middle, alpha: 0.5 },
      },
      { d: polygon([...edge, [x(1), h], [x(1), 0]]), fill: c.middle },
      {
        d:
          polygon([
            [x(0.56), 0],
            [x(0.47), h * 0.22],
            [x(0.72), h * 0.3],
            [x(0.8), 0],
          ]) +
          polygon([
            [x(0.58), h * 0.42],
            [x(0.44), h * 0.66],
            [x(0.7), h * 0.74],
          ]) +
          polygon([
            [x(0.8), h * 0.4],
            [x(1), h * 0.3],
            [x(1), h * 0.7],
          ]),
        fill: { colour: c.near, alpha: 0.16 },
      },
      ...holds.map((one) => ({ d: circle(one.x, one.y, one.r), fill: one.tone === 0 ? c.light : c.far })),
      {
        d: `M${x(0.52)} ${h * 0.6}C${x(0.5)} ${h * 0.8} ${x(0.56)} ${h * 0.9} ${x(0.53)} ${h + u}`,
        stroke: { paint: c.far, width: u * 1.1, cap: 'round' },
      },
      ...climber(p, c),
    ]
  },
)
