/** Where pictures stand among words that have been laid out: each at its place, as large as the words leave it room. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Corner } from '../../../brief/types.ts'
import { emOf, reachOf } from '../../../scene/effects.ts'
import type { LaidNode } from '../../../scene/layout.ts'
import type { Piece } from '../pieces.ts'

/** A square by its centre. */
export interface Spot {
  x: number
  y: number
  size: number
}
/** A place by its centre and its height, and how wide what stands there may be, pixels: as wide as tall where nothing is said. */
export interface GroupSpot extends Spot {
  wide?: number
}
export interface Room {
  width: number
  height: number
  /** What no picture may cover. */
  words: Bounds[]
}

/** Of the sheet's shorter side: how large a thing is that was said to be so. */
const SIZES = { small: 0.3, medium: 0.5, large: 0.8, huge: 0.95 } as const
/** One whose size nobody told, the first and the others. */
const [FIRST, OTHER] = [0.94, 0.4]
const STEPS = 28
const SHRINK = 0.93
/** Smaller than this a thing is not worth showing, unless it is to be small. */
const [SMALL, SMALLEST] = [0.2, 0.13]
const GAP = 0.024

/** A plate is smaller than this share of its sheet: what is larger is a ground. */
const PLATE = 0.4

/** What is read or pressed, and the plates that words stand on, as boxes. */
export function wordsOf(node: LaidNode, sheet = node.width * node.height): Bounds[] {
  const { text, x, y, width, height, children } = node
  const isFilled = node.node.type === 'frame' && node.node.fill !== undefined
  const solid = isFilled && (node.node.role === 'button' || (width * height < sheet * PLATE && holdsWords(node)))
  if (text && text.lines.length > 0) {
    // What a treatment adds to the letters is read with them.
    const effect = node.node.type === 'text' ? node.node.effect : undefined
    const [up, right, down, left] = effect ? reachOf(effect) : [0, 0, 0, 0]
    const em = emOf(text)
    return [
      {
        left: Math.min(...text.lines.map((line) => line.x)) - left * em,
        right: Math.max(...text.lines.map((line) => line.x + line.width)) + right * em,
        top: y - up * em,
        bottom: y + height + down * em,
      },
    ]
  }
  if (solid) return [{ left: x, top: y, right: x + width, bottom: y + height }]
  return children.flatMap((child) => wordsOf(child, sheet))
}

const holdsWords = ({ text, children }: LaidNode): boolean => text !== undefined || children.some(holdsWords)

const SHARES: Record<Corner, [x: number, y: number]> = {
  'top-left': [0, 0],
  top: [0.5, 0],
  'top-right': [1, 0],
  left: [0, 0.5],
  centre: [0.5, 0.5],
  right: [1, 0.5],
  'bottom-left': [0, 1],
  bottom: [0.5, 1],
  'bottom-right': [1, 1],
}

const inner = ({ x, y, size }: Spot): Bounds => {
  const half = size / 2
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}
/** Whether two boxes come closer than a gap. */
export const meets = (a: Bounds, b: Bounds, gap = 0): boolean =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap

/** A spot for each piece that finds one, in their order. */
export function spotsFor(pieces: readonly Piece[], room: Room): Map<Piece, Spot> {
  const taken: Bounds[] = []
  const spots = new Map<Piece, Spot>()
  // What has a place comes first: the others take what is left.
  const order = pieces.toSorted((a, b) => Number(b.at !== undefined) - Number(a.at !== undefined))
  for (const piece of order) {
    const spot = spotFor(piece, room, taken, pieces.indexOf(piece) === 0 && !pieces.some(({ at }) => at))
    if (!spot) continue
    spots.set(piece, spot)
    taken.push(inner(spot))
  }
  return spots
}

function spotFor(piece: Piece, room: Room, taken: Bounds[], leads: boolean): Spot | undefined {
  const short = Math.min(room.width, room.height)
  const most = short * (piece.size ? SIZES[piece.size] : leads || piece.at ? FIRST : OTHER)
  const gap = short * GAP
  const others = [...room.words, ...taken]
  const free = (spot: Spot) => {
    const box = inner(spot)
    return others.every((other) => !meets(box, other, gap))
  }
  for (let size = most; size > short * (piece.size === 'small' ? SMALLEST : SMALL); size *= SHRINK) {
    const found = best(size, piece.at, room, free)
    if (found) return found
  }
  return undefined
}

/** Where the centre of a square may be along one side of the sheet. */
function reachOfCentre(length: number, size: number): number[] {
  const from = size / 2
  const to = length - from
  return to < from ? [length / 2] : Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS)
}

/** How far from a stated place the centre may be, shares of the sheet. */
const OFF = 0.3

/** The free place in the sheet for a square that is nearest to where it was said to stand. */
function best(size: number, at: Corner | undefined, { width, height }: Room, free: (spot: Spot) => boolean) {
  const [ax, ay] = SHARES[at ?? 'bottom']
  // Where its centre is when it stands quite in that corner.
  const [wx, wy] = [size / 2 + ax * (width - size), size / 2 + ay * (height - size)]
  const rows = reachOfCentre(height, size)
  let [nearest, least]: [Spot | undefined, number] = [undefined, at ? OFF : Infinity]
  for (const x of reachOfCentre(width, size))
    for (const y of rows) {
      const pull = Math.hypot((x - wx) / width, ((y - wy) / height) * (at ? 1 : 0.6))
      if (pull >= least) continue
      const spot = { x, y, size }
      if (free(spot)) [nearest, least] = [spot, pull]
    }
  return nearest
}
