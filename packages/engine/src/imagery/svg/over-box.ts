/** A gradient along a line of its own, as the stops of one that spans a whole box in the same direction. */
import type { Point } from '../../base/geometry.ts'
import { mix } from '../../colour/colour.ts'
import type { GradientStop } from './drawing.ts'

/** @param angle radians, of the line from `from` to `to` */
export function overBox(
  { from, to, stops }: { from: Point; to: Point; stops: GradientStop[] },
  angle: number,
  [width, height]: readonly [number, number],
): GradientStop[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  const along = ([x, y]: Point) => ((x - width / 2) * cos + (y - height / 2) * sin + half) / (2 * half)
  const [start, end] = [along(from), along(to)]
  return cut(stops.map((stop) => ({ ...stop, at: start + stop.at * (end - start) })))
}

/** Stops beyond the box give way to what their gradient is at its edge. */
function cut(stops: GradientStop[]): GradientStop[] {
  const inside = stops.filter(({ at }) => at >= 0 && at <= 1)
  const edge = (at: 0 | 1) => {
    const after = stops.findIndex((stop) => stop.at > at)
    const [a, b] = [stops[after - 1], stops[after]]
    return a && b ? [between(a, b, at)] : []
  }
  const all = [...edge(0), ...inside, ...edge(1)]
  const nearest = stops.find(({ at }) => at > 1) ?? stops.at(-1)
  return all.length > 0 || !nearest ? all : [{ ...nearest, at: 0 }]
}

function between(a: GradientStop, b: GradientStop, at: number): GradientStop {
  const share = (at - a.at) / (b.at - a.at || 1)
  return { at, colour: mix(a.colour, b.colour, share), alpha: a.alpha + (b.alpha - a.alpha) * share }
}
