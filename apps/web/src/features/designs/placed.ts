/** Where a part of a picture stands on it, whatever its size on the screen. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`

export const placed = (box: Box, whole: { width: number; height: number }) => ({
  left: share(box.x, whole.width),
  top: share(box.y, whole.height),
  width: share(box.width, whole.width),
  height: share(box.height, whole.height),
})
