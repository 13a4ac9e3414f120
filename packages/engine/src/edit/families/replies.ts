/** Answers for wishes that were understood and cannot be met: what is missing, and what this design offers instead. */
import type { Brief } from '../../brief/types.ts'
import type { State, Step } from '../context.ts'
import { cannot } from '../steps.ts'
import { suggestionsFor } from '../suggestions.ts'
import type { Missing } from '../target-types.ts'
import type { Change } from '../types.ts'

const KIND_NAMES: Record<string, string> = { 'business-card': 'card' }

/** "the logo", "the card". */
export const designWord = ({ design: { scene } }: Pick<State, 'design'>) => KIND_NAMES[scene.kind] ?? scene.kind

/** To a question about a design that nothing here answers. */
export const cannotTell = (of: Pick<State, 'design'>): string =>
  `I cannot tell you that about the ${designWord(of)}, but I can change it. What should be different?`

/** How what this layout has no room for is answered. */
export const OFFER_LAYOUT = ' Shall I try another layout?'

export function missingStep(missing: Missing[], state: State): Step {
  const names = [...new Set(missing.map(({ name }) => name))].join(' and no ')
  return cannot(
    `There ${/^[\p{Ll}]+[^s]s$/u.test(names) && missing.every(({ roles }) => roles.length === 0) ? 'are' : 'is'} no ${names} in this ${designWord(state)}. What should I change instead?`,
    ...suggestionsFor(state.design),
  )
}

/** Nothing here has that name. */
export const noneCalled = (name: string, state: State): Step =>
  missingStep([{ name, start: 0, end: 0, roles: [] }], state)

/** The design composed anew from a brief, in its own colours and type: where a change has no room in this layout. */
export function composedAnew(brief: Brief, changes: Change[]): Step {
  return {
    step: 'recompose',
    recompose: { brief, stays: true, keep: { palette: true, typography: true, pictogram: true } },
    changes,
  }
}

/** A change of letters may make texts smaller that would not fit any more. */
export function mayShrink(step: Step | undefined): Step | undefined {
  if (step?.step !== 'patch') return step
  const nodes = step.changes.flatMap((change) => change.nodes)
  return { ...step, shrinks: nodes, grows: nodes }
}

export function alreadySo(sentence: string, state: State): Step {
  return {
    step: 'cannot',
    question: `${sentence}. What should I change instead?`,
    suggestions: suggestionsFor(state.design),
    ...(/ already\b/.test(sentence) && { already: true }),
  }
}
