/** Fish scales with concentric bands, as on the wallpaper of the twenties and in the Japanese seigaiha. */
import type { Shape } from '../../scene/types.ts'
import { circle, type DrawMotif, n, point } from './drawing.ts'

/** Bands of a scale as shares of its radius: outer, inner. */
const BANDS: readonly [number, number][] = [
  [0.96, 0.82],
  [0.68, 0.54],
  [0.4, 0.27],
]
const HEART = 0.13

export const scallops: DrawMotif = ({ width, height, random, colours, unit }) => {
  const columns = Math.max(2, Math.round(width / (unit * 1.1)))
  const r = width / columns / 2
  const rows = Math.ceil(height / r) + 1
  const byColour = colours.map((): string[] => [])
  const byRows = random.chance(0.6)
  const bold = random.chance(0.35) // solid scales, a gap at their rim
  for (let row = -1; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [cx, cy] = [(column + (row % 2 === 0 ? 0.5 : 0)) * 2 * r, row * r]
      const which = byRows ? row + 1 : column + row + 1
      const bands = bold ? [band(cx, cy, r, 0.92, 0.5)] : BANDS.map(([outer, inner]) => band(cx, cy, r, outer, inner))
      byColour[which % colours.length]?.push(...bands, circle(cx, cy, r * (bold ? 0.3 : HEART)))
    }
  return byColour.flatMap((paths, index): Shape[] =>
    paths.length > 0 ? [{ d: paths.join(''), fill: colours[index] ?? 'accent' }] : [],
  )
}

/** A band about the centre of a scale, down to where the two scales of the next row cover it. */
function band(cx: number, cy: number, r: number, outer: number, inner: number): string {
  const [a, b] = [covered(outer), covered(inner)]
  const at = (size: number, angle: number, side: 1 | -1) =>
    point(cx + side * r * size * Math.cos(angle), cy + r * size * Math.sin(angle))
  const arc = (size: number, sweep: 0 | 1) => `A${n(r * size)} ${n(r * size)} 0 1 ${sweep} `
  return `M${at(outer, a, -1)}${arc(outer, 1)}${at(outer, a, 1)}L${at(inner, b, 1)}${arc(inner, 0)}${at(inner, b, -1)}z`
}

/**
 * Angle below the horizontal at which a circle of this size (of a scale of radius 1 at the origin) meets the scale at
 * (1, 1): where cos φ + sin φ = (size² + 1) / 2 size. Circles too small to meet it go almost round.
 */
function covered(size: number): number {
  const cosine = (size ** 2 + 1) / (2 * size) / Math.SQRT2
  return cosine >= 1 ? Math.PI / 2 - 0.02 : Math.PI / 4 - Math.acos(cosine)
}
