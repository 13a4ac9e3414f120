/** In front of all that stands round it, or behind it. */
import { findPlace, type Place } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { idsOf, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { lifted } from './lifted.ts'

export function planLayer(targets: Target[], side: 'front' | 'back', state: State): Step {
  const ids = idsOf(targets)
  const names = targets.map(({ name }) => name).join(', ')
  const operations = lifted(ids, state).flatMap((id) => layered(id, side, state))
  const to = side === 'front' ? 'in front' : 'behind everything'
  if (operations.length === 0) return alreadySo(`The ${names} is already ${to}, as far as this layout allows`, state)
  return patchOf(names, to, ids, operations)
}

/** What is placed is painted in the order of its frame; what flows goes with the frame that is placed. */
function layered(id: string, side: 'front' | 'back', state: State): Operation[] {
  const place = placedAbove(findPlace(state.design.scene, id), state)
  if (!place?.parent) return []
  const { node, parent, index } = place
  const grounds = parent.children.filter(({ role }) => role === 'background').length
  const to = side === 'front' ? parent.children.length - 1 : grounds
  return to === index ? [] : [{ op: 'move', id: node.id, parent: parent.id, index: to }]
}

const placedAbove = (place: Place | undefined, state: State): Place | undefined =>
  !place?.parent || place.node.at ? place : placedAbove(findPlace(state.design.scene, place.parent.id), state)
