/** Generations: accepting them, telling how they stand, and following them. */
import crypto from 'node:crypto'
import { titleFrom } from '@limner/contract/project-title'
import type { Prediction } from '@limner/contract/types'
import type { DirectOperation } from '@limner/engine'
import type { PredictionRequest, Timings } from '../../db/documents.ts'
import type { Presence } from '../../db/presence.ts'
import { readMediaUrl } from '../../media/address.ts'
import type { UploadService } from '../../media/uploads.ts'
import { type Caller, type FindOwnership, requireAccess } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import type { DesignStore } from '../designs/store.ts'
import type { PredictionRow, PredictionStore } from './store.ts'

export interface GenerationInput {
  prompt: string
  image_input?: string[] | undefined
  projectId?: string | null | undefined
  parentDesignId?: string | null | undefined
  parentDesignUrl?: string | null | undefined
  modificationPrompt?: string | null | undefined
  selectedDesignId?: string | null | undefined
  /** Changes by hand to the parent design, instead of words. */
  operations?: DirectOperation[] | undefined
}

export interface PredictionParts {
  store: PredictionStore
  designStore: DesignStore
  designs: DesignService
  projectOwnership: FindOwnership
  uploads: UploadService
  jobs: { counts(): Promise<{ waiting: number }> }
  presence: Presence
  /** Tells the queue that there is something new. */
  wake: () => void
  maxWaiting: number
}

/** What is ready within this many milliseconds is answered at once. */
const PATIENCE = 2_000
/** A change that nobody told us of is seen after this many milliseconds. */
const LOOK_AGAIN = 2_000
const MODIFICATION = /(?:^|\s)Modify to:\s*([\s\S]+)$/

const isOver = (row: PredictionRow) => row.state === 'succeeded' || row.state === 'failed'

export function predictionService(parts: PredictionParts) {
  const { store, designStore, designs, uploads, presence } = parts

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

  /** Every id in the body is held to the same rules as one in a path. */
  async function readRequest(input: GenerationInput, caller: Caller): Promise<PredictionRequest> {
    const { prompt, modificationPrompt, selectedDesignId } = input
    const shown = input.parentDesignId ? null : readMediaUrl(input.parentDesignUrl?.split('?')[0] ?? '')
    const parentDesignId = input.parentDesignId ?? (shown && (await designStore.findByPicture(shown.id)))
    for (const id of [parentDesignId, selectedDesignId])
      if (id) requireAccess('design', await designStore.ownership(id), caller)
    const modification = modificationPrompt?.trim() || MODIFICATION.exec(prompt)?.[1]?.trim()
    return {
      prompt,
      ...(parentDesignId && { parentDesignId, modification: modification || prompt }),
      ...(selectedDesignId && { selectedDesignId }),
      ...(input.operations && { operations: input.operations }),
    }
  }

  /**
   * The project that the work belongs to; a version of a design stays where the design is. What is to be nowhere begins
   * a project of its own, so that it is found again.
   */
  async function readPlace(input: GenerationInput, request: PredictionRequest, caller: Caller) {
    const local = input.projectId?.startsWith('guest-') ? input.projectId : null
    const given = local ? null : (input.projectId ?? null)
    if (given) requireAccess('project', await parts.projectOwnership(given), caller)
    const parent = request.parentDesignId ? await designStore.find(request.parentDesignId) : null
    if (parent) return { projectId: parent.projectId, guestProjectId: parent.guestProjectId }
    if (given) return { projectId: given, guestProjectId: null }
    if (caller.kind === 'guest' && local) return { projectId: null, guestProjectId: local }
    const moved = local && (await store.findMoved(caller.ownerId, local))
    return { projectId: moved || null, guestProjectId: null, ...(!moved && { begins: titleFrom(request.prompt) }) }
  }

  async function accept(input: GenerationInput, caller: Caller, key: string | null): Promise<PredictionRow> {
    const requestHash = crypto.createHash('sha256').update(JSON.stringify(input)).digest()
    const sameAs = (row: PredictionRow) => {
      if (row.requestHash?.equals(requestHash)) return row
      throw new HttpError('conflict', 'This Idempotency-Key was used for another request.')
    }
    const before = key === null ? null : await store.findByKey(caller.ownerId, key)
    if (before) return sameAs(before)

    const { waiting } = await parts.jobs.counts()
    if (waiting >= parts.maxWaiting)
      throw new HttpError('unavailable', 'There is a lot to do at the moment. Please try again in a few seconds.', {
        retryAfter: 5,
      })
    const request = await readRequest(input, caller)
    const place = await readPlace(input, request, caller)
    const [image] = input.image_input ?? []
    // An edit sends the picture of its parent along: that is no upload.
    if (image && !(request.parentDesignId && readMediaUrl(image)))
      request.pictureId = (await uploads.adopt(image, { ownerId: caller.ownerId, projectId: place.projectId })).id
    const row = await store.add({
      ownerId: caller.ownerId,
      ...place,
      request,
      seed: crypto.randomInt(2 ** 32),
      idempotencyKey: key,
      requestHash,
    })
    if (row) return row
    const twin = await store.findByKey(caller.ownerId, key as string)
    if (!twin) throw new HttpError('conflict', 'This request is being moved to an account. Please try again.')
    return sameAs(twin)
  }

  return {
    async generate(
      input: GenerationInput,
      caller: Caller,
      key: string | null,
      signal: AbortSignal,
    ): Promise<{ prediction: Prediction; timings: Timings }> {
      let row = await accept(input, caller, key)
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
