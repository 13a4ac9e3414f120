/** Boxes by their edges. */
import type { LaidNode } from '../scene/layout.ts'

/** Artboard pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export const rectOf = ({ x, y, width, height }: LaidNode): Rect => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** Whether two lie over one another; edges that touch do not. */
export const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
