/** A drawing as the text that imagery/figures reads: 'paint|path' for each shape, paths relative and to a tenth. */
import type { Point } from '../../../packages/engine/src/base/geometry.ts'
import type { DrawnPaint, DrawnPath, GradientStop, Segment } from '../../../packages/engine/src/imagery/svg/drawing.ts'
import { overBox } from '../../../packages/engine/src/imagery/svg/over-box.ts'

/** The side of the square that is drawn in. */
export const SIDE = 128
/** What a set says of a drawing, as a document. */
export const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`
const MAX_STOPS = 6

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
  return `L${Math.round((angle * 180) / Math.PI)} ${stops(overBox(paint, angle, [SIDE, SIDE]))}`
}

/** Of many stops the ends and those between that lie evenly; places beyond the square stay as they are. */
function thinned(stops: GradientStop[]): GradientStop[] {
  if (stops.length <= MAX_STOPS) return stops
  const every = (stops.length - 1) / (MAX_STOPS - 1)
  return Array.from({ length: MAX_STOPS }, (_, i) => stops[Math.round(i * every)] as GradientStop)
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
