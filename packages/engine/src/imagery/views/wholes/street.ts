/** A street */
import { mix } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { polygon, rect } from '../../shapes.ts'
import { circle, falling, halo, shape, tinted, type ViewCanvas } from '../canvas.ts'
import { air, stars } from '../sky.ts'

/** A side of the street as it runs to the vanishing point: how far from it, and how high, a depth lies. */
interface Side {
  x(depth: number): number
  top(depth: number): number
  base(depth: number): number
}

/** A front between two depths: its wall, its windows, its shop. */
function front(canvas: ViewCanvas, { x, top, base }: Side, [f, n]: readonly [number, number], wall: Hex): Shape[] {
  const { light, random } = canvas
  const at = (t: number, share: number) => base(t) + (top(t) - base(t)) * share
  const quad = (a: number, b: number, low: number, high: number): string =>
    polygon([
      [x(a), at(a, low)],
      [x(a), at(a, high)],
      [x(b), at(b, high)],
      [x(b), at(b, low)],
    ])
  const own = random.fork(`front ${Math.round(x(f))}`)
  const panes = Array.from({ length: 15 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3]
    if (own.chance(light.evening ? 0.45 : 0.1)) return ''
    const part = (share: number) => f + ((n - f) * (column + share)) / 3
    return quad(part(0.22), part(0.72), 0.3 + row * 0.135, 0.39 + row * 0.135)
  }).join('')
  const within = (share: number) => f + (n - f) * share
  return [
    shape(
      quad(f, n, 0, 1),
      falling(canvas, [top(n), mix(wall, light.glow, 0.12)], [base(n), mix(wall, light.ambient, 0.25)]),
    ),
    shape(panes, light.evening ? { colour: light.lamp, alpha: 0.85 } : tinted(canvas, 'glass', 0.7)),
    shape(
      quad(within(0.2), within(0.8), 0, 0.2),
      light.evening ? { colour: mix(light.lamp, '#ff9d5c', 0.4), alpha: 0.75 } : tinted(canvas, '#3f5660', 0.8),
    ),
  ]
}

const EVENING: readonly Hex[] = ['#5b5f8a', '#6f5b7d', '#4d6a88']
const MORNING: readonly Hex[] = ['#e2a987', '#d9c3a0', '#b9c7c9', '#d58f7c']
const FRONTS = 8

/** Both sides, the farthest fronts first. */
function houses(canvas: ViewCanvas, road: number): Shape[] {
  const { width, height, horizon, focus, clear, light, random } = canvas
  const own = random.fork('street')
  const tones = light.evening ? EVENING : MORNING
  const shapes: Shape[] = []
  for (const way of [-1, 1])
    for (let k = 0; k < FRONTS; k++) {
      const [f, n] = [0.06 * 1.72 ** k, 0.06 * 1.72 ** (k + 1)]
      // Roofs run out of the sheet below the words.
      const edge = Math.max(focus, width - focus) / (road * 0.59)
      const tall = ((horizon - clear) / edge / 1.05) * own.between(0.78, 1)
      const side: Side = {
        x: (t) => focus + way * (road / 2) * t * 1.18,
        top: (t) => horizon - tall * t * 1.05,
        base: (t) => horizon + (height - horizon) * t,
      }
      if (Math.abs(side.x(f) - focus) > width) continue
      const tone = tones[(k + (way > 0 ? 1 : 0)) % tones.length] ?? '#b9c7c9'
      shapes.push(...front(canvas, side, [f, n], tinted(canvas, tone, Math.min(1, 0.2 + k * 0.17))))
    }
  return shapes
}

/** Houses on both sides run to one point; wet asphalt between them. */
export function street(canvas: ViewCanvas): Shape[] {
  const { width, height, horizon, u, light, focus } = canvas
  const deep = height - horizon
  const road = Math.max(width * 0.62, deep * 0.9)
  const ground = tinted(canvas, 'asphalt', 0.9)
  const wedge = (half: number, from: number, to: number): string =>
    polygon([
      [focus - half * from, horizon + deep * from],
      [focus + half * from, horizon + deep * from],
      [focus + half * to, horizon + deep * to],
      [focus - half * to, horizon + deep * to],
    ])
  const dashes = Array.from({ length: 8 }, (_, i) =>
    wedge(deep * 0.018, (0.03 + i / 8) ** 2, (0.03 + (i + 0.5) / 8) ** 2),
  )
  return [
    air(canvas),
    ...stars(canvas, light.stars * 0.5),
    halo(canvas, [focus, horizon], Math.max(width, height) * 0.34, light.glow, light.isLow ? 0.9 : 0.45),
    shape(
      rect(0, horizon, width, deep),
      falling(canvas, [horizon, light.haze], [height, tinted(canvas, 'stone', 0.9)]),
    ),
    ...houses(canvas, road),
    shape(wedge(road / 2, 0.002, 1.2), falling(canvas, [horizon, mix(ground, light.glow, 0.55)], [height, ground])),
    shape(dashes.join(''), { colour: light.disc, alpha: 0.75 }),
    ...(light.isLow ? [shape(circle(focus, horizon - u * 2.5, u * 4.5), light.disc)] : []),
    ...(light.isLow ? [halo(canvas, [focus, horizon + deep * 0.2], deep * 0.5, light.glow, 0.4)] : []),
  ]
}
