/** From middle lines to drawn strokes: corners rounded or cut. */
import type { Point } from '../../../../base/geometry.ts'
import { cyclic } from '../../../../base/items.ts'
import { at } from '../../../shared/geometry.ts'
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
