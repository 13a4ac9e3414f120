/**
 * Editing by talking: an instruction is split into clauses, each family of edits is asked whether a clause is its own,
 * and what they answer is applied in turn. What was not named stays as it is, byte for byte.
 */
import { random } from '../base/random.ts'
import type { Design } from '../design/types.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { changedNodes } from '../scene/walk.ts'
import { aboutOf } from './about.ts'
import { noEdit } from './acts/act.ts'
import { apply } from './apply.ts'
import { type Clause, splitClauses, toClause } from './clauses.ts'
import type { EditContext, State, Step } from './context.ts'
import { correction } from './corrections.ts'
import { isQuestion } from './families/asks.ts'
import { bareThing } from './families/bare-thing.ts'
import { values } from './families/values.ts'
import { guarded } from './guard.ts'
import { groundFirst, inherited, joined } from './joining.ts'
import { besides } from './measure/also.ts'
import { compare, measure } from './measure/compare.ts'
import { type Hands, truthful } from './measure/truthful.ts'
import { findMentions } from './nouns.ts'
import { onPage } from './pages/on-page.ts'
import { mistyped, plainly, recognise } from './reading.ts'
import { isReason } from './reasons.ts'
import { recentFocus } from './recent.ts'
import { byPlace } from './referents.ts'
import { standsInText } from './scene-nodes.ts'
import { severalIn } from './several/several.ts'
import { nextWishes, offered } from './suggestions.ts'
import { findTargets } from './targets.ts'
import type { Change, EditResult, Operation } from './types.ts'
import { idle, looksTheSame } from './unchanged.ts'

/** Longest instruction that is read; a wish is shorter, and reading stays quick. */
const LONGEST = 2000

/**
 * Carries an instruction out on a design. 'changed' always comes with a scene that differs; clauses that were not
 * understood beside others that were are named in `notUnderstood`.
 */
export function edit(design: Design, instruction: string, given: EditContext = {}): EditResult {
  const context = lookingOnce(given)
  const page = onPage(design, instruction)
  const there = page && carriedOut(page.design, page.instruction, context)
  if (page && there?.status === 'changed')
    return { ...there, design: { ...there.design, scene: page.back(there.design.scene) } }
  const result = carriedOut(design, instruction, context)
  if (result.status !== 'unclear') return result
  return { ...result, suggestions: offered(result.suggestions, design, worksOn(design, context)) }
}

/**
 * Three wishes that may come next and would be carried out.
 * @param said the wish that the design came from: it is not offered again
 * @param turn any number; another one leads in other directions
 */
export function suggest(design: Design, said: string, turn: number, given: EditContext = {}): string[] {
  const works = worksOn(design, lookingOnce(given))
  return nextWishes(design, said, turn, (wish) => {
    const several = severalIn(wish, design)
    return several?.of === 'copies' ? several.shares.every(({ instruction }) => works(instruction)) : works(wish)
  })
}

const worksOn = (design: Design, context: EditContext) => (sentence: string) =>
  carriedOut(design, sentence, context).status !== 'unclear'

const lookingOnce = (given: EditContext): EditContext => ({
  ...given,
  ...(given.layout && { layout: once(given.layout) }),
})

/** A layout worked out once for each scene: guard and measure look at the same ones. */
function once(layout: NonNullable<EditContext['layout']>): NonNullable<EditContext['layout']> {
  const known = new WeakMap<Scene, LaidArtboard[]>()
  return (scene) => {
    const laid = known.get(scene) ?? layout(scene)
    known.set(scene, laid)
    return laid
  }
}

function carriedOut(design: Design, instruction: string, context: EditContext): EditResult {
  const run: Run = {
    state: { design, context, random: random(context.seed ?? 1), focus: [], done: [] },
    operations: [],
    changes: [],
    unread: [],
    refusals: [],
    patches: [],
    idle: 0,
    remark: false,
    absent: false,
  }
  const said = instruction.slice(0, LONGEST)
  const corrected = correction(said, run.state)
  if (corrected) return conclude(design, [], settle(toClause(said, { text: '', quotes: [] }), corrected, run))
  const whole = toClause(said, { text: '', quotes: [] })
  const thing = / and /.test(said) ? bareThing(whole, run.state) : undefined
  if (thing) return conclude(design, [], settle(whole, thing, run))
  const wishes = splitClauses(said, (words) => standsInText(words, run.state))
  const clauses = groundFirst(joined(wishes, (clause) => recognise(clause, run.state) !== undefined))
  const first = clauses.find(({ lower }) => !/^(?:no+|nope|hmm+|ok(?:ay)?|sorry|oops|actually)$/.test(lower))
  if (first) run.state = { ...run.state, focus: recentFocus(first, said.toLowerCase(), run.state) }
  for (const clause of clauses) {
    take(clause, run)
    if (run.revert) return { status: 'revert', to: run.revert.to }
  }
  return conclude(design, clauses, run)
}

interface Run {
  state: State
  operations: Operation[]
  changes: Change[]
  unread: string[]
  refusals: Extract<Step, { step: 'cannot' }>[]
  /** Clauses that patched, in words: a new composition takes them up. */
  patches: string[]
  recompose?: Extract<Step, { step: 'recompose' }>
  revert?: Extract<Step, { step: 'revert' }>
  /** The last clause was about something that the design has not: "and twice as big" is about that, too. */
  absent: boolean
  /** The last clause named something and wished nothing. */
  remark: boolean
  /** Clauses that asked for nothing. */
  idle: number
  /** What a clause named that wished nothing of it. */
  about?: string
  /** The last clause that was understood: what a bare "and the date" repeats. */
  last?: Clause
}

function take(said: Clause, run: Run) {
  const placed = byPlace(said, run.state)
  if (placed && 'missing' in placed) {
    run.refusals.push({ step: 'cannot', question: `There is no ${placed.missing}. Which part do you mean?` })
    return
  }
  if (placed) run.state = { ...run.state, focus: placed.focus }
  const clause = placed?.clause ?? said
  const told = noEdit(clause.lower, run.state.design.scene.kind)
  if (told) {
    run.refusals.push({ step: 'cannot', ...told })
    return
  }
  if (run.absent && elliptic(clause)) {
    run.unread.push(clause.words(0))
    return
  }
  const first = recognise(clause, run.state)
  // "is the headline centred?" is answered; said more plainly, it would be taken for a wish.
  if (first?.step === 'cannot' && isQuestion(clause.lower)) {
    run.refusals.push(first)
    return
  }
  const read = first && idle(first, run.state) ? alreadySo(clause) : first
  const again = mistyped(clause, run.state)
  const value = read?.step === 'cannot' ? values(clause, run.state) : undefined
  const repeated = inherited(clause, run.last)
    .map((other) => ({ other, step: recognise(other, run.state) }))
    .find(({ step }) => step !== undefined)
  const found =
    (again?.step === 'cannot' ? undefined : again) ??
    (value?.step === 'patch' ? value : undefined) ??
    (read?.step === 'cannot' ? (plainly(clause, run.state) ?? read) : read) ??
    repeated?.step ??
    plainly(clause, run.state) ??
    truthful(clause, undefined, run.state, handsOf(run.state))
  if (!found) {
    // "the circle is distracting, remove it": no wish yet, but what the next one is about.
    const about = aboutOf(clause, run.state)
    if (about.length > 0) run.state = { ...run.state, focus: about.flatMap((target) => target.ids) }
    if (about[0]) run.about = about[0].name
    run.unread.push(clause.words(0))
    // "the brass is too shiny, tone it down"
    run.remark = about.length > 0 || /\btoo [\w-]+$/.test(clause.lower)
    return
  }
  if (found.step !== 'nothing') run.last = found === repeated?.step ? repeated?.other : clause
  settle(clause, found, run)
}

/** Takes a step into the run, held against the layout. */
function settle(clause: Clause, found: Step, run: Run): Run {
  const held = guarded(found, run.state)
  const step = truthful(clause, held, run.state, handsOf(run.state)) ?? held
  run.absent = step.step === 'cannot' && /^There is no /.test(step.question)
  if (step.step === 'cannot') {
    run.refusals.push(step)
    // "at the bottom, and bold": what could not be done was about something, and so is what follows.
    const ids = findTargets(clause, run.state).found.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
    if (ids.length > 0) run.state = { ...run.state, focus: ids }
  }
  if (step.step === 'nothing') run.idle++
  if (step.step === 'revert') run.revert = step
  if (step.step === 'recompose') {
    run.recompose = run.recompose ? both(run.recompose, step) : step
    run.state = { ...run.state, design: { ...run.state.design, brief: step.recompose.brief } }
  }
  if (step.step === 'patch') patch(clause, step, run)
  return run
}

const handsOf = (state: State): Hands => ({
  read: (clause) => recognise(clause, state),
  guard: (step) => guarded(step, state),
})

/** Two wishes for a new composition: the later brief, and only what both keep. */
function both(first: Extract<Step, { step: 'recompose' }>, second: Extract<Step, { step: 'recompose' }>): typeof first {
  const [a, b] = [first.recompose, second.recompose]
  const keep = {
    palette: a.keep.palette && b.keep.palette,
    typography: a.keep.typography && b.keep.typography,
    pictogram: a.keep.pictogram && b.keep.pictogram,
  }
  const format = b.format ?? a.format
  return {
    step: 'recompose',
    recompose: { brief: b.brief, keep, ...(format && { format }) },
    changes: [...first.changes, ...second.changes],
  }
}

function patch(clause: Clause, step: Extract<Step, { step: 'patch' }>, run: Run) {
  const { design } = run.state
  const scene = apply(design.scene, step.operations)
  if (looksTheSame(design.scene, scene)) {
    run.refusals.push(alreadySo(clause))
    return
  }
  const aboutBefore = run.state.focus
  const brief = step.brief ?? design.brief
  const direction = { ...design.direction, palette: scene.palette, typography: scene.typography }
  const focus = focusOf(step)
  run.state = {
    ...run.state,
    design: { ...design, scene, brief, direction },
    focus,
    done: [...run.state.done, ...focus],
  }
  const answered = step.changes.some(({ nodes }) => nodes.some((id) => aboutBefore.includes(id)))
  if (run.remark && (answered || /\b(?:it|them|that|this|those|these|one)\b/.test(clause.lower))) run.unread.pop()
  run.remark = false
  run.operations.push(
    ...step.operations.filter((operation) => !('set' in operation) || Object.keys(operation.set).length > 0),
  )
  run.changes.push(...step.changes)
  run.refusals.push(...(step.unshown ?? []).map(unseen))
  // New words reach a new composition through the brief.
  if (JSON.stringify(brief.copy) === JSON.stringify(design.brief.copy)) run.patches.push(quoted(clause))
}

/** What was meant, and does not show. */
const unseen = ({ what, to }: Change): Extract<Step, { step: 'cannot' }> => ({
  step: 'cannot',
  question: `That does not show here: ${to ? `${what}: ${to}` : what}.`,
})

/** "and twice as big": a look or a place, and nothing that it is of. */
const elliptic = ({ lower, quotes }: Clause): boolean =>
  quotes.length === 0 &&
  findMentions(lower).length === 0 &&
  /^(?:and |but |make it |also |then |a bit |a little |much |twice |half |\d+% )*(?:as (?:big|small|large)|[a-z]+er|bold|italic|smaller|bigger|in [a-z]+|(?:on|to|at) the (?:left|right|top|bottom))(?: [a-z]+)?$/.test(
    lower,
  )

const alreadySo = (clause: Clause): Extract<Step, { step: 'cannot' }> => ({
  step: 'cannot',
  question: `That is so already: '${clause.words(0)}'. What shall I change instead?`,
})

const focusOf = ({ changes }: Extract<Step, { step: 'patch' }>) => [
  ...new Set(changes.flatMap((change) => change.nodes)),
]

/** The clause with its quotations in marks again, to be read once more. */
function quoted(clause: Clause): string {
  return clause.text.replace(/\ue000\d+\ue001/g, (marker) => {
    const quote = clause.quotes.find(({ start }) => clause.text.indexOf(marker) === start)
    return `“${quote?.text ?? ''}”`
  })
}

function conclude(before: Design, clauses: Clause[], run: Run): EditResult {
  const { state, unread } = run
  const missed = unread.filter((words) => !isReason(words))
  // What is as it was wished already is no news beside what was changed.
  const undone = run.refusals.filter(({ already }) => !already).map(({ question }) => stated(question))
  if (run.recompose) {
    const { recompose, changes } = run.recompose
    const keeps = keepsSaid(clauses.map(({ lower }) => lower).join('; '), recompose.keep)
    return {
      status: 'recompose',
      ...recompose,
      brief: {
        ...state.design.brief,
        style: recompose.brief.style,
        kind: recompose.brief.kind,
        format: recompose.brief.format,
      },
      keep: keeps,
      otherThan: before.archetype,
      changes,
      ...(run.patches.length > 0 && { afterwards: run.patches.join('; ') }),
      ...(undone.length > 0 && { notDone: undone }),
      ...(missed.length > 0 && { notUnderstood: missed }),
    }
  }
  if (run.operations.length > 0 && changed(before, state.design)) {
    const [was, is] = [measure(before.scene, state.context), measure(state.design.scene, state.context)]
    const also = besides(run.changes, compare(was, is), was, is)
    return {
      status: 'changed',
      design: state.design,
      operations: run.operations,
      changes: run.changes,
      ...(also.length > 0 && { also }),
      ...(undone.length > 0 && { notDone: undone }),
      ...(missed.length > 0 && { notUnderstood: missed }),
    }
  }
  const [refusal] = run.refusals
  if (refusal) {
    const { question, suggestions = [], act } = refusal
    return { status: 'unclear', question, suggestions, ...(act && { act }) }
  }
  if (run.about) {
    const suggestions = [`remove the ${run.about}`, `make the ${run.about} smaller`, `make the ${run.about} bigger`]
    return { status: 'unclear', question: `What shall happen to the ${run.about}?`, suggestions }
  }
  if (unread.length === 0)
    return { status: 'unclear', question: 'The design stays as it is. What shall I do next?', suggestions: [] }
  const question = `I did not understand '${shorten(unread[0] ?? '')}'. What shall I change?`
  return { status: 'unclear', question, suggestions: [], unread: true }
}

/** An answer without the question that it ends with: beside what was done, nothing is asked. */
const stated = (answer: string) => answer.replace(/(?<=[.!])\s+[^.!?]*\?$/, '')

/** "another layout, but keep the colours": said in a clause of its own. */
function keepsSaid(lower: string, keep: { palette: boolean; typography: boolean; pictogram: boolean }) {
  const said = (what: string) =>
    new RegExp(`\\b(?:keep|same|preserve|retain|don't change|do not change)\\b[^;]*\\b(?:${what})`).test(lower)
  return {
    palette: keep.palette || said('colou?rs?|palette|scheme'),
    typography: keep.typography || said('fonts?|typefaces?|typography'),
    pictogram: keep.pictogram || said('icons?|symbols?|mark'),
  }
}

const changed = (before: Design, after: Design) =>
  changedNodes(before.scene, after.scene).length > 0 ||
  JSON.stringify(before.scene.palette) !== JSON.stringify(after.scene.palette) ||
  JSON.stringify(before.scene.typography) !== JSON.stringify(after.scene.typography) ||
  JSON.stringify(before.scene.artboards) !== JSON.stringify(after.scene.artboards)

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
