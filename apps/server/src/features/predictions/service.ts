/** Generations: asking for them, telling how they stand, and following them. */
import type { Prediction } from '@limner/contract/types'
import type { ChangeFeed } from '../../db/change-feed.ts'
import type { Timings } from '../../db/documents.ts'
import { roleIn } from '../../platform/access.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import { type CreationParts, createPrediction, type GenerationInput, requireStillIn } from './create.ts'
import { nextChangeOf } from './next-change.ts'
import { type PresenterParts, pictureOf, predictionPresenter } from './present.ts'
import { quotaSubjectOf, resetOf } from './quota.ts'
import { setInputs } from './sets.ts'
import type { PredictionRow } from './store.ts'

export interface PredictionParts extends CreationParts, PresenterParts {
  changeFeed: ChangeFeed
  /** Tells the queue that there is something new. */
  wake: (row: PredictionRow) => void
}

/** What is ready within this many seconds is answered at once. */
const INLINE_WAIT = 2

const isOver = (row: PredictionRow) => row.state === 'succeeded' || row.state === 'failed'

export function predictionService(parts: PredictionParts) {
  const { store, changeFeed, quota } = parts
  const present = predictionPresenter(parts)
  const nextChange = nextChangeOf(changeFeed)

  async function load(id: string): Promise<PredictionRow> {
    const row = await store.find(id)
    if (!row) throw new HttpError('not-found', 'There is no such prediction.')
    return row
  }

  async function maySee(id: string, { ownerId }: Pick<Caller, 'ownerId'>): Promise<boolean> {
    const found = await store.ownership(id)
    return found !== null && roleIn(found, ownerId) !== null
  }

  return {
    async generate(
      input: GenerationInput & { wait?: number | undefined },
      caller: Caller,
      key: string | null,
      /** `early`: the answer comes with the first concept that can be looked at, and the rest is followed. */
      { early, signal }: { early: boolean; signal: AbortSignal },
    ): Promise<{ prediction: Prediction; timings: Timings }> {
      const { wait = INLINE_WAIT, ...asked } = input
      let row = await createPrediction(parts, asked, caller, key, signal)
      parts.wake(row)
      const deadline = Date.now() + wait * 1000
      const isShown = () => isOver(row) || (early && row.early !== null)
      while (!isShown() && Date.now() < deadline && !signal.aborted) {
        // Listening comes before looking, so that nothing happens unheard in between.
        const told = nextChange(row.id, Math.min(changeFeed.lookAgain, deadline - Date.now()), signal)
        row = await load(row.id)
        if (!isShown()) await told
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
      await requireStillIn(parts, row, { ownerId })
      await store.stop(row.id, 'Stopped.')
      changeFeed.tell('changed', row.id)
      changeFeed.tell('stopped', row.id)
      return present(await load(row.id))
    },

    ...setInputs(parts),
    get: async (id: string): Promise<Prediction> => present(await load(id)),

    /** What may still be asked for in this month. */
    readQuota: async (caller: Caller) => ({
      limit: quota.limit,
      used: await quota.used(quotaSubjectOf(caller)),
      resetsAt: resetOf(new Date()).toISOString(),
    }),

    /**
     * The state now, then after every change; ends with the prediction. Concepts that are painted early are told once, those that
     * grow with each picture.
     * @param member who follows and may be removed meanwhile: it ends then, too; null: it is their own project
     */
    async *follow(id: string, member: Pick<Caller, 'ownerId'> | null, signal: AbortSignal): AsyncGenerator<Prediction> {
      let last = ''
      let known: ReadonlySet<string> = new Set()
      while (!signal.aborted) {
        const told = nextChange(id, changeFeed.lookAgain, signal)
        const row = await load(id)
        if (member && !(await maySee(id, member))) return
        const state = await present(row, known)
        known = new Set(row.early?.map(pictureOf))
        const text = JSON.stringify(state)
        if (text !== last) yield state
        last = text
        if (isOver(row)) return
        await told
      }
    },
  }
}
export type PredictionService = ReturnType<typeof predictionService>
