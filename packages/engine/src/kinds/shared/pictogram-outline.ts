/** The outline of a pictogram as polygons: what is built on it (a body drawn out, a plan laid on the ground) follows its edge. */

import { Path2D, PathOp } from '@napi-rs/canvas'
import type { Point } from '../../base/geometry.ts'
import { memo } from '../../base/memo.ts'
import type { PictogramDrawing } from '../../imagery/types.ts'
import { contours } from './outline.ts'

/** The side of the square that outlines are given in. */
export const OUTLINE_VIEW = 240
/** A corner that is left out moves the edge by less than this, of the view. */
const TOLERANCE = 0.28

const known = new WeakMap<PictogramDrawing, readonly Point[][]>()

/** Closed polygons in a square of 240, to be filled even-odd. */
export const outlineOf = (drawing: PictogramDrawing): readonly Point[][] =>
  memo(known, drawing, () => {
    const [width, height] = drawing.viewBox
    const scale = OUTLINE_VIEW / Math.max(width, height)
    const [dx, dy] = [(OUTLINE_VIEW - width * scale) / 2, (OUTLINE_VIEW - height * scale) / 2]
    const whole = new Path2D()
    for (const { d, fill, stroke } of drawing.shapes) {
      if (fill) whole.op(new Path2D(d), PathOp.Union)
      if (stroke) whole.op(new Path2D(d).stroke({ width: stroke.width }), PathOp.Union)
    }
    return polygonsOf(whole.simplify().transform({ a: scale, b: 0, c: 0, d: scale, e: dx, f: dy }).toSVGString())
  })

const polygonsOf = (d: string): Point[][] =>
  contours(d)
    .map(({ points }) => thin(points))
    .filter(({ length }) => length > 2)

/** Ramer–Douglas–Peucker: the corners without which the line would be another. */
function thin(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 4) return [...points]
  let [farthest, most] = [0, 0]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  points.forEach(([x, y], i) => {
    const off =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
    if (off > most) [farthest, most] = [i, off]
  })
  if (most <= TOLERANCE) return [first, last]
  return [...thin(points.slice(0, farthest + 1)), ...thin(points.slice(farthest)).slice(1)]
}
