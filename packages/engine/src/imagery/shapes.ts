/** What scenes are drawn with: colours by their task, and short words for path data. */

import type { Point } from '../base/geometry.ts'
import type { ColourRef } from '../scene/types.ts'

/**
 * The ground of the picture, and what stands before it from far (a quiet tone) to near (the strongest contrast); `light` is
 * the leading colour: sun, moon, lamp, the thing itself.
 */
export interface Colours {
  ground: ColourRef
  light: ColourRef
  far: ColourRef
  middle: ColourRef
  near: ColourRef
}

export const round = (value: number): number => Math.round(value * 10) / 10
export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** A smooth line through points (Catmull–Rom as cubics), without the leading move. */
export function smooth(points: readonly Point[]): string {
  let d = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ] as Point[] as [Point, Point, Point, Point]
    d += `C${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)} ${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)} ${round(p2[0])} ${round(p2[1])}`
  }
  return d
}

/** Land below a smooth skyline: heights as fractions of the canvas from its foot, left to right. */
export function land(width: number, height: number, heights: number[]): string {
  const points = heights.map((share, index): Point => [(width * index) / (heights.length - 1), height * (1 - share)])
  const [first] = points
  return `M${round(first?.[0] ?? 0)} ${round(first?.[1] ?? 0)}${smooth(points)}V${round(height)}H0Z`
}
