/** What a wish for a change answers: one design revised, several side by side, or an earlier version again. */
import crypto from 'node:crypto'
import { SET_MAX } from '@limner/contract/set-formats'
import type { Design, OneReading, RevisionResult } from '@limner/engine'
import type { DesignChange, Timings } from '../db/documents.ts'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import type { ModelService } from '../features/models/service.ts'
import { contentsOf, mediaIdsIn } from '../media/scene-pictures.ts'
import { actionsFor } from './actions.ts'
import {
  askForIntent,
  describeChanges,
  describeReturn,
  describeSeveral,
  describeWhich,
  NOTHING_BEFORE,
} from './answer-text.ts'
import type { NamedChange, PlainChange } from './change.ts'
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
type Changed = Extract<RevisionResult, { status: 'changed' }>
type Asking = Extract<MessageIntent, { is: 'edit' | 'by hand' | 'several' | 'others' | 'copies' | 'back' }>

/** Characters of a wish that is offered as either; longer ones are read in some way. */
const CHOICE_LENGTH = 2000
/** Designs of one answer: as many as a set has. */
const MAX_DESIGNS = SET_MAX

export function revise(working: Working, wish: Asking): Promise<Answer> {
  switch (wish.is) {
    case 'edit':
      return reviseOne(working, wish.change, wish.chosen)
    case 'by hand':
      return reviseOne(working, wish, true)
    case 'back':
      return goBackAll(working.parts, wish)
    case 'several':
      return reviseSeveral(working, wish.changes, { of: 'all' })
    case 'others':
      return reviseSeveral(working, wish.changes, { of: 'others' })
    default:
      return reviseSeveral(working, wish.changes, { of: 'copies', cannot: wish.cannot })
  }
}

async function reviseOne(working: Working, change: PlainChange, chosen: boolean): Promise<Answer> {
  const { parts, claim, report, signal } = working
  const { design, said } = change
  const instruction = change.words?.text ?? said
  const own = await worked(working, change)
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
    const turn = { did: 'asked' as const, about: [design.rootId] }
    return {
      designs: [],
      result: { ...asked, message, suggestions, turn, ...(act && { actions: actionsFor(act, design, instruction) }) },
      timings,
    }
  }
  if (result.status === 'revert') return goBack(parts, design, result.to, instruction, timings)
  const [painted, suggestions, whichOne] = await Promise.all([
    paintAll(parts, [result.concept], report, signal),
    suggest(working, result.concept.design, instruction, design.version),
    whichOfSeveral(working, design),
  ])
  const noted = [...(result.noted ?? []), ...whichOne]
  const changes = result.changes.map(asDesignChange)
  return {
    designs: [
      { ...asNewDesign(result.concept, painted.pictures[0] ?? []), ...nextVersionOf(design, instruction), changes },
    ],
    result: {
      message: describeChanges({ ...result, changes, noted }),
      changes,
      suggestions,
      replitPrompt: buildPrompt,
      turn: CHANGED,
    },
    timings: { ...timings, ...painted.timings },
  }
}
const CHANGED = { did: 'changed' as const }

/** Which of the concepts of an answer a message changed that did not reply to one, the first time that it is changed. */
async function whichOfSeveral({ parts, claim }: Working, { rootId, version }: DesignRow): Promise<string[]> {
  if (claim.request.parentDesignId || claim.request.operations || version > 1) return []
  const all = await parts.designs.siblingsOf(rootId)
  return all.length > 1 ? [describeWhich(all.findIndex((one) => one.rootId === rootId) + 1, all.length)] : []
}

/** What may be said next of a design; a help beside the answer, never a reason for it to fail. */
export const suggest = (
  { parts, signal }: Pick<Working, 'signal'> & { parts: PaintingParts },
  design: Design,
  said: string,
  turn: number,
): Promise<string[]> =>
  parts.threads.run('suggest', { design: asDesign(design), said, turn }, { signal }).catch(() => [])

async function worked({ parts, claim, signal }: Working, change: PlainChange) {
  const { operations, pictureId, selectedPartId } = claim.request
  const { design, said, words, spoken, asks } = change
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
          ...{ design: own, instruction: words ?? said, seed: claim.seed, pictures, ...attached },
          ...(await pointedAt(parts, change, own)),
          ...(asks && { asks }),
          ...(spoken !== undefined && { spoken }),
          ...(selectedPartId && { selected: selectedPartId }),
        },
        { signal },
      )
}

/** Each design revised by itself; what cannot be done with one of them keeps none of the others. */
async function reviseSeveral(
  working: Working,
  changes: readonly NamedChange[],
  several: { of: 'all' | 'others' } | { of: 'copies'; cannot: string[] },
): Promise<Answer> {
  const results = await Promise.all(
    changes.slice(0, MAX_DESIGNS).map(async (change) => ({ ...change, ...(await worked(working, change)) })),
  )
  const made = results.flatMap((one) => (one.result.status === 'changed' ? [{ ...one, result: one.result }] : []))
  const missed = results.flatMap(({ name, result }) =>
    result.status === 'unclear' ? [{ name, question: result.question }] : [],
  )
  const [first] = made
  if (!first) {
    const message = missed[0]?.question ?? NOTHING_BEFORE
    const turn = { did: 'asked' as const, about: changes.map(({ design }) => design.rootId) }
    return { designs: [], result: { message, suggestions: [], turn }, timings: results[0]?.timings ?? {} }
  }
  const concepts = made.map(({ result }) => result.concept)
  const [painted, suggestions] = await Promise.all([
    paintAll(working.parts, concepts, working.report, working.signal),
    suggest(working, first.result.concept.design, working.claim.request.prompt, changes.length),
  ])
  const told = made.map(({ name, result }) => ({ ...result, name, changes: result.changes.map(asDesignChange) }))
  const setIds = several.of === 'copies' ? await setsOf(working.parts.designs, made) : []
  const designs = made.map(({ result, design, words, said }, at) => ({
    ...asNewDesign(result.concept, painted.pictures[at] ?? []),
    ...nextVersionOf(design, words?.text ?? said),
    // A copy begins a line of its own.
    ...(several.of === 'copies' && { rootId: null, parentId: null, setId: setIds[at] ?? null }),
    changes: told[at]?.changes ?? [],
  }))
  const cannot = several.of === 'copies' ? several.cannot : []
  return {
    designs,
    result: {
      message: describeSeveral(several.of, told, missed, cannot),
      suggestions,
      replitPrompt: first.buildPrompt,
      turn: several.of === 'copies' ? { did: 'new' } : CHANGED,
    },
    timings: { ...first.timings, ...painted.timings },
  }
}

/** Of copies in another format: the set that they belong to. */
const setsOf = (designs: DesignStore, copies: readonly { design: DesignRow; result: Changed }[]) =>
  Promise.all(
    copies.map(({ design, result }) =>
      result.concept.design.scene.format.name === design.scene.format.name ? null : designs.setOf(design.rootId),
    ),
  )

/** What a wish may mean, as a button that wishes it. */
const asChoice = ({ label, instruction }: OneReading) => ({ label, prompt: instruction, intent: 'change' as const })

const asDesignChange = ({ what, from, to }: Changed['changes'][number]): DesignChange => ({
  what,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** The other designs that the words may point at, and no more: each is a scene to be read and handed over. */
async function pointedAt({ designs }: RevisingParts, { design: row, pointers }: PlainChange, own: Design) {
  if (!pointers) return { siblings: [], versions: [] }
  const { versions: numbers, newest, siblings } = pointers
  const [line, others] = await Promise.all([
    designs.versionsAt(row.rootId, numbers, newest),
    siblings ? designs.siblingsOf(row.rootId) : [],
  ])
  const versions: (Design | undefined)[] = []
  for (const version of line) versions[version.version - 1] = asDesign(version)
  versions[row.version - 1] = own
  return { siblings: others.map(asDesign), versions }
}

/** Earlier versions of several designs again, or of one so many steps back. */
async function goBackAll(
  parts: RevisingParts,
  { designs, to, steps, said }: Extract<MessageIntent, { is: 'back' }>,
): Promise<Answer> {
  const answers: Answer[] = []
  for (const design of designs) {
    let at: DesignRow | null = design
    for (let step = 1; step < steps && at; step++) at = (await parts.designs.findVersion(at, 'previous')) ?? null
    answers.push(await goBack(parts, at ?? design, to, said, {}, design))
  }
  const [first] = answers
  if (!first) throw new Error('Nothing goes back')
  return { ...first, designs: answers.flatMap((answer) => answer.designs) }
}

/** A new version that equals an older one, so nothing is ever lost by going back. */
async function goBack(
  { designs, media, threads }: RevisingParts,
  from: DesignRow,
  to: 'previous' | number,
  instruction: string,
  timings: Timings,
  /** The version that the new one follows. */
  last = from,
): Promise<Answer> {
  const older = await designs.findVersion(from, to)
  if (!older) return { designs: [], result: { message: NOTHING_BEFORE, suggestions: [] }, timings }
  const pictures = await media.listOfDesign(older.id)
  const changes: DesignChange[] = [{ what: 'Version', from: String(last.version), to: String(older.version) }]
  const copy: NewDesign = {
    ...asDesign(older),
    id: crypto.randomUUID(),
    title: older.title,
    kind: older.kind,
    fingerprint: older.fingerprint,
    score: older.score,
    ...nextVersionOf(last, instruction),
    copyOf: older.id,
    setId: null,
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
  return {
    designs: [copy],
    result: { message: describeReturn(older.version), changes, replitPrompt, turn: { did: 'returned' } },
    timings,
  }
}
