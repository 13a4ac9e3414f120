/** What a generation answers: reads the message, has the engine design or revise, paints, and keeps the pictures. */
import type { OwnFact } from '@limner/engine'
import { acknowledge, type MemoryMode, nextSteps } from '../features/memory/personal-facts.ts'
import { type DesigningParts, designNew } from './designing.ts'
import { designNear } from './designing-near.ts'
import { readIntent } from './intent.ts'
import { asksForMany, offerMany, withMany } from './many.ts'
import { type BrandParts, inOwnBrand, withBrandTold } from './own-brand.ts'
import type { Report } from './painting.ts'
import { type RevisingParts, revise } from './revising.ts'
import { setSheet } from './setting.ts'
import type { Answer, Claim } from './types.ts'

export interface AnswerParts extends RevisingParts, DesigningParts, BrandParts {
  /** Whether what they tell of themselves is kept. */
  keeping: (ownerId: string) => Promise<MemoryMode>
}

/** Works one prediction out. Nothing is committed here; contents of pictures may be left behind if it fails. */
export async function answer(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  report('reading', 0)
  // Models may have been added since, by another process.
  if (claim.request.models) await parts.models.refresh()
  const branded = await inOwnBrand(parts, claim)
  const intent = await readIntent(parts, branded?.claim ?? claim, signal)
  const many = asksForMany(claim)
  if (many && intent.is === 'edit') return offerMany(many, intent.change.design)
  if (many) return withMany(many, claim, (first) => designNew(parts, first, report, signal))
  if (intent.is === 'answer') {
    const { message, suggestions, asks } = intent
    return { designs: [], result: { message, suggestions, turn: { did: asks ? 'asked' : 'told' } }, timings: {} }
  }
  if (intent.is === 'choose') {
    const { message, suggestions, designId } = intent
    const design = await parts.designs.find(designId)
    const turn = { did: 'chosen' as const, about: design ? [design.rootId] : [] }
    return { designs: [], result: { message, suggestions, turn }, timings: {} }
  }
  if (intent.is === 'tell') {
    const message = acknowledge(intent.facts, await parts.keeping(claim.authorId))
    return { designs: [], result: { message, suggestions: nextSteps(intent.facts), facts: intent.facts }, timings: {} }
  }
  const made =
    intent.is === 'new'
      ? await makeNew(parts, claim, report, signal)
      : intent.is === 'near'
        ? await designNear(parts, claim, intent.designs, report, signal)
        : await withBrandTold(branded, (worn) => revise({ parts, claim: worn ?? claim, report, signal }, intent))
  return intent.facts.length === 0 ? made : withAcknowledgement(made, intent.facts, await parts.keeping(claim.authorId))
}

/** A sheet that came along is the design. */
function makeNew(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  const { sheet } = claim.request
  return sheet === undefined ? designNew(parts, claim, report, signal) : setSheet(parts, claim, sheet, report, signal)
}

/** What was told beside the request is acknowledged before its answer. */
function withAcknowledgement(made: Answer, facts: OwnFact[], keeping: MemoryMode): Answer {
  const message = [acknowledge(facts, keeping), made.result.message].filter(Boolean).join('\n\n')
  return { ...made, result: { ...made.result, message, facts } }
}
