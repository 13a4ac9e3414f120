/** Something that a clause asks for and that can be measured, whatever a planner made of the clause. */
import type { Step } from '../context.ts'
import type { Difference, Measured } from './compare.ts'

export interface Demand {
  isMet: (differences: readonly Difference[], before: Measured, after: Measured) => boolean
  /** A new composition is no answer to it. */
  here?: true
  /** It is owed by a part: a new format of the whole is no answer to it. */
  ofPart?: true
  /** What is answered where it was not met, where that says more than the wish. */
  refused?: Step
  /** What was not done, for the one who asked: 'make the headline larger'. */
  wish: string
}
