/** Inside a café */
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { polygon, rect, round } from '../../shapes.ts'
import { circle, falling, halo, meets, shape, stroke, type ViewCanvas } from '../canvas.ts'
import { grass } from '../plants.ts'
import { down } from './down.ts'

/** The window's box, and the colours of what is made of wood. */
interface Place {
  left: number
  top: number
  wide: number
  tall: number
  floor: number
  wood: Hex
  dark: Hex
}

/** The street outside, behind bars. */
function windowOf(canvas: ViewCanvas, { left, top, wide, tall, dark }: Place): Shape[] {
  const { light, random } = canvas
  const own = random.fork('cafe')
  const bar = (x: number, y: number, w: number, h: number) => rect(left + wide * x, top + tall * y, wide * w, tall * h)
  const houses = Array.from({ length: 6 }, (_, i) => {
    const h = own.between(0.3, 0.62)
    return bar(i / 6, 1 - h, 0.16, h)
  })
  const panes = Array.from({ length: 16 }, () => bar(own.between(0.04, 0.94), own.between(0.55, 0.9), 0.022, 0.05))
  const frame = [
    bar(-0.025, -0.03, 1.05, 0.035),
    bar(-0.025, 0, 0.03, 1),
    bar(0.995, 0, 0.03, 1),
    bar(0.325, 0, 0.018, 1),
    bar(0.66, 0, 0.018, 1),
    bar(-0.05, 0.985, 1.1, 0.04),
    bar(0, 0.27, 1, 0.014),
  ]
  const gleam = polygon([
    [left, top + tall * 0.5],
    [left + wide * 0.4, top],
    [left + wide * 0.56, top],
    [left, top + tall * 0.74],
  ])
  return [
    shape(bar(0, 0, 1, 1), falling(canvas, [top, light.middle], [top + tall, light.low])),
    shape(houses.join(''), { colour: mix(light.haze, light.ambient, 0.45), alpha: 0.8 }),
    shape(panes.join(''), { colour: light.lamp, alpha: light.evening ? 0.9 : 0.6 }),
    shape(gleam, { colour: '#ffffff', alpha: 0.12 }),
    shape(frame.join(''), dark),
  ]
}

/** Lamps on their cords, none before words. */
function lamps(canvas: ViewCanvas, { left, top, wide, tall, dark }: Place): Shape[] {
  const { u, light, words } = canvas
  const r = u * 4
  return [0.18, 0.5, 0.82].flatMap((at, i): Shape[] => {
    const [x, y] = [left + wide * at, top + tall * (0.1 + (i % 2) * 0.1)]
    if (meets(canvas, x - r, y - r * 2, x + r, y + r)) return []
    const above = words.filter((box) => box.left < x && box.right > x && box.top < y)
    const cord = Math.max(0, ...above.map(({ bottom }) => bottom + u * 2))
    return [
      halo(canvas, [x, y + r * 0.4], r * 5, light.lamp, light.evening ? 0.6 : 0.4),
      stroke(`M${round(x)} ${round(cord)}V${round(y - r * 0.7)}`, dark, Math.max(1, u * 0.3)),
      shape(
        `M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(y)}Z`,
        mix('#c9784a', light.ambient, 0.2),
      ),
      shape(circle(x, y + r * 0.05, r * 0.34), '#fff4d2'),
    ]
  })
}

/** A table for two with a cup that steams and a plant. */
function table(canvas: ViewCanvas, { wood, dark }: Place, x: number, y: number, s: number): Shape[] {
  const { light, random } = canvas
  const chairs = [-1, 1].map(
    (side) =>
      rect(x + side * s * 0.66 - s * 0.03, y - s * 0.34, s * 0.06, s * 0.96) +
      rect(x + side * s * 0.5 - s * 0.2, y + s * 0.2, s * 0.4, s * 0.06) +
      rect(x + side * s * 0.36 - s * 0.03, y + s * 0.22, s * 0.05, s * 0.4) +
      rect(x + side * s * 0.66 - s * 0.05, y - s * 0.36, s * 0.1, s * 0.22),
  )
  const cup =
    `M${round(x - s * 0.2)} ${round(y - s * 0.17)}h${round(s * 0.18)}v${round(s * 0.06)}a${round(s * 0.07)} ${round(s * 0.07)} 0 0 1 ${round(-s * 0.18)} 0Z` +
    circle(x - s * 0.01, y - s * 0.13, s * 0.035) +
    rect(x - s * 0.25, y - s * 0.065, s * 0.28, s * 0.016)
  const steam = `M${round(x - s * 0.14)} ${round(y - s * 0.2)}q${round(-s * 0.04)} ${round(-s * 0.06)} 0 ${round(-s * 0.11)}t0 ${round(-s * 0.1)}`
  const leaves = grass(random.fork('plant'), x + s * 0.12, x + s * 0.24, y - s * 0.19, s * 0.24, 12)
  return [
    shape(rect(x - s * 0.035, y, s * 0.07, s * 0.6) + rect(x - s * 0.24, y + s * 0.58, s * 0.48, s * 0.05), dark),
    shape(chairs.join(''), mix(wood, dark, 0.4)),
    shape(rect(x - s * 0.44, y - s * 0.05, s * 0.88, s * 0.075), mix(wood, light.lamp, 0.3)),
    shape(cup, '#fff7ea'),
    stroke(steam, { colour: '#ffffff', alpha: 0.6 }, s * 0.016),
    shape(rect(x + s * 0.13, y - s * 0.2, s * 0.1, s * 0.15), mix('#d98b6a', light.ambient, 0.15)),
    shape(leaves, mix('#4f9a5c', light.ambient, 0.2)),
  ]
}

/** A window onto the street, lamps over tables, cups, a plant. */
export function cafe(canvas: ViewCanvas): Shape[] {
  const { width, height, u, light, clear, focus } = canvas
  const wall: Hex = light.dark ? mix(light.zenith, '#3a2420', 0.45) : mix(light.zenith, '#f3dfc2', 0.6)
  const floor = height * 0.8
  const top = clear + (floor - clear) * 0.16
  const tall = floor * 0.94 - top
  const wide = Math.min(width * 0.5, tall * 1.5)
  const left = Math.min(width - wide * 1.06, Math.max(wide * 0.06, focus - wide / 2))
  const wood = mix('#7b4d33', light.ambient, light.dark ? 0.3 : 0.06)
  const place: Place = { left, top, wide, tall, floor, wood, dark: mix(wood, '#1a0f12', 0.5) }
  const s = Math.min(height * 0.3, width * 0.3)
  const boards = Array.from({ length: 5 }, (_, i) =>
    rect(0, floor + (height - floor) * (i / 5) ** 1.4, width, Math.max(1, u * 0.18)),
  )
  return [
    down(canvas, [
      [Math.min(0.6, Math.max(0.1, (clear / height) * 0.9)), mix(light.zenith, wall, 0.3)],
      [0.8, wall],
      [1, wall],
    ]),
    ...windowOf(canvas, place),
    shape(
      rect(0, floor, width, height - floor),
      falling(canvas, [floor, mix(wood, light.lamp, 0.12)], [height, place.dark]),
    ),
    shape(boards.join(''), { colour: place.dark, alpha: 0.6 }),
    ...lamps(canvas, place),
    ...table(canvas, place, left + wide * 0.2, floor - s * 0.32, s * 0.8),
    ...table(canvas, place, left + wide * 0.82, floor - s * 0.26, s),
  ]
}
