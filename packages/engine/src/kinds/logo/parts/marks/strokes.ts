/** From middle lines to drawn strokes: corners rounded or cut, ends prolonged, facets between mitred joints. */
import type { Point } from '../../../../base/geometry.ts'
import { cyclic, nth } from '../../../../base/items.ts'
import { at, polygon } from '../../../shared/geometry.ts'
import type { Skeleton, Stroke } from './skeleton.ts'

export interface Placed {
  strokes: { points: Point[]; soft: boolean[]; closed: boolean }[]
  /** The box of the middle lines. */
  box: { x: number; y: number; width: number; height: number }
}

/** A skeleton's middle lines in a box: as large as it allows, in its middle. */
export function placeSkeleton(skeleton: Skeleton, into: Placed['box']): Placed {
  const height = Math.min(into.height, into.width / skeleton.width)
  const width = height * skeleton.width
  const box = { x: into.x + (into.width - width) / 2, y: into.y + (into.height - height) / 2, width, height }
  const place = ({ corners, closed }: Stroke) => ({
    points: corners.map(({ at: [x, y] }): Point => [box.x + x * width, box.y + y * height]),
    soft: corners.map(({ soft }) => soft),
    closed,
  })
  return { strokes: skeleton.strokes.map(place), box }
}

const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by]
const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]
const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

export type Bend = 'round' | 'cut' | 'sharp'

/** Path data of a stroke's middle line; soft corners are rounded or cut by `radius` at most. */
export function strokePath({ points, soft, closed }: Placed['strokes'][number], bend: Bend, radius: number): string {
  const count = points.length
  const node = (index: number) => cyclic(points, index)
  const isEnd = (index: number) => !closed && (index === 0 || index === count - 1)
  const isSoft = (index: number) => bend !== 'sharp' && soft[(index + count) % count] === true && !isEnd(index)
  let d = ''
  for (let index = 0; index < count; index++) {
    const here = node(index)
    if (!isSoft(index)) {
      d += `${d ? 'L' : 'M'}${at(...here)}`
      continue
    }
    const [before, after] = [minus(node(index - 1), here), minus(node(index + 1), here)]
    const room = (way: Point, neighbour: number) => Math.hypot(...way) * (isSoft(neighbour) ? 0.5 : 1)
    const cut = Math.min(radius, room(before, index - 1), room(after, index + 1))
    const [from, to] = [along(here, unit(before), cut), along(here, unit(after), cut)]
    const turn = before[0] * after[1] - before[1] * after[0] < 0 ? 1 : 0
    d += `${d ? 'L' : 'M'}${at(...from)}`
    d += bend === 'round' ? `A${cut.toFixed(1)} ${cut.toFixed(1)} 0 0 ${turn} ${at(...to)}` : `L${at(...to)}`
  }
  return closed ? `${d}Z` : d
}

/** The same strokes with their free ends prolonged; ends that stand on another stroke stay. */
export function prolonged({ strokes, box }: Placed, by: number): Placed {
  const slack = box.height * 0.02
  const standsOn = (end: Point, own: number) =>
    strokes.some(({ points, closed }, other) =>
      points.some((from, index) => {
        const to = points[index + 1] ?? (closed ? points[0] : undefined)
        // The first and the last piece of a stroke hold its own ends.
        if (!to || (other === own && (from === end || to === end))) return false
        return distance(end, from, to) < slack
      }),
    )
  return {
    box,
    strokes: strokes.map((stroke, own) => {
      if (stroke.closed) return stroke
      const points = [...stroke.points]
      const [first, second] = [nth(points, 0), nth(points, 1)]
      const [last, before] = [cyclic(points, -1), cyclic(points, -2)]
      if (!standsOn(first, own)) points[0] = along(first, unit(minus(first, second)), by)
      if (!standsOn(last, own)) points[points.length - 1] = along(last, unit(minus(last, before)), by)
      return { ...stroke, points }
    }),
  }
}

/** Of a point from a piece of a line. */
function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - ax - share * dx, py - ay - share * dy)
}

export interface Facet {
  corners: Point[]
  /** Degrees from level, 0–90. */
  steepness: number
}

/** The pieces of a stroke of some width, parted along the mitres of its joints. */
export function facets({ points, closed }: Placed['strokes'][number], width: number): Facet[] {
  const half = width / 2
  const count = points.length
  const node = (index: number) => cyclic(points, index)
  const pieces = closed ? count : count - 1
  const normal = (index: number): Point => {
    const [dx, dy] = unit(minus(node(index + 1), node(index)))
    return [-dy, dx]
  }
  /** From the middle line to the left edge where piece `index` ends and the next begins. */
  const mitre = (index: number): Point => {
    const [a, b] = [normal(index), normal(index + 1)]
    const sum: Point = [a[0] + b[0], a[1] + b[1]]
    const scale = (2 * half) / (sum[0] ** 2 + sum[1] ** 2 || 1)
    return [sum[0] * scale, sum[1] * scale]
  }
  return Array.from({ length: pieces }, (_, index): Facet => {
    const [from, to] = [node(index), node(index + 1)]
    const straight: Point = [normal(index)[0] * half, normal(index)[1] * half]
    const start = closed || index > 0 ? mitre((index - 1 + count) % count) : straight
    const end = closed || index < pieces - 1 ? mitre(index) : straight
    const [dx, dy] = minus(to, from)
    return {
      corners: [along(from, start, 1), along(to, end, 1), along(to, end, -1), along(from, start, -1)],
      steepness: (Math.atan2(Math.abs(dy), Math.abs(dx)) * 180) / Math.PI,
    }
  })
}

/** What a convex form covers when it moves by a way: the hull of its first and last place. */
export function swept(corners: readonly Point[], way: Point): string {
  return polygon(hull([...corners, ...corners.map((corner) => along(corner, way, 1))]))
}

/** Andrew's monotone chain. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const chain = (ordered: Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length >= 2 && turn(cyclic(kept, -2), cyclic(kept, -1), point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
