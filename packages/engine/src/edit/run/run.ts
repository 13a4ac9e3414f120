/** A message on its way through a design: what was done, what was not. */
import { random } from '../../base/random.ts'
import type { Design } from '../../design/types.ts'
import type { Clause } from '../clauses.ts'
import type { EditContext, State, Step } from '../context.ts'
import type { Change, Operation } from '../types.ts'
import type { Ref } from '../understand/wish.ts'

export interface Run {
  state: State
  clauses: Clause[]
  operations: Operation[]
  changes: Change[]
  unread: string[]
  refusals: Extract<Step, { step: 'cannot' }>[]
  /** What came of it that only locked parts could have mended. */
  noted: string[]
  /** Clauses that patched, in words: a new composition takes them up. */
  patches: string[]
  recompose?: Extract<Step, { step: 'recompose' }>
  revert?: Extract<Step, { step: 'revert' }>
  /** What shall stay as it is, whatever else is wished. */
  keeps: readonly Ref[]
  /** The run began at an earlier version. */
  isBack?: true
  /** Words of the message that were set and can be no copy: nothing of it stands. */
  wronged: string[]
  /** The last clause named something and wished nothing. */
  remark: boolean
  /** What a clause named that wished nothing of it. */
  about?: string
}

export const begun = (design: Design, context: EditContext): Run => ({
  state: { design, context, random: random(context.seed ?? 1), focus: [], done: [] },
  clauses: [],
  operations: [],
  changes: [],
  unread: [],
  refusals: [],
  noted: [],
  keeps: [],
  wronged: [],
  patches: [],
  remark: false,
})

/** How much of a message a run leaves undone. */
export const missedBy = ({ unread, refusals, operations, recompose, revert, isBack, wronged }: Run): number =>
  unread.length +
  refusals.length +
  3 * wronged.length +
  (operations.length > 0 || recompose || revert || isBack ? 0 : 0.5)
