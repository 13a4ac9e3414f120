/** A generation as the API tells it. */
import type { Prediction } from '@limner/contract/types'
import type { EarlyConcept } from '../../db/documents.ts'
import type { MediaFiles } from '../../media/files.ts'
import type { DesignService } from '../designs/service.ts'
import type { SignedFiles } from '../designs/signed-files.ts'
import type { PredictionRow } from './store.ts'

export interface PresenterParts {
  designs: Pick<DesignService, 'listOfPrediction'>
  files: MediaFiles
  signed: Pick<SignedFiles, 'of'>
}
/** @param known the pictures of concepts (`pictureOf`) that whoever asks has seen; default none */
export type Present = (row: PredictionRow, known?: ReadonlySet<string>) => Promise<Prediction>

/** What tells one picture of a concept from the next. */
export const pictureOf = ({ position, thumbnailSha256, growing }: EarlyConcept): string =>
  [position, thumbnailSha256, growing === true].join(' ')
const NONE: ReadonlySet<string> = new Set()

type Progress = NonNullable<Prediction['progress']>

export function predictionPresenter({ designs, files, signed }: PresenterParts): Present {
  /** Its picture goes along: it has no address before the answer is complete. */
  async function earlyConcept({ thumbnailSha256, ...concept }: EarlyConcept) {
    const bytes = await files.get(thumbnailSha256)
    return { ...concept, url: `data:image/webp;base64,${Buffer.from(bytes ?? []).toString('base64')}` }
  }

  async function progressOf({ stage, fraction, early }: PredictionRow, known: ReadonlySet<string>): Promise<Progress> {
    const unseen = (early ?? []).filter((one) => !known.has(pictureOf(one)))
    const concepts = await Promise.all(unseen.map(earlyConcept))
    return { stage: stage ?? 'reading', fraction: fraction ?? 0, ...(concepts.length > 0 && { concepts }) }
  }

  return async (row, known = NONE) => {
    const base = { id: row.id, status: row.state }
    if (row.state === 'failed')
      return { ...base, error: row.error ?? '', ...(row.result?.message && { message: row.result.message }) }
    if (row.state !== 'succeeded') return { ...base, ...(row.stage && { progress: await progressOf(row, known) }) }
    const { outputs } = row.request
    const listed = await designs.listOfPrediction(row.id)
    const made = outputs ? listed.map((design) => ({ ...design, files: signed.of(design, outputs) })) : listed
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
