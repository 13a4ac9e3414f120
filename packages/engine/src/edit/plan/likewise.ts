/** What the last message did, on other parts: "and the date too", "now the same for the price". */
import { capitalised } from '../../base/words.ts'
import { findNode } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { alike } from '../corrections.ts'
import { settled } from '../palette/recolour.ts'
import { leadingChange, ownChanges } from '../recent.ts'
import { leaves } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import type { Found } from '../understand/referents.ts'
import { removeTargets } from './remove.ts'

/** Undefined where the last message left nothing that could be done again. */
export function planLikewise({ targets }: Found, state: State): Step | undefined {
  const recent = leadingChange(state.design, state.context)
  const named = targets.filter((target) => target.class !== 'whole')
  if (!recent || named.length === 0) return undefined
  if (recent.gone.length > 0) return removeTargets(named, state)
  const nodes = leaves(
    named.flatMap(({ ids }) => ids),
    state,
  ).filter(({ id }) => !recent.ids.includes(id))
  const operations = recent.ids.flatMap((id): Operation[] => {
    const [was, is] = [findNode(recent.before.scene, id), findNode(state.design.scene, id)]
    if (!was || !is) return []
    const { text: _text, fact: _fact, ...changes } = ownChanges(was, is)
    return nodes.flatMap((node): Operation[] => {
      const set = alike(was, is, node, changes)
      return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
    })
  })
  if (operations.length === 0) return undefined
  return {
    step: 'patch',
    operations: settled(state.design.scene, operations, state.context),
    changes: named.map(({ name, ids }) => ({
      what: capitalised(name),
      to: 'changed likewise',
      nodes: ids,
    })),
    shrinks: nodes.map(({ id }) => id),
  }
}
