/** Order: do things stand on common lines, and is the space between them even? */
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import { elements, linesOf } from '../elements.ts'

/** Shares of the artboard's width: on the line, and so far off that nobody sees a relation. */
const [ON, OFF] = [0.005, 0.03]

/** 1 on the line, 0.6 just off it (what looks like a mistake) and further away, falling. */
const nearness = (distance: number, width: number): number => {
  const share = distance / width
  return share <= ON ? 1 - 0.1 * (share / ON) : Math.max(0, 0.6 * (1 - (share - ON) / (OFF - ON)))
}

function closest(own: readonly number[], lines: readonly number[], best: number): number {
  for (const one of own) for (const line of lines) best = Math.min(best, Math.abs(one - line))
  return best
}

/** How well elements keep to each other's edges and axes, and to the artboard's middle: 0–1. */
export function alignment(artboard: LaidArtboard): number {
  const all = elements(artboard).map(linesOf)
  if (all.length === 0) return 1
  const middle = [artboard.width / 2]
  let sum = 0
  for (const own of all) {
    let across = closest(own.across, middle, Infinity)
    let down = Infinity
    for (const other of all) {
      if (other === own) continue
      across = closest(own.across, other.across, across)
      down = closest(own.down, other.down, down)
    }
    sum += Math.max(nearness(across, artboard.width), nearness(down, artboard.width))
  }
  return sum / all.length
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
const boxOf = ({ x, y, width, height }: LaidNode): Box => ({ left: x, top: y, right: x + width, bottom: y + height })

/** Distances to what is next above, below, left and right of a box: another, or the artboard's edge. */
function gaps(own: Box, others: Box[], artboard: Box): number[] {
  const beside = (a: Box, b: Box) => a.top < b.bottom && b.top < a.bottom
  const stacked = (a: Box, b: Box) => a.left < b.right && b.left < a.right
  const least = (of: number[], edge: number) => Math.min(edge, ...of.filter((gap) => gap >= -1))
  const [rows, columns] = [others.filter((other) => beside(own, other)), others.filter((other) => stacked(own, other))]
  return [
    least(
      columns.map((other) => own.top - other.bottom),
      own.top - artboard.top,
    ),
    least(
      columns.map((other) => other.top - own.bottom),
      artboard.bottom - own.bottom,
    ),
    least(
      rows.map((other) => own.left - other.right),
      own.left - artboard.left,
    ),
    least(
      rows.map((other) => other.left - own.right),
      artboard.right - own.right,
    ),
  ]
}

/** Two spaces are one where they differ by less than the eye measures: a share of the width, or of the space itself. */
const evenness = (a: number, b: number, width: number): number => {
  const off = Math.abs(a - b) / Math.max(width * ON, 0.04 * Math.max(a, b))
  return off <= 1 ? 1 - 0.1 * off : Math.max(0, 0.5 - 0.1 * off)
}

/** How many of the spaces between elements, and from them to the edge, occur more than once: 0–1. */
export function rhythm(artboard: LaidArtboard): number {
  const boxes = elements(artboard).map(boxOf)
  const frame = { left: 0, top: 0, right: artboard.width, bottom: artboard.height }
  const all = boxes.map((own, i) =>
    gaps(
      own,
      boxes.filter((_, j) => j !== i),
      frame,
    ),
  )
  const flat = all.flat()
  if (flat.length <= 4) return 1
  const near = (a: number, b: number) => evenness(a, b, artboard.width)
  const shares = flat.map((gap, i) => Math.max(...flat.map((other, j) => (i === j ? 0 : near(gap, other)))))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
