/** A generation as the API tells it. */
import type { Prediction } from '@limner/contract/types'
import type { EarlyConcept } from '../../db/documents.ts'
import type { MediaFiles } from '../../media/files.ts'
import type { DesignService } from '../designs/service.ts'
import type { PredictionRow } from './store.ts'

export interface PresenterParts {
  designs: Pick<DesignService, 'listOfPrediction'>
  files: MediaFiles
}
/** @param known how many of the concepts that are painted early whoever asks has seen; default none */
export type Present = (row: PredictionRow, known?: number) => Promise<Prediction>

type Progress = NonNullable<Prediction['progress']>

export function predictionPresenter({ designs, files }: PresenterParts): Present {
  /** Its picture goes along: it has no address before the answer is complete. */
  async function earlyConcept({ thumbnailSha256, ...concept }: EarlyConcept) {
    const bytes = await files.get(thumbnailSha256)
    return { ...concept, url: `data:image/webp;base64,${Buffer.from(bytes ?? []).toString('base64')}` }
  }

  async function progressOf({ stage, fraction, early }: PredictionRow, known: number): Promise<Progress> {
    const concepts = await Promise.all((early ?? []).slice(known).map(earlyConcept))
    return { stage: stage ?? 'reading', fraction: fraction ?? 0, ...(concepts.length > 0 && { concepts }) }
  }

  return async (row, known = 0) => {
    const base = { id: row.id, status: row.state }
    if (row.state === 'failed')
      return { ...base, error: row.error ?? '', ...(row.result?.message && { message: row.result.message }) }
    if (row.state !== 'succeeded') return { ...base, ...(row.stage && { progress: await progressOf(row, known) }) }
    const made = await designs.listOfPrediction(row.id)
    const { facts: _, ...answer } = row.result ?? {}
    const [first] = made
    return {
      ...base,
      output: made.map((design) => design.imageUrl),
      ...(first && { designId: first.id }),
      designIds: made.map((design) => design.id),
      designs: made,
      ...answer,
    }
  }
}
