/** Empty places of a sheet for drawings: near what the wish names, as large as it says. */
import type { Box } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import { freeSpot } from '../../../critic/free-spot.ts'
import type { Along } from '../../../language/lexicon/place-words.ts'
import { boxesOf } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { sizeSaid } from '../../pictures/drawable.ts'
import type { Target } from '../../target-types.ts'
import type { Place } from '../../understand/wish.ts'

interface Point {
  x: number
  y: number
}

/** Where it shall stand: at a place, beside a part or in one. */
export interface Whereabouts {
  place?: Place | undefined
  other?: Target | undefined
}

/** Shares of the sheet's shorter side: the least and the most that a thing takes. */
const SIZES = { small: [0.07, 0.16], usual: [0.11, 0.36], large: [0.2, 0.6] } as const

/** A square where nothing stands; undefined where the smallest finds no place. */
export function emptySpots(words: string, count: number, { place, other }: Whereabouts, state: State): Box | undefined {
  const { scene } = state.design
  const artboard = state.context.layout?.(scene)[0]
  if (!artboard) return undefined
  const short = Math.min(artboard.width, artboard.height)
  const beside = other && besideOf(other, place, state)
  const near = beside ?? pointOf(place, artboard)
  const [min, max] = SIZES[sizeSaid(words) ?? (beside || count > 2 ? 'small' : 'usual')]
  const free = freeSpot(artboard, { min: short * min, max: short * max, gap: short * 0.03, ...(near && { near }) })
  return free && (beside || isThere(free, place, artboard)) ? free : undefined
}

/** Whether a box has its middle in the part of the sheet that was told. */
function isThere(box: Box, place: Place | undefined, { width, height }: { width: number; height: number }): boolean {
  if (place?.is !== 'spot') return true
  const isAlong = (along: Along | undefined, at: number) =>
    along === undefined || (along === 'center' ? Math.abs(at - 0.5) < ABOUT : along === 'start' ? at < 0.5 : at > 0.5)
  return (
    isAlong(place.across, (box.x + box.width / 2) / width) && isAlong(place.down, (box.y + box.height / 2) / height)
  )
}
/** Of a side: what still counts as its middle. */
const ABOUT = 0.25

/** A point on the side of a part that was named; undefined of the design as a whole. */
export function besideOf({ class: kind, ids }: Target, place: Place | undefined, state: State): Point | undefined {
  const box =
    kind === 'ground' || kind === 'whole' ? undefined : boxesOf(state.design.scene, state.context).get(nth(ids, 0))
  if (!box) return undefined
  const { x, y, width, height } = box
  const side = place?.is === 'beside' ? place.side : undefined
  const middle = { x: x + width / 2, y: y + height / 2 }
  if (side === 'above') return { ...middle, y }
  if (side === 'below') return { ...middle, y: y + height }
  if (side === 'left' || side === 'before') return { ...middle, x }
  return side === 'right' || side === 'after' || side === 'beside' ? { ...middle, x: x + width } : middle
}

const ALONG = { start: 0, center: 0.5, end: 1 } as const

function pointOf(place: Place | undefined, { width, height }: { width: number; height: number }) {
  if (place?.is !== 'spot') return undefined
  return { x: width * ALONG[place.across ?? 'center'], y: height * ALONG[place.down ?? 'center'] }
}

/** On the back of a card. */
export function backSpot(state: State): Box | undefined {
  const board = state.context.layout?.(state.design.scene)[1]
  const short = board ? Math.min(board.width, board.height) : 0
  return board && freeSpot(board, { min: short * 0.14, max: short * 0.4, gap: short * 0.05 })
}
