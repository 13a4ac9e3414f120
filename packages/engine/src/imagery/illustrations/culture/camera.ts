/** A camera, its lens in rings. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const camera = illustration(
  'camera',
  showing(
    'camera, photo, photography, photographer, portrait, lens, darkroom, headshot, photo studio, film camera',
    ['photography'],
    0.85,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const [x, y] = [w * random.pick([0.2, 0.8]), 0]
    const rays = Array.from({ length: 9 }, (_, i) => {
      const [a, b] = [(i * 20 * Math.PI) / 180, ((i * 20 + 10) * Math.PI) / 180]
      const r = w + h
      return `M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}L${x + Math.cos(b) * r} ${y + Math.sin(b) * r}Z`
    }).join('')
    return [
      backdrop(canvas),
      { d: rays, fill: c.far },
      ...pens(canvas, { width: 260, height: 200, floor: 0.84, fills: 0.86, most: 1 }).flatMap((p) => [
        p.fill(rounded(-74, -196, 72, 40, 8), c.light),
        p.fill(rounded(52, -182, 36, 22, 6), c.middle),
        p.fill(rounded(-128, -166, 256, 166, 22), c.near),
        p.fill(rect(-128, -124, 256, 82), c.middle),
        p.fill(circle(14, -84, 72), c.near),
        p.fill(circle(14, -84, 62), c.far),
        p.fill(circle(14, -84, 48), c.near),
        p.fill(circle(14, -84, 34), c.light),
        p.fill(circle(14, -84, 18), c.near),
        p.fill('M-10 -108A34 34 0 0 1 14 -118V-106A22 22 0 0 0 -2 -98Z', c.far),
        p.fill(rounded(-112, -150, 34, 18, 5), c.far),
        p.fill(circle(104, -144, 8), c.light),
      ]),
    ]
  },
)
