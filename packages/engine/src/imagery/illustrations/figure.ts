/**
 * Figures: things drawn once in units of their own and set into a picture at any place and size. The foot of a figure is at
 * (0, 0), up is negative, and it is some 200 units tall.
 */
import type { Paint, Shape } from '../../scene/types.ts'
import { circle, rect } from './drawing.ts'
import { type Canvas, smooth } from './types.ts'

export interface Pen {
  fill(d: string, paint: Paint, opacity?: number): Shape
  line(d: string, paint: Paint, width: number): Shape
}

/** How many numbers each command of path data takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

interface Move {
  x: number
  y: number
  scale: number
  mirrored: boolean
}

/** One number of a command, moved: `place` says which of those that the command takes. */
function movedNumber(value: number, command: string, place: number, { x, y, scale, mirrored }: Move): number {
  const kind = command.toLowerCase()
  const relative = command === kind
  const at = (isX: boolean) =>
    Math.round(((isX && mirrored ? -1 : 1) * value * scale + (relative ? 0 : isX ? x : y)) * 10) / 10
  if (kind === 'h') return at(true)
  if (kind === 'v') return at(false)
  if (kind !== 'a') return at(place % 2 === 0)
  // An arc: its radii, its turn, two flags (the second is its way round), its end.
  if (place < 2) return Math.round(value * scale * 10) / 10
  if (place === 4) return mirrored ? 1 - value : value
  return place < 5 ? value : at(place === 5)
}

/** Path data (without exponents) moved, scaled and, if wanted, turned left to right. */
function moved(d: string, x: number, y: number, scale: number, mirrored: boolean): string {
  const move = { x, y, scale, mirrored }
  let out = ''
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const takes = TAKES[command.toLowerCase()] ?? 0
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    out += command + numbers.map((value, index) => movedNumber(value, command, index % takes, move)).join(' ')
  }
  return out
}

export const pen = (x: number, y: number, scale: number, mirrored = false): Pen => ({
  fill: (d, paint, opacity) => ({
    d: moved(d, x, y, scale, mirrored),
    fill: paint,
    ...(opacity !== undefined && { opacity }),
  }),
  line: (d, paint, width) => ({
    d: moved(d, x, y, scale, mirrored),
    stroke: { paint, width: Math.round(width * scale * 10) / 10, cap: 'round', join: 'round' },
  }),
})

/** A form and its mirror image. */
export const both = (d: string): string => d + moved(d, 0, 0, 1, true)

interface Room {
  /** Of the figure, in its units. */
  width: number
  height: number
  /** Where it stands: a share of the picture's height. Default .9 */
  floor?: number
  /** How much of the height above the floor it takes. Default .84 */
  fills?: number
  /** Figures at most. Default 3 */
  most?: number
}

/** Pens for a figure: the leading one first; others, smaller, where the picture is wide. */
export function pens({ width, height, random, focus }: Canvas, room: Room): Pen[] {
  const floor = height * (room.floor ?? 0.9)
  const scale = Math.min((floor * (room.fills ?? 0.84)) / room.height, (width * 0.88) / room.width)
  const count = Math.max(1, Math.min(room.most ?? 3, Math.floor(width / (room.width * scale * 1.12))))
  const mirrored = random.chance(0.5)
  const x = (share: number) => (mirrored ? 1 - share : share) * width
  if (focus !== undefined) {
    const other = focus > 0.5 ? focus - 0.42 : focus + 0.42
    const leading = pen(focus * width, floor, scale, mirrored)
    return count === 1 ? [leading] : [leading, pen(other * width, floor, scale * 0.68, !mirrored)]
  }
  if (count === 1) return [pen(x(0.5), floor, scale, mirrored)]
  if (count === 2) return [pen(x(0.32), floor, scale, mirrored), pen(x(0.74), floor, scale * 0.72, !mirrored)]
  return [
    pen(x(0.47), floor, scale, mirrored),
    pen(x(0.8), floor, scale * 0.72, !mirrored),
    pen(x(0.16), floor, scale * 0.62, mirrored),
  ]
}

/** Pens side by side over the whole width, for things that stand in a row; `width` is one thing's, in units. */
export function rowOfPens({ width, height }: Canvas, room: { width: number; height: number; floor?: number }): Pen[] {
  const floor = height * (room.floor ?? 0.88)
  const least = width < height * 0.9 ? 2 : 3
  const scale = Math.min((floor * 0.86) / room.height, (width * 0.98) / (room.width * least))
  const count = Math.max(least, Math.floor((width * 0.98) / (room.width * scale)))
  const step = width / count
  return Array.from({ length: count }, (_, i) => pen(step * (i + 0.5), floor, scale))
}

/** The ground of the picture. */
export const backdrop = ({ width, height, colours }: Canvas): Shape => ({
  d: rect(0, 0, width, height),
  fill: colours.ground,
})

/** The floor from a share of the height down. */
export const floorAt = ({ width, height }: Canvas, share: number, paint: Paint): Shape => ({
  d: rect(0, height * share, width, height * (1 - share)),
  fill: paint,
})

/** A large disc behind the scene; place and radius as shares (of the width, of the height, of the shorter side). */
export const disc = ({ width, height, focus }: Canvas, x: number, y: number, radius: number, paint: Paint): Shape => ({
  d: circle(
    width * (focus !== undefined && Math.abs(x - 0.5) < 0.2 ? x - 0.5 + focus : x),
    height * y,
    Math.min(width, height) * radius,
  ),
  fill: paint,
})

/** Land with a soft skyline; `base` and `swell` are shares of the height. */
export function hillsAt({ width, height, random }: Canvas, base: number, swell: number, paint: Paint): Shape {
  const phase = random.between(0, 6)
  const points = Array.from({ length: 7 }, (_, i): [number, number] => [
    (width * i) / 6,
    height * (base - swell * (0.5 + 0.5 * Math.sin(phase + i * 1.25))),
  ])
  return { d: `M0 ${Math.round(points[0]?.[1] ?? 0)}${smooth(points)}V${Math.ceil(height)}H0Z`, fill: paint }
}
