/** Two rings joined, sprays of leaves around them. */
import { circle, illustration, leaf, polygon } from '../drawing.ts'
import { backdrop, disc, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const wedding = illustration(
  'wedding',
  showing(
    'wedding, bride, groom, engagement, ring, marriage, bridal, anniversary, save the date, ceremony, vow',
    ['wedding'],
    0.9,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c, focus = 0.5 } = canvas
    const s = Math.min(h / 230, w / 270)
    const p = pen(w * focus, h * 0.55, s)
    const spray = (x: number, y: number, way: number, tall: number) => ({
      stem: `M${x} ${y}q${way * 14 * u} ${-tall * 0.5} ${way * 6 * u} ${-tall}`,
      leaves: Array.from({ length: 7 }, (_, i) => {
        const t = (i + 1) / 7.4
        const [px, py] = [x + way * (28 * t * (1 - t) + 6 * t * t) * u, y - tall * t]
        return leaf(px, py, (15 - i) * u, -90 - 46, 0.26) + leaf(px, py, (15 - i) * u, -90 + 46, 0.26)
      }).join(''),
    })
    const sprays = [
      [0.06, 1, 92],
      [0.94, -1, 92],
      ...(w > h * 1.4
        ? [
            [0.2, -1, 62],
            [0.8, 1, 62],
            [0.3, 1, 40],
            [0.7, -1, 40],
          ]
        : []),
    ].map(([x = 0, way = 1, tall = 0]) => spray(x * w, h * 1.02, way, tall * u))
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.5, 0.42, c.far),
      ...sprays.flatMap((one, i) => [
        { d: one.stem, stroke: { paint: c.near, width: u * 0.8 } },
        { d: one.leaves, fill: i % 3 === 2 ? c.light : i % 2 === 0 ? c.middle : c.near },
      ]),
      p.line(circle(-36, 10, 58), c.light, 17),
      p.line(circle(36, 10, 58), c.near, 17),
      p.line('M-12 -38A58 58 0 0 1 20 0', c.light, 17),
      p.line('M-78 -20A54 54 0 0 1 -50 -42', c.far, 4),
      p.fill(
        polygon([
          [14, -66],
          [26, -86],
          [48, -86],
          [60, -66],
          [37, -38],
        ]),
        c.middle,
      ),
      p.fill(
        polygon([
          [14, -66],
          [60, -66],
          [37, -38],
        ]),
        { colour: c.near, alpha: 0.24 },
      ),
      p.fill(
        polygon([
          [28, -66],
          [46, -66],
          [37, -38],
        ]),
        c.far,
      ),
    ]
  },
)
