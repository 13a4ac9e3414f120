/** Boxes as they are painted: on whole pixels. */
import type { Box } from '../../base/geometry.ts'
import { anchorShares } from '../../scene/anchors.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { Anchor, Frame } from '../../scene/types.ts'

/** Square boxes on whole pixels, as they are painted. */
export function snapped({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

/** The view box of a drawing, and how it fills its place. */
export interface View {
  viewBox: readonly [width: number, height: number]
  scale: 'contain' | 'cover' | 'stretch'
  anchor?: Anchor
}

/** A drawing closer to whole pixels than this stands on them. */
const WHOLE_TOLERANCE = 0.05
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < WHOLE_TOLERANCE

/**
 * Where a drawing's element stands, and the part of the drawing that it shows. Browsers move drawings to whole pixels:
 * the element stands there, and what is in it stands where it belongs.
 */
export function drawn({ x, y, width, height }: Box, { viewBox: [w, h], scale, anchor }: View): { box: Box; view: Box } {
  if ([x, y, x + width, y + height].every(isWhole))
    return { box: snapped({ x, y, width, height }), view: { x: 0, y: 0, width: w, height: h } }
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const box =
    scale === 'cover'
      ? snapped({ x, y, width, height })
      : { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top }
  const one = scale === 'cover' ? Math.max(width / w, height / h) : Math.min(width / w, height / h)
  const [across, down] = scale === 'stretch' ? [width / w, height / h] : [one, one]
  const [shareX, shareY] = anchorShares(anchor)
  return {
    box,
    view: {
      x: (box.x - x - (width - w * across) * shareX) / across,
      y: (box.y - y - (height - h * down) * shareY) / down,
      width: box.width / across,
      height: box.height / down,
    },
  }
}

/** The lines along some sides of a frame. */
export function edges(laid: LaidNode, frame: Frame): Box[] {
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
