/** Answers for wishes that were understood and cannot be met: what is missing, and what this design offers instead. */
import type { State, Step } from '../context.ts'
import { suggestionsFor } from '../suggestions.ts'
import type { Missing } from '../targets.ts'

const KIND_NAMES: Record<string, string> = { 'business-card': 'card' }

/** "the logo", "the card". */
export const designWord = (state: State) => KIND_NAMES[state.design.scene.kind] ?? state.design.scene.kind

export function missingStep(missing: Missing[], state: State): Step {
  const names = [...new Set(missing.map(({ name }) => name))].join(' and no ')
  return {
    step: 'cannot',
    question: `There is no ${names} in this ${designWord(state)}. What shall I change instead?`,
    suggestions: suggestionsFor(state.design),
  }
}

export function alreadySo(sentence: string, state: State): Step {
  return {
    step: 'cannot',
    question: `${sentence}. What shall I change instead?`,
    suggestions: suggestionsFor(state.design),
  }
}
