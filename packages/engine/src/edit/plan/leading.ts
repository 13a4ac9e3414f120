/** The distance of lines. */
import type { State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'

/** By how much of the size lines move apart, and together, for a full step; what is still readable. */
const [APART, TOGETHER, LEAST, MOST] = [0.15, 0.12, 0.85, 2.2]

export function planLeading(
  targets: Target[],
  { way, degree }: { way: 'more' | 'less'; degree: number },
  state: State,
): Step {
  const named = textsIn(
    targets.filter((target) => target.class === 'text').flatMap((target) => target.ids),
    state,
  )
  const texts = named.length > 0 ? named : textNodes(state)
  const by = way === 'less' ? -TOGETHER * degree : APART * degree
  const operations: Operation[] = texts.map((node) => ({
    op: 'set',
    id: node.id,
    set: { lineHeight: Math.round(Math.max(LEAST, Math.min(MOST, (node.lineHeight ?? 1.2) + by)) * 100) / 100 },
  }))
  const changes = [{ what: 'Line spacing', to: way, nodes: texts.map(({ id }) => id) }]
  return { step: 'patch', operations, changes }
}
