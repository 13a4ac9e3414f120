/** Boxes as they are painted: on whole pixels. */
import type { LaidNode } from '../../scene/layout.ts'
import type { Frame } from '../../scene/types.ts'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Square boxes on whole pixels, as they are painted. */
export function snapped({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

/** The lines along some sides of a frame. */
export function edges(laid: LaidNode, frame: Frame): Rect[] {
  const { x, y, width: w, height: h } = laid
  const line = frame.stroke?.width ?? 0
  const all = {
    top: { x, y, width: w, height: line },
    right: { x: x + w - line, y, width: line, height: h },
    bottom: { x, y: y + h - line, width: w, height: line },
    left: { x, y, width: line, height: h },
  }
  return (frame.stroke?.sides ?? []).map((side) => snapped(all[side]))
}
