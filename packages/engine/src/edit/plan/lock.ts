/** Parts that are kept from any change, or no longer: what the lock in the editor does, in words. */
import { findNode } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { alreadySo } from '../families/replies.ts'
import { cannot, patchOf } from '../steps.ts'
import type { Target } from '../target-types.ts'

export function planLock(targets: readonly Target[], locked: boolean, state: State): Step {
  const { scene } = state.design
  const grounds = new Set(scene.artboards.map(({ root }) => root.id))
  const ids = [...new Set(targets.flatMap((target) => target.ids))].filter((id) => !grounds.has(id))
  const name = targets.map((target) => target.name).join(', ')
  if (ids.length === 0) return cannot(`The ${name} is the design itself. Which part shall be locked?`)
  const others = ids.filter((id) => (findNode(scene, id)?.locked === true) !== locked)
  if (others.length === 0) return alreadySo(`The ${name} is ${locked ? 'locked' : 'unlocked'} already`, state)
  return patchOf(
    name,
    locked ? 'locked' : 'unlocked',
    others,
    others.map((id) => ({ op: 'set', id, set: { locked: locked ? true : null } })),
  )
}
