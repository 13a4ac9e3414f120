/**
 * What edits made of the parts of a design, on the same parts of a new composition: another format or another layout takes
 * none of it back. Colours and families of the whole are kept by the composition itself.
 */
import type { Design } from '../../design/types.ts'
import type { Node, Scene } from '../../scene/types.ts'
import { findNode, places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { EditContext } from '../context.ts'
import { guarded } from '../guard.ts'
import { letters } from '../measure/compare.ts'
import { settled } from '../palette/recolour.ts'
import { size } from '../plan/properties/size.ts'
import { ownChanges } from '../recent.ts'
import { targetOf, touched } from '../steps.ts'
import type { Operation } from '../types.ts'
import { begun } from './run.ts'

/** What is said of a part wherever it stands. Its place and its box are the composition's. */
const OF_PART: ReadonlySet<string> = new Set(
  'fill paint tone weight italic case tracking effect struck opacity font'.split(' '),
)
/** Factor from which a part was made larger, or smaller. */
const RESIZED = 1.03

/** @param versions of the design; without the first of this composition nothing is known of what was edited */
export function carriedOver(design: Design, anew: Design, { versions = [], ...context }: EditContext): Design {
  const first = versions.find((version) => version?.archetype === design.archetype)
  if (!first || first.scene === design.scene) return anew
  const edited = [...places(design.scene)].flatMap(({ node }) => {
    const [was, there] = [findNode(first.scene, node.id), counterpart(node, anew.scene)]
    return was && there && was.type === node.type ? [{ was, is: node, there }] : []
  })
  const operations = edited.flatMap(({ was, is, there }): Operation[] => {
    const set = Object.fromEntries(Object.entries(ownChanges(was, is)).filter(([key]) => OF_PART.has(key)))
    return Object.keys(set).length > 0 ? [{ op: 'set', id: there.id, set }] : []
  })
  const ids = new Set(touched(operations))
  const painted = operations.length > 0 ? settled(anew.scene, operations, context, ids) : []
  const scene = apply(anew.scene, painted)
  return edited.reduce<Design>(
    (result, { was, is, there }) => resized(result, there.id, was, is, context),
    painted.length > 0 ? { ...anew, scene } : anew,
  )
}

/** The part that says or is the same in another composition. */
function counterpart(node: Node, scene: Scene): Node | undefined {
  if (node.type === 'frame' || node.role === undefined) return undefined
  const same = [...places(scene)].filter(({ node: other }) => other.type === node.type && other.role === node.role)
  const said = same.find(
    ({ node: other }) => other.type === 'text' && node.type === 'text' && letters(other.text) === letters(node.text),
  )
  return (said ?? (node.type === 'text' ? undefined : same.length === 1 ? same[0] : undefined))?.node
}

function resized(design: Design, id: string, was: Node, is: Node, context: EditContext): Design {
  if (was.type !== 'text' || is.type !== 'text') return design
  const by = is.size / was.size
  if (by < RESIZED && by > 1 / RESIZED) return design
  const { state } = begun(design, context)
  const part = targetOf(is.role ?? 'text', 'text', [id])
  const planned = size([part], { way: by > 1 ? 'more' : 'less', degree: 1, by }, state)
  const step = planned && guarded(planned, state)
  return step?.step === 'patch' ? { ...design, scene: apply(design.scene, step.operations) } : design
}
