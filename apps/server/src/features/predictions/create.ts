/** Accepting generations: what is asked, where it belongs, whether there is room for it. */
import crypto from 'node:crypto'
import { titleFrom } from '@limner/contract/project-title'
import type { SetFormat } from '@limner/contract/set-formats'
import type { DirectOperation } from '@limner/engine'
import type { ChosenModels, PredictionRequest } from '../../db/documents.ts'
import { readMediaUrl } from '../../media/address.ts'
import type { UploadService } from '../../media/uploads.ts'
import { type FindOwnership, requireAccess } from '../../platform/access.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import { overtaken } from '../designs/overtaken.ts'
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
  knownVersion?: number | undefined
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

/** Whose fonts a sheet may name: the caller's, and those of the project that it is for. */
export interface FontReaders {
  callerId: string
  home: { projectId: string; ownerId: string } | null
}

/** Where a generation belongs, or the title of the project that it begins. */
export type PredictionTarget = Pick<NewPrediction, 'projectId' | 'guestProjectId' | 'begins'>
/** `keeperId`: whose the designs will be. */
type Place = PredictionTarget & { keeperId: string }
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
  chosenModels: (chosen: ChosenModels | undefined, place: Place, caller: Caller) => Promise<ChosenModels | null>
  /** Throws 422 where somebody cannot choose a language model of this id. */
  requireLanguageModel: (id: string, caller: Caller) => Promise<void>
  /** What a sheet is a design of. @param readers whose fonts it may name. Throws 422 where it cannot be set. */
  checkSheet: (
    sheet: string,
    prompt: string | undefined,
    readers: FontReaders,
  ) => Promise<{ prompt: string; title: string }>
  /** Do the words ask for new designs, instead of a change to one that is there or an answer in words? */
  asksForNew: (asked: RequestedPrediction) => Promise<boolean>
}

const MODIFICATION = /(?:^|\s)Modify to:\s*([\s\S]+)$/

type Finders = Pick<CreationParts, 'designStore' | 'brandOwnership'>

/** The kit that new designs wear, held to the same rules as one in a path. */
async function readBrand({ brandOwnership }: Finders, brand: string | null | undefined, caller: Caller) {
  if (!brand) return {}
  requireAccess('brand kit', await brandOwnership(brand), caller, 'viewer')
  return { brandId: brand }
}

const ofSet = ({ formats, inSet, pictureId, near, knownVersion }: GenerationInput) => ({
  ...(knownVersion !== undefined && { knownVersion }),
  ...(near && { near }),
  ...(formats && { formats }),
  ...(inSet && { inSet }),
  ...(pictureId && { pictureId }),
})

/** Throws 409 where somebody has made a later version than whoever asks knows of. */
async function requireKnown(designStore: DesignStore, parentId: string | null | undefined, known: number | undefined) {
  if (!parentId || known === undefined) return
  const latest = await designStore.latestVersionOf(parentId)
  if (latest > known) throw new HttpError('conflict', overtaken(latest))
}

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
    if (id) requireAccess('design', await designStore.ownership(id), caller, 'editor')
  await requireKnown(designStore, parentDesignId, input.knownVersion)
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

/** The project that is named, where the caller may work. */
interface Home {
  projectId: string
  ownerId: string
}
async function readHome(parts: CreationParts, { projectId }: GenerationInput, caller: Caller): Promise<Home | null> {
  if (!projectId || projectId.startsWith('guest-')) return null
  const { ownerId } = requireAccess('project', await parts.projectOwnership(projectId), caller, 'editor')
  return { projectId, ownerId }
}

/** Throws 403 where designs of somebody else are to be looked at for another project than theirs. */
async function requireTogether(
  { designStore }: CreationParts,
  { selectedDesignId, near = [] }: PredictionRequest,
  { projectId }: Place,
  { ownerId }: Caller,
): Promise<void> {
  for (const id of selectedDesignId ? [selectedDesignId, ...near] : near) {
    const design = await designStore.findFacts(id)
    if (design && design.ownerId !== ownerId && design.projectId !== projectId)
      throw new HttpError('forbidden', 'Designs of somebody else’s project stay in it.')
  }
}

/** Throws 403 where whoever asked for it has left the project since, 404 where that is in the bin. */
export async function requireStillIn(
  { projectOwnership }: Pick<CreationParts, 'projectOwnership'>,
  { projectId }: PredictionRow,
  { ownerId }: Pick<Caller, 'ownerId'>,
): Promise<void> {
  if (projectId) requireAccess('project', await projectOwnership(projectId), { ownerId }, 'viewer')
}

/**
 * The project that the work belongs to; a version of a design stays where the design is. What is to be nowhere begins
 * a project of its own, so that it is found again.
 */
async function readTarget(
  { store, designStore }: CreationParts,
  input: GenerationInput,
  { request, home, title }: { request: PredictionRequest; home: Home | null; title: string },
  caller: Caller,
): Promise<Place> {
  const local = input.projectId?.startsWith('guest-') ? input.projectId : null
  const parent = request.parentDesignId ? await designStore.find(request.parentDesignId) : null
  if (parent) return { projectId: parent.projectId, guestProjectId: parent.guestProjectId, keeperId: parent.ownerId }
  if (home) return { projectId: home.projectId, guestProjectId: null, keeperId: home.ownerId }
  const keeperId = caller.ownerId
  if (caller.kind === 'guest' && local) return { projectId: null, guestProjectId: local, keeperId }
  const moved = local && (await store.findMoved(caller.ownerId, local))
  return { projectId: moved || null, guestProjectId: null, keeperId, ...(!moved && { begins: title }) }
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
async function readWords(parts: CreationParts, { prompt, sheet }: GenerationInput, readers: FontReaders) {
  const checked = sheet === undefined ? undefined : await parts.checkSheet(sheet, prompt, readers)
  const words = prompt ?? checked?.prompt ?? ''
  return { words, title: prompt === undefined && checked ? checked.title : titleFrom(words) }
}

const modelsOf = ({ models, model }: GenerationInput): ChosenModels | undefined =>
  models ?? (model === undefined ? undefined : { language: model, image: null })

/** Where it belongs, with room for more there. */
async function placeOf(...asked: Parameters<typeof readTarget>): Promise<Place> {
  const place = await readTarget(...asked)
  const [parts, , { request }, caller] = asked
  await requireTogether(parts, request, place, caller)
  await parts.storage.requireBytes(place.keeperId, 0, caller.ownerId)
  return place
}

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
  if (before) {
    await requireStillIn(parts, before, caller)
    return requireSameRequest(before, requestHash)
  }

  requireOutputs(input.outputs, caller)
  await requireQueueSpace(parts)
  const home = await readHome(parts, input, caller)
  const { words, title } = await readWords(parts, input, { callerId: ownerId, home })
  const request = await readRequest(parts, { ...input, prompt: words }, caller)
  const { keeperId, ...place } = await placeOf(parts, input, { request, home, title }, caller)
  if (input.model !== undefined) await parts.requireLanguageModel(input.model, caller)
  const models = await parts.chosenModels(modelsOf(input), { ...place, keeperId }, caller)
  if (models) request.models = models
  const limit = await limitFor(parts, { ...place, ownerId, request }, caller)
  const [image] = input.image_input ?? []
  // An edit sends the picture of its parent along: that is no upload.
  if (image && !(request.parentDesignId && readMediaUrl(image)))
    request.pictureId = (
      await uploads.adopt(image, { ownerId: keeperId, projectId: place.projectId, by: ownerId }, signal)
    ).id
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
