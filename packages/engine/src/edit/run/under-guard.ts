/** Steps on a new composition that nobody said in words: each in a form that leaves it whole. */
import type { Design } from '../../design/types.ts'
import { apply } from '../apply.ts'
import type { EditContext, Step } from '../context.ts'
import { guarded } from '../guard.ts'
import { begun } from './run.ts'

/** The design after a step; undefined where it would not be whole in any form. */
export function underGuard(design: Design, step: Step | undefined, context: EditContext): Design | undefined {
  const done = step && guarded(step, begun(design, context).state)
  return done?.step === 'patch' ? { ...design, scene: apply(design.scene, done.operations) } : undefined
}
