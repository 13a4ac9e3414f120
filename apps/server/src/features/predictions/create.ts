/** Accepting generations: what is asked, where it belongs, whether there is room for it. */
import crypto from 'node:crypto'
import { titleFrom } from '@limner/contract/project-title'
import type { SetFormat } from '@limner/contract/set-formats'
import type { DirectOperation } from '@limner/engine'
import type { ChosenModels, PredictionRequest } from '../../db/documents.ts'
import { readMediaUrl } from '../../media/address.ts'
import type { UploadService } from '../../media/uploads.ts'
import { type Caller, type FindOwnership, requireAccess } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import { requireOutputs } from '../designs/signed-files.ts'
import type { DesignStore } from '../designs/store.ts'
import type { StorageService } from '../storage/service.ts'
import { type Quota, quotaExceeded, quotaSubjectOf } from './quota.ts'
import type { QuotaLimit } from './quota-store.ts'
import type { Backlog, NewPrediction, PredictionRow, PredictionStore } from './store.ts'
import { asksForNewByValues, readValues, type ValuesInput } from './values.ts'

export interface GenerationInput extends ValuesInput {
  /** Absent: the sheet says what is wanted. */
  prompt?: string | undefined
  image_input?: string[] | undefined
  projectId?: string | null | undefined
  parentDesignId?: string | null | undefined
  parentDesignUrl?: string | null | undefined
  modificationPrompt?: string | null | undefined
  selectedDesignId?: string | null | undefined
  selectedPartId?: string | null | undefined
  brand?: string | null | undefined
  near?: string[] | undefined
  intent?: PredictionRequest['intent'] | undefined
  /** Absent: those of the project. */
  models?: ChosenModels | undefined
  /** Short for the language model of these. */
  model?: string | undefined
  /** Changes by hand to the parent design, instead of words. */
  operations?: DirectOperation[] | undefined
  /** The parent design in these formats. */
  formats?: SetFormat[] | undefined
  /** The change is of the other designs of the parent's set. */
  inSet?: true | undefined
  /** A picture that came with an earlier request, by media id. */
  pictureId?: string | undefined
}

/** Where a generation belongs, or the title of the project that it begins. */
export type PredictionTarget = Pick<NewPrediction, 'projectId' | 'guestProjectId' | 'begins'>
type RequestedPrediction = PredictionTarget & { ownerId: string; request: PredictionRequest }

/** Of what may wait, the share of one owner, and of one address; never fewer than a few. */
const SHARES = { mine: 0.2, near: 0.6 }
const MIN_SHARE = 6

export interface CreationParts {
  store: PredictionStore
  designStore: DesignStore
  projectOwnership: FindOwnership
  brandOwnership: FindOwnership
  uploads: UploadService
  jobs: { counts(): Promise<{ waiting: number }> }
  maxWaiting: number
  /** Whether one owner or address may have no more than its share waiting. */
  limited: boolean
  storage: Pick<StorageService, 'requireBytes'>
  quota: Quota
  /** The seed of the next generation with these words. */
  seedFor: (prompt: string) => number
  /** The models that help: those that somebody may use of what was chosen, or nothing. */
  chosenModels: (
    chosen: ChosenModels | undefined,
    place: PredictionTarget,
    caller: Caller,
  ) => Promise<ChosenModels | null>
  /** Throws 422 where somebody cannot choose a language model of this id. */
  requireLanguageModel: (id: string, caller: Caller) => Promise<void>
  /** What a sheet is a design of. Throws 422 where it cannot be set. */
  checkSheet: (sheet: string, prompt: string | undefined, ownerId: string) => Promise<{ prompt: string; title: string }>
  /** Do the words ask for new designs, instead of a change to one that is there or an answer in words? */
  asksForNew: (asked: RequestedPrediction) => Promise<boolean>
}

const MODIFICATION = /(?:^|\s)Modify to:\s*([\s\S]+)$/

type Finders = Pick<CreationParts, 'designStore' | 'brandOwnership'>

/** The kit that new designs wear, held to the same rules as one in a path. */
async function readBrand({ brandOwnership }: Finders, brand: string | null | undefined, caller: Caller) {
  if (!brand) return {}
  requireAccess('brand kit', await brandOwnership(brand), caller)
  return { brandId: brand }
}

const ofSet = ({ formats, inSet, pictureId, near }: GenerationInput) => ({
  ...(near && { near }),
  ...(formats && { formats }),
  ...(inSet && { inSet }),
  ...(pictureId && { pictureId }),
})

/** Every id in the body is held to the same rules as one in a path. */
async function readRequest(
  finders: Finders,
  input: GenerationInput & { prompt: string },
  caller: Caller,
): Promise<PredictionRequest> {
  const { prompt, modificationPrompt, selectedDesignId, selectedPartId, operations, sheet, outputs } = input
  const { designStore } = finders
  const values = readValues(input)
  const intent = sheet !== undefined || asksForNewByValues(values) ? 'new' : input.intent
  const shown = input.parentDesignId ? null : readMediaUrl(input.parentDesignUrl?.split('?')[0] ?? '')
  const parentDesignId = input.parentDesignId ?? (shown && (await designStore.findByPicture(shown.id)))
  for (const id of [parentDesignId, selectedDesignId, ...(input.near ?? [])])
    if (id) requireAccess('design', await designStore.ownership(id), caller)
  const modification = modificationPrompt?.trim() || MODIFICATION.exec(prompt)?.[1]?.trim()
  return {
    prompt,
    ...(parentDesignId && { parentDesignId, modification: modification || prompt }),
    ...(selectedDesignId && { selectedDesignId }),
    ...(selectedPartId && { selectedPartId }),
    ...(await readBrand(finders, input.brand, caller)),
    ...(intent && { intent }),
    ...(operations && { operations }),
    ...ofSet(input),
    ...(values && { values }),
    ...(sheet !== undefined && { sheet }),
    ...(outputs && { outputs }),
  }
}

/**
 * The project that the work belongs to; a version of a design stays where the design is. What is to be nowhere begins
 * a project of its own, so that it is found again.
 */
async function readTarget(
  { store, designStore, projectOwnership }: CreationParts,
  input: GenerationInput,
  request: PredictionRequest,
  caller: Caller,
  title: string,
): Promise<PredictionTarget> {
  const local = input.projectId?.startsWith('guest-') ? input.projectId : null
  const given = local ? null : (input.projectId ?? null)
  if (given) requireAccess('project', await projectOwnership(given), caller)
  const parent = request.parentDesignId ? await designStore.find(request.parentDesignId) : null
  if (parent) return { projectId: parent.projectId, guestProjectId: parent.guestProjectId }
  if (given) return { projectId: given, guestProjectId: null }
  if (caller.kind === 'guest' && local) return { projectId: null, guestProjectId: local }
  const moved = local && (await store.findMoved(caller.ownerId, local))
  return { projectId: moved || null, guestProjectId: null, ...(!moved && { begins: title }) }
}

function backlogLimitOf({ maxWaiting, limited }: CreationParts): Backlog | null {
  const most = (share: number) => Math.max(MIN_SHARE, Math.floor(maxWaiting * share))
  return limited ? { mine: most(SHARES.mine), near: most(SHARES.near) } : null
}

async function requireQueueSpace({ jobs, maxWaiting }: CreationParts): Promise<void> {
  const { waiting } = await jobs.counts()
  if (waiting >= maxWaiting)
    throw new HttpError('unavailable', 'The server is busy at the moment. Please try again in a few seconds.', {
      retryAfter: 5,
    })
}

/** The limit that it counts against; null: none. Throws 402 where the month is used up. */
async function limitFor(
  { quota, asksForNew }: CreationParts,
  asked: RequestedPrediction,
  caller: Caller,
): Promise<QuotaLimit | null> {
  if (quota.limit === null || asked.request.parentDesignId) return null
  const counted = quotaSubjectOf(caller)
  if ((await quota.used(counted)) < quota.limit) return { ...counted, most: quota.limit }
  if (!(await asksForNew(asked))) return null
  throw quotaExceeded(quota.limit, new Date())
}

/** Throws 409 for a key that was used for something else. */
function requireSameRequest(row: PredictionRow, requestHash: Buffer): PredictionRow {
  if (row.requestHash?.equals(requestHash)) return row
  throw new HttpError('conflict', 'This Idempotency-Key was used for another request.')
}

/** What is wanted in words, and what a project of it is called: without words a sheet says it. */
async function readWords(parts: CreationParts, { prompt, sheet }: GenerationInput, ownerId: string) {
  const checked = sheet === undefined ? undefined : await parts.checkSheet(sheet, prompt, ownerId)
  const words = prompt ?? checked?.prompt ?? ''
  return { words, title: prompt === undefined && checked ? checked.title : titleFrom(words) }
}

const modelsOf = ({ models, model }: GenerationInput): ChosenModels | undefined =>
  models ?? (model === undefined ? undefined : { language: model, image: null })

/** Puts a generation into the queue. @param key sent twice with the same one, it is the same generation */
export async function createPrediction(
  parts: CreationParts,
  input: GenerationInput,
  caller: Caller,
  key: string | null,
  signal: AbortSignal,
): Promise<PredictionRow> {
  const { store, uploads } = parts
  const { ownerId } = caller
  const requestHash = crypto.createHash('sha256').update(JSON.stringify(input)).digest()
  const before = key === null ? null : await store.findByKey(ownerId, key)
  if (before) return requireSameRequest(before, requestHash)

  requireOutputs(input.outputs, caller)
  await requireQueueSpace(parts)
  await parts.storage.requireBytes(ownerId, 0)
  const { words, title } = await readWords(parts, input, ownerId)
  const request = await readRequest(parts, { ...input, prompt: words }, caller)
  const place = await readTarget(parts, input, request, caller, title)
  if (input.model !== undefined) await parts.requireLanguageModel(input.model, caller)
  const models = await parts.chosenModels(modelsOf(input), place, caller)
  if (models) request.models = models
  const limit = await limitFor(parts, { ...place, ownerId, request }, caller)
  const [image] = input.image_input ?? []
  // An edit sends the picture of its parent along: that is no upload.
  if (image && !(request.parentDesignId && readMediaUrl(image)))
    request.pictureId = (await uploads.adopt(image, { ownerId, projectId: place.projectId }, signal)).id
  const seed = input.seed ?? parts.seedFor(request.prompt)
  const asked = { ownerId, ...place, place: caller.place, request, seed, idempotencyKey: key, requestHash }
  const row = await store.add(asked, limit, backlogLimitOf(parts))
  if (row === 'crowded')
    throw new HttpError(
      'too-many-requests',
      'Several of your designs are still being made. Please wait for them to finish.',
      {
        retryAfter: 5,
      },
    )
  if (row === 'spent') throw quotaExceeded(limit?.most ?? 0, new Date())
  if (row) return row
  const twin = await store.findByKey(ownerId, key as string)
  if (!twin) throw new HttpError('conflict', 'This request is being moved to an account. Please try again.')
  return requireSameRequest(twin, requestHash)
}
