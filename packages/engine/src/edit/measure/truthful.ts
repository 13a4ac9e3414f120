/** A step that does what was asked and what it says itself, or the sentence that it could not be done. */
import { apply } from '../apply.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { isShown } from './claims.ts'
import { compare, measure } from './compare.ts'
import type { Demand } from './demand.ts'
import { asksForWay } from './directions.ts'
import { asksOfPart } from './owed-part.ts'
import { asksForWords, namesIn } from './words.ts'

/** How changes end that were made for the sake of another. */
const FOLLOWS = 'so that it reads'

type Patch = Extract<Step, { step: 'patch' }>

export interface Hands {
  /** What a clause asks of the design; undefined where nobody takes it. */
  read: (clause: Clause) => Step | undefined
  /** The step, or its nearest form that leaves the design whole. */
  guard: (step: Step) => Step
}

/**
 * The step held against what the clause demands and what the step claims. Read from the words alone, a demand is only
 * what is certain; most clauses make none. What misses is tried once more in plain words; what misses again is not done.
 */
export function truthful(
  clause: Clause,
  step: Step | undefined,
  state: State,
  hands: Hands,
  ofPart = asksOfPart(clause, state),
): Step | undefined {
  if (step?.step === 'revert' || step?.step === 'nothing') return step
  const demands = [...asksForWords(clause, state), ...asksForWay(clause, state), ...ofPart]
  if (step?.step === 'recompose') {
    const due = demands.filter(({ here, ofPart }) => here || (ofPart && step.recompose.format))
    const [first] = due
    if (first) return inPlainWords(clause, due, state, hands) ?? first.refused ?? refusal(first.wish)
    return keepsNames(clause, step, state) ? step : refusal(clause.words(0))
  }
  if (step?.step !== 'patch')
    return inPlainWords(clause, demands, state, hands) ?? step ?? demands.find(({ known }) => known)?.refused
  const judged = judge(step, demands, state)
  if (!('missed' in judged)) return judged
  return inPlainWords(clause, demands, state, hands) ?? judged.missed
}

/** A new composition is made from its brief: the names that were given stand there. */
function keepsNames(clause: Clause, { recompose }: Extract<Step, { step: 'recompose' }>, state: State): boolean {
  const copy = recompose.brief.copy.map(({ text }) => text.toLowerCase()).join(' | ')
  return namesIn(clause, state).every((name) => copy.includes(name.toLowerCase()))
}

/** The step without the claims that do not show; or what was missed, where that is all of them or what was asked. */
function judge(step: Patch, demands: readonly Demand[], state: State): Patch | { missed: Step } {
  const before = measure(state.design.scene, state.context)
  const after = measure(apply(state.design.scene, step.operations), state.context)
  const differences = compare(before, after)
  const unmet = demands.find(({ isMet }) => !isMet(differences, before, after))
  if (unmet) return { missed: unmet.refused ?? refusal(unmet.wish) }
  const shown = step.changes.filter((change) => isShown(change, differences, before, after))
  if (shown.length === step.changes.length) return step
  const [first] = step.changes
  // What only followed from the wish is nothing without it.
  if (first && !shown.includes(first) && shown.every(({ to }) => to?.endsWith(FOLLOWS)))
    return { missed: refusal([first.what, first.to].filter(Boolean).join(': ')) }
  return { ...step, changes: shown, unshown: step.changes.filter((change) => !shown.includes(change)) }
}

function inPlainWords(
  clause: Clause,
  demands: readonly Demand[],
  state: State,
  { read, guard }: Hands,
): Patch | undefined {
  for (const { plainly } of demands) {
    const plain = plainly(clause)
    const step = plain && ('step' in plain ? plain : read(plain))
    const held = step?.step === 'patch' ? guard(step) : undefined
    const judged = held?.step === 'patch' ? judge(held, demands, state) : undefined
    if (judged && !('missed' in judged)) return judged
  }
  return undefined
}

const refusal = (missed: string): Step => ({
  step: 'cannot',
  question: `That could not be done here without changing something else: ${missed}. Shall I try another layout?`,
  suggestions: ['another layout, same colours'],
})
