/** Path data by construction: circles, sectors, polygons, and forms turned about a centre. Pixels, y down, degrees clockwise from the top. */
import type { Point } from '../../base/geometry.ts'

const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** 'x y', to a tenth. */
export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** The point at a distance from a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)]
}

export const circle = (cx: number, cy: number, r: number): string => {
  const arc = `A${short(r)} ${short(r)} 0 0 1`
  return `M${at(cx - r, cy)}${arc} ${at(cx + r, cy)}${arc} ${at(cx - r, cy)}Z`
}

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}H${short(x + width)}V${short(y + height)}H${short(x)}Z`

/** A rectangle with the same radius at each corner. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const arc = `A${short(r)} ${short(r)} 0 0 1`
  return [
    `M${at(x + r, y)}H${short(x + width - r)}${arc} ${at(x + width, y + r)}`,
    `V${short(y + height - r)}${arc} ${at(x + width - r, y + height)}`,
    `H${short(x + r)}${arc} ${at(x, y + height - r)}V${short(y + r)}${arc} ${at(x + r, y)}Z`,
  ].join('')
}

export const polygon = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`)
    .join('')
    .concat('Z')

export const regularPolygon = (cx: number, cy: number, radius: number, sides: number, turn = 0): string =>
  polygon(Array.from({ length: sides }, (_, index) => polar(cx, cy, radius, turn + (360 * index) / sides)))

/** A piece of a ring between two radii, from one angle to a later one, less than a full turn. `inner` 0 is a pie. */
export function sector(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const arc = (radius: number, sweep: 0 | 1, end: Point) =>
    `A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${at(...end)}`
  const start = `M${at(...polar(cx, cy, outer, from))}${arc(outer, 1, polar(cx, cy, outer, to))}`
  return inner <= 0
    ? `${start}L${at(cx, cy)}Z`
    : `${start}L${at(...polar(cx, cy, inner, to))}${arc(inner, 0, polar(cx, cy, inner, from))}Z`
}

/** Writes points of a form drawn upright about the origin (x right, y down), turned and moved. */
export function turned(cx: number, cy: number, degrees: number): (x: number, y: number) => string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (x, y) => at(cx + x * cos - y * sin, cy + x * sin + y * cos)
}

/** A superellipse-like tile: sides that curve all the way, as app icons have. */
export function squircle(x: number, y: number, size: number): string {
  const [near, far] = [size * 0.055, size * 0.945]
  const p = (px: number, py: number) => at(x + px, y + py)
  const half = size / 2
  return [
    `M${p(0, half)}C${p(0, near)} ${p(near, 0)} ${p(half, 0)}`,
    `C${p(far, 0)} ${p(size, near)} ${p(size, half)}`,
    `C${p(size, far)} ${p(far, size)} ${p(half, size)}`,
    `C${p(near, size)} ${p(0, far)} ${p(0, half)}Z`,
  ].join('')
}
