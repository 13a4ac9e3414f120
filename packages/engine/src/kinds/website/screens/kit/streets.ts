/** A map of streets, a river and parks, drawn by lot: a place, not a real one. */
import type { Random } from '../../../../base/random.ts'
import type { ColourRef, Paint, Shape, Vector } from '../../../../scene/types.ts'
import type { Pen } from './pen.ts'

const round = Math.round

/** What maps show in the colours that maps have, on light grounds and on dark ones. */
const INKS = {
  light: { land: '#eef0ec', park: '#cde3bd', water: '#a8d0e6', house: '#e1e3de' },
  dark: { land: '#1f2529', park: '#243a2c', water: '#1f4258', house: '#2a3136' },
} as const satisfies Record<string, Record<string, ColourRef>>

/** A pin with its point at a place. */
export function pinAt(x: number, y: number, size: number): string {
  const r = size / 2
  return `M${round(x)} ${round(y)}C${round(x - r * 0.5)} ${round(y - r)} ${round(x - r)} ${round(y - r * 1.5)} ${round(x - r)} ${round(y - r * 2.1)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0C${round(x + r)} ${round(y - r * 1.5)} ${round(x + r * 0.5)} ${round(y - r)} ${round(x)} ${round(y)}z`
}
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`

/** Where streets run, from before one edge to beyond the other: blocks are of different lengths. */
function placesOf(random: Random, from: number, to: number, least: number, most: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at += random.between(least, most)) places.push(round(at))
  return places
}

/** A green place: rounded, of no regular form. */
function park(random: Random, x: number, y: number, size: number): string {
  const reach = () => round(size * random.between(0.7, 1.25))
  const [right, down, left, up] = [reach(), reach(), reach(), reach()]
  const [x0, y0] = [round(x), round(y)]
  return `M${x0 + right} ${y0}C${x0 + right} ${y0 + round(down * 0.8)} ${x0 + round(right * 0.6)} ${y0 + down} ${x0} ${y0 + down}S${x0 - left} ${y0 + round(down * 0.5)} ${x0 - left} ${y0}S${x0 - round(left * 0.5)} ${y0 - up} ${x0} ${y0 - up}S${x0 + right} ${y0 - round(up * 0.7)} ${x0 + right} ${y0}z`
}

interface Town {
  land: Shape[]
  streets: Shape[]
}

function townOf(pen: Pen, width: number, height: number, random: Random): Town {
  const { surface } = pen
  const inks = INKS[surface.isDark ? 'dark' : 'light']
  const road: Paint = surface.isDark ? { colour: '#ffffff', alpha: 0.13 } : '#ffffff'
  const lean = random.between(-0.16, 0.16)
  const reach = Math.abs(lean) * Math.max(width, height) + 40
  const across = (y: number) => `M-20 ${round(y)}L${width + 20} ${round(y + lean * width)}`
  const down = (x: number) => `M${round(x)} -20L${round(x - lean * height)} ${height + 20}`
  const small =
    placesOf(random, -reach, width + reach, 64, 128)
      .map(down)
      .join('') +
    placesOf(random, -reach, height + reach, 56, 112)
      .map(across)
      .join('')
  const large = across(height * random.between(0.5, 0.7)) + down(width * random.between(0.45, 0.65))
  const ring = `M-20 ${round(height * 0.16)}C${round(width * 0.4)} ${round(height * 0.08)} ${round(width * 0.86)} ${round(height * 0.3)} ${round(width * 0.8)} ${height + 20}`
  const river = height * random.between(0.24, 0.4)
  const stream = `M-30 ${round(river)}C${round(width * 0.3)} ${round(river - 90)} ${round(width * 0.5)} ${round(river + 140)} ${width + 30} ${round(river + 20)}`
  const size = Math.min(width, height) * 0.17
  return {
    land: [
      { d: `M0 0H${width}V${height}H0z`, fill: inks.land },
      {
        d: park(random, width * 0.78, height * 0.16, size) + park(random, width * 0.2, height * 0.72, size * 0.9),
        fill: inks.park,
      },
    ],
    streets: [
      { d: small, stroke: { paint: road, width: 6 } },
      { d: stream, stroke: { paint: inks.water, width: 52 } },
      { d: large + ring, stroke: { paint: inks.house, width: 18 } },
      { d: large + ring, stroke: { paint: road, width: 14 } },
    ],
  }
}

export function streets(pen: Pen, width: number, height: number, random: Random, pins = 6): Vector {
  const { surface } = pen
  const { land, streets: ways } = townOf(pen, width, height, random)
  const start = random.next()
  const places = Array.from({ length: pins }, (_, i) => ({
    // Steps of the plastic number keep any count of places apart: https://en.wikipedia.org/wiki/Low-discrepancy_sequence
    x: width * (0.1 + 0.8 * ((start + i * 0.7549) % 1)),
    y: height * (0.22 + 0.54 * ((start + i * 0.5698) % 1)),
    size: i === 0 ? 48 : 32,
  }))
  const shapes: Shape[] = [
    ...land,
    ...ways,
    ...places.flatMap(({ x, y, size }): Shape[] => [
      { d: disc(x, y, size * 0.12), fill: { colour: '#000000', alpha: 0.22 } },
      { d: pinAt(x, y, size), fill: surface.button.fill, stroke: { paint: '#ffffff', width: 2, join: 'round' } },
      { d: disc(x, y - size * 1.04, size * 0.2), fill: '#ffffff' },
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
