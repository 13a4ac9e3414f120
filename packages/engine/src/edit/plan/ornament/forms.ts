/** The forms of ornament as path data: lines of all manners, plates, small things. */
import type { Box } from '../../../base/geometry.ts'
import { circle, polar, polygon, rectangle, roundedRectangle, at as xy } from '../../../kinds/shared/geometry.ts'
import type { LineManner, PlateForm, Strewn } from '../../../language/lexicon/ornament-words.ts'
import type { PlainColour, Shape } from '../../../scene/types.ts'

/** A line from one point along an axis, waving. */
export function waving(x: number, y: number, length: number, height: number, upright = false): string {
  const count = Math.max(2, Math.round(length / (height * 4)))
  const step = length / count / 2
  const point = (along: number, across: number) => (upright ? xy(x + across, y + along) : xy(x + along, y + across))
  const waves = Array.from({ length: count * 2 }, (_, i) => {
    const from = i * step
    const sign = i % 2 === 0 ? -1 : 1
    return `Q${point(from + step / 2, sign * height)} ${point(from + step, 0)}`
  })
  return `M${point(0, 0)}${waves.join('')}`
}

/** A rectangle whose corners are hollowed out. */
const notched = ({ x, y, width, height }: Box, r: number): string => {
  const arc = `A${r} ${r} 0 0 0`
  return [
    `M${xy(x + r, y)}H${x + width - r}${arc} ${xy(x + width, y + r)}V${y + height - r}`,
    `${arc} ${xy(x + width - r, y + height)}H${x + r}${arc} ${xy(x, y + height - r)}V${y + r}${arc} ${xy(x + r, y)}Z`,
  ].join('')
}

const inner = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** Manners of frames that no node has by itself. */
export type DrawnManner = Exclude<LineManner, 'rounded' | 'double'>

/** Dashes and gaps of a broken line, by its width. */
export const dashes = (
  manner: 'dashed' | 'dotted',
  width: number,
): Pick<NonNullable<Shape['stroke']>, 'dash' | 'cap'> =>
  manner === 'dashed' ? { dash: [width * 4, width * 2.6] } : { dash: [0.01, width * 2.4], cap: 'round' }

/** A frame drawn in a manner, in its own box. */
export function framing(box: Box, manner: DrawnManner, paint: PlainColour, width: number): Shape[] {
  const own = inner(box, width / 2)
  const line = (d: string, by = 1): Shape => ({ d, stroke: { paint, width: width * by } })
  const { x, y, width: w, height: h } = own
  if (manner === 'dashed' || manner === 'dotted')
    return [{ d: rectangle(x, y, w, h), stroke: { paint, width, ...dashes(manner, width) } }]
  if (manner === 'wavy') {
    const by = width * 1.6
    return [
      line(waving(x, y + by, w, by)),
      line(waving(x, y + h - by, w, by)),
      line(waving(x + by, y, h, by, true)),
      line(waving(x + w - by, y, h, by, true)),
    ]
  }
  const corner = Math.round(Math.min(w, h) * 0.055)
  const dots = ([0, 1] as const).flatMap((i) =>
    ([0, 1] as const).map((j) =>
      circle(x + corner * 0.42 + i * (w - corner * 0.84), y + corner * 0.42 + j * (h - corner * 0.84), corner * 0.16),
    ),
  )
  return [
    line(notched(own, corner)),
    line(notched(inner(own, width * 3.2), corner), 0.5),
    { d: dots.join(''), fill: paint },
  ]
}

/** How a plate reaches beyond what stands on it, shares of a line's height: to the sides, and above and below. */
export const REACH: Readonly<Record<PlateForm, readonly [across: number, down: number]>> = {
  box: [0.55, 0.4],
  pill: [0.75, 0.38],
  circle: [0.5, 0.5],
  burst: [0.9, 0.9],
  bubble: [0.7, 0.5],
  ribbon: [1.1, 0.35],
  marker: [0.25, 0.08],
}

const star = (box: Box, points: number, depth: number): string => {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const [rx, ry] = [box.width / 2, box.height / 2]
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const [x, y] = polar(0, 0, i % 2 === 0 ? 1 : 1 - depth, (i * 180) / points)
      return [cx + x * rx, cy + y * ry] as const
    }),
  )
}

/** A plate that no frame can be, as path data in a box. */
export function plateShape(form: PlateForm, width: number, height: number): string | undefined {
  const box = { x: 0, y: 0, width, height }
  if (form === 'burst') return star(box, 16, 0.16)
  if (form === 'marker')
    return polygon([
      [0, height * 0.12],
      [width * 0.985, 0],
      [width, height * 0.88],
      [width * 0.012, height],
    ])
  if (form === 'ribbon') {
    const cut = Math.min(height * 0.45, width * 0.08)
    return polygon([
      [0, 0],
      [width, 0],
      [width - cut, height / 2],
      [width, height],
      [0, height],
      [cut, height / 2],
    ])
  }
  if (form !== 'bubble') return undefined
  const foot = height * 0.82
  const tail = polygon([
    [width * 0.22, foot - 1],
    [width * 0.2, height],
    [width * 0.36, foot - 1],
  ])
  return roundedRectangle(0, 0, width, foot, Math.min(width, foot) * 0.28) + tail
}

/** A small thing about a point. */
export function strewnShape(of: Strewn, x: number, y: number, r: number, turn: number): string {
  const around = (points: readonly (readonly [distance: number, degrees: number])[]) =>
    polygon(points.map(([distance, degrees]) => polar(x, y, distance * r, degrees + turn)))
  switch (of) {
    case 'star':
      return around(Array.from({ length: 10 }, (_, i) => [i % 2 === 0 ? 1 : 0.42, i * 36] as const))
    case 'sparkle':
      return around(Array.from({ length: 8 }, (_, i) => [i % 2 === 0 ? 1 : 0.22, i * 45] as const))
    case 'snow':
      return around(Array.from({ length: 24 }, (_, i) => [i % 4 === 0 ? 1 : i % 2 === 0 ? 0.5 : 0.26, i * 15] as const))
    case 'heart': {
      const s = r * 0.9
      return `M${xy(x, y + s)}C${xy(x - s * 1.7, y - s * 0.1)} ${xy(x - s * 0.8, y - s * 1.3)} ${xy(x, y - s * 0.4)}C${xy(x + s * 0.8, y - s * 1.3)} ${xy(x + s * 1.7, y - s * 0.1)} ${xy(x, y + s)}Z`
    }
    case 'dot':
      return circle(x, y, r * 0.7)
    default:
      return around([
        [0.95, 20],
        [0.95, 160],
        [0.95, 200],
        [0.95, 340],
      ])
  }
}

/** A flourish in the top left corner of a box, mirrored into the others that are free: top left, bottom left, top right, bottom right. */
export function cornerShapes(
  box: Box,
  side: number,
  paint: PlainColour,
  width: number,
  free: readonly boolean[],
): Shape[] {
  const corner = (sx: 1 | -1, sy: 1 | -1): Shape[] => {
    const [ox, oy] = [sx > 0 ? box.x : box.x + box.width, sy > 0 ? box.y : box.y + box.height]
    const p = (x: number, y: number) => xy(ox + sx * x * side, oy + sy * y * side)
    const [cx, cy] = [ox + sx * side * 0.3, oy + sy * side * 0.3]
    const lines = `M${p(0, 1)}V${oy + sy * side * 0.18}Q${p(0, 0)} ${p(0.18, 0)}H${ox + sx * side}`
    const curls = `M${p(0.14, 0.86)}C${p(0.14, 0.45)} ${p(0.45, 0.14)} ${p(0.86, 0.14)}`
    return [
      { d: lines + curls, stroke: { paint, width, cap: 'round' } },
      {
        d:
          circle(cx, cy, side * 0.05) +
          circle(ox + sx * side * 0.86, oy + sy * side * 0.14, side * 0.04) +
          circle(ox + sx * side * 0.14, oy + sy * side * 0.86, side * 0.04),
        fill: paint,
      },
    ]
  }
  return (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).flatMap(([sx, sy], i) => (free[i] ? corner(sx, sy) : []))
}
