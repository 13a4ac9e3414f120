/** Clauses that the frame reads wholly: their wishes, planned one after the other. */
import { apply } from './apply.ts'
import type { Clause } from './clauses.ts'
import type { Recogniser, State, Step } from './context.ts'
import { planned } from './plan/plan.ts'
import { readWishes } from './understand/read.ts'

type Patch = Extract<Step, { step: 'patch' }>

export const framed: Recogniser = (clause, state) => {
  const reading = readWishes(withMarks(clause), state)
  const wishes = reading?.flatMap((wish) => (wish.verb === 'unread' ? [] : [wish])) ?? []
  if (wishes.length < (reading?.length ?? 0)) return undefined
  const [first, ...more] = wishes
  const step = first && planned(first, state)
  return more.length === 0 || step?.step !== 'patch' ? step : together(step, more, state)
}

function together(first: Patch, more: Parameters<typeof planned>[0][], state: State): Step | undefined {
  const { weaker: _weaker, otherwise: _otherwise, ...whole } = first
  let done: Patch = whole
  for (const wish of more) {
    const scene = apply(state.design.scene, done.operations)
    const step = planned(wish, {
      ...state,
      design: { ...state.design, scene, brief: done.brief ?? state.design.brief },
    })
    if (step?.step !== 'patch') return undefined
    done = {
      ...done,
      ...(step.brief && { brief: step.brief }),
      operations: [...done.operations, ...step.operations],
      changes: [...done.changes, ...step.changes],
      shrinks: [...(done.shrinks ?? []), ...(step.shrinks ?? [])],
      grows: [...(done.grows ?? []), ...(step.grows ?? [])],
    }
  }
  return done
}

/** The clause with its quotations in marks again. */
export const withMarks = ({ text, quotes }: Clause): string =>
  text.replace(/\ue000\d+\ue001/g, (_, at: number) => `“${quotes.find(({ start }) => start === at)?.text ?? ''}”`)
