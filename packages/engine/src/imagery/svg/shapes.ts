/** The paths of an SVG as shapes of a scene, in their own colours. */
import type { Paint, Shape } from '../../scene/types.ts'
import type { DrawnPaint, DrawnPath, Segment } from './drawing.ts'
import { overBox } from './over-box.ts'

/** The long side of the view box: tenths of it are finer than any screen shows. */
const LONG_SIDE = 1000

export interface VectorDrawing {
  viewBox: [number, number]
  shapes: Shape[]
}

/** @param box of the paths, in their own units */
export function shapesOf(paths: readonly DrawnPath[], box: readonly [number, number]): VectorDrawing {
  const scale = LONG_SIDE / Math.max(...box)
  const shapes = paths.map(
    ({ segments, fill, stroke, evenOdd }): Shape => ({
      d: dataOf(segments, scale),
      ...(fill && { fill: paintOf(fill, box) }),
      ...(evenOdd && { rule: 'evenodd' as const }),
      ...(stroke && {
        stroke: {
          paint: paintOf(stroke.paint, box),
          width: tenths(stroke.width * scale),
          ...((stroke.cap === 'round' || stroke.cap === 'square') && { cap: stroke.cap }),
          ...((stroke.join === 'round' || stroke.join === 'bevel') && { join: stroke.join }),
        },
      }),
    }),
  )
  return { viewBox: [tenths(box[0] * scale), tenths(box[1] * scale)], shapes }
}

const tenths = (value: number) => Math.round(value * 10) / 10

const dataOf = (segments: readonly Segment[], scale: number): string =>
  segments
    .map(
      ([command, ...points]) => command + points.map(([x, y]) => `${tenths(x * scale)} ${tenths(y * scale)}`).join(' '),
    )
    .join('')

function paintOf(paint: DrawnPaint, box: readonly [number, number]): Paint {
  const [width, height] = box
  if (paint.type === 'solid') {
    const { colour, alpha } = paint
    return alpha < 1 ? { colour, alpha } : colour
  }
  const stops = (list: typeof paint.stops) => list.map((stop) => ({ ...stop, alpha: stop.alpha * paint.alpha }))
  if (paint.type === 'radial') {
    const [x, y] = paint.centre
    const radius = paint.radius / Math.max(width, height)
    return { gradient: 'radial', centre: [x / width, y / height], radius, stops: stops(paint.stops) }
  }
  const angle = Math.atan2(paint.to[1] - paint.from[1], paint.to[0] - paint.from[0])
  return { gradient: 'linear', angle: (angle * 180) / Math.PI, stops: stops(overBox(paint, angle, box)) }
}
