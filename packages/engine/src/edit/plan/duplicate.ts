/** A part once more, behind itself. */
import { findPlace } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { copied, freshId } from '../ids.ts'
import { patchOf } from '../steps.ts'
import type { Target } from '../target-types.ts'

/** Undefined where what was named has no place beside itself. */
export function planDuplicate([target]: Target[], state: State): Step | undefined {
  const [id] = target?.ids ?? []
  const place = id === undefined ? undefined : findPlace(state.design.scene, id)
  if (!target || !place?.parent || place.node.at) return undefined
  const node = copied(place.node, freshId(`${place.node.id}-copy`, state.design))
  return patchOf(
    target.name,
    'duplicated',
    [node.id],
    [{ op: 'insert', parent: place.parent.id, index: place.index + 1, node }],
  )
}
