/**
 * Figures: things drawn once in units of their own and set into a picture at any place and size. The foot of a figure is at
 * (0, 0), up is negative, and it is some 200 units tall.
 */
import { nth } from '../../base/items.ts'
import type { Paint, Shape } from '../../scene/types.ts'
import { circle, rect } from './drawing.ts'
import { type Canvas, smooth } from './types.ts'

export interface Pen {
  fill(d: string, paint: Paint, opacity?: number): Shape
  line(d: string, paint: Paint, width: number): Shape
}

/** How many numbers each command of path data takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** Path data (without exponents) moved, scaled and, if wanted, turned left to right. */
function moved(d: string, x: number, y: number, scale: number, mirrored: boolean): string {
  const way = mirrored ? -1 : 1
  let out = ''
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const lower = command.toLowerCase()
    const own = command === lower ? [0, 0] : [x, y]
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    const takes = TAKES[lower] ?? 0
    const at = (value: number, isX: boolean) =>
      Math.round(((isX ? way : 1) * value * scale + nth(own, isX ? 0 : 1)) * 10) / 10
    const put = (value: number, index: number): number => {
      const place = index % takes
      if (lower === 'h') return at(value, true)
      if (lower === 'v') return at(value, false)
      if (lower !== 'a') return at(value, place % 2 === 0)
      if (place < 2) return Math.round(value * scale * 10) / 10
      if (place === 4) return mirrored ? 1 - value : value
      return place < 5 ? value : at(value, place === 5)
    }
    out += command + numbers.map(put).join(' ')
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
