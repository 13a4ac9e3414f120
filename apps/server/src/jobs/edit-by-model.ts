/** An edit of which no word was understood, handed to the chosen model; what it writes is checked as every edit is. */

import { PICTURE } from '@limner/engine/picture-archetypes'
import type { DesignRow } from '../features/designs/store.ts'
import { sentenceFor } from '../features/models/sentences.ts'
import { picturesOf } from '../media/scene-pictures.ts'
import type { Tasks } from '../threads/tasks.ts'
import { REVIEW_WIDTH } from './drawing.ts'
import type { ModelSteps } from './guidance.ts'
import { asDesign } from './new-design.ts'
import type { PaintingParts } from './painting.ts'
import type { Claim } from './types.ts'

interface Working {
  parts: PaintingParts & Pick<ModelSteps, 'models' | 'historyOf'>
  claim: Claim
  signal: AbortSignal
}
export interface ModelEdit {
  worked?: Tasks['carryOut']['output']
  /** Why it was no help. */
  fault?: string
}

/** Null: none was chosen, or there is nothing that it could change. */
export async function editByModel(
  { parts, claim, signal }: Working,
  design: DesignRow,
  instruction: string,
): Promise<ModelEdit | null> {
  const { models, threads, media, files } = parts
  const choice = models.choiceOf(claim.request.models?.language, 'language')
  if (!choice || design.archetype === PICTURE) return null
  const asking = { predictionId: claim.id, step: 'edit', ownerId: claim.authorId, signal }
  const { scene } = design
  const pictures = await picturesOf(scene, media, files)
  const [task, history, bytes] = await Promise.all([
    threads.run('editTask', { scene }, { signal }),
    parts.historyOf(claim),
    threads.run('look', { scene, artboard: 0, pictures, width: REVIEW_WIDTH }, { signal }),
  ])
  const editing = { scene, task, history, instruction, picture: { bytes, type: 'image/png' } }
  const answered = await models.speak(choice, asking, (speaker, call) => speaker.edit(editing, call))
  if (!answered.ok) return { fault: sentenceFor(answered.why, 'edit', choice.model, models.patience.answer) }
  const input = { design: asDesign(design), operations: answered.value, wish: instruction, pictures }
  return { worked: await threads.run('carryOut', input, { signal }) }
}
