/** Clauses that the frame reads wholly: their wishes, planned one after the other. */

import type { Scene } from '../scene/types.ts'
import { apply } from './apply.ts'
import type { Clause } from './clauses.ts'
import type { Recogniser, State, Step } from './context.ts'
import { compare, measure } from './measure/compare.ts'
import { isProved } from './measure/proof.ts'
import { anchorOf, planned } from './plan/plan.ts'
import { readWishes } from './understand/read.ts'
import type { Wish } from './understand/wish.ts'

type Patch = Extract<Step, { step: 'patch' }>

export const framed: Recogniser = (clause, state) => {
  const reading = readWishes(withMarks(clause), state)
  const wishes = reading?.flatMap((wish) => (wish.verb === 'unread' ? [] : [wish])) ?? []
  if (wishes.length < (reading?.length ?? 0)) return undefined
  const [first, ...more] = wishes
  const step = first && owed(first, state)
  return more.length === 0 || step?.step !== 'patch' ? step : together(step, more, state)
}

/** What a wish is planned as, in all its forms, with what shows that it is done. */
export function owed(wish: Wish, state: State): Step | undefined {
  const anchor = anchorOf(wish, state)
  const proved = (step: Step | undefined): Step | undefined => {
    if (step?.step !== 'patch') return step
    const { changes, weaker, otherwise } = step
    const proof = (...scenes: [Scene, Scene]) => {
      const [was, is] = [measure(scenes[0], state.context), measure(scenes[1], state.context)]
      return isProved(wish, changes, anchor, compare(was, is), was, is)
    }
    const other = otherwise && proved(otherwise)
    return {
      ...step,
      proofs: [proof],
      ...(weaker && { weaker: () => proved(weaker()) }),
      ...(other && { otherwise: other }),
    }
  }
  return proved(planned(wish, state))
}

function together(first: Patch, more: Wish[], state: State): Step | undefined {
  const { weaker: _weaker, otherwise: _otherwise, ...whole } = first
  let done: Patch = whole
  for (const wish of more) {
    const scene = apply(state.design.scene, done.operations)
    const step = owed(wish, {
      ...state,
      design: { ...state.design, scene, brief: done.brief ?? state.design.brief },
    })
    if (step?.step !== 'patch') return undefined
    done = {
      ...done,
      ...(step.brief && { brief: step.brief }),
      operations: [...done.operations, ...step.operations],
      changes: [...done.changes, ...step.changes],
      proofs: [...(done.proofs ?? []), ...(step.proofs ?? [])],
      shrinks: [...(done.shrinks ?? []), ...(step.shrinks ?? [])],
      grows: [...(done.grows ?? []), ...(step.grows ?? [])],
    }
  }
  return done
}

/** The clause with its quotations in marks again. */
export const withMarks = ({ text, quotes }: Clause): string =>
  text.replace(/\ue000\d+\ue001/g, (_, at: number) => `“${quotes.find(({ start }) => start === at)?.text ?? ''}”`)
