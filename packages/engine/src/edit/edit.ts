/**
 * Editing by talking: a message is read as wishes by the frame, and where that leaves something undone by the families of
 * edits; what they come to is applied in turn. What was not named stays as it is, byte for byte.
 */
import type { Design } from '../design/types.ts'
import { aboutOf } from './about.ts'
import { noEdit } from './acts/act.ts'
import { apply } from './apply.ts'
import { type Clause, splitClauses, toClause } from './clauses.ts'
import type { EditContext, State, Step } from './context.ts'
import { correction } from './corrections.ts'
import { isQuestion } from './families/asks.ts'
import { owed, withMarks } from './framed.ts'
import { guarded } from './guard.ts'
import { groundFirst, inherited, joined } from './joining.ts'
import { measure } from './measure/compare.ts'
import { asksOfPart } from './measure/owed-part.ts'
import { type Hands, truthful } from './measure/truthful.ts'
import { findMentions } from './nouns.ts'
import { onPage } from './pages/on-page.ts'
import { asMeant } from './plainer.ts'
import { recognise } from './reading.ts'
import { recentFocus } from './recent.ts'
import { byPlace } from './referents.ts'
import { goneBack } from './run/backwards.ts'
import { conclude } from './run/conclude.ts'
import { keptFrom, spared, touchedOf } from './run/keeping.ts'
import { listed } from './run/listed.ts'
import { owing } from './run/owing.ts'
import { begun, missedBy, type Run } from './run/run.ts'
import { unaccounted } from './run/unaccounted.ts'
import { standsInText, textsOf } from './scene-nodes.ts'
import { severalIn } from './several/several.ts'
import { shield } from './shield.ts'
import { nextWishes, offered } from './suggestions.ts'
import type { Target } from './target-types.ts'
import { findTargets } from './targets.ts'
import type { Change, EditResult } from './types.ts'
import { idle, looksTheSame } from './unchanged.ts'
import { readWishes } from './understand/read.ts'
import { partsOf, targetsOf } from './understand/referents.ts'
import type { Reading, Wish } from './understand/wish.ts'

/** Longest instruction that is read; a wish is shorter, and reading stays quick. */
const LONGEST = 2000

/**
 * Carries an instruction out on a design. 'changed' always comes with a scene that differs; clauses that were not
 * understood beside others that were are named in `notUnderstood`.
 */
export function edit(design: Design, instruction: string, context: EditContext = {}): EditResult {
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
export function suggest(design: Design, said: string, turn: number, context: EditContext = {}): string[] {
  const works = worksOn(design, context)
  return nextWishes(design, said, turn, (wish) => {
    const several = severalIn(wish, design)
    return several?.of === 'copies' ? several.shares.every(({ instruction }) => works(instruction)) : works(wish)
  })
}

const worksOn = (design: Design, context: EditContext) => (sentence: string) =>
  carriedOut(design, sentence, context).status !== 'unclear'

/** The reading as wishes, and where that leaves something undone, the reading by families: what leaves less stands. */
function carriedOut(design: Design, instruction: string, context: EditContext): EditResult {
  const said = asMeant(listed(instruction.slice(0, LONGEST)), wordsOf(design))
  const reading = readWishes(said, begun(design, context).state)
  const ended = (run: Run) => {
    run.refusals.push(...unaccounted(design, said, reading, run))
    return concluded(design, run)
  }
  const framed = owing(design, said, reading, byWishes(design, said, reading, context))
  const isAsked = framed?.refusals.some(({ readings }) => readings !== undefined)
  // What is named and not there is not looked for elsewhere.
  const isAbsent = framed?.refusals.some(({ absent }) => absent === true)
  // What a message keeps is known to the frame alone.
  const keeps = reading?.some(({ verb }) => verb === 'keep') && (framed?.operations.length ?? 0) > 0
  const isBack = framed?.isBack === true
  if (framed && (missedBy(framed) === 0 || isAsked || isAbsent || keeps || isBack)) return ended(framed)
  const familiar = owing(design, said, reading, byFamilies(design, said, context))
  if (framed && framed.operations.length > 0 && missedBy(framed) < missedBy(familiar)) return ended(framed)
  // Neither did anything, and one of them says why.
  const isIdle = familiar.operations.length === 0 && !familiar.recompose && !familiar.revert
  const isReasoned = framed?.refusals.length && framed.unread.length === 0
  if (framed && isReasoned && isIdle && familiar.refusals.length === 0) return ended(framed)
  return ended(familiar)
}

const wordsOf = ({ scene }: Design): ReadonlySet<string> =>
  new Set(textsOf(scene).flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u)))

const concluded = (design: Design, run: Run): EditResult =>
  run.revert ? { status: 'revert', to: run.revert.to } : conclude(design, run.clauses, run)

/** Undefined where the frame reads nothing, or what it read cannot be planned. */
function byWishes(design: Design, said: string, reading: Reading | undefined, context: EditContext): Run | undefined {
  const run = begun(design, context)
  if (!reading) return undefined
  run.state = { ...run.state, focus: recentFocus(toClause(said), said.toLowerCase(), run.state) }
  run.keeps = reading.flatMap((wish) => (wish.verb === 'keep' ? wish.of : []))
  const rest = goneBack(reading, run)
  // What is left out and not there: nobody knows what shall be left out then.
  const absent = rest.filter((wish) => wish.verb === 'keep' && wish.leaves && owed(wish, run.state)?.step === 'cannot')
  for (const wish of absent.length > 0 ? absent : rest) {
    if (run.revert) break
    if (wish.verb === 'unread') takeAll(wish.clause.words, run)
    else {
      const step = owed(wish, run.state)
      if (!step) {
        takeAll(wish.clause.words, run)
        continue
      }
      const shielded = shield(wish.clause.words)
      const clause = toClause(shielded.text, shielded)
      run.clauses.push(clause)
      fulfil(wish, clause, step, run)
      // "a saxophone is fine, but smaller"
      if (wish.verb === 'keep') run.state = { ...run.state, focus: partsOf(wish.of, run.state) }
    }
  }
  return run
}

/** A wish is held against itself, and not against the words of its sentence. */
const NO_DEMAND = toClause('')

function byFamilies(design: Design, said: string, context: EditContext): Run {
  const run = begun(design, context)
  const corrected = correction(said, run.state)
  const whole = toClause(said)
  if (corrected) return settle(whole, corrected, run)
  return takeAll(said, run)
}

function takeAll(said: string, run: Run): Run {
  const wishes = splitClauses(said, (words) => standsInText(words, run.state))
  const clauses = groundFirst(joined(wishes, (clause) => recognise(clause, run.state) !== undefined))
  const first = clauses.find(({ lower }) => !/^(?:no+|nope|hmm+|ok(?:ay)?|sorry|oops|actually)$/.test(lower))
  if (first && run.clauses.length === 0)
    run.state = { ...run.state, focus: recentFocus(first, said.toLowerCase(), run.state) }
  for (const clause of clauses) {
    run.clauses.push(clause)
    take(clause, run)
    if (run.revert) return run
  }
  return run
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
    lookAt(aboutOf(clause, run.state), run)
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
    lookAt(aboutOf(clause, run.state), run)
    return
  }
  const read = first && idle(first, run.state) ? alreadySo(clause) : first
  const repeated = inherited(clause, run.last)
    .map((other) => ({ other, step: recognise(other, run.state) }))
    .find(({ step }) => step !== undefined)
  const found =
    read ?? repeated?.step ?? wanted(clause, run.state) ?? truthful(clause, undefined, run.state, handsOf(run.state))
  if (!found) {
    // "the circle is distracting, remove it": no wish yet, but what the next one is about.
    const about = aboutOf(clause, run.state)
    lookAt(about, run)
    if (about[0]) run.about = about[0].name
    run.unread.push(clause.words(0))
    // "the brass is too shiny, tone it down"
    run.remark = (about.length > 0 && STATES.test(clause.lower)) || /\btoo [\w-]+$/.test(clause.lower)
    return
  }
  if (found.step !== 'nothing') run.last = found === repeated?.step ? repeated?.other : clause
  settle(clause, found, run)
}

/** Tells how something is: what has none of it wishes something, and is not answered by the next wish. */
const STATES = /\b(?:is|isn't|are|was|looks?|feels?|seems?|gets?|don't|hate|dislike|not|too|so)\b|'s\b/

/** "why is the date so big? make it smaller": what was spoken of is what the next clause is about. */
function lookAt(about: readonly Pick<Target, 'ids'>[], run: Run) {
  if (about.length > 0) run.state = { ...run.state, focus: about.flatMap(({ ids }) => ids) }
}

/** "a cup": what is only named is wished for. */
const wanted = (clause: Clause, state: State): Step | undefined =>
  /^(?:an?|some) /.test(clause.lower) ? recognise(clause.reworded(`add ${clause.text}`), state) : undefined

/** Takes what a wish was planned as into the run: held against the layout, and against what shows of it. */
function fulfil(wish: Wish, clause: Clause, planned: Step, run: Run) {
  const kept = keptFrom(wish, run.keeps, run.state)
  const held = guarded(spared(planned, kept, run.state, wish), run.state)
  // What is brought back was no part of the design; ornament stands at the part that is named, and its own proof sees to that.
  const ofPart =
    wish.verb === 'back' || wish.verb === 'ornament'
      ? []
      : asksOfPart(clause, run.state, wish.of.length > 0 ? targetsOf(wish.of, run.state) : [])
  const judged = truthful(NO_DEMAND, held, run.state, handsOf(run.state), ofPart) ?? held
  const before = run.state.design.scene
  if (judged.step === 'patch' && kept.length > 0) {
    const [was, is] = [before, apply(before, judged.operations)].map((scene) => measure(scene, run.state.context))
    const touched = was && is ? touchedOf(kept, was, is, run.state) : undefined
    if (touched) {
      run.refusals.push({
        step: 'cannot',
        question: `Without changing ${touched}, which shall stay, that cannot be done: ${wish.clause.words}.`,
      })
      return
    }
  }
  enter(clause, judged, run)
}

/** Takes a step into the run, held against the layout. */
function settle(clause: Clause, found: Step, run: Run): Run {
  const held = guarded(spared(found, run.keeps, run.state), run.state)
  return enter(clause, truthful(clause, held, run.state, handsOf(run.state)) ?? held, run)
}

function enter(clause: Clause, step: Step, run: Run): Run {
  run.absent = step.step === 'cannot' && /^There is no /.test(step.question)
  if (step.step === 'cannot') {
    run.refusals.push(step)
    // "at the bottom, and bold": what could not be done was about something, and so is what follows.
    const ids = findTargets(clause, run.state).found.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
    if (ids.length > 0) run.state = { ...run.state, focus: ids }
  }
  if (step.step === 'revert') run.revert = step
  if (step.step === 'recompose') {
    run.recompose = run.recompose ? both(run.recompose, step) : step
    const focus = step.changes.flatMap(({ nodes }) => nodes)
    const design = { ...run.state.design, brief: step.recompose.brief }
    run.state = { ...run.state, design, ...(focus.length > 0 && { focus }) }
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
  if (JSON.stringify(brief.copy) === JSON.stringify(design.brief.copy))
    run.patches.push(byName(withMarks(clause), step))
}

/** "make it white": of a new composition nothing was spoken yet, so that the part is named. */
const byName = (words: string, { changes: [first] }: Extract<Step, { step: 'patch' }>): string =>
  first && first.nodes.length > 0
    ? words.replace(/\b(?:it|them|that|those)\b/i, `the ${first.what.toLowerCase()}`)
    : words

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
