/** A step that does what was asked and what it says itself, or the sentence that it could not be done. */
import { difference } from '../../colour/colour.ts'
import { apply } from '../apply.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import type { Change } from '../types.ts'
import { looksTheSame } from '../unchanged.ts'
import { FOLLOWS, isShown } from './claims.ts'
import { compare, type Difference, measure } from './compare.ts'
import type { Demand } from './demand.ts'
import { asksForWay } from './directions.ts'
import { asksOfPart } from './owed-part.ts'
import { isSeen } from './seen.ts'
import { asksForWords, namesIn } from './words.ts'

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
  const isProved =
    looksTheSame(before.scene, after.scene) || step.proofs?.every((shows) => shows(before.scene, after.scene))
  if (isProved === false)
    return { missed: { step: 'cannot', question: `That could not be done here: ${told(step.changes)}.` } }
  const made = step.changes.filter((change) => isShown(change, differences, before, after))
  const shown = made.filter((change) => isSeen(change, before, after, state.context))
  if (shown.length === step.changes.length) return step
  const [first] = step.changes
  // What only followed from the wish is nothing without it.
  if (first && !shown.includes(first) && shown.every(({ to }) => to?.endsWith(FOLLOWS))) {
    return { missed: made.includes(first) ? unseen(first, told([first]), differences) : refusal(told([first])) }
  }
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

const told = (changes: readonly Change[]) =>
  changes.map(({ what, to }) => [what, to].filter(Boolean).join(': ')).join('; ')

/** From this OKLab distance on another colour is another one, where it is seen. */
const OTHER = 0.04

/** It would be done, and nobody would see it: it is covered, or so already. */
function unseen({ nodes }: Change, words: string, differences: readonly Difference[]): Step {
  const isHidden = differences.some(
    (one) =>
      nodes.includes(one.id) &&
      (one.property === 'added' ||
        (one.property === 'colour' && one.from.some((was, i) => difference(was, one.to[i] ?? was) > OTHER))),
  )
  return isHidden
    ? { step: 'cannot', question: `Nothing would be seen of it here, as other things lie over it: ${words}.` }
    : { step: 'cannot', question: `It looks like that already: ${words}.` }
}

const refusal = (missed: string): Step => ({
  step: 'cannot',
  question: `That could not be done here without changing something else: ${missed}. Shall I try another layout?`,
  suggestions: ['another layout, same colours'],
})
