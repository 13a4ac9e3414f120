/** Blocks of a screen and things of a list in another order. */
import type { Side } from '../../../language/lexicon/place-words.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace, subtree } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { isPiece } from '../../pages/page-parts.ts'
import { patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Place } from '../../understand/wish.ts'
import { listAround, ordered } from './list.ts'

const BEFORE = new Set<Side>(['above', 'before', 'left'])
const AFTER = new Set<Side>(['below', 'after', 'right'])

/** Undefined where what is named has no order among others, or its place is none of an order. */
export function planOrder(target: Target, place: Place, anchor: Target | undefined, state: State): Step | undefined {
  const [id] = target.ids
  if (!id) return undefined
  return orderedThing(id, target, place, anchor, state) ?? orderedBlock(id, target, place, anchor, state)
}

/** Where it shall stand among so many; `from` is where it stands. */
function wanted(place: Place, from: number, count: number, other: number | undefined): number | undefined {
  if (place.is === 'spot' && (place.down ?? place.across) !== 'center')
    return (place.down ?? place.across) === 'start' ? 0 : count - 1
  if (place.is === 'step' && place.way !== 'inwards') {
    const by = place.way === 'up' || place.way === 'left' ? -1 : 1
    return Math.max(0, Math.min(count - 1, from + by))
  }
  if (place.is !== 'beside' || other === undefined) return undefined
  // Taken out first, what stood behind it has moved up.
  const at = other > from ? other - 1 : other
  return BEFORE.has(place.side) ? at : AFTER.has(place.side) ? at + 1 : undefined
}

function reordered<T>(all: readonly T[], from: number, to: number): T[] {
  const others = all.filter((_, index) => index !== from)
  const [moved] = all.slice(from, from + 1)
  return moved === undefined ? [...all] : [...others.slice(0, to), moved, ...others.slice(to)]
}

function told(target: Target, place: Place, anchor: Target | undefined, operations: Operation[], id: string): Step {
  if (operations.length === 0)
    return {
      step: 'cannot',
      question: `The ${target.name} is already there. Where should it go?`,
      already: true,
    }
  const to = place.is === 'beside' ? `${place.side} the ${anchor?.name}` : place.is === 'spot' ? 'moved there' : 'moved'
  return patchOf(target.name, to, [id], operations)
}

/** A thing of a list: only where less than the list was named. */
function orderedThing(
  id: string,
  target: Target,
  place: Place,
  anchor: Target | undefined,
  state: State,
): Step | undefined {
  const found = listAround(id, state)
  if (!found) return undefined
  const { list, item } = found
  const from = list.items.indexOf(item)
  const other = list.items.findIndex((one) =>
    anchor?.ids.some((wished) => [...subtree(one)].some((n) => n.id === wished)),
  )
  const to = wanted(place, from, list.items.length, other < 0 ? undefined : other)
  if (to === undefined) return undefined
  const operations = to === from ? [] : ordered(list, reordered(list.items, from, to), state)
  return told(target, place, anchor, operations, item.id)
}

/** A block of a screen: in its column, or with its column to the other side. */
function orderedBlock(
  id: string,
  target: Target,
  place: Place,
  anchor: Target | undefined,
  state: State,
): Step | undefined {
  const { scene } = state.design
  const own = findPlace(scene, id)
  const column = own?.parent
  if (!own || !column || !isPiece(own.node) || own.node.role === 'section') return undefined
  const row = findPlace(scene, column.id)?.parent
  const isRow = row?.layout?.direction === 'row'
  const side = place.is === 'spot' ? place.across : place.is === 'step' ? SIDES[place.way] : undefined
  if (row && isRow && side && side !== 'center')
    return told(target, place, anchor, toSide(row, column, side, state), id)
  const first = place.is === 'spot' && place.down === 'start'
  const blocks = column.children.filter(isPiece)
  const other = anchor ? blocks.findIndex((one) => anchor.ids.includes(one.id)) : -1
  const start = column.children.findIndex(isPiece)
  const to = wanted(place, blocks.indexOf(own.node), blocks.length, other < 0 ? undefined : other)
  if (to === undefined) return undefined
  const across = row && isRow && first ? toSide(row, column, 'start', state) : []
  const operations: Operation[] =
    start + to === own.index ? across : [{ op: 'move', id, parent: column.id, index: start + to }, ...across]
  return told(target, place, anchor, operations, id)
}

const SIDES: Partial<Record<string, 'start' | 'end'>> = { left: 'start', right: 'end' }

/** The column at that end of its row; none where it stands there. */
function toSide(row: Frame, column: Frame, side: 'start' | 'end', state: State): Operation[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const columns = row.children.filter(({ id }) => boxes.has(id))
  const index = side === 'start' ? 0 : columns.length - 1
  return columns.indexOf(column) === index ? [] : [{ op: 'move', id: column.id, parent: row.id, index }]
}
