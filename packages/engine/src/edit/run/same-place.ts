/** Where on a sheet a part stands, on a sheet of another format. */
import type { Box } from '../../base/geometry.ts'
import { coveredEdgesOf } from '../../scene/safe-area.ts'
import type { Format } from '../../scene/types.ts'

interface Size {
  width: number
  height: number
}

/** Nearer to an edge than this share of the sheet, a part keeps its distance from it. */
const NEAR = 1 / 3

/** How much larger or smaller things are on the other sheet. */
export const growth = (was: Size, next: Size) => Math.min(next.width, next.height) / Math.min(was.width, was.height)

/**
 * The left upper corner: as far from the edge that it is near as it was, and clear of what is covered there.
 * @param box on the sheet `was`
 * @param size that it has on the other sheet
 */
export function samePlace(box: Box, was: Size, size: Size, next: Size & { format: Format }): { x: number; y: number } {
  const by = growth(was, next)
  const { top, right, bottom, left } = coveredEdgesOf(next.format, next.width, next.height)
  return {
    x: along([box.x, box.width, was.width], [size.width, next.width], by, [left, right]),
    y: along([box.y, box.height, was.height], [size.height, next.height], by, [top, bottom]),
  }
}

function along(
  [start, length, whole]: [number, number, number],
  [size, next]: [number, number],
  by: number,
  [before, after]: [number, number],
): number {
  const middle = (start + length / 2) / whole
  const free = (whole - start - length) * by
  if (middle < NEAR) return start * by + before
  if (middle > 1 - NEAR) return next - after - free - size
  return middle * next - size / 2
}
