/** A run held against what its message owes, and marked with what is not shown. */
import type { Design } from '../../design/types.ts'
import type { Text } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import { letters } from '../measure/compare.ts'
import { owedBy } from '../measure/owed.ts'
import { textsOf } from '../scene-nodes.ts'
import { partsOf } from '../understand/referents.ts'
import type { Reading, Wish } from '../understand/wish.ts'
import type { Run } from './run.ts'
import { ofOtherDesign, postponed } from './unaccounted.ts'

/**
 * The run with what its message tells and the designs do not show.
 * @param reading the message as wishes, whoever carried it out
 */
export function owing<R extends Run | undefined>(
  design: Design,
  said: string,
  reading: Reading | undefined,
  run: R,
): R {
  if (!run || run.revert || (run.operations.length === 0 && !run.recompose)) return run
  const other = postponed(said, reading) ?? ofOtherDesign(said, reading)
  if (other && !run.isBack && !run.recompose) return { ...run, ...undone(design, run), refusals: [other], unread: [] }
  const copy = run.recompose?.recompose.brief.copy.map(({ text }) => text)
  const { missing, wronged } = owedBy(said, design.scene, run.state.design.scene, copy)
  for (const words of missing)
    run.refusals.push({ step: 'cannot', question: `I am not sure where “${words}” belongs. Which text should say it?` })
  const misplaced = (reading ?? [])
    .filter((wish) => wish.verb === 'say')
    .filter((wish) => isMisplaced(wish, design, run))
  run.wronged.push(...wronged, ...misplaced.map(({ words }) => words))
  return run
}

/** Nothing of what was done on something else than was meant stays. */
const undone = (design: Design, { state }: Run): Pick<Run, 'state' | 'operations' | 'changes' | 'patches'> => ({
  state: { ...state, design },
  operations: [],
  changes: [],
  patches: [],
})

/** Whether words that were given for a part were set in another one. */
function isMisplaced(wish: Extract<Wish, { verb: 'say' }>, before: Design, { state }: Run): boolean {
  const roles = wish.of.flatMap((ref) => (ref.is === 'noun' ? ref.mention.noun.roles : []))
  if (wish.old || wish.of.length === 0 || wish.of.some((ref) => ref.is !== 'noun')) return false
  const was = new Map(textsOf(before.scene).map((node) => [node.id, node]))
  const changed = textsOf(state.design.scene).filter(({ id, text }) => {
    const old = was.get(id)
    return old !== undefined && old.text !== text && letters(text) === letters(wish.words)
  })
  const ids = new Set(partsOf(wish.of, { ...state, design: before }))
  const isThere = ({ id, role }: Text) =>
    (role !== undefined && roles.includes(role)) ||
    ids.has(id) ||
    ids.has(findPlace(before.scene, id)?.parent?.id ?? '')
  return changed.length > 0 && !changed.some(isThere)
}
