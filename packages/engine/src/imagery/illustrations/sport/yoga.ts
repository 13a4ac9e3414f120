/** Somebody sits cross-legged before the rising sun, leaves at both sides. */
import { circle, illustration, leaf } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const yoga = illustration(
  'yoga',
  showing(
    'yoga, meditation, pilates, mindfulness, breathwork, retreat, wellness, zen, reiki, calm, qigong, tai chi',
    ['yoga'],
    0.92,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    const fan = (x: number, way: number) =>
      [0, 1, 2, 3].map((i) => leaf(x, h * 0.9, (46 - i * 4) * u, -90 + way * (8 + i * 20), 0.18)).join('')
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.5, 0.42, c.far),
      disc(canvas, 0.5, 0.46, 0.29, c.light),
      { d: fan(w * 0.5 - 52 * u, -1) + fan(w * 0.5 + 52 * u, 1), fill: c.middle },
      ...(w > h * 1.9 ? [{ d: fan(w * 0.1, 1) + fan(w * 0.9, -1), fill: c.middle }] : []),
      floorAt(canvas, 0.88, c.middle),
      ...pens(canvas, { width: 220, height: 196, floor: 0.92, fills: 0.84, most: 1 }).flatMap((p) => [
        p.line('M-26 -126C-56 -110 -70 -80 -78 -48', c.near, 15),
        p.line('M26 -126C56 -110 70 -80 78 -48', c.near, 15),
        p.fill('M-34 -136C-20 -144 20 -144 34 -136C36 -104 28 -80 32 -46H-32C-28 -80 -36 -104 -34 -136Z', c.far),
        p.fill('M8 -142C20 -142 28 -140 34 -136C36 -104 28 -80 32 -46H10C14 -80 16 -110 8 -142Z', {
          colour: c.near,
          alpha: 0.16,
        }),
        p.line('M-30 -44C-60 -50 -92 -34 -92 -20C-92 -8 -50 -8 -8 -20', c.near, 25),
        p.line('M30 -44C60 -50 92 -34 92 -20C92 -8 50 -8 8 -20', c.near, 25),
        p.fill('M-10 -152h20v18q-10 8 -20 0Z', c.near),
        p.fill(circle(0, -168, 20), c.near),
        p.fill(circle(0, -192, 10), c.near),
      ]),
    ]
  },
)
