/** The leading thing and its company: one group on one floor, the others smaller and before it. */

import type { Bounds } from '../../../base/geometry.ts'
import { isEnsemble } from '../../../imagery/ensembles/table.ts'
import { classOf } from '../../../imagery/figure-classes.ts'
import { tokens } from '../../../imagery/words.ts'
import type { Piece } from '../pieces.ts'
import { clustered, outlineOf, type Square, squareFor } from './cluster.ts'
import { type GroupSpot, meets, type Spot, spotsFor } from './places.ts'

export interface Standing {
  piece: Piece
  spot: Spot
}

/** Groups as they are: one is enough. */
const COMPLETE = new Set(
  `fork-and-knife-with-plate meal friends family couple team father-and-child mother-and-child books glassware balloons vegetable-crate
  fruit-bowl bouquet cherries seafood-platter burger-meal autumn-leaves champagne-flutes shopping-bags coin-stacks easter-egg
  red-heart dancing-couple salad-and-bread`.split(/\s+/),
)

/** Whether it is a group already: more of it would be a crowd. */
export const isComplete = (figure: string): boolean => isEnsemble(figure) || COMPLETE.has(figure)

interface Room {
  width: number
  height: number
  words: Bounds[]
  foot?: { top: number }
  /** There is a floor to be seen before what stands. */
  floored?: boolean
  /** Where the leading thing and its group stand, where that was settled with the words. */
  hero?: GroupSpot
}

const isBust = ({ figure }: Piece): boolean => classOf(figure) === 'portrait'

/** A bust ends where the sheet does, or where its foot begins: nobody floats. */
function sunk(piece: Piece, spot: Spot, { height, words, foot }: Room): Spot {
  const end = foot ? foot.top - (height - foot.top) * 0.1 : height
  const outline = boxOf({ piece, spot })
  const by = end - outline.bottom
  const reach: Bounds = { ...outline, bottom: end }
  const free = words.every((box) => box.top >= end || !meets(reach, box))
  return by > 0 && free ? { ...spot, y: spot.y + by } : spot
}

/** What is seen of a thing. */
export function boxOf({ piece: { figure }, spot: { x, y, size } }: Standing): Bounds {
  const seen = outlineOf(figure, { left: x - size / 2, top: y - size / 2, side: size })
  return { left: seen.x, right: seen.x + seen.width, top: seen.y, bottom: seen.y + seen.height }
}

const TWO = new Set(['two', 'pair', 'both'])
/** What goes with the leading thing: what else is to be seen, or more of itself. */
function companyOf(first: Piece, others: readonly Piece[]): readonly Piece[] {
  if (others.length > 0) return others
  if (!first.several || isComplete(first.figure)) return []
  return tokens(first.words).some((word) => TWO.has(word)) ? [first] : [first, first]
}

/** Where on a floor stands what was told to be beside the middle, or in it. */
const ON_FLOOR: Partial<Record<NonNullable<Piece['at']>, Piece['at']>> = {
  left: 'bottom-left',
  right: 'bottom-right',
  centre: 'bottom',
}

/** The leading thing where it was settled, the others where they were told to be, as far as it leaves them room there. */
function besideHero([first, ...others]: readonly Piece[], room: Room, hero: GroupSpot): Map<Piece, Spot> {
  if (!first) return new Map()
  const { x, y, size, wide = size } = hero
  const own = boxOf({
    piece: first,
    spot: spotOf(squareFor(first.figure, { x: x - wide / 2, y: y - size / 2, width: wide, height: size })),
  })
  // What is told to stand on a side stands on the floor there.
  const low = ({ at }: Piece): Piece['at'] => (room.floored && at ? (ON_FLOOR[at] ?? at) : at)
  const told = others.map((piece): Piece => {
    const at = low(piece)
    return { ...piece, size: piece.size ?? BESIDE, ...(at && { at }) }
  })
  // Clear of the edges: what is in a corner does not run out of it.
  const margin = Math.min(room.width, room.height) * MARGIN
  const inner = ({ left, top, right, bottom }: Bounds): Bounds => ({
    left: left - margin,
    right: right - margin,
    top: top - margin,
    bottom: bottom - margin,
  })
  const [width, height] = [room.width - 2 * margin, room.height - 2 * margin]
  const spots = spotsFor(told, { width, height, words: [...room.words, own].map(inner) })
  return new Map([
    [first, hero],
    ...others.flatMap((piece, i): [Piece, Spot][] => {
      const spot = told[i] && spots.get(told[i])
      return spot ? [[piece, { ...spot, x: spot.x + margin, y: spot.y + margin }]] : []
    }),
  ])
}
/** How large is what was told to stand elsewhere, where nothing is said of its size; from the edges, × the shorter side. */
const [BESIDE, MARGIN] = ['medium', 0.05] as const

const spotOf = ({ left, top, side }: Square): Spot => ({ x: left + side / 2, y: top + side / 2, size: side })

/** Of a height, the floor before what stands. */
const BEFORE = 0.06

/** Where everything stands, the farthest first, and the square of the leading group; nothing where not even the leading thing finds room. */
export function arranged(pieces: readonly Piece[], room: Room): { standing: Standing[]; place?: Spot } {
  const placed = pieces.filter((piece, i) => i === 0 || piece.at)
  const [first] = placed
  const height = room.height * (room.floored && !room.foot ? 1 - BEFORE : 1)
  // The foot is the words': the thing stands above it, not in it beside them.
  const foot = room.foot && { left: 0, right: room.width, top: room.foot.top, bottom: room.height }
  const words = foot ? [...room.words, foot] : room.words
  const spots = room.hero && first ? besideHero(placed, room, room.hero) : spotsFor(placed, { ...room, words, height })
  const found = first && spots.get(first)
  if (!first || !found) return { standing: [] }
  const others = pieces.filter((piece) => !spots.has(piece))
  const group = [first, ...(spots.size > 1 ? others : companyOf(first, others))]
  const wide = group.length > 1 ? Math.max(found.size, room.hero?.wide ?? 0) : (room.hero?.wide ?? found.size)
  const place = { x: found.x - wide / 2, y: found.y - found.size / 2, width: wide, height: found.size }
  const squares =
    group.length > 1
      ? clustered(
          group.map(({ figure }) => figure),
          place,
          found.x > room.width * 0.5,
        )
      : [squareFor(first.figure, place)]
  const standing = squares.map((square, i): Standing => {
    const spot = spotOf(square)
    const piece = group[i] ?? first
    return { piece, spot: i === 0 && isBust(piece) && !piece.at ? sunk(piece, spot, room) : spot }
  })
  const elsewhere = [...spots].flatMap(([piece, spot]) => (piece === first ? [] : [{ piece, spot }]))
  return { standing: [...elsewhere, ...standing], place: found }
}
