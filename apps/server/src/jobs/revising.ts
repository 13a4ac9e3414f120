/** What a wish for a change answers: one design revised, several side by side, or an earlier version again. */
import crypto from 'node:crypto'
import type { Design, OneReading, RevisionResult } from '@limner/engine'
import { pointersIn } from '@limner/engine/pointers'
import { type Several, severalIn } from '@limner/engine/several'
import type { DesignChange, Timings } from '../db/documents.ts'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import type { ModelService } from '../features/models/service.ts'
import { contentsOf, mediaIdsIn } from '../media/scene-pictures.ts'
import { actionsFor } from './actions.ts'
import { askForIntent, describeChanges, describeReturn, describeSeveral, NOTHING_BEFORE } from './answer-text.ts'
import { editByModel } from './edit-by-model.ts'
import type { ModelSteps } from './guidance.ts'
import type { MessageIntent } from './intent.ts'
import { asDesign, asNewDesign, nextVersionOf } from './new-design.ts'
import { type PaintingParts, paintAll, type Report } from './painting.ts'
import type { Answer, Claim, NewDesign } from './types.ts'

export interface RevisingParts extends PaintingParts {
  designs: DesignStore
  models: ModelService
  historyOf: ModelSteps['historyOf']
}
interface Working {
  parts: RevisingParts
  claim: Claim
  report: Report
  signal: AbortSignal
}
type Change = Extract<MessageIntent, { act: 'change' }>
type Changed = Extract<RevisionResult, { status: 'changed' }>

/** Characters of a wish that is offered as either; longer ones are read in some way. */
const CHOICE_LENGTH = 2000
/** Designs of one answer. */
const MAX_DESIGNS = 8

export async function revise(working: Working, change: Change): Promise<Answer> {
  const { claim, parts } = working
  const several = claim.request.operations ? undefined : severalIn(change.instruction, change.design)
  if (!several) return reviseOne(working, change)
  if (several.of === 'copies')
    return reviseSeveral(
      working,
      several.shares.map((share) => ({ ...share, design: change.design, isCopy: true })),
      several,
    )
  const siblings = await parts.designs.siblingsOf(change.design.rootId)
  if (siblings.length < 2) return reviseOne(working, { ...change, instruction: several.instruction })
  const targets = siblings.map((design, at) => ({
    name: `Design ${at + 1}`,
    instruction: several.instruction,
    design,
    isCopy: false,
  }))
  return reviseSeveral(working, targets, several)
}

async function reviseOne(working: Working, { design, instruction, chosen }: Change): Promise<Answer> {
  const { parts, claim, report, signal } = working
  const own = await worked(working, design, instruction)
  const isUnread = own.result.status === 'unclear' && (own.result.unread || own.result.open)
  const helped = isUnread ? await editByModel(working, design, instruction) : null
  const { result, buildPrompt, timings } = helped?.worked ?? own
  if (result.status === 'unclear') {
    const { question, suggestions, readings, act } = result
    const asked =
      result.unread && !chosen && claim.request.prompt.length <= CHOICE_LENGTH
        ? askForIntent(claim.request.prompt)
        : { message: question, ...(readings && { choices: readings.map(asChoice) }) }
    const message = [asked.message, helped?.fault].filter(Boolean).join('\n\n')
    return {
      designs: [],
      result: { ...asked, message, suggestions, ...(act && { actions: actionsFor(act, design, instruction) }) },
      timings,
    }
  }
  if (result.status === 'revert') return goBack(parts, design, result.to, instruction, timings)
  const [painted, suggestions] = await Promise.all([
    paintAll(parts, [result.concept], report, signal),
    suggest(working, result.concept.design, instruction, design.version),
  ])
  const changes = result.changes.map(asDesignChange)
  return {
    designs: [
      { ...asNewDesign(result.concept, painted.pictures[0] ?? []), ...nextVersionOf(design, instruction), changes },
    ],
    result: {
      message: describeChanges({ ...result, changes }),
      changes,
      suggestions,
      replitPrompt: buildPrompt,
    },
    timings: { ...timings, ...painted.timings },
  }
}

/** What may be said next of a design; a help beside the answer, never a reason for it to fail. */
export const suggest = (
  { parts, signal }: Pick<Working, 'signal'> & { parts: PaintingParts },
  design: Design,
  said: string,
  turn: number,
): Promise<string[]> =>
  parts.threads.run('suggest', { design: asDesign(design), said, turn }, { signal }).catch(() => [])

async function worked({ parts, claim, signal }: Working, design: DesignRow, instruction: string) {
  const { operations, pictureId } = claim.request
  const rows = await parts.media.listByIds([...mediaIdsIn(design.scene), ...(pictureId ? [pictureId] : [])])
  const pictures = await contentsOf(rows, parts.files)
  const facts = rows.find(({ id }) => id === pictureId)?.facts
  const attached = facts ? { attached: facts } : {}
  const own = asDesign(design)
  return operations
    ? parts.threads.run('operate', { design: own, operations, pictures, ...attached }, { signal })
    : parts.threads.run(
        'revise',
        {
          ...{ design: own, instruction, seed: claim.seed, pictures, ...attached },
          ...(await pointedAt(parts, design, own, instruction)),
        },
        { signal },
      )
}

interface Target {
  name: string
  instruction: string
  design: DesignRow
  /** A design of its own is made; the one that it is made from stays as it is. */
  isCopy: boolean
}

/** Each target revised by itself; what cannot be done with one of them keeps none of the others. */
async function reviseSeveral(working: Working, targets: Target[], several: Several): Promise<Answer> {
  const results = await Promise.all(
    targets.slice(0, MAX_DESIGNS).map(async (target) => ({
      ...target,
      ...(await worked(working, target.design, target.instruction)),
    })),
  )
  const made = results.flatMap((one) => (one.result.status === 'changed' ? [{ ...one, result: one.result }] : []))
  const missed = results.flatMap(({ name, result }) =>
    result.status === 'unclear' ? [{ name, question: result.question }] : [],
  )
  const [first] = made
  if (!first) {
    const message = missed[0]?.question ?? NOTHING_BEFORE
    return { designs: [], result: { message, suggestions: [] }, timings: results[0]?.timings ?? {} }
  }
  const concepts = made.map(({ result }) => result.concept)
  const [painted, suggestions] = await Promise.all([
    paintAll(working.parts, concepts, working.report, working.signal),
    suggest(working, first.result.concept.design, working.claim.request.prompt, targets.length),
  ])
  const told = made.map(({ name, result }) => ({ ...result, name, changes: result.changes.map(asDesignChange) }))
  const designs = made.map(({ result, design, instruction, isCopy }, at) => ({
    ...asNewDesign(result.concept, painted.pictures[at] ?? []),
    ...nextVersionOf(design, instruction),
    ...(isCopy && { rootId: null }),
    changes: told[at]?.changes ?? [],
  }))
  const cannot = several.of === 'copies' ? several.cannot : []
  return {
    designs,
    result: {
      message: describeSeveral(several.of, told, missed, cannot),
      suggestions,
      replitPrompt: first.buildPrompt,
    },
    timings: { ...first.timings, ...painted.timings },
  }
}

/** What a wish may mean, as a button that wishes it. */
const asChoice = ({ label, instruction }: OneReading) => ({ label, prompt: instruction, intent: 'change' as const })

const asDesignChange = ({ what, from, to }: Changed['changes'][number]): DesignChange => ({
  what,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** The other designs that the words may point at, and no more: each is a scene to be read and handed over. */
async function pointedAt({ designs }: RevisingParts, row: DesignRow, own: Design, instruction: string) {
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
  { designs, media, threads }: RevisingParts,
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
    ...nextVersionOf(from, instruction),
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
