/** Something that a clause asks for and that can be measured, whatever a planner made of the clause. */
import type { Clause } from '../clauses.ts'
import type { Step } from '../context.ts'
import type { Difference, Measured } from './compare.ts'

export interface Demand {
  isMet: (differences: readonly Difference[], before: Measured, after: Measured) => boolean
  /** The same wish in words that leave no doubt, or as a step; tried where it was not met. */
  plainly: (clause: Clause) => Clause | Step | undefined
  /** A new composition is no answer to it. */
  here?: true
  /** It is owed by a part: a new format of the whole is no answer to it. */
  ofPart?: true
  /** What is answered where it was not met, where that says more than the wish. */
  refused?: Step
  /** Answered also where nobody reads the clause. */
  known?: true
  /** What was not done, for the one who asked: 'make the headline larger'. */
  wish: string
}
