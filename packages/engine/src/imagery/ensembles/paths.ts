/** Path data of ensembles: absolute M, L, C, Q and Z alone, so that a box is found from the numbers. */
import type { Point } from '../../base/geometry.ts'

const n = (value: number): number => Math.round(value * 100) / 100
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
/** From one point towards another, of length 1. */
export function towards(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}
/** To the right of somebody who goes along a direction on the page, y downwards. */
export const across = ([dx, dy]: Point): Point => [dy, -dx]

/** How far the handles of a cubic reach that goes half round. */
const HALF_ROUND = 4 / 3
/** … and a quarter round. */
const QUARTER = 0.5523

/** Two discs and what lies between: a limb that grows thinner. */
export function capsule(a: Point, ra: number, b: Point, rb: number): string {
  const along = towards(a, b)
  const side = across(along)
  const [a1, a2] = [plus(a, side, ra), plus(a, side, -ra)]
  const [b1, b2] = [plus(b, side, rb), plus(b, side, -rb)]
  const round = (from: Point, to: Point, by: number): string =>
    `C${at(plus(from, along, by))} ${at(plus(to, along, by))} ${at(to)}`
  return `M${at(a1)}L${at(b1)}${round(b1, b2, HALF_ROUND * rb)}L${at(a2)}${round(a2, a1, -HALF_ROUND * ra)}Z`
}

export function oval([x, y]: Point, rx: number, ry: number): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER]
  return `M${at([x - rx, y])}C${at([x - rx, y - ky])} ${at([x - kx, y - ry])} ${at([x, y - ry])}C${at([x + kx, y - ry])} ${at([x + rx, y - ky])} ${at([x + rx, y])}C${at([x + rx, y + ky])} ${at([x + kx, y + ry])} ${at([x, y + ry])}C${at([x - kx, y + ry])} ${at([x - rx, y + ky])} ${at([x - rx, y])}Z`
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`
export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** Where something drawn in units of its own stands: turned by degrees about its origin, mirrored first. */
export interface Placing {
  x: number
  y: number
  scale: number
  turn?: number
  mirrored?: boolean
}

/** What a placing does to a direction. */
export function linear({ scale, turn = 0, mirrored = false }: Placing): (point: Point) => Point {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const way = mirrored ? -1 : 1
  return ([x, y]) => [x * way * c - y * s, x * way * s + y * c]
}

/** Path data placed; of relative commands (a packed figure's) only the first move is a point. */
export function placed(d: string, placing: Placing): string {
  const move = linear(placing)
  const shift: Point = [placing.x, placing.y]
  let first = true
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = numbersOf(rest)
    const relative = command === command.toLowerCase() && !first
    first = false
    let text = command === 'm' && !relative ? 'M' : command
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const moved = move([numbers[i] ?? 0, numbers[i + 1] ?? 0])
      text += `${i > 0 ? ' ' : ''}${at(relative ? moved : plus(moved, shift))}`
    }
    return text
  })
}

const numbersOf = (text: string): number[] => text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []

/** The points of path data that is absolute. */
export function pointsOf(d: string): Point[] {
  const numbers = numbersOf(d)
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []))
}
