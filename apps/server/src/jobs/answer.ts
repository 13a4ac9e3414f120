/** What a generation answers: reads the message, has the engine design or revise, paints, and keeps the pictures. */
import type { OwnFact, Remembered } from '@limner/engine'
import { acknowledge, type Keeping, nextSteps } from '../features/memory/own-facts.ts'
import { contentsOf } from '../media/scene-pictures.ts'
import type { StageReport } from '../threads/tasks.ts'
import { asNewDesign } from './new-design.ts'
import { paintAll, type Report } from './painting.ts'
import { type RevisingParts, revise, suggest } from './revising.ts'
import type { Answer, Claim } from './types.ts'
import { readWish } from './wish.ts'

export interface AnswerParts extends RevisingParts {
  /** What is remembered of whoever asks; null: nothing. */
  recall: (claim: { id: string; ownerId: string; prompt: string }) => Promise<Remembered | null>
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

async function designNew(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  const { prompt, pictureId } = claim.request
  const [avoid, [picture], remembered] = await Promise.all([
    parts.designs.fingerprintsOf(claim),
    parts.media.listByIds(pictureId ? [pictureId] : []),
    parts.recall({ id: claim.id, ownerId: claim.ownerId, prompt }),
  ])
  const pictures = await contentsOf(picture ? [picture] : [], parts.files)
  const input = {
    prompt,
    seed: claim.seed,
    avoid,
    pictures,
    ...(picture?.facts && { picture: picture.facts }),
    ...(remembered && { remembered }),
  }
  const onStage = ({ stage, fraction }: StageReport) => report(stage, fraction)
  const made = await parts.threads.run('design', input, { signal, onStage })
  const { concepts, remembered: used } = made.result
  const understood = [
    ...made.result.understood,
    ...(used.length > 0 ? [{ label: 'Remembered', value: used.join('; ') }] : []),
  ]
  if (concepts.length === 0) throw new Error('The engine made no concept')
  const [painted, suggestions] = await Promise.all([
    paintAll(parts, concepts, report, signal),
    concepts[0] && suggest({ parts, signal }, concepts[0].design, prompt, claim.seed),
  ])
  return {
    designs: concepts.map((concept, index) => ({
      ...asNewDesign(concept, painted.pictures[index] ?? []),
      prompt,
    })),
    result: { message: made.confirmation, understood, suggestions: suggestions ?? [], replitPrompt: made.buildPrompt },
    timings: { ...made.timings, ...painted.timings },
  }
}
