/** The spaces between elements, and from them to the artboard's edges. */
import type { Bounds } from '../../base/geometry.ts'
import type { LaidArtboard } from '../../scene/layout.ts'
import { boundsOf } from '../bounds.ts'
import { elements } from '../elements.ts'

/** Above, below, left, right; pixels. */
type Spaces = [number, number, number, number]

/** Distances to what is next above, below, left and right of a box: another, or the artboard's edge. */
function gaps(own: Bounds, others: Bounds[], artboard: Bounds): Spaces {
  const beside = (a: Bounds, b: Bounds) => a.top < b.bottom && b.top < a.bottom
  const stacked = (a: Bounds, b: Bounds) => a.left < b.right && b.left < a.right
  const least = (of: number[], edge: number) => Math.min(edge, ...of.filter((gap) => gap >= -1))
  const [rows, columns] = [others.filter((other) => beside(own, other)), others.filter((other) => stacked(own, other))]
  return [
    least(
      columns.map((other) => own.top - other.bottom),
      own.top - artboard.top,
    ),
    least(
      columns.map((other) => other.top - own.bottom),
      artboard.bottom - own.bottom,
    ),
    least(
      rows.map((other) => own.left - other.right),
      own.left - artboard.left,
    ),
    least(
      rows.map((other) => other.left - own.right),
      artboard.right - own.right,
    ),
  ]
}

/** The spaces round each element, in the order of the elements. */
export function spacesOf(artboard: LaidArtboard): Spaces[] {
  const boxes = elements(artboard).map(boundsOf)
  const frame = { left: 0, top: 0, right: artboard.width, bottom: artboard.height }
  return boxes.map((own, i) =>
    gaps(
      own,
      boxes.filter((_, j) => j !== i),
      frame,
    ),
  )
}
