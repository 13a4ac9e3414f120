/** A racket with its ball, on the lines of a court. */
import type { Point } from '../../../base/geometry.ts'
import { circle, ellipse, illustration, smooth } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

/** The head: an ellipse on the line of the handle, in units. Along that line and across it. */
const [LONG, WIDE] = [70, 54]
const ALONG = [-0.549, -0.836] as const
const MIDDLE = [-24, -142] as const
const at = (along: number, across: number): Point => [
  MIDDLE[0] + ALONG[0] * along - ALONG[1] * across,
  MIDDLE[1] + ALONG[1] * along + ALONG[0] * across,
]
const HEAD = `${smooth(
  Array.from({ length: 25 }, (_, i) => {
    const turn = (i * Math.PI) / 12
    return at(Math.cos(turn) * LONG, Math.sin(turn) * WIDE)
  }),
)}Z`
/** From rim to rim. */
const STRINGS = [-0.66, -0.33, 0, 0.33, 0.66]
  .flatMap((share) => {
    const reach = Math.sqrt(1 - share * share)
    return [
      smooth([at(-reach * LONG, share * WIDE), at(reach * LONG, share * WIDE)]),
      smooth([at(share * LONG, -reach * WIDE), at(share * LONG, reach * WIDE)]),
    ]
  })
  .join('')

export const racket = illustration(
  'racket',
  showing('tennis, racket, racquet, padel, squash, badminton, tennis club, tennis court, pickleball, grand slam'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, focus, colours: c } = canvas
    const scale = Math.min(h / 235, w / 235)
    const mirrored = random.chance(0.5)
    const x = w * (focus ?? 0.5)
    const p = pen(x, h * 0.96, scale, mirrored)
    return [
      backdrop(canvas),
      { d: `M0 ${h * 0.34}H${w}V${h}H0Z`, fill: c.middle },
      {
        d: `M${w * 0.1} ${h * 1.1}L${w * 0.26} ${h * 0.34}M${w * 0.9} ${h * 1.1}L${w * 0.74} ${h * 0.34}M0 ${h * 0.7}H${w}`,
        stroke: { paint: c.far, width: u * 1.6 },
      },
      { d: `M0 ${h * 0.34}H${w}`, stroke: { paint: c.near, width: u * 1.4 } },
      // Turned: the grip points to the foot of the picture.
      p.line('M64 -8L14 -84', c.near, 15),
      p.line('M64 -8L44 -38', c.light, 19),
      p.fill(HEAD, { colour: c.far, alpha: 0.3 }),
      p.line(STRINGS, { colour: c.far, alpha: 0.85 }, 2.4),
      p.line(HEAD, c.near, 9),
      p.fill(ellipse(-70, -22, 30, 7), { colour: c.near, alpha: 0.4 }),
      p.fill(circle(-72, -52, 27), c.light),
      p.line('M-92 -68C-78 -60 -76 -42 -88 -32M-54 -70C-66 -60 -66 -44 -54 -34', c.far, 4),
    ]
  },
)
