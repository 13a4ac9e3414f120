/** How far a part is from what stands around it, and where it would be as far from one as from the other. All in artboard pixels. */
import { type Box, type Guide, type Point, snapped } from './geometry.ts'

export const SIDES = ['left', 'right', 'top', 'bottom'] as const
export type Side = (typeof SIDES)[number]

/** A distance: a line from one edge to the next, and what it leads to. */
export interface Measure {
  side: Side
  from: Point
  to: Point
  pixels: number
  /** Absent: the edge of the artboard. */
  name?: string
}

interface Named {
  name: string
  box: Box
}
interface Size {
  width: number
  height: number
}

const right = ({ x, width }: Box) => x + width
const bottom = ({ y, height }: Box) => y + height
const across = (one: Box, other: Box) => Math.min(right(one), right(other)) - Math.max(one.x, other.x)
const down = (one: Box, other: Box) => Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y)
const line = (side: Side, from: Point, to: Point, name?: string): Measure => ({
  ...{ side, from, to, pixels: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) },
  ...(name !== undefined && { name }),
})

/** From each side of a box to the next thing on that side, or to the edge of the artboard. */
export function around(box: Box, others: readonly Named[], board: Size): Measure[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const beside = others.filter((other) => down(box, other.box) > 0)
  const stacked = others.filter((other) => across(box, other.box) > 0)
  const nearest = (some: readonly Named[], gap: (box: Box) => number) =>
    some.filter((one) => gap(one.box) >= 0).toSorted((a, b) => gap(a.box) - gap(b.box))[0]
  const left = nearest(beside, (other) => box.x - right(other))
  const next = nearest(beside, (other) => other.x - right(box))
  const above = nearest(stacked, (other) => box.y - bottom(other))
  const below = nearest(stacked, (other) => other.y - bottom(box))
  const { x, y } = middle
  return [
    line('left', { x: box.x, y }, { x: left ? right(left.box) : 0, y }, left?.name),
    line('right', { x: right(box), y }, { x: next ? next.box.x : board.width, y }, next?.name),
    line('top', { x, y: box.y }, { x, y: above ? bottom(above.box) : 0 }, above?.name),
    line('bottom', { x, y: bottom(box) }, { x, y: below ? below.box.y : board.height }, below?.name),
  ]
}

/** Between two boxes, where they do not overlap; what holds the other is measured from the inside. */
export function between(one: Box, other: Box): Measure[] {
  const x = Math.max(one.x, Math.min(right(one), other.x + other.width / 2))
  const y = Math.max(one.y, Math.min(bottom(one), other.y + other.height / 2))
  if (across(one, other) > 0 && down(one, other) > 0)
    return [
      line('left', { x: one.x, y }, { x: other.x, y }),
      line('right', { x: right(one), y }, { x: right(other), y }),
      line('top', { x, y: one.y }, { x, y: other.y }),
      line('bottom', { x, y: bottom(one) }, { x, y: bottom(other) }),
    ]
  const lines: Measure[] = []
  if (other.x >= right(one)) lines.push(line('right', { x: right(one), y }, { x: other.x, y }))
  if (right(other) <= one.x) lines.push(line('left', { x: one.x, y }, { x: right(other), y }))
  if (other.y >= bottom(one)) lines.push(line('bottom', { x, y: bottom(one) }, { x, y: other.y }))
  if (bottom(other) <= one.y) lines.push(line('top', { x, y: one.y }, { x, y: bottom(other) }))
  return lines
}

/** Where a box would stand so that gaps are alike: between two, or behind or before two that have a gap of their own. */
function places(box: Box, others: readonly Box[], axis: 'x' | 'y'): number[] {
  const [start, length] = axis === 'x' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const end = (one: Box) => one[start] + one[length]
  const inRow = others
    .filter((other) => (axis === 'x' ? down(box, other) : across(box, other)) > 0)
    .toSorted((a, b) => a[start] - b[start])
  return inRow.flatMap((one, at) => {
    const next = inRow.slice(at + 1).find((other) => other[start] >= end(one))
    if (!next) return []
    const gap = next[start] - end(one)
    const fits = gap > box[length] ? [end(one) + (gap - box[length]) / 2] : []
    return [...fits, end(next) + gap, one[start] - gap - box[length]]
  })
}

const nearestTo = (value: number, all: readonly number[], reach: number): number | undefined =>
  all.filter((one) => Math.abs(one - value) <= reach).toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0]

/** The margins of an artboard, as its words keep them: the edges that most of them share, on both sides alike. */
export function contentBox(texts: readonly Box[], board: Size): Box | undefined {
  const most = (edges: readonly number[]) => {
    const counts = Map.groupBy(
      edges.map(Math.round).filter((edge) => edge > 0),
      (edge) => edge,
    )
    return [...counts].toSorted(([a, one], [b, two]) => two.length - one.length || a - b)[0]?.[0]
  }
  const x = most(texts.flatMap((box) => [box.x, board.width - right(box)]))
  const y = most(texts.flatMap((box) => [box.y, board.height - bottom(box)]))
  if (x === undefined || y === undefined || 2 * x >= board.width || 2 * y >= board.height) return undefined
  return { x, y, width: board.width - 2 * x, height: board.height - 2 * y }
}

/** On edges and middles of what stands there and on the margins; else where gaps are alike. @param reach pixels */
export function settled(
  box: Box,
  others: readonly Box[],
  frames: readonly Box[],
  reach: number,
): { box: Box; guides: Guide[] } {
  const met = snapped(box, [...frames, ...others], reach)
  const isHeld = (axis: 'x' | 'y') => met.guides.some((guide) => guide.axis === axis)
  const x = isHeld('x') ? undefined : nearestTo(box.x, places(box, others, 'x'), reach)
  const y = isHeld('y') ? undefined : nearestTo(box.y, places(box, others, 'y'), reach)
  return { box: { ...met.box, ...(x !== undefined && { x }), ...(y !== undefined && { y }) }, guides: met.guides }
}

/** Gaps that are alike, to half a pixel: those are told apart where they are drawn. */
export const isAlike = (one: Measure, all: readonly Measure[]): boolean =>
  one.pixels > 0 &&
  all.some((other) => other !== one && Math.abs(other.pixels - one.pixels) < 0.5 && opposite(one, other))
const opposite = ({ side: a }: Measure, { side: b }: Measure) => /left|right/.test(a) === /left|right/.test(b)
