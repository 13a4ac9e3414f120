/** Boxing gloves that hang on a cord. */
import { illustration, rounded } from '../drawing.ts'
import { backdrop, disc, type Pen, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

/** One glove, its cuff up: it hangs from (0, -200). */
const gloveOf = (p: Pen, c: Colours, tone: Colours['light']) => [
  p.fill('M-44 -122C-62 -92 -66 -50 -50 -22C-36 0 22 4 44 -14C64 -32 66 -84 48 -122Z', tone),
  p.fill('M22 -8C58 -20 66 -84 48 -122H26C44 -84 44 -36 22 -8Z', { colour: c.near, alpha: 0.18 }),
  // The thumb lies before the fist.
  p.fill('M-44 -122C-78 -118 -92 -84 -78 -58C-68 -42 -44 -46 -40 -64C-36 -80 -26 -84 -20 -96Z', tone),
  p.line('M-40 -64C-36 -80 -26 -84 -20 -98', c.near, 4),
  p.line('M-18 -24C0 -16 20 -18 34 -30', { colour: c.near, alpha: 0.5 }, 4),
  p.fill(rounded(-48, -176, 98, 62, 14), c.far),
  p.fill('M-48 -152H50V-138H-48Z', c.near),
  p.line('M-20 -170L18 -120M18 -170L-20 -120', { colour: c.near, alpha: 0.35 }, 4),
]

export const gloves = illustration(
  'gloves',
  showing(
    'boxing, boxer, boxing gym, boxing club, boxing glove, kickboxing, muay thai, mma, fight night, sparring, martial arts',
  ),
  (canvas) => {
    const { width: w, height: h, random, focus, colours: c } = canvas
    const scale = Math.min((h * 0.68) / 200, w / 360)
    const x = w * (focus ?? 0.5)
    const step = 74 * scale
    const low = random.chance(0.5) ? 1 : -1
    const [a, b] = [
      pen(x - step, h * 0.84 + low * 10 * scale, scale),
      pen(x + step, h * 0.84 - low * 10 * scale, scale, true),
    ]
    const cord = (from: number, y: number) => `M${x} ${-h * 0.1}L${from} ${y}`
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.56, 0.42, c.middle),
      {
        d:
          cord(x - step, h * 0.84 - 170 * scale + low * 10 * scale) +
          cord(x + step, h * 0.84 - 170 * scale - low * 10 * scale),
        stroke: { paint: c.near, width: 4 * scale },
      },
      ...gloveOf(a, c, c.light),
      ...gloveOf(b, c, c.light),
    ]
  },
)
