/** The last change once more, on something else: "now the text too", "and the time as well", "same for the button". */
import { findNode } from '../../scene/walk.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser } from '../context.ts'
import { alike } from '../corrections.ts'
import { onlyThings } from '../joining.ts'
import { settled } from '../palette/recolour.ts'
import { ownChanges, recentChange } from '../recent.ts'
import { leaves } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { remove } from './remove.ts'

const LIKEWISE =
  /^(?:and |now |also |then |ok(?:ay)?,? |great,? |good,? |please |do )*(?:(?:(?:do )?(?:the )?same (?:for|with|to|on|goes for|thing (?:for|with|to)|change (?:for|to|on))|likewise) (?<same>.+?)(?: (?:too|also|as well|please))*|(?<too>.+?),? (?:too|also|as well|likewise)(?: please)?)$/

export const likewise: Recogniser = (clause, state) => {
  const groups = LIKEWISE.exec(clause.lower)?.groups
  const what = groups?.same ?? groups?.too
  if (!what || clause.quotes.length > 0) return undefined
  const things = toClause(what, { text: '', quotes: [] })
  const recent = onlyThings(things) ? recentChange(state.design, state.context) : undefined
  if (!recent) return undefined
  if (recent.gone.length > 0) return remove(toClause(`remove ${what}`, { text: '', quotes: [] }), state)
  const targets = findTargets(things, state).found
  const nodes = leaves(
    targets.flatMap(({ ids }) => ids),
    state,
  ).filter(({ id }) => !recent.ids.includes(id))
  const operations = recent.ids.flatMap((id): Operation[] => {
    const [was, is] = [findNode(recent.before.scene, id), findNode(state.design.scene, id)]
    if (!was || !is) return []
    return nodes.flatMap((node): Operation[] => {
      const set = alike(was, is, node, ownChanges(was, is))
      return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
    })
  })
  if (operations.length === 0) return undefined
  const ids = nodes.map(({ id }) => id)
  return {
    step: 'patch',
    operations: settled(state.design.scene, operations, state.context),
    changes: targets.map(({ name, ids: own }) => ({
      what: name.charAt(0).toUpperCase() + name.slice(1),
      to: 'changed likewise',
      nodes: own,
    })),
    shrinks: ids,
  }
}
