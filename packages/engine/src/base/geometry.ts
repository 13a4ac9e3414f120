/** Points and boxes of the plane, y down; whoever uses them says in which unit. */

export type Point = readonly [x: number, y: number]

/** A box by its corner and its size. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A box by its edges. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Whether a point lies in a box, or half a pixel beside it: boxes are rounded. */
export const holds = ({ x, y, width, height }: Box, [px, py]: Point): boolean =>
  px >= x - 0.5 && px <= x + width + 0.5 && py >= y - 0.5 && py <= y + height + 0.5
