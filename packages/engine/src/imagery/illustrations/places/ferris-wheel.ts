/** A big wheel over the tents of a fair. */
import { nth } from '../../../base/items.ts'
import { circle, illustration, polygon } from '../drawing.ts'
import { backdrop, disc, floorAt, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

const CABINS = 12

export const ferrisWheel = illustration(
  'ferris-wheel',
  showing(
    'ferris wheel, big wheel, funfair, fairground, amusement park, theme park, water park, carnival, county fair, roller coaster, carousel, circus, fete, fun fair',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, focus, colours: c } = canvas
    const floor = h * 0.86
    const r = Math.min(h * 0.36, w * 0.36)
    const left = random.chance(0.5)
    const x = w * (focus ?? (w > h * 1.3 ? (left ? 0.34 : 0.66) : 0.5))
    const y = floor - r * 1.14
    const turn = random.between(0, 30)
    const place = (i: number, reach: number): [number, number] => {
      const angle = ((i * 360) / CABINS + turn) * (Math.PI / 180)
      return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach]
    }
    const all = Array.from({ length: CABINS }, (_, i) => i)
    const spokes = all.map((i) => `M${x} ${y}L${place(i, 1).join(' ')}`).join('')
    const tent = h * 0.2
    const tents = Math.max(2, Math.round(w / (tent * 1.5)))
    const step = w / tents
    return [
      backdrop(canvas),
      disc(canvas, left ? 0.74 : 0.26, 0.3, 0.16, c.light),
      { d: spokes, stroke: { paint: c.far, width: u * 0.7 } },
      { d: circle(x, y, r) + circle(x, y, r * 0.9), stroke: { paint: c.near, width: u * 1.1 } },
      ...all.flatMap((i) => {
        const [cx, cy] = place(i, 1)
        const p = pen(cx, cy + r * 0.16, r / 440)
        const tone = nth([c.light, c.middle, c.near], i % 3)
        return [p.fill('M-44 -70C-44 -108 44 -108 44 -70Z', tone), p.fill('M-44 -60H44L34 -8H-34Z', tone)]
      }),
      {
        d: `M${x} ${y}L${x - r * 0.42} ${floor}M${x} ${y}L${x + r * 0.42} ${floor}`,
        stroke: { paint: c.near, width: u * 1.8 },
      },
      { d: circle(x, y, r * 0.09), fill: c.light },
      ...Array.from({ length: tents }, (_, i) => {
        const from = i * step
        const top = floor - tent * (i % 2 === 0 ? 0.62 : 0.46)
        const tone = nth([c.middle, c.light, c.far], i % 3)
        return [
          {
            d: polygon([
              [from + step * 0.04, floor],
              [from + step * 0.5, top],
              [from + step * 0.96, floor],
            ]),
            fill: tone,
          },
          {
            d: polygon([
              [from + step * 0.36, floor],
              [from + step * 0.5, top],
              [from + step * 0.64, floor],
            ]),
            fill: c.near,
          },
        ]
      }).flat(),
      floorAt(canvas, 0.86, c.near),
    ]
  },
)
