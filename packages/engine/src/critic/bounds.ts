/** Boxes by their edges. */
import type { Bounds, Box } from '../base/geometry.ts'

export const boundsOf = ({ x, y, width, height }: Box): Bounds => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** Whether two lie over one another; edges that touch do not. */
export const boundsOverlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
