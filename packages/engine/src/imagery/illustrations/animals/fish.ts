/** Fish among waves and bubbles. */
import { nth } from '../../../base/items.ts'
import { circle, illustration } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const fish = illustration(
  'fish',
  showing(
    'fish, seafood, fishmonger, salmon, trout, aquarium, angling, fishing, oyster, shellfish, tuna, herring, sushi',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const wave = (y: number, swell: number) => {
      const step = 24 * u
      let d = `M${-step} ${y}`
      for (let x = -step; x < w + step; x += step) d += `q${step / 4} ${-swell} ${step / 2} 0t${step / 2} 0`
      return `${d}V${h}H${-step}Z`
    }
    const scale = Math.min(h / 330, w / 330)
    const columns = Math.max(1, Math.round(w / (290 * scale)))
    const rows = Math.max(1, Math.round(h / (170 * scale)) - 1)
    const school = Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      return {
        x: ((column + 0.5 + (row % 2 === 0 ? -0.12 : 0.12)) * w) / columns,
        y: h * 0.24 + ((row + 0.62) * h * 0.76) / rows,
        tone: (i + row) % 3,
      }
    })
    return [
      backdrop(canvas),
      { d: wave(h * 0.14, 5 * u), fill: { colour: c.middle, alpha: 0.35 } },
      { d: wave(h * 0.2, 5 * u), fill: c.middle },
      ...school.flatMap(({ x, y, tone }) => {
        const p = pen(x, y, scale * random.between(0.92, 1.04), random.chance(0.25))
        const skin = nth([c.light, c.far, c.near], tone)
        const mark = nth([c.near, c.light, c.far], tone)
        return [
          p.fill('M-62 -4L-124 -54C-112 -20 -112 14 -124 46Z', skin),
          p.fill('M-10 -48C10 -76 40 -74 52 -46Z', mark),
          p.fill('M-80 -2C-40 -66 60 -74 126 2C60 66 -40 58 -80 -2Z', skin),
          p.fill('M62 -44C80 -34 104 -22 126 2C100 30 80 42 62 46C80 18 80 -16 62 -44Z', mark),
          p.line('M-40 -14q12 14 0 28M-12 -28q12 14 0 28M-12 2q12 14 0 28M16 -14q12 14 0 28', mark, 4),
          p.fill(circle(96, -8, 6), skin),
        ]
      }),
      {
        d: Array.from({ length: 7 }, () =>
          circle(random.between(0.06, 0.94) * w, random.between(0.3, 0.94) * h, random.between(0.8, 1.9) * u),
        ).join(''),
        fill: c.far,
        opacity: 0.8,
      },
    ]
  },
)
