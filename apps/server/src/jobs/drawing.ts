/** Concepts that a language model draws as sheets: asked side by side, mended once, looked at once; the engine says what stands. */
import type { Concept, DrawingRequest, DrawingTask, DrawnSheet, PictureAsk, SheetRequest } from '@limner/engine'
import type { Bytes, Call, Drawing, LanguageClient, Outcome, Redrawn } from '@limner/models'
import { type Reason, sentenceFor } from '../features/models/sentences.ts'
import type { ModelAnswer } from '../features/models/service.ts'
import { sniffPicture } from '../media/sniff.ts'
import type { ModelChoice } from '../platform/model-config.ts'
import type { Tasks } from '../threads/tasks.ts'
import { type DrawingPreviews, drawingPreviews, requestOf } from './drawing-previews.ts'
import type { ModelSteps } from './guidance.ts'
import { hasPainter } from './paint-picture.ts'
import type { PaintingParts, Report } from './painting.ts'
import { type SheetCheckpoints, sheetCheckpoints } from './sheet-checkpoints.ts'
import type { Claim } from './types.ts'

/**
 * The score measures boxes, sizes and white space, hardly a drawing: within this much, whoever saw the picture is right. Of 18
 * changed sheets the better ones lost up to 0.06 by it; what it is about, words that cannot be read, admission has refused.
 */
const SCORE_BLUR = 0.2
/** Lines that boxes share tell little where there are three of them, or where they are turned: one text moved cost 0.26. */
const OF_LINES: ReadonlySet<string> = new Set(['alignment', 'grid'])
/** What people are told of a look of which not everything could be done. */
const LEFT = 'Changes after a look at the picture: words would have been hidden, crossed or without room'

/** Pixels across of the picture that a model looks at. */
export const REVIEW_WIDTH = 768

export interface DrawnConcepts {
  /** In the order of their directions. */
  concepts: Concept[]
  /** The model, as it is called. */
  by: string
  /** What was changed or left out of them, for people. */
  mended: string[]
  /** What was taken from the attached picture, a sentence each. */
  took: string[]
  /** The first of them that asks for a painted picture, by its place among them, and what it asks for. */
  ask?: { at: number; picture: PictureAsk }
  /** What went wrong, for people. */
  faults: string[]
  /** The model answered, and none of its sheets could be used: it may do better with less to do. */
  isBeyondIt: boolean
}

type Input = Omit<Tasks['design']['input'], 'proposal' | 'avoid'>
type Admitted = Extract<DrawnSheet, { ok: true }>

/** One concept: what came of it. */
type ConceptOutcome = { drawn: Admitted } | { why: Reason }

export type DrawingParts = ModelSteps & Pick<PaintingParts, 'files'>

interface DrawingContext {
  parts: DrawingParts
  claim: Claim
  signal: AbortSignal
  choice: ModelChoice
  input: Input
  task: DrawingTask
  history: string[]
  image: Bytes | undefined
  /** What all of them are asked with. */
  request: DrawingRequest
  /** When the first was asked, milliseconds. */
  began: number
  /** What was answered, kept so that nothing is asked for twice. */
  checkpoints: SheetCheckpoints
  previews: DrawingPreviews
}

/** The concepts of one answer, where a prompt does not say. */
export const CONCEPTS = 4

/** Null: no model was chosen. */
export async function drawConcepts(
  parts: DrawingParts,
  claim: Claim,
  input: Input,
  report: Report,
  signal: AbortSignal,
): Promise<DrawnConcepts | null> {
  const choice = parts.models.choiceOf(claim.request.models?.language, 'language')
  if (!choice) return null
  // It was found to be beyond it before a restart.
  if (claim.steps?.proposal)
    return { concepts: [], by: choice.model, mended: [], took: [], faults: [], isBeyondIt: true }
  const { picture, pictures, count = CONCEPTS } = input
  const isPainted = hasPainter(parts, claim.request.models)
  const request = { ...requestOf(input), ...(isPainted && { hasPainter: true as const }) }
  const [task, history] = await Promise.all([
    parts.threads.run('drawingTask', request, { signal }),
    parts.historyOf(claim),
  ])
  const bytes = picture && pictures.get(picture.media)
  const board: DrawingContext = {
    ...{ parts, claim, signal, choice, input, task, history, request },
    began: performance.now(),
    image: bytes && { bytes, type: sniffPicture(bytes) ?? 'image/png' },
    checkpoints: sheetCheckpoints(parts, claim),
    previews: drawingPreviews(parts, { input, by: choice.model, count }, report, signal),
  }
  const came = await Promise.all(
    task.directions.slice(0, count).map(async (_, at) => {
      const one = await drawOne(board, at)
      await board.previews.finish(at, 'drawn' in one ? one.drawn.concept : null)
      return one
    }),
  )
  return answerOf(came, choice, parts)
}

function answerOf(came: ConceptOutcome[], choice: ModelChoice, parts: ModelSteps): DrawnConcepts {
  const drawn = came.flatMap((one) => ('drawn' in one ? [one.drawn] : []))
  const reasons = came.flatMap((one) => ('why' in one ? [one.why] : []))
  const [reason] = reasons
  const at = drawn.findIndex(({ ask }) => ask !== undefined)
  const picture = drawn[at]?.ask
  return {
    concepts: drawn.map(({ concept }) => concept),
    by: choice.model,
    mended: [...new Set(drawn.flatMap(({ mended }) => mended))],
    took: [...new Set(drawn.flatMap(({ took }) => took ?? []))],
    ...(picture && { ask: { at, picture } }),
    faults: reason
      ? [sentenceFor(reason, drawn.length > 0 ? 'drawSome' : 'draw', choice.model, parts.models.patience.drawing)]
      : [],
    isBeyondIt: drawn.length === 0 && reasons.every((why) => why === 'malformed'),
  }
}

/** Draws one concept: asked, mended where it has faults, looked at where it has none. */
async function drawOne(board: DrawingContext, at: number): Promise<ConceptOutcome> {
  const first = board.checkpoints.sheets[at] ?? (await drawSheet(board, at))
  if (typeof first !== 'string') return first
  const admitted = await admit(board, at, { sheet: first }, false)
  if (admitted.ok) return { drawn: await reviewed(board, at, admitted, false) }
  const mended = await ask(board, at, 'mend', (speaker, drawing, call) =>
    speaker.repair({ ...drawing, sheet: first, faults: admitted.faults }, call),
  )
  // Where nothing better came, what can be left out of the first one is.
  const again = mended.ok ? redrawn(first, mended.value) : { sheet: first }
  const sound = mended.ok ? await admit(board, at, again, false) : admitted
  const last = sound.ok ? sound : await admit(board, at, again, true)
  if (!last.ok) return { why: 'malformed' }
  // Two long answers are what a generation waits for: a third one where these were quick.
  const isQuick = performance.now() - board.began < board.parts.models.patience.drawing
  return { drawn: isQuick ? await reviewed(board, at, last, !sound.ok) : last }
}

/** What a model made of a sheet, as the engine admits it. */
const redrawn = (sheet: string, value: Redrawn) => ('sheet' in value ? value : { sheet, ...value })

async function drawSheet(board: DrawingContext, at: number): Promise<string | ConceptOutcome> {
  const onText = (sheet: string) => {
    board.checkpoints.update(at, sheet)
    board.previews.update(at, sheet)
  }
  const answered = await ask(board, at, 'draw', (speaker, drawing, call) => speaker.draw(drawing, call, onText))
  if (!answered.ok) return { why: answered.why }
  await board.checkpoints.keep(at, answered.value)
  return answered.value
}

/** How good it is by all that the score measures but lines that boxes share. */
function scoreBesideLines({ concept: { score } }: Admitted): number {
  const reasons = score.reasons.filter(({ measure }) => !OF_LINES.has(measure))
  const weights = reasons.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? score.value : reasons.reduce((sum, { reached, weight }) => sum + reached * weight, 0) / weights
}

/** The better of a drawing and what its model makes of it when it sees it painted. @param isLenient small faults of it stay, as they did before */
async function reviewed(board: DrawingContext, at: number, drawn: Admitted, isLenient: boolean): Promise<Admitted> {
  const { sheet } = drawn
  const { threads } = board.parts
  const { scene } = drawn.concept.design
  const look = { scene, pictures: board.input.pictures, width: REVIEW_WIDTH }
  const picture: Bytes = { bytes: await threads.run('overview', look, { signal: board.signal }), type: 'image/png' }
  const answered = await ask(board, at, 'look', (speaker, drawing, call) =>
    speaker.review(
      { ...drawing, sheet, picture, faults: [...drawn.mended, ...drawn.remarks], boxes: drawn.boxes },
      call,
    ),
  )
  if (!answered.ok || answered.value === null) return drawn
  // Words that a drawing hides or crosses are no sheet that stands, whatever its score; of changes those stand that do no such harm.
  const again = await admit(board, at, { ...redrawn(sheet, answered.value), asFarAsGood: true }, isLenient)
  if (!again.ok || scoreBesideLines(again) < scoreBesideLines(drawn) - SCORE_BLUR)
    return { ...drawn, mended: [...drawn.mended, LEFT] }
  await board.checkpoints.keep(at, again.sheet)
  return again.left?.length ? { ...again, mended: [...again.mended, LEFT] } : again
}

function ask<T>(
  board: DrawingContext,
  at: number,
  step: 'draw' | 'mend' | 'look',
  say: (speaker: LanguageClient, drawing: Drawing, call: Call) => Promise<Outcome<T>>,
): Promise<ModelAnswer<T>> {
  const { parts, claim, signal, choice, task, history, image } = board
  const asking = { predictionId: claim.id, step: `${step}-${at + 1}`, ownerId: claim.authorId, signal }
  const direction = task.directions[at] ?? ''
  const drawing: Drawing = { prompt: claim.request.prompt, task, direction, history, ...(image && { image }) }
  return parts.models.speak(
    choice,
    asking,
    (speaker, call) => say(speaker, drawing, call),
    parts.models.patience.drawing,
  )
}

const admit = (
  { parts, input, request, signal }: DrawingContext,
  at: number,
  drawn: Pick<SheetRequest, 'sheet' | 'changes' | 'asFarAsGood'>,
  isLast: boolean,
): Promise<DrawnSheet> => {
  const about = { ...request, seed: input.seed + at, pictures: input.pictures }
  return parts.threads.run('admitSheet', { ...about, ...drawn, isLast }, { signal })
}
