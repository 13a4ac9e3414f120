/** Parts that are turned: how, and where they come to stand. */
import type { Bounds } from '../base/geometry.ts'
import type { LaidNode } from '../scene/layout.ts'

/** A rotation about a point, artboard pixels. */
export interface Rotation {
  degrees: number
  x: number
  y: number
}

/** How a part is turned, the innermost first: about its own middle, then as what holds it is. */
export const withOwn = ({ node, x, y, width, height }: LaidNode, above: readonly Rotation[]): readonly Rotation[] =>
  node.rotate ? [{ degrees: node.rotate, x: x + width / 2, y: y + height / 2 }, ...above] : above

/** Where a point comes to stand. */
export function rotatedPoint(point: [number, number], turns: readonly Rotation[]): [number, number] {
  let [px, py] = point
  for (const { degrees, x, y } of turns) {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    ;[px, py] = [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]
  }
  return [px, py]
}

/** The upright bounds of a box that is turned. */
export function turnedBounds(box: Bounds, turns: readonly Rotation[]): Bounds {
  let corners: [number, number][] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ]
  corners = corners.map((corner) => rotatedPoint(corner, turns))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
