/** What a clause is about that wishes nothing by itself: "the first call is no longer free". */
import type { Clause } from './clauses.ts'
import type { State } from './context.ts'
import { textNodes } from './scene-nodes.ts'
import type { Target } from './target-types.ts'
import { findTargets } from './targets.ts'

/** What a clause speaks of without a wish: what it names, else the lines with which it has several words in common. */
export function aboutOf(clause: Clause, state: State): Pick<Target, 'name' | 'ids'>[] {
  const named = findTargets(clause, state).found.filter((target) => target.class !== 'whole')
  if (named.length > 0) return named
  const said = new Set(clause.lower.match(/\p{L}{4,}/gu) ?? [])
  return textNodes(state).flatMap(({ id, text }) => {
    const own = new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    return own.size > 1 && own.size === own.intersection(said).size ? [{ name: `'${text}'`, ids: [id] }] : []
  })
}
