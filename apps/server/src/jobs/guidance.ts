/** What a language model brings to a generation: a proposal, once; and why it brought none. */
import type { Proposal } from '@limner/engine'
import type { ModelResults } from '../db/documents.ts'
import { sentenceFor } from '../features/models/sentences.ts'
import type { ModelAnswer, ModelService } from '../features/models/service.ts'
import type { Threads } from '../threads/threads.ts'
import type { Report } from './painting.ts'
import type { Claim } from './types.ts'

export interface ModelSteps {
  models: ModelService
  threads: Threads
  /** Keeps what a step has brought, so that it is not asked for again. */
  checkpoint: (claim: Claim, step: Partial<ModelResults>) => Promise<void>
  /** What was said in the conversation before, the oldest first. */
  historyOf: (claim: Claim) => Promise<string[]>
}

export interface Guidance {
  proposal?: Proposal
  /** The model, as it is called. */
  by?: string
  /** What went wrong, for people. */
  faults: string[]
}

export async function guide(parts: ModelSteps, claim: Claim, report: Report, signal: AbortSignal): Promise<Guidance> {
  const { models, threads } = parts
  const choice = models.choiceOf(claim.request.models?.language, 'language')
  if (!choice) return { faults: [] }
  const by = choice.model
  if (claim.steps?.proposal) return { proposal: claim.steps.proposal, by, faults: [] }
  report('reading', 0.1)
  const { prompt } = claim.request
  const [{ brief, choices }, history] = await Promise.all([
    threads.run('read', { prompt }, { signal }),
    parts.historyOf(claim),
  ])
  const asking = { predictionId: claim.id, step: 'read', ownerId: claim.authorId, signal }
  const answered: ModelAnswer<Proposal> = await models.speak(choice, asking, (speaker, call) =>
    speaker.read({ prompt, base: brief, choices, history }, call),
  )
  if (!answered.ok) return { by, faults: [sentenceFor(answered.why, 'read', by, models.patience.answer)] }
  await parts.checkpoint(claim, { proposal: answered.value })
  return { proposal: answered.value, by, faults: [] }
}
