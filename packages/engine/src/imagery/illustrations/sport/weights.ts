/** A kettlebell before a barbell that lies ready, in a gym. */
import { nth } from '../../../base/items.ts'
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

const kettlebellOf = (p: Pen, c: Colours, tone: Colours['light']) => [
  p.line('M-30 -104C-52 -172 52 -172 30 -104', c.near, 20),
  p.fill(
    'M-46 -110C-74 -92 -82 -58 -70 -30C-62 -10 -48 0 -34 0H34C48 0 62 -10 70 -30C82 -58 74 -92 46 -110C20 -120 -20 -120 -46 -110Z',
    tone,
  ),
  p.fill('M34 0C48 0 62 -10 70 -30C82 -58 74 -92 46 -110C40 -112 34 -114 28 -115C60 -84 60 -34 20 0Z', {
    colour: c.near,
    alpha: 0.2,
  }),
  p.fill(circle(-6, -56, 24), c.far),
]

/** Seen from the side, from the hand outwards. */
const PLATES = [
  { off: 0, tall: 150 },
  { off: 28, tall: 150 },
  { off: 56, tall: 112 },
  { off: 84, tall: 76 },
]

export const weights = illustration(
  'weights',
  showing(
    'gym, weights, dumbbell, barbell, kettlebell, crossfit, strength, strength training, weightlifting, powerlifting, personal trainer, personal training, workout, bodybuilding, fitness studio, calisthenics',
    ['fitness'],
    0.62,
  ),
  (canvas) => {
    const { width: w, height: h, random, focus, colours: c } = canvas
    const wide = w > h * 1.3
    const [floor, foot] = wide ? [0.82, 0.92] : [0.64, 0.94]
    const scale = wide ? Math.min((h * 0.56) / 150, w / 560) : Math.min((h * 0.4) / 150, w / 330)
    const side = random.chance(0.5) ? 1 : -1
    const middle = focus === undefined ? 0.5 : Math.min(0.66, Math.max(0.34, focus))
    const x = w * (wide ? middle - side * 0.16 : 0.5)
    const bar = h * floor - 75 * scale
    const bell = wide
      ? pen(w * middle + side * (0.16 * w + 64 * scale), h * foot, scale)
      : pen(w * (0.5 + side * 0.1), h * foot, scale * 1.25)
    return [
      backdrop(canvas),
      disc(canvas, 0.5 - side * 0.12, 0.38, 0.34, c.far),
      floorAt(canvas, floor, c.middle),
      { d: rounded(x - 170 * scale, bar - 6 * scale, 340 * scale, 12 * scale, 6 * scale), fill: c.near },
      ...[-1, 1].flatMap((end) =>
        PLATES.map(({ off, tall }, i) => ({
          d: rounded(
            x + (end * (58 + off) - 12) * scale,
            bar - (tall / 2) * scale,
            24 * scale,
            tall * scale,
            6 * scale,
          ),
          fill: nth([c.near, c.light, c.near, c.light], i),
        })),
      ),
      ...kettlebellOf(bell, c, c.light),
    ]
  },
)
