/** What drawings draw with: a box, a seed, the colours by their task, and short words for path data. */
import type { Point } from '../../base/geometry.ts'
import { nth } from '../../base/items.ts'
import type { Brief } from '../../brief/types.ts'
import type { ColourRef, Paint, Shape } from '../../scene/types.ts'
import type { Canvas as Given, Illustration } from './types.ts'

export interface Canvas extends Given {
  /** A hundredth of the shorter side. */
  unit: number
}

/** One drawing: shapes in the pixels of the canvas, back to front. */
export type Drawing = (canvas: Canvas) => Shape[]

/** An illustration of a drawing. */
export const illustration = (name: string, suits: (brief: Brief) => number, drawing: Drawing): Illustration => ({
  name,
  suits,
  draw: (canvas) =>
    drawing({ ...canvas, unit: Math.min(canvas.width, canvas.height) / 100 }).map((one) => ({
      ...one,
      d: compact(one.d),
    })),
})

/** At most one decimal: a tenth of a pixel is more than the eye needs. */
const compact = (d: string) => d.replace(/-?\d+\.\d{2,}/g, (value) => String(Math.round(Number(value) * 10) / 10))

const n = (value: number) => Math.round(value * 10) / 10

export const shape = (d: string, fill: Paint): Shape => ({ d, fill })

export const line = (d: string, paint: Paint, width: number): Shape => ({
  d,
  stroke: { paint, width: n(width), cap: 'round', join: 'round' },
})

/** A colour mixed into the ground: opaque, so that what lies behind does not shine through. */
export const tinted = (canvas: Canvas, d: string, colour: ColourRef, alpha: number): Shape[] => [
  shape(d, canvas.colours.ground),
  shape(d, { colour, alpha }),
]

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}z`
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

/** The upper half of a disc that lies on the line y. */
export const dome = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`

/** The lower half: a bowl that hangs from the line y. */
export const bowl = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 0 ${n(2 * rx)} 0z`

/** A doorway: a box whose top is a half circle. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}z`

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

/** A smooth line through points (Catmull–Rom as cubics), open. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => nth(points, Math.min(points.length - 1, Math.max(0, index)))
  const parts = [`M${n(at(0)[0])} ${n(at(0)[1])}`]
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6] as const
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6] as const
    parts.push(`C${[...first, ...second, ...c].map(n).join(' ')}`)
  }
  return parts.join('')
}

/** A leaf from its stalk: two arcs that meet in the tip. `bulge` is its half width as a share of its length. */
export function leaf(x: number, y: number, length: number, degrees: number, bulge: number): string {
  const turn = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const place = (along: number, across: number) =>
    `${n(x + dx * length * along - dy * length * across)} ${n(y + dy * length * along + dx * length * across)}`
  return `M${place(0, 0)}C${place(0.25, bulge * 1.3)} ${place(0.7, bulge)} ${place(1, 0)}C${place(0.7, -bulge)} ${place(0.25, -bulge * 1.3)} ${place(0, 0)}z`
}
