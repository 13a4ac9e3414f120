/** Drawings and ornaments that were taken off a design since it was composed: no composition of its words knows of it. */
import type { Design } from '../../design/types.ts'
import type { Node } from '../../scene/types.ts'
import { findNode, places, subtree } from '../../scene/walk.ts'
import type { EditContext } from '../context.ts'
import { type CarriedOver, calledAs, counterpart } from './counterparts.ts'
import { underGuard } from './under-guard.ts'

const takenSaid = (node: Node) => `“${calledAs(node)}” was taken away, and this format cannot be without it.`

/** What says nothing that a brief would know of. */
const isWordless = (node: Node) =>
  [...subtree(node)].every((inner) => inner.type !== 'text' || inner.role === 'decoration')

/** @param first the design as it was composed */
export function withoutRemoved(first: Design, design: Design, anew: Design, context: EditContext): CarriedOver {
  const still = new Set([...places(design.scene)].map(({ node }) => node.id))
  const isGone = (id: string) => !still.has(id)
  const gone = [...places(first.scene)].flatMap(({ node, parent }) =>
    parent && isGone(node.id) && !isGone(parent.id) && isWordless(node) ? [node] : [],
  )
  const isOwn = design.archetype === anew.archetype
  const noted: string[] = []
  let result = anew
  for (const node of gone) {
    const others = [...places(result.scene)].flatMap((place) => (place.parent ? [place.node] : []))
    const there = counterpart([node], others, isOwn)
    // What the design still has under another name is not the one that was taken away.
    if (!there || !isWordless(there) || findNode(design.scene, there.id)) continue
    const step = { step: 'patch' as const, operations: [{ op: 'remove' as const, id: there.id }], changes: [] }
    const done = underGuard(result, step, context)
    if (done) result = done
    else noted.push(takenSaid(node))
  }
  return { design: result, noted }
}
