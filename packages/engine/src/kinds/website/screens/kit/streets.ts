/** A map of streets, a river and a park, drawn by lot: a place, not a real one. */
import type { Random } from '../../../../base/random.ts'
import type { Shape, Vector } from '../../../../scene/types.ts'
import type { Pen } from './pen.ts'

const round = Math.round

/** A pin with its point at a place. */
export function pinAt(x: number, y: number, size: number): string {
  const r = size / 2
  return `M${round(x)} ${round(y)}C${round(x - r * 0.5)} ${round(y - r)} ${round(x - r)} ${round(y - r * 1.5)} ${round(x - r)} ${round(y - r * 2.1)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0C${round(x + r)} ${round(y - r * 1.5)} ${round(x + r * 0.5)} ${round(y - r)} ${round(x)} ${round(y)}z`
}
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`

export function streets(pen: Pen, width: number, height: number, random: Random, pins = 6): Vector {
  const { surface } = pen
  const lean = random.between(-0.2, 0.2)
  const across = (y: number) => `M-20 ${round(y)}L${width + 20} ${round(y + lean * width)}`
  const down = (x: number) => `M${round(x)} -20L${round(x - lean * height)} ${height + 20}`
  const lanes = Array.from({ length: round(width / 70) + 4 }, (_, i) => down((i - 2) * 74)).join('')
  const rows = Array.from({ length: round(height / 60) + 4 }, (_, i) => across((i - 2) * 66)).join('')
  const river = height * random.between(0.2, 0.4)
  const places = Array.from({ length: pins }, (_, i) => ({
    x: width * (0.12 + 0.78 * ((i * 0.37 + random.next() * 0.2) % 1)),
    y: height * (0.2 + 0.55 * ((i * 0.61 + random.next() * 0.2) % 1)),
  }))
  const shapes: Shape[] = [
    { d: lanes + rows, stroke: { paint: { colour: surface.text, alpha: 0.1 }, width: 4 } },
    {
      d: across(height * 0.62) + down(width * 0.58),
      stroke: { paint: { colour: surface.text, alpha: 0.18 }, width: 12 },
    },
    {
      d: `M${round(width * 0.66)} ${round(height * 0.1)}h${round(width * 0.2)}v${round(height * 0.24)}h${round(-width * 0.2)}z`,
      fill: surface.tint,
    },
    {
      d: `M-20 ${round(river)}C${round(width * 0.3)} ${round(river - 60)} ${round(width * 0.5)} ${round(river + 110)} ${width + 20} ${round(river)}`,
      stroke: { paint: surface.tint2, width: 38 },
    },
    ...places.flatMap(({ x, y }, i): Shape[] => [
      { d: pinAt(x, y, i === 0 ? 40 : 28), fill: surface.series[i % 2 === 0 ? 0 : 1] ?? 'accent' },
      { d: disc(x, y - (i === 0 ? 42 : 29), i === 0 ? 8 : 5), fill: surface.fill },
    ]),
  ]
  return pen.vector('streets', [width, height], shapes, {
    width: 'fill',
    height: 'fill',
    scale: 'cover',
    at: { left: 0, top: 0 },
    alt: 'Map with pins, sample places',
  })
}
