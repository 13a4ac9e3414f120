/** Wind turbines turn over rolling fields with rows of panels. */
import { circle, illustration, leaf, polygon } from '../drawing.ts'
import { backdrop, disc, hillsAt } from '../figure.ts'
import { showing } from '../meaning.ts'

export const turbines = illustration(
  'turbines',
  showing(
    'wind, turbine, solar, energy, renewable, climate, solar panel, power, electricity, heat pump, sustainability, green energy, battery, charging',
    ['energy'],
    0.95,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const count = Math.max(2, Math.round(w / (46 * u)))
    const mills = Array.from({ length: count }, (_, i) => {
      const x = ((i + 0.5) * w) / count + random.between(-5, 5) * u
      const top = h * (i % 2 === 0 ? 0.26 : 0.4)
      const blade = (i % 2 === 0 ? 27 : 19) * u
      const turn = random.between(0, 120)
      return [
        {
          d: polygon([
            [x - 0.8 * u, top],
            [x + 0.8 * u, top],
            [x + 1.7 * u, h * 0.86],
            [x - 1.7 * u, h * 0.86],
          ]),
          fill: c.near,
        },
        { d: [0, 120, 240].map((degrees) => leaf(x, top, blade, degrees + turn, 0.085)).join(''), fill: c.near },
        { d: circle(x, top, 2 * u), fill: c.light },
      ]
    })
    const panel = (x: number, y: number) =>
      polygon([
        [x, y],
        [x + 17 * u, y],
        [x + 12 * u, y + 9 * u],
        [x - 5 * u, y + 9 * u],
      ])
    const panels = Array.from({ length: Math.ceil(w / (23 * u)) + 1 }, (_, i) => panel(i * 23 * u - 4 * u, h * 0.86))
    return [
      backdrop(canvas),
      disc(canvas, 0.3, 0.4, 0.24, c.light),
      hillsAt(canvas, 0.74, 0.16, c.far),
      ...mills.flat(),
      hillsAt(canvas, 0.86, 0.1, c.middle),
      { d: panels.join(''), fill: c.near },
      {
        d: Array.from({ length: Math.ceil(w / (23 * u)) + 1 }, (_, i) => {
          const [x, y] = [i * 23 * u - 4 * u, h * 0.86]
          return `M${x + 5.6 * u} ${y}l${-5 * u} ${9 * u}M${x + 11.3 * u} ${y}l${-5 * u} ${9 * u}M${x - 2.5 * u} ${y + 4.5 * u}h${17 * u}`
        }).join(''),
        stroke: { paint: c.far, width: u * 0.5 },
      },
    ]
  },
)
