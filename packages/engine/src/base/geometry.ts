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

/** What two boxes have in common; where they lie apart its edges change sides. */
export const common = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** The box about boxes. */
export const union = (boxes: readonly Bounds[]): Bounds => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** 0 where its edges changed sides. */
export const areaOf = ({ left, top, right, bottom }: Bounds): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)
