/** Wishes as they are planned, with what shows that they are done. */
import type { Scene } from '../../scene/types.ts'
import type { State, Step } from '../context.ts'
import { compare, measure } from '../measure/compare.ts'
import { anchorOf, planned } from '../plan/plan.ts'
import { isProved } from '../proofs/proof.ts'
import { isSeenAsWished } from '../proofs/rows.ts'
import type { Wish } from '../understand/wish.ts'

/** What a wish is planned as, in all its forms, with what shows that it is done. */
export function proved(wish: Wish, state: State): Step | undefined {
  const anchor = anchorOf(wish, state)
  const forms = (step: Step | undefined): Step | undefined => {
    if (step?.step !== 'patch') return step
    const { changes, weaker, otherwise } = step
    const proof = (...scenes: [Scene, Scene]) => {
      const [was, is] = [measure(scenes[0], state.context), measure(scenes[1], state.context)]
      return (
        isProved(wish, changes, anchor, compare(was, is), was, is) &&
        isSeenAsWished(wish, changes, was, is, state.context)
      )
    }
    const other = otherwise && forms(otherwise)
    return {
      ...step,
      proofs: [...(step.proofs ?? []), proof],
      ...(weaker && { weaker: () => forms(weaker()) }),
      ...(other && { otherwise: other }),
    }
  }
  return forms(planned(wish, state))
}
