/** What a wish for new designs answers: composed, painted, and helped by models where some were chosen. */
import type { BrandKit, Concept, PictureFacts, Remembered } from '@limner/engine'
import { DRAWN } from '@limner/engine/drawn'
import type { Timings } from '../db/documents.ts'
import type { DesignStore } from '../features/designs/store.ts'
import { contentsOf, mediaIdsIn } from '../media/scene-pictures.ts'
import type { StageReport, Tasks } from '../threads/tasks.ts'
import { asksOf, costLines, missedAsksLine, withFaultNotices } from './answer-text.ts'
import { answerWithPicture } from './answer-with-picture.ts'
import { CONCEPTS, type DrawnConcepts, drawConcepts } from './drawing.ts'
import { builtInPosition } from './drawing-previews.ts'
import { type Guidance, guide } from './guidance.ts'
import { asNewDesign } from './new-design.ts'
import {
  hasPainter,
  type PaintedPicture,
  type PictureParts,
  paintAsked,
  paintPicture,
  paintWholePicture,
} from './paint-picture.ts'
import { type PaintingParts, paintAll, type Report } from './painting.ts'
import { suggest } from './revising.ts'
import type { Answer, Claim, NewPicture } from './types.ts'

export interface DesigningParts extends PaintingParts, PictureParts {
  designs: DesignStore
  /** What is remembered of whoever asks; null: nothing. */
  recall: (claim: { id: string; ownerId: string; prompt: string }) => Promise<Remembered | null>
  /** A brand kit as a design wears it; null: there is none any more for whoever asks. */
  wear: (brandId: string, callerId: string) => Promise<{ kit: BrandKit; pictures: Map<string, Uint8Array> } | null>
}

type Input = Tasks['design']['input']
type DesignOutput = Tasks['design']['output']

interface PaintedConcepts {
  concepts: Concept[]
  pictures: NewPicture[][]
  timings: Timings
  picture: PaintedPicture
}

async function inputFor(parts: DesigningParts, claim: Claim): Promise<Input> {
  const { prompt, pictureId, brandId, values: { isSeeded, ...values } = {} } = claim.request
  const [avoid, [picture], remembered, worn] = await Promise.all([
    isSeeded ? [] : parts.designs.fingerprintsOf(claim),
    parts.media.listByIds(pictureId ? [pictureId] : []),
    isSeeded ? null : parts.recall({ id: claim.id, ownerId: claim.authorId, prompt }),
    brandId === undefined ? null : parts.wear(brandId, claim.authorId),
  ])
  return {
    ...{ prompt, seed: claim.seed, avoid },
    ...values,
    pictures: new Map([...(worn?.pictures ?? []), ...(await contentsOf(picture ? [picture] : [], parts.files))]),
    ...(picture?.facts && { picture: picture.facts }),
    ...(remembered && { remembered }),
    ...(worn && { brand: worn.kit }),
  }
}

export async function designNew(
  parts: DesigningParts,
  claim: Claim,
  report: Report,
  signal: AbortSignal,
): Promise<Answer> {
  const { row, by, faults: unpainted } = await paintWholePicture(parts, claim, signal)
  if (row && by) return answerWithPicture(parts, claim, { row, by }, report, signal)
  const input = await inputFor(parts, claim)
  const { made, guidance, drawn } = await composeAll(parts, claim, input, report, signal)
  const [first] = made.result.concepts
  if (!first) throw new Error('The engine made no concept')
  const [shown, suggestions, buildPrompt] = await Promise.all([
    paintConcepts(parts, claim, { input, made, drawn }, report, signal),
    suggest({ parts, signal }, first.design, claim.request.prompt, claim.seed),
    // Of the design that is shown first: one that a model drew has words of its own.
    drawn?.concepts.length ? parts.threads.run('buildPrompt', { design: first.design }, { signal }) : made.buildPrompt,
  ])
  const { prompt } = claim.request
  const faults = [...unpainted, ...(drawn?.faults ?? []), ...guidance.faults, ...shown.picture.faults]
  const asked = asksOf(shown.concepts)
  const missed = missedAsksLine(asked, shown.concepts.length)
  return {
    designs: shown.concepts.map((concept, at) => ({ ...asNewDesign(concept, shown.pictures[at] ?? []), prompt })),
    result: {
      message: withFaultNotices([made.confirmation, ...missed].join('\n\n'), faults),
      ...(asked.length > 0 && { asked }),
      understood: await understood(parts, claim, { ...shown, made, guidance, drawn }),
      suggestions,
      replitPrompt: buildPrompt,
      turn: { did: 'new' },
    },
    timings: { ...made.timings, ...shown.timings },
  }
}

interface Composed {
  made: DesignOutput
  guidance: Guidance
  drawn: DrawnConcepts | null
}

/**
 * The built-in concepts and those that a model draws, side by side: the first of ours stands at once, and ours fill up what
 * the model leaves. A model that cannot draw directs instead.
 */
async function composeAll(
  parts: DesigningParts,
  claim: Claim,
  input: Input,
  report: Report,
  signal: AbortSignal,
): Promise<Composed> {
  const isDrawn = Boolean(parts.models.choiceOf(claim.request.models?.language, 'language'))
  const onStage = ({ stage, fraction }: StageReport) => report(stage, fraction)
  const compose = (more: Pick<Input, 'proposal' | 'count'> = {}, options: { onStage?: typeof onStage } = { onStage }) =>
    parts.threads.run('design', { ...input, ...more }, { signal, ...options })
  const ahead = async () => {
    if (!isDrawn) return compose()
    // How far it is the drawings tell; ours only has its picture seen.
    const shown: Report = (_, __, early) => early && report('composing', 0, early)
    const first = await compose({ count: 1 }, {})
    const before = builtInPosition(input.count ?? CONCEPTS) - 1
    await paintAll(parts, first.result.concepts, shown, signal, { ofMore: true, before })
    return compose({}, {})
  }
  const [built, drawn] = await Promise.all([ahead(), drawConcepts(parts, claim, input, report, signal)])
  if (!drawn) return { made: built, guidance: { faults: [] }, drawn }
  if (!drawn.isBeyondIt) return { made: withDrawn(built, drawn.concepts), guidance: { faults: [] }, drawn }
  const guidance = await guide(parts, claim, report, signal)
  const made = guidance.proposal ? await compose({ proposal: guidance.proposal }) : built
  return { made, guidance, drawn: null }
}

/** As many concepts as before, the drawn ones first. */
function withDrawn(built: DesignOutput, drawn: readonly Concept[]): DesignOutput {
  const concepts = [...drawn, ...built.result.concepts].slice(0, built.result.concepts.length)
  return { ...built, result: { ...built.result, concepts } }
}

/** All concepts painted; where a painter was chosen, the first is shown at once and the others wait for the picture. */
async function paintConcepts(
  parts: DesigningParts,
  claim: Claim,
  { input, made, drawn }: Pick<Composed, 'made' | 'drawn'> & { input: Input },
  report: Report,
  signal: AbortSignal,
): Promise<PaintedConcepts> {
  const { concepts, pictures: wishes } = made.result
  const [[first, ...others], [wish]] = [concepts, wishes]
  const isPainted = hasPainter(parts, claim.request.models)
  if (isPainted && drawn?.ask) return paintAskedFor(parts, claim, concepts, drawn.ask, report, signal)
  // Whoever was to make the whole picture paints no part of a design instead.
  if (!first || !wish || !isPainted) {
    const { pictures, timings } = await paintAll(parts, concepts, report, signal)
    return { concepts, pictures, timings, picture: { faults: [] } }
  }
  const [ahead, picture] = await Promise.all([
    paintAll(parts, [first], report, signal, { ofMore: true }),
    paintPicture(parts, claim, wish, first.design.scene, signal),
  ])
  // What a model drew and asked no picture for stays as it is; of those one gives way.
  const kept = drawn && drawn.concepts.length > 0 ? others.slice(0, -1) : []
  const count = Math.max(1, others.length - kept.length)
  const pictured = picture.row?.facts
    ? [...kept, ...(await withPicture(parts, input, first, count, picture.row.facts, signal))]
    : others
  const rest = await paintAll(parts, pictured, report, signal, { ofMore: true, before: 1 })
  return {
    concepts: [first, ...pictured],
    pictures: [...ahead.pictures, ...rest.pictures],
    timings: Object.fromEntries(
      Object.entries(rest.timings).map(([stage, took]) => [stage, took + (ahead.timings[stage] ?? 0)]),
    ),
    picture,
  }
}

/** All concepts painted; the one that asks for a picture gets it where it stands, and stays as it is where none comes. */
async function paintAskedFor(
  parts: DesigningParts,
  claim: Claim,
  concepts: readonly Concept[],
  { at, picture: ask }: NonNullable<DrawnConcepts['ask']>,
  report: Report,
  signal: AbortSignal,
): Promise<PaintedConcepts> {
  const asking = concepts[at]
  const all = [...concepts]
  if (!asking) return { concepts: all, ...(await paintAll(parts, all, report, signal)), picture: { faults: [] } }
  const { design } = asking
  const picture = await paintAsked(parts, claim, ask, design.scene, signal)
  const facts = picture.row?.facts
  if (facts) {
    const pictures = await contentsOf(
      await parts.media.listByIds([facts.media, ...mediaIdsIn(design.scene)]),
      parts.files,
    )
    const operations = [{ op: 'photo' as const, id: ask.id }]
    const placed = await parts.threads.run('operate', { design, operations, pictures, attached: facts }, { signal })
    if (placed.result.status === 'changed') all[at] = { ...placed.result.concept, title: asking.title }
    else
      picture.faults.push(
        `The picture by ${picture.by} did not fit into design ${at + 1}, which stays as it was drawn.`,
      )
  }
  const { pictures, timings } = await paintAll(parts, all, report, signal)
  return { concepts: all, pictures, timings, picture }
}

/** The other concepts anew, around the painted picture. */
async function withPicture(
  { threads, files, media }: DesigningParts,
  input: Input,
  first: Concept,
  count: number,
  facts: PictureFacts,
  signal: AbortSignal,
): Promise<Concept[]> {
  const pictures = new Map([...input.pictures, ...(await contentsOf(await media.listByIds([facts.media]), files))])
  const avoid = [...input.avoid, first.fingerprint]
  const { result } = await threads.run('design', { ...input, avoid, count, picture: facts, pictures }, { signal })
  return result.concepts
}

/** Who made which of the concepts: '1–3 gpt-5-mini, 4 built in'. */
function makersOf(concepts: readonly Concept[], { by }: DrawnConcepts): string {
  const drawn = concepts.filter(({ design }) => design.archetype === DRAWN).length
  const range = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)
  return [
    drawn > 0 && `${range(1, drawn)} ${by}`,
    drawn < concepts.length && `${range(drawn + 1, concepts.length)} built in`,
  ]
    .filter(Boolean)
    .join(', ')
}

async function understood(
  { models }: DesigningParts,
  claim: Claim,
  { made: { result }, guidance, drawn, picture, concepts }: Composed & Pick<PaintedConcepts, 'picture' | 'concepts'>,
) {
  const { remembered, branded, dropped } = result
  const leftOut = [...dropped, ...(drawn?.mended ?? [])]
  const cost = claim.request.models ? await models.costOf(claim.id) : 0
  return [
    ...result.understood,
    ...(branded.length > 0 ? [{ label: 'Brand kit', value: branded.join('; ') }] : []),
    ...(remembered.length > 0 ? [{ label: 'Remembered', value: remembered.join('; ') }] : []),
    ...(drawn && drawn.concepts.length > 0 ? [{ label: 'Drawn by', value: makersOf(concepts, drawn) }] : []),
    ...(guidance.proposal && guidance.by ? [{ label: 'Read by', value: guidance.by }] : []),
    ...(picture.row && picture.by ? [{ label: 'Picture by', value: picture.by }] : []),
    ...(drawn && drawn.took.length > 0 ? [{ label: 'From your picture', value: drawn.took.join('; ') }] : []),
    ...(leftOut.length > 0 ? [{ label: 'Left out', value: leftOut.join('; ') }] : []),
    ...costLines(cost),
  ]
}
