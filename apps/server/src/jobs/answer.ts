/** What a generation answers: reads the message, has the engine design or revise, paints, and keeps the pictures. */
import type { OwnFact } from '@limner/engine'
import { acknowledge, type Keeping, nextSteps } from '../features/memory/own-facts.ts'
import { type DesigningParts, designNew } from './designing.ts'
import type { Report } from './painting.ts'
import { type RevisingParts, revise } from './revising.ts'
import type { Answer, Claim } from './types.ts'
import { readWish } from './wish.ts'

export interface AnswerParts extends RevisingParts, DesigningParts {
  /** Whether what they tell of themselves is kept. */
  keeping: (ownerId: string) => Promise<Keeping>
}

/** Works one prediction out. Nothing is committed here; contents of pictures may be left behind if it fails. */
export async function answer(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  report('reading', 0)
  const wish = await readWish(parts, claim, signal)
  if (wish.act === 'talk') {
    const { answer: message, examples } = wish.talk
    return { designs: [], result: { message, suggestions: [...examples] }, timings: {} }
  }
  if (wish.act === 'tell') {
    const message = acknowledge(wish.facts, await parts.keeping(claim.ownerId))
    return { designs: [], result: { message, suggestions: nextSteps(wish.facts), facts: wish.facts }, timings: {} }
  }
  const made =
    wish.act === 'change'
      ? await revise({ parts, claim, report, signal }, wish)
      : await designNew(parts, claim, report, signal)
  return wish.facts.length === 0 ? made : withFacts(made, wish.facts, await parts.keeping(claim.ownerId))
}

/** What was told beside the wish is acknowledged before its answer. */
function withFacts(made: Answer, facts: OwnFact[], keeping: Keeping): Answer {
  const message = [acknowledge(facts, keeping), made.result.message].filter(Boolean).join('\n\n')
  return { ...made, result: { ...made.result, message, facts } }
}
