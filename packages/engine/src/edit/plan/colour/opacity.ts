/** How much shows through: "semi transparent", "at 50% opacity", "fade the pattern". */
import { capitalised } from '../../../base/words.ts'
import { findNode } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'

/** What is left of a part that is only called more transparent, and the least that is left of any. */
const [FADED, LEAST] = [0.55, 0.1]

/** @param stated the opacity that was said, 0 to 1 */
export function planOpacity(
  targets: readonly Target[],
  { way, degree, stated }: { way: 'more' | 'less'; degree: number; stated?: number },
  state: State,
): Step | undefined {
  const parts = targets.filter((target) => target.class !== 'whole' && target.class !== 'ground')
  if (parts.length === 0) return undefined
  const nodes = parts.flatMap(({ ids }) => ids)
  const operations = nodes.flatMap((id): Operation[] => {
    const now = findNode(state.design.scene, id)?.opacity ?? 1
    const faded = Math.max(LEAST, Math.round(now * FADED ** Math.max(0.5, degree) * 100) / 100)
    const next = stated ?? (way === 'more' ? 1 : faded)
    return next === now ? [] : [{ op: 'set', id, set: { opacity: next === 1 ? null : next } }]
  })
  const names = parts.map(({ name }) => name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${names} already looks like that`, state)
  const to =
    stated === undefined ? (way === 'more' ? 'opaque' : 'more transparent') : `${Math.round(stated * 100)}% opaque`
  return { step: 'patch', operations, changes: [{ what: capitalised(names), to, nodes }] }
}
