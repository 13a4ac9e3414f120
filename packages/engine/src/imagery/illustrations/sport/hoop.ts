/** A basketball on its way into the hoop. */
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, disc, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const hoop = illustration(
  'hoop',
  showing('basketball, hoop, streetball, basketball tournament, basketball club, slam dunk, netball, three on three'),
  (canvas) => {
    const { width: w, height: h, random, focus, colours: c } = canvas
    const scale = Math.min(h / 250, w / 250)
    const mirrored = random.chance(0.5)
    const x = w * (focus ?? 0.5)
    const p = pen(x, h * 0.94, scale, mirrored)
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.42, 0.42, c.middle),
      // The post stands beyond the foot of the picture.
      p.fill('M84 -150H104V60H84Z', c.near),
      p.fill(rounded(-40, -218, 150, 104, 6), c.far),
      p.line('M-4 -134V-176H62V-134', c.near, 5),
      p.fill(rounded(-46, -118, 150, 8, 4), c.near),
      p.line(
        'M-26 -100L-8 -22M6 -100L10 -22M38 -100L28 -22M70 -100L48 -22M70 -100L-8 -22M-26 -100L48 -22M38 -100L-14 -50M6 -100L54 -50',
        c.far,
        3.5,
      ),
      p.fill(rounded(-36, -108, 116, 11, 5), c.light),
      p.fill(circle(-62, -166, 44), c.light),
      p.fill('M-40 -204A44 44 0 0 1 -62 -122A50 50 0 0 0 -40 -204Z', { colour: c.near, alpha: 0.2 }),
      p.line(
        'M-106 -166C-80 -178 -44 -178 -18 -166M-62 -210C-52 -184 -52 -148 -62 -122M-92 -198C-76 -186 -76 -146 -92 -134M-32 -198C-48 -186 -48 -146 -32 -134',
        c.near,
        4,
      ),
    ]
  },
)
