/** Plates as polygons: what bodies are made of. */
import type { Point } from '../../base/geometry.ts'

/** Pieces of a rounded corner. */
const PIECES = 10

/** A square with rounded corners about the origin. */
export function plate(side: number, radius: number): Point[][] {
  const inner = side / 2 - radius
  const corners: [number, number, number][] = [
    [inner, inner, 0],
    [-inner, inner, 90],
    [-inner, -inner, 180],
    [inner, -inner, 270],
  ]
  return [
    corners.flatMap(([x, y, from]) =>
      Array.from({ length: PIECES + 1 }, (_, i): Point => {
        const turn = ((from + (i * 90) / PIECES) * Math.PI) / 180
        return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
      }),
    ),
  ]
}
