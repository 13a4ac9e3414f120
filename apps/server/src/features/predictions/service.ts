/** Generations: asking for them, telling how they stand, and following them. */
import type { Prediction } from '@limner/contract/types'
import type { Timings } from '../../db/documents.ts'
import type { Presence } from '../../db/presence.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import { type AcceptanceParts, accept, type GenerationInput } from './accept.ts'
import { resetOf } from './quota.ts'
import type { PredictionRow } from './store.ts'

export interface PredictionParts extends AcceptanceParts {
  designs: DesignService
  presence: Presence
  /** Tells the queue that there is something new. */
  wake: () => void
}

/** What is ready within this many milliseconds is answered at once. */
const PATIENCE = 2_000
/** A change that nobody told us of is seen after this many milliseconds. */
const LOOK_AGAIN = 2_000

const isOver = (row: PredictionRow) => row.state === 'succeeded' || row.state === 'failed'

export function predictionService(parts: PredictionParts) {
  const { store, designs, presence, quota } = parts

  async function present(row: PredictionRow): Promise<Prediction> {
    const base = { id: row.id, status: row.state }
    if (row.state === 'failed')
      return { ...base, error: row.error ?? '', ...(row.result?.message && { message: row.result.message }) }
    if (row.state !== 'succeeded')
      return { ...base, ...(row.stage && { progress: { stage: row.stage, fraction: row.fraction ?? 0 } }) }
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
      signal: AbortSignal,
    ): Promise<{ prediction: Prediction; timings: Timings }> {
      let row = await accept(parts, input, caller, key)
      parts.wake()
      const deadline = Date.now() + PATIENCE
      while (!isOver(row) && Date.now() < deadline && !signal.aborted) {
        // Listening comes before looking, so that nothing happens unheard in between.
        const news = change(row.id, deadline - Date.now(), signal)
        row = await load(row.id)
        if (!isOver(row)) await news
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

    /** The state now, then after every change; ends with the prediction. */
    async *follow(id: string, signal: AbortSignal): AsyncGenerator<Prediction> {
      let last = ''
      while (!signal.aborted) {
        const news = change(id, LOOK_AGAIN, signal)
        const row = await load(id)
        const state = await present(row)
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
