/** The leading thing and its company: one group on one floor, the others smaller and a little behind. */
import { classOf } from '../../../imagery/figure-classes.ts'
import type { Piece } from '../pieces.ts'
import { FEET, feetOf } from './canvas.ts'
import { type Box, type Spot, spotsFor } from './places.ts'

export interface Standing {
  piece: Piece
  spot: Spot
}

/** Of the hero's size: how large those beside it are, and how far their middles stand from its own. */
const BESIDE = [
  { size: 0.56, away: 0.56 },
  { size: 0.5, away: 0.56 },
  { size: 0.38, away: 0.88 },
  { size: 0.34, away: 0.86 },
] as const
/** More of one thing: nearly as large as the first. */
const AGAIN = { size: 0.74, away: 0.5 } as const
/** So much of a companion may lie beyond the edge of the sheet. */
const OVER = 0.12
const AIR = 0.06

/** Groups as they are: one is enough. */
const COMPLETE = new Set(
  'fork-and-knife-with-plate meal friends family couple books glassware balloons vegetable-crate fruit-bowl bouquet cherries'.split(
    ' ',
  ),
)

interface Room {
  width: number
  height: number
  words: Box[]
  foot?: { top: number }
}

const isBust = ({ figure }: Piece): boolean => classOf(figure) === 'portrait'
/** The lower edge of a bust in its square. */
const CUT = 0.46

/** A bust ends where the sheet does, or where its foot begins: nobody floats. */
function sunk(spot: Spot, { height, words, foot }: Room): Spot {
  const end = foot ? foot.top - (height - foot.top) * 0.1 : height
  const y = end - spot.size * CUT
  const moved = { ...spot, y }
  const reach: Box = { ...boxOf(moved), bottom: end }
  return y > spot.y && words.every((box) => box.top >= end || !meets(reach, box)) ? moved : spot
}

export const boxOf = ({ x, y, size }: Spot): Box => {
  const half = (size / 2) * (1 - 2 * AIR)
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}
const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Where everything stands, the farthest first; nothing where not even the leading thing finds room. */
export function arranged(pieces: readonly Piece[], room: Room): Standing[] {
  const placed = pieces.filter((piece, i) => i === 0 || piece.at)
  const spots = spotsFor(placed, room)
  const [first] = placed
  const found = first && spots.get(first)
  if (!first || !found) return []
  const hero = isBust(first) && !first.at ? sunk(found, room) : found
  spots.set(first, hero)
  const standing = [...spots].map(([piece, spot]) => ({ piece, spot }))
  const others = pieces.filter((piece) => !placed.includes(piece))
  const twins = others.length === 0 && first.several && !COMPLETE.has(first.figure) ? [first, first] : []
  const side = hero.x > room.width * 0.5 ? -1 : 1
  const company = [...others, ...twins].flatMap((piece, i): Standing[] => {
    const rule = twins.length > 0 ? AGAIN : BESIDE[i]
    if (!rule) return []
    const size = hero.size * rule.size
    const floor = feetOf(hero) - hero.size * (twins.length > 0 ? 0.02 : 0.012 * (i + 1))
    const at = (turn: number): Spot => ({ x: hero.x + turn * hero.size * rule.away, y: floor - size * FEET, size })
    const fits = (spot: Spot) => {
      const box = boxOf(spot)
      return (
        box.left > -size * OVER &&
        box.right < room.width + size * OVER &&
        room.words.every((words) => !meets(box, words)) &&
        [...spots.values()].every((other) => other === hero || !meets(box, boxOf(other)))
      )
    }
    const turn = i % 2 === 0 ? side : -side
    const spot = fits(at(turn)) ? at(turn) : undefined
    return spot ? [{ piece, spot }] : []
  })
  return [...company, ...standing.toSorted((a, b) => feetOf(a.spot) - feetOf(b.spot))]
}
