/** A guitar across the picture, its sound going out in rings. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop } from '../figure.ts'
import { showing } from '../meaning.ts'

export const guitar = illustration(
  'guitar',
  showing(
    'guitar, luthier, acoustic, folk, singer, songwriter, band, ukulele, blues, country music, open mic, busker, rock',
    ['music'],
    0.7,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const side = random.chance(0.5) ? 1 : -1
    const [x, y] = [w * 0.5 - side * Math.min(w * 0.16, 40 * u), h * 0.64]
    const s = u * 0.62
    // The neck points up to one side: points are turned by 50 degrees.
    const [cos, sin] = [Math.cos(side * 0.9), Math.sin(side * 0.9)]
    const place = (d: string) =>
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => {
        const [px, py] = [Number(a) * s, Number(b) * s]
        return `${x + px * cos - py * sin} ${y + px * sin + py * cos}`
      })
    const [hx, hy] = [x, y]
    const strings = [-9, -5.4, -1.8, 1.8, 5.4, 9]
    return [
      backdrop(canvas),
      ...[62, 50, 38].map((r, i) => ({ d: circle(hx, hy, r * u), fill: i % 2 === 0 ? c.far : c.ground })),
      { d: place('M-13 -40L-11 -190L11 -190L13 -40Z'), fill: c.near },
      { d: place('M-18 -186L-20 -236L-10 -244L10 -244L20 -236L18 -186Z'), fill: c.near },
      {
        d: place(
          'M0 -62C34 -66 52 -50 50 -26C49 -12 40 -6 46 8C56 20 66 34 62 56C56 88 30 98 0 98C-30 98 -56 88 -62 56C-66 34 -56 20 -46 8C-40 -6 -49 -12 -50 -26C-52 -50 -34 -66 0 -62Z',
        ),
        fill: c.light,
      },
      {
        d: place(
          'M0 -62C34 -66 52 -50 50 -26C49 -12 40 -6 46 8C56 20 66 34 62 56C56 88 30 98 0 98C20 80 34 60 30 30C26 0 20 -30 0 -62Z',
        ),
        fill: { colour: c.near, alpha: 0.16 },
      },
      { d: circle(hx, hy, 24 * s), fill: c.middle },
      { d: circle(hx, hy, 19 * s), fill: c.near },
      { d: place('M-26 54L26 54L26 66L-26 66Z'), fill: c.near },
      ...strings.map((at) => ({
        d: place(`M${at} 60L${at * 0.8} -232`),
        stroke: { paint: c.far, width: Math.max(1, 1.3 * s) },
      })),
      {
        d: place('M-12 -70L12 -70M-12 -96L12 -96M-12 -124L12 -124M-11 -154L11 -154'),
        stroke: { paint: c.middle, width: 2 * s },
      },
      ...[-206, -218, -230].map((at) => ({
        d: place(`M-30 ${at}L-18 ${at}M30 ${at}L18 ${at}`),
        stroke: { paint: c.light, width: 6 * s, cap: 'round' as const },
      })),
      {
        d:
          rounded(w * 0.06, h * 0.08, 1.6 * u, 22 * u, u) +
          circle(w * 0.06 - 2 * u, h * 0.08 + 21 * u, 4 * u) +
          rect(w * 0.06, h * 0.08, 10 * u, 3 * u),
        fill: c.middle,
      },
    ]
  },
)
