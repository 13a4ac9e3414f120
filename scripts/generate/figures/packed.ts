/** A drawing as the text that imagery/figures reads: 'paint|path' for each shape, paths relative and to a tenth. */
import { mix } from '../../../packages/engine/src/colour/colour.ts'
import type { Hex } from '../../../packages/engine/src/scene/types.ts'
import type { DrawnPaint, DrawnPath, GradientStop, Point, Segment } from './svg-drawing.ts'

/** The side of the square that is drawn in. */
export const SIDE = 128
const MOST_STOPS = 6

export type TokenOf = (colour: string) => string

export function packedPath({ segments, evenOdd, fill, stroke }: DrawnPath, token: TokenOf): string[] {
  const d = packedData(segments)
  if (!d) return []
  const packed: string[] = []
  if (fill) packed.push(`${packedPaint(fill, token)}|${evenOdd ? '*' : ''}${d}`)
  if (stroke) {
    const manner = `${tenths(stroke.width)},${stroke.cap.charAt(0)},${stroke.join.charAt(0)}`
    packed.push(`${packedPaint(stroke.paint, token)}|!${manner}!${d}`)
  }
  return packed
}

function packedPaint(paint: DrawnPaint, token: TokenOf): string {
  const own = (colour: string, alpha: number) => {
    const all = Math.round(alpha * paint.alpha * 100)
    return `${token(colour)}${all < 100 ? `;${all}` : ''}`
  }
  if (paint.type === 'solid') return own(paint.colour, 1)
  const stops = (list: GradientStop[]) =>
    thinned(list)
      .map(({ at, colour, alpha }) => `${Math.round(at * 100)}:${own(colour, alpha)}`)
      .join(' ')
  if (paint.type === 'radial') {
    const [x, y, r] = [paint.centre[0] / SIDE, paint.centre[1] / SIDE, paint.radius / SIDE].map(
      (value) => Math.round(value * 1000) / 1000,
    )
    return `R${x},${y},${r} ${stops(paint.stops)}`
  }
  const [dx, dy] = [paint.to[0] - paint.from[0], paint.to[1] - paint.from[1]]
  const angle = Math.atan2(dy, dx)
  return `L${Math.round((angle * 180) / Math.PI)} ${stops(overSquare(paint, angle))}`
}

/** A line's stops as they fall on a gradient that spans the whole square in the same direction. */
function overSquare({ from, to, stops }: DrawnPaint & { type: 'linear' }, angle: number): GradientStop[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = ((Math.abs(cos) + Math.abs(sin)) * SIDE) / 2
  const along = ([x, y]: Point) => ((x - SIDE / 2) * cos + (y - SIDE / 2) * sin + half) / (2 * half)
  const [start, end] = [along(from), along(to)]
  return cut(stops.map((stop) => ({ ...stop, at: start + stop.at * (end - start) })))
}

/** Stops beyond the square give way to what their gradient is at its edge. */
function cut(stops: GradientStop[]): GradientStop[] {
  const inside = stops.filter(({ at }) => at >= 0 && at <= 1)
  const edge = (at: 0 | 1) => {
    const after = stops.findIndex((stop) => stop.at > at)
    const [a, b] = [stops[after - 1], stops[after]]
    return a && b ? [between(a, b, at)] : []
  }
  const all = [...edge(0), ...inside, ...edge(1)]
  return all.length > 0 ? all : [{ ...(stops.find(({ at }) => at > 1) ?? (stops.at(-1) as GradientStop)), at: 0 }]
}

function between(a: GradientStop, b: GradientStop, at: number): GradientStop {
  const share = (at - a.at) / (b.at - a.at || 1)
  return { at, colour: mix(a.colour as Hex, b.colour as Hex, share), alpha: a.alpha + (b.alpha - a.alpha) * share }
}

/** Of many stops the ends and those between that lie evenly; places beyond the square stay as they are. */
function thinned(stops: GradientStop[]): GradientStop[] {
  if (stops.length <= MOST_STOPS) return stops
  const every = (stops.length - 1) / (MOST_STOPS - 1)
  return Array.from({ length: MOST_STOPS }, (_, i) => stops[Math.round(i * every)] as GradientStop)
}

const tenths = (value: number) => Math.round(value * 10) / 10
const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** Relative to points that are rounded already, so that no error adds up. */
function packedData(segments: Segment[]): string {
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let text = ''
  for (const [command, ...points] of segments) {
    if (command === 'Z') {
      text += 'z'
      at = start
      continue
    }
    const rounded = points.map(([x, y]): Point => [tenths(x), tenths(y)])
    const numbers = rounded.flatMap(([x, y]) => [short(tenths(x - at[0])), short(tenths(y - at[1]))])
    text += command.toLowerCase() + numbers.join(' ').replaceAll(' -', '-')
    at = rounded.at(-1) ?? at
    if (command === 'M') start = at
  }
  return text
}
