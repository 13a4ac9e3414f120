/** A crowd of heads and shoulders, each its own. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, ellipse, illustration } from '../drawing.ts'
import { backdrop, disc, type Pen, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

/** Heads differ by hair: short, long, bun, cap, curls. */
const HAIR: ((p: Pen, paint: Colours['near']) => Shape[])[] = [
  (p, paint) => [
    p.fill('M-36 -128C-40 -176 40 -176 36 -128C30 -146 10 -150 -8 -148C-22 -146 -32 -140 -36 -128Z', paint),
  ],
  (p, paint) => [
    p.fill('M-40 -74C-52 -190 52 -190 40 -74L28 -78C34 -110 26 -138 8 -142C-18 -140 -32 -120 -28 -78Z', paint),
  ],
  (p, paint) => [
    p.fill(circle(0, -182, 16), paint),
    p.fill('M-37 -118C-42 -176 42 -176 37 -118C26 -144 -26 -144 -37 -118Z', paint),
  ],
  (p, paint) => [p.fill('M-38 -134C-38 -176 38 -176 38 -134H64C66 -126 60 -124 54 -124H-38Z', paint)],
  (p, paint) => [
    p.fill(
      [
        [-30, -138],
        [-18, -158],
        [4, -164],
        [24, -154],
        [33, -134],
        [-34, -120],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 16))
        .join(''),
      paint,
    ),
  ],
]

export const people = illustration(
  'people',
  showing(
    'community, people, team, neighbour, volunteer, charity, together, conference, meetup, recruiting, recruitment, staff, hr, audience, crowd, choir, class, workshop, coach, networking, society, union, family reunion, jobs, career, nonprofit, council, election, campaign',
    ['community', 'charity', 'consulting', 'event'],
    0.78,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const scale = Math.min((h * 0.84) / 210, (w * 0.9) / 330)
    const step = 92 * scale
    const shift = random.int(5)
    const row = (floor: number, offset: number, size: number) =>
      Array.from({ length: Math.ceil(w / step) + 2 }, (_, i) => {
        const k = i + shift + Math.round(offset * 7)
        const p = pen((i - 0.5 + offset) * step, h * floor + random.between(-0.03, 0.03) * h, scale * size, k % 2 === 0)
        const shirt = nth([c.light, c.middle, c.near, c.far], k % 4)
        const skin = nth([c.far, c.near, c.light, c.middle], k % 4)
        const hair = nth([c.near, c.light, c.middle, c.near], k % 4)
        return [
          p.fill('M-66 20C-68 -36 -50 -60 -16 -66V-86H16V-66C50 -60 68 -36 66 20Z', shirt),
          p.fill('M-17 -90H17V-62C8 -50 -8 -50 -17 -62Z', skin),
          p.fill(ellipse(0, -116, 31, 37), skin),
          ...nth(HAIR, k % 5)(p, hair),
        ]
      }).flat()
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.4, 0.38, { colour: c.light, alpha: 0.22 }),
      ...row(0.72, 0.5, 0.84),
      ...row(0.99, 0, 1),
    ]
  },
)
