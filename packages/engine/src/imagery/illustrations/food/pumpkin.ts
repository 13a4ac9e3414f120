/** Carved pumpkins, bats and a large moon. */
import { ellipse, illustration } from '../drawing.ts'
import { backdrop, disc, hillsAt, pen, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const pumpkin = illustration(
  'pumpkin',
  showing(
    'halloween, pumpkin, spooky, haunted, ghost, horror, trick or treat, witch, costume party, monster, vampire, skull, zombie',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const bat =
      'M0 -6L6 -14L10 -4C24 -16 46 -18 62 -8C52 -8 48 0 48 8C38 0 28 4 24 14C16 8 8 10 0 20C-8 10 -16 8 -24 14C-28 4 -38 0 -48 8C-48 0 -52 -8 -62 -8C-46 -18 -24 -16 -10 -4L-6 -14Z'
    return [
      backdrop(canvas),
      disc(canvas, 0.58, 0.36, 0.32, c.far),
      ...Array.from({ length: 3 + Math.round(w / h) }, () =>
        pen(w * random.between(0.08, 0.92), h * random.between(0.08, 0.42), u * random.between(0.16, 0.3)).fill(
          bat,
          c.near,
        ),
      ),
      hillsAt(canvas, 0.84, 0.1, c.middle),
      ...pens(canvas, { width: 240, height: 186, floor: 0.93, fills: 0.72, most: 3 }).flatMap((p) => [
        p.line('M0 -140C2 -162 14 -172 28 -176', c.near, 16),
        p.fill(ellipse(-70, -72, 44, 68) + ellipse(70, -72, 44, 68), { colour: c.light, alpha: 1 }),
        p.fill(ellipse(70, -72, 44, 68), { colour: c.near, alpha: 0.22 }),
        p.fill(ellipse(-36, -74, 48, 74) + ellipse(36, -74, 48, 74), c.light),
        p.fill(ellipse(40, -74, 44, 74), { colour: c.near, alpha: 0.12 }),
        p.fill(ellipse(0, -74, 40, 76), c.light),
        p.fill('M-58 -84L-22 -84L-38 -116ZM58 -84L22 -84L38 -116ZM-8 -62H8L0 -78Z', c.near),
        p.fill(
          'M-66 -56L-44 -48L-40 -36L-22 -40L-16 -30L0 -38L16 -30L22 -40L40 -36L44 -48L66 -56C58 -22 30 -10 0 -10C-30 -10 -58 -22 -66 -56Z',
          c.near,
        ),
      ]),
    ]
  },
)
