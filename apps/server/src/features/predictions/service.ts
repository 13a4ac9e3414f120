/** Generations: asking for them, telling how they stand, and following them. */
import type { Prediction } from '@limner/contract/types'
import type { EarlyConcept, Timings } from '../../db/documents.ts'
import type { Presence } from '../../db/presence.ts'
import type { MediaFiles } from '../../media/files.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import { type AcceptanceParts, accept, type GenerationInput } from './accept.ts'
import { resetOf } from './quota.ts'
import type { PredictionRow } from './store.ts'

export interface PredictionParts extends AcceptanceParts {
  designs: DesignService
  presence: Presence
  files: MediaFiles
  /** Tells the queue that there is something new. */
  wake: () => void
}

/** What is ready within this many milliseconds is answered at once. */
const PATIENCE = 2_000
/** A change that nobody told us of is seen after this many milliseconds. */
const LOOK_AGAIN = 2_000

type Progress = NonNullable<Prediction['progress']>

const isOver = (row: PredictionRow) => row.state === 'succeeded' || row.state === 'failed'

export function predictionService(parts: PredictionParts) {
  const { store, designs, presence, quota, files } = parts

  /** @param known how many of the concepts that are painted early whoever asks has seen */
  async function progressOf({ stage, fraction, early }: PredictionRow, known = 0): Promise<Progress> {
    const concepts = await Promise.all((early ?? []).slice(known).map(earlyConcept))
    return { stage: stage ?? 'reading', fraction: fraction ?? 0, ...(concepts.length > 0 && { concepts }) }
  }

  /** Its picture goes along: it has no address before the answer is complete. */
  async function earlyConcept({ thumbnailSha256, ...concept }: EarlyConcept) {
    const bytes = await files.get(thumbnailSha256)
    return { ...concept, url: `data:image/webp;base64,${Buffer.from(bytes ?? []).toString('base64')}` }
  }

  async function present(row: PredictionRow, known = 0): Promise<Prediction> {
    const base = { id: row.id, status: row.state }
    if (row.state === 'failed')
      return { ...base, error: row.error ?? '', ...(row.result?.message && { message: row.result.message }) }
    if (row.state !== 'succeeded') return { ...base, ...(row.stage && { progress: await progressOf(row, known) }) }
    const made = await designs.listOfPrediction(row.id)
    const [first] = made
    return {
      ...base,
      output: made.map((design) => design.imageUrl),
      ...(first && { designId: first.id }),
      designIds: made.map((design) => design.id),
      designs: made,
      ...row.result,
    }
  }

  async function load(id: string): Promise<PredictionRow> {
    const row = await store.find(id)
    if (!row) throw new HttpError('not-found', 'There is no such prediction.')
    return row
  }

  /** Resolves at the next news of this prediction, after `milliseconds`, or when the signal is aborted. */
  function change(id: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        presence.news.off('prediction', onNews)
        presence.news.off('back', finish)
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const onNews = (changed: string) => {
        if (changed === id) finish()
      }
      const timer = setTimeout(finish, Math.max(0, milliseconds))
      presence.news.on('prediction', onNews)
      presence.news.on('back', finish)
      signal.addEventListener('abort', finish)
      if (signal.aborted) finish()
    })
  }

  return {
    async generate(
      input: GenerationInput,
      caller: Caller,
      key: string | null,
      /** `early`: the answer comes with the first concept that can be looked at, and the rest is followed. */
      { early, signal }: { early: boolean; signal: AbortSignal },
    ): Promise<{ prediction: Prediction; timings: Timings }> {
      let row = await accept(parts, input, caller, key)
      parts.wake()
      const deadline = Date.now() + PATIENCE
      const isShown = () => isOver(row) || (early && row.early !== null)
      while (!isShown() && Date.now() < deadline && !signal.aborted) {
        // Listening comes before looking, so that nothing happens unheard in between.
        const news = change(row.id, deadline - Date.now(), signal)
        row = await load(row.id)
        if (!isShown()) await news
      }
      const prediction = await present(row)
      // Whether it waits or is worked on makes no difference to the caller of this.
      return {
        prediction: prediction.status === 'starting' ? { ...prediction, status: 'processing' } : prediction,
        timings: row.timings ?? {},
      }
    },

    /** Nobody waits for it any more. */
    async stop(key: string, ownerId: string): Promise<Prediction> {
      const row = await store.findByKey(ownerId, key)
      if (!row) throw new HttpError('not-found', 'There is no such generation.')
      await store.stop(row.id, 'Stopped.')
      return present(await load(row.id))
    },

    get: async (id: string): Promise<Prediction> => present(await load(id)),

    /** What may still be asked for in this month. */
    readQuota: async (ownerId: string) => ({
      limit: quota.limit,
      used: await quota.used(ownerId),
      resetsAt: resetOf(new Date()).toISOString(),
    }),

    /** The state now, then after every change; ends with the prediction. Concepts that are painted early are told once. */
    async *follow(id: string, signal: AbortSignal): AsyncGenerator<Prediction> {
      let last = ''
      let known = 0
      while (!signal.aborted) {
        const news = change(id, LOOK_AGAIN, signal)
        const row = await load(id)
        const state = await present(row, known)
        known = row.early?.length ?? 0
        const text = JSON.stringify(state)
        if (text !== last) yield state
        last = text
        if (isOver(row)) return
        await news
      }
    },
  }
}
export type PredictionService = ReturnType<typeof predictionService>
