/** One part like another: in its size, its type, its weight. */
import { capitalised } from '../../base/words.ts'
import type { LikeRow } from '../../language/lexicon/like-words.ts'
import type { State, Step } from '../context.ts'
import { alreadySo, mayShrink } from '../families/replies.ts'
import { textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'

/** @param model undefined: the first of the targets is what the others become like */
export function planAlike(
  targets: readonly Target[],
  model: Target | undefined,
  what: Exclude<LikeRow['what'], 'colour'>,
  state: State,
): Step | undefined {
  const [first, ...others] = model ? [model, ...targets] : targets
  if (!first || others.length === 0) return undefined
  const [own] = textsIn(first.ids, state)
  if (!own) return undefined
  const operations = textsIn(
    others.flatMap(({ ids }) => ids),
    state,
  ).flatMap((node): Operation[] =>
    node[what] === own[what] || node.id === own.id ? [] : [{ op: 'set', id: node.id, set: { [what]: own[what] } }],
  )
  const names = others.map(({ name }) => name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${names} already has the ${what} of the ${first.name}`, state)
  const nodes = others.flatMap(({ ids }) => ids)
  return mayShrink({
    step: 'patch',
    operations,
    changes: [{ what: capitalised(names), to: `${what} of the ${first.name}`, nodes }],
  })
}
