/** What a generation answers: reads the message, has the engine design or revise, paints, and keeps the pictures. */
import crypto from 'node:crypto'
import type { Concept, Design, OwnFact, Remembered } from '@limner/engine'
import { pointersIn } from '@limner/engine/pointers'
import type { DesignChange, EarlyConcept, Timings } from '../db/documents.ts'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import { acknowledge, type Keeping, nextSteps } from '../features/memory/own-facts.ts'
import { THUMBNAIL_WIDTH } from '../media/address.ts'
import type { MediaFiles } from '../media/files.ts'
import { contentsOf, picturesOf } from '../media/scene-pictures.ts'
import type { MediaStore } from '../media/store.ts'
import type { StageReport } from '../threads/tasks.ts'
import type { Threads } from '../threads/threads.ts'
import type { Answer, Claim, NewDesign, NewPicture } from './types.ts'
import { readWish, type Wish } from './wish.ts'
import { describeChanges, describeReturn, eitherOf, NOTHING_BEFORE } from './words.ts'

export interface AnswerParts {
  threads: Threads
  files: MediaFiles
  media: MediaStore
  designs: DesignStore
  /** What is remembered of whoever asks; null: nothing. */
  recall: (claim: { id: string; ownerId: string; prompt: string }) => Promise<Remembered | null>
  /** Whether what they tell of themselves is kept. */
  keeping: (ownerId: string) => Promise<Keeping>
}

/** Characters of a wish that is offered as either; longer ones are read in some way. */
const CHOICE_LENGTH = 2000

/** `early`: a concept that can be looked at while others are painted. */
export type Report = (stage: StageReport['stage'] | 'painting', fraction: number, early?: EarlyConcept) => void

/** Works one prediction out. Nothing is committed here; contents of pictures may be left behind if it fails. */
export async function answer(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  report('reading', 0)
  const wish = await readWish(parts, claim, signal)
  if (wish.act === 'talk') {
    const { answer: message, examples } = wish.talk
    return { designs: [], result: { message, suggestions: [...examples] }, timings: {} }
  }
  if (wish.act === 'tell') {
    const message = acknowledge(wish.facts, await parts.keeping(claim.ownerId))
    return { designs: [], result: { message, suggestions: nextSteps(wish.facts), facts: wish.facts }, timings: {} }
  }
  const made =
    wish.act === 'change'
      ? await revise(parts, claim, wish, report, signal)
      : await designNew(parts, claim, report, signal)
  return wish.facts.length === 0 ? made : withFacts(made, wish.facts, await parts.keeping(claim.ownerId))
}

/** What was told beside the wish is acknowledged before its answer. */
function withFacts(made: Answer, facts: OwnFact[], keeping: Keeping): Answer {
  const message = [acknowledge(facts, keeping), made.result.message].filter(Boolean).join('\n\n')
  return { ...made, result: { ...made.result, message, facts } }
}

async function designNew(parts: AnswerParts, claim: Claim, report: Report, signal: AbortSignal): Promise<Answer> {
  const { prompt, pictureId } = claim.request
  const [avoid, [picture], remembered] = await Promise.all([
    parts.designs.fingerprintsOf(claim),
    parts.media.listByIds(pictureId ? [pictureId] : []),
    parts.recall({ id: claim.id, ownerId: claim.ownerId, prompt }),
  ])
  const pictures = await contentsOf(picture ? [picture] : [], parts.files)
  const input = {
    prompt,
    seed: claim.seed,
    avoid,
    pictures,
    ...(picture?.facts && { picture: picture.facts }),
    ...(remembered && { remembered }),
  }
  const onStage = ({ stage, fraction }: StageReport) => report(stage, fraction)
  const made = await parts.threads.run('design', input, { signal, onStage })
  const { concepts, remembered: used } = made.result
  const understood = [
    ...made.result.understood,
    ...(used.length > 0 ? [{ label: 'Remembered', value: used.join('; ') }] : []),
  ]
  if (concepts.length === 0) throw new Error('The engine made no concept')
  const painted = await paintAll(parts, concepts, report, signal)
  return {
    designs: concepts.map((concept, index) => ({
      ...asNewDesign(concept, painted.pictures[index] ?? []),
      prompt,
    })),
    result: { message: made.confirmation, understood, replitPrompt: made.buildPrompt },
    timings: { ...made.timings, ...painted.timings },
  }
}

async function revise(
  parts: AnswerParts,
  claim: Claim,
  { design, instruction, chosen }: Extract<Wish, { act: 'change' }>,
  report: Report,
  signal: AbortSignal,
): Promise<Answer> {
  const pictures = await picturesOf(design.scene, parts.media, parts.files)
  const own = asDesign(design)
  const { operations } = claim.request
  const { result, buildPrompt, timings } = operations
    ? await parts.threads.run('operate', { design: own, operations, pictures }, { signal })
    : await parts.threads.run(
        'revise',
        { design: own, instruction, seed: claim.seed, pictures, ...(await pointedAt(parts, design, own, instruction)) },
        { signal },
      )
  if (result.status === 'unclear') {
    const { question, suggestions } = result
    const asked =
      result.unread && !chosen && claim.request.prompt.length <= CHOICE_LENGTH
        ? eitherOf(claim.request.prompt)
        : { message: question }
    return { designs: [], result: { ...asked, suggestions }, timings }
  }
  if (result.status === 'revert') return goBack(parts, design, result.to, instruction, timings)
  const painted = await paintAll(parts, [result.concept], report, signal)
  const changes = result.changes.map(({ what, from, to }) => ({
    what,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }))
  return {
    designs: [
      {
        ...asNewDesign(result.concept, painted.pictures[0] ?? []),
        ...lineage(design, instruction),
        changes,
      },
    ],
    result: {
      message: describeChanges({ ...result, changes }),
      changes,
      ...(result.suggestions && { suggestions: result.suggestions }),
      replitPrompt: buildPrompt,
    },
    timings: { ...timings, ...painted.timings },
  }
}

/** The other designs that the words may point at, and no more: each is a scene to be read and handed over. */
async function pointedAt({ designs }: AnswerParts, row: DesignRow, own: Design, instruction: string) {
  const { versions: numbers, newest, siblings } = pointersIn(instruction, row.version)
  const [line, others] = await Promise.all([
    designs.versionsAt(row.rootId, numbers, newest),
    siblings ? designs.siblingsOf(row.rootId) : [],
  ])
  const versions: (Design | undefined)[] = []
  for (const version of line) versions[version.version - 1] = asDesign(version)
  versions[row.version - 1] = own
  return { siblings: others.map(asDesign), versions }
}

/** A new version that equals an older one, so nothing is ever lost by going back. */
async function goBack(
  { designs, media, threads }: AnswerParts,
  from: DesignRow,
  to: 'previous' | number,
  instruction: string,
  timings: Timings,
): Promise<Answer> {
  const older = await designs.findVersion(from, to)
  if (!older) return { designs: [], result: { message: NOTHING_BEFORE, suggestions: [] }, timings }
  const pictures = await media.listOfDesign(older.id)
  const changes: DesignChange[] = [{ what: 'Version', from: String(from.version), to: String(older.version) }]
  const copy: NewDesign = {
    ...asDesign(older),
    id: crypto.randomUUID(),
    title: older.title,
    kind: older.kind,
    fingerprint: older.fingerprint,
    score: older.score,
    ...lineage(from, instruction),
    copyOf: older.id,
    changes,
    pictures: pictures.map(({ name, sha256, type, bytes, width, height, thumbnailSha256, placeholder }) => ({
      name,
      sha256,
      type,
      bytes,
      width,
      height,
      thumbnailSha256,
      placeholder,
    })),
  }
  const replitPrompt = await threads.run('buildPrompt', { design: asDesign(older) })
  return { designs: [copy], result: { message: describeReturn(older.version), changes, replitPrompt }, timings }
}

const asDesign = ({ scene, brief, direction, archetype }: Design): Design => ({
  scene,
  brief,
  direction,
  archetype,
})

const lineage = (parent: DesignRow, instruction: string) => ({
  prompt: parent.prompt,
  modificationPrompt: instruction,
  rootId: parent.rootId,
  parentId: parent.id,
})

const asNewDesign = ({ design, title, fingerprint, score }: Concept, pictures: NewPicture[]): NewDesign => ({
  ...asDesign(design),
  id: crypto.randomUUID(),
  title,
  kind: design.scene.kind,
  prompt: design.brief.prompt,
  modificationPrompt: null,
  fingerprint,
  score,
  changes: [],
  rootId: null,
  parentId: null,
  copyOf: null,
  pictures,
})

/** Paints every artboard of every concept, spread over the threads, and keeps the files. */
async function paintAll(
  { threads, files, media }: AnswerParts,
  concepts: Concept[],
  report: Report,
  signal: AbortSignal,
) {
  const timings: Timings = { painting: 0, encoding: 0 }
  const total = concepts.reduce((sum, { design }) => sum + design.scene.artboards.length, 0)
  let done = 0
  report('painting', 0)
  // Before anything is painted, so that the first concept is the first one to be seen.
  const shown = await Promise.all(concepts.map(({ design }) => picturesOf(design.scene, media, files)))
  const pictures = await Promise.all(
    concepts.map(async ({ design: { scene }, title }, at) => {
      return Promise.all(
        scene.artboards.map(async ({ name }, artboard): Promise<NewPicture> => {
          const input = { scene, artboard, pictures: shown[at] ?? new Map(), thumbnail: THUMBNAIL_WIDTH }
          const painted = await threads.run('paint', input, { signal })
          for (const [stage, milliseconds] of Object.entries(painted.timings))
            timings[stage] = (timings[stage] ?? 0) + milliseconds
          const [sha256, thumbnailSha256] = await Promise.all([files.put(painted.png), files.put(painted.thumbnail)])
          const { width, height, png, placeholder } = painted
          const early = { position: at + 1, title, width, height, thumbnailSha256 }
          report('painting', ++done / total, concepts.length > 1 && artboard === 0 ? early : undefined)
          return { name, sha256, type: 'image/png', bytes: png.length, width, height, thumbnailSha256, placeholder }
        }),
      )
    }),
  )
  return { pictures, timings }
}
