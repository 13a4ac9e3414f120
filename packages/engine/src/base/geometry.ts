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
