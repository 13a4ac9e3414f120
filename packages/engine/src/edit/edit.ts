/**
 * Editing by talking: a message is read as wishes, which are carried out in turn; what no rule reads is answered or left.
 * What was not named stays as it is, byte for byte.
 */
import type { Design } from '../design/types.ts'
import type { Words } from '../language/tokens.ts'
import { findNode } from '../scene/walk.ts'
import { apply } from './apply.ts'
import { withoutLocked } from './by-hand/locks.ts'
import { type Clause, clauseIn, toClause, withMarks } from './clauses.ts'
import type { EditContext, State, Step } from './context.ts'
import { correction } from './corrections.ts'
import { cannotTell } from './families/replies.ts'
import { guarded } from './guard.ts'
import { measure } from './measure/compare.ts'
import { truthful } from './measure/truthful.ts'
import { onPage } from './pages/on-page.ts'
import { recentFocus } from './recent.ts'
import { isCommand, tellAnew } from './restated/tell-anew.ts'
import { goneBack } from './run/backwards.ts'
import { conclude } from './run/conclude.ts'
import { keptFrom, spared, touchedOf } from './run/keeping.ts'
import { owing } from './run/owing.ts'
import { proved } from './run/proved.ts'
import { leave } from './run/remainder.ts'
import { begun, missedBy, type Run } from './run/run.ts'
import { unaccounted } from './run/unaccounted.ts'
import { severalIn } from './several/several.ts'
import { shield } from './shield.ts'
import { cannot, idsOf } from './steps.ts'
import { nextWishes, offered } from './suggestions.ts'
import { findTargets } from './targets.ts'
import type { Change, EditResult } from './types.ts'
import { looksTheSame } from './unchanged.ts'
import { readWishes } from './understand/read.ts'
import { partsOf } from './understand/referents.ts'
import type { Reading, Wish } from './understand/wish.ts'
import { copyOf, heard } from './utterance/heard.ts'

/** Wishes of one message that are carried out: each is laid out and looked at. What comes behind them is told as left. */
const MOST_WISHES = 24

/**
 * Carries what was said out on a design: a message that was read, or a plain sentence. 'changed' always comes with a scene that differs; clauses that were not
 * understood beside others that were are named in `notUnderstood`.
 */
export function edit(design: Design, said: string | Words, context: EditContext = {}): EditResult {
  const words = typeof said === 'string' ? heard(said, copyOf(design)) : said
  const page = onPage(design, words)
  const there = page && carriedOut(page.design, page.words, context)
  if (page && there?.status === 'changed')
    return { ...there, design: { ...there.design, scene: page.back(there.design.scene) } }
  const result = carriedOut(design, words, context)
  if (result.status !== 'unclear') return result
  const told = context.asks && (result.unread || result.open) ? notTold(design) : result
  return { ...told, suggestions: offered(told.suggestions, design, worksOn(design, { ...context, asks: false })) }
}

/** A question that nothing here answers. */
const notTold = (design: Design): Extract<EditResult, { status: 'unclear' }> => ({
  status: 'unclear',
  question: cannotTell({ design }),
  suggestions: [],
})

/**
 * Three wishes that may come next and would be carried out.
 * @param said the wish that the design came from: it is not offered again
 * @param turn any number; another one leads in other directions
 */
export function suggest(design: Design, said: string, turn: number, context: EditContext = {}): string[] {
  const works = worksOn(design, context)
  return nextWishes(design, said, turn, (wish) => {
    const several = severalIn(wish, design.scene.kind, design.scene)
    return several?.of === 'copies' ? several.shares.every(({ instruction }) => works(instruction)) : works(wish)
  })
}

const worksOn = (design: Design, context: EditContext) => (sentence: string) =>
  carriedOut(design, heard(sentence, copyOf(design)), context).status !== 'unclear'

/** The message as wishes; what it leaves undone may be one that corrects the last. */
function carriedOut(design: Design, words: Words, context: EditContext): EditResult {
  const { text: said } = words
  const told = context.asks ? undefined : tellAnew(words, begun(design, context), toldBy)
  if (told && (missedBy(told) === 0 || !isCommand(words))) return toldAnew(design, told)
  const reading = context.asks ? undefined : readWishes(words, begun(design, context).state)
  const read = owing(design, said, reading, byWishes(design, words, reading, context))
  const run = (missedBy(read) > 0 && corrected(design, said, context)) || read
  run.refusals.push(...unaccounted(design, said, reading, run))
  if (told && missedBy(told) < missedBy(run)) return toldAnew(design, told)
  return run.revert ? { status: 'revert', to: run.revert.to } : conclude(design, run.clauses, run)
}

function toldAnew(design: Design, run: Run): EditResult {
  const result = conclude(design, run.clauses, run)
  return result.status === 'changed' ? { ...result, restated: true } : result
}

/** Facts that are told anew, one after the other. */
const toldBy = (step: Step, said: string, run: Run) => enter(toClause(said), guarded(step, run.state), run)

function corrected(design: Design, said: string, context: EditContext): Run | undefined {
  const run = begun(design, context)
  const step = correction(said, run.state)
  return step && enter(toClause(said), guarded(step, run.state), run)
}

function byWishes(design: Design, words: Words, reading: Reading | undefined, context: EditContext): Run {
  const { text: said } = words
  const run = begun(design, context)
  run.state = {
    ...run.state,
    focus: selectedIn(design, context) ?? recentFocus(toClause(said), said.toLowerCase(), run.state),
  }
  if (run.state.focus.length === 0) run.state = { ...run.state, focus: spokenOf(reading ?? [], run.state) }
  if (!reading) left(said, run)
  run.keeps = (reading ?? []).flatMap((wish) => (wish.verb === 'keep' ? wish.of : []))
  const rest = goneBack(reading ?? [], run)
  // What is left out and not there: nobody knows what shall be left out then.
  const absent = rest.filter(
    (wish) => wish.verb === 'keep' && wish.leaves && proved(wish, run.state)?.step === 'cannot',
  )
  const wishes = absent.length > 0 ? absent : rest
  const [over] = wishes.slice(MOST_WISHES)
  if (over) run.unread.push(said.slice(over.clause.from))
  for (const wish of wishes.slice(0, MOST_WISHES)) {
    if (run.revert) break
    const step = wish.verb === 'unread' ? undefined : proved(wish, run.state)
    if (wish.verb === 'unread' || !step) left(wish.clause.words, run)
    else {
      const shielded = shield(wish.clause.words)
      const clause = clauseIn(words, wish.clause, shielded)
      run.clauses.push(clause)
      fulfil(wish, clause, step, run)
      // "a saxophone is fine, but smaller"
      if (wish.verb === 'keep') run.state = { ...run.state, focus: partsOf(wish.of, run.state) }
    }
  }
  return run
}

/** What the message before was about that came to nothing, where this one names nothing: "no, smaller than that". */
function spokenOf(reading: Reading, state: State): string[] {
  const { spoken } = state.context
  const leans = reading.every((wish) => wish.verb === 'unread' || wish.of.every(({ is }) => is === 'it'))
  if (spoken === undefined || !leans) return []
  const before = readWishes(heard(spoken, copyOf(state.design)), state) ?? []
  return before.flatMap((wish) =>
    wish.verb === 'unread'
      ? []
      : partsOf(
          wish.of.filter(({ is }) => is !== 'it'),
          state,
        ),
  )
}

/** What was selected before the words were said, where it is still there. */
const selectedIn = ({ scene }: Design, { selected }: EditContext): string[] | undefined =>
  selected !== undefined && findNode(scene, selected) ? [selected] : undefined

/** What no rule reads, sentence by sentence. */
function left(said: string, run: Run) {
  for (const words of said.split(/(?<=[^\s.]{2}[.!?])\s+|\s*[;\n]\s*/))
    leave(words, run, (clause, step) => settle(clause, step, run))
}

/** Takes what a wish was planned as into the run: held against the layout, and against what shows of it. */
function fulfil(wish: Wish, clause: Clause, planned: Step, run: Run) {
  const kept = keptFrom(wish, run.keeps, run.state)
  const held = unlocked(spared(planned, kept, run.state, wish), run)
  const judged = truthful(held, run.state)
  const before = run.state.design.scene
  if (judged.step === 'patch' && kept.length > 0) {
    const [was, is] = [before, apply(before, judged.operations)].map((scene) => measure(scene, run.state.context))
    const touched = was && is ? touchedOf(kept, was, is, run.state) : undefined
    if (touched) {
      run.refusals.push(
        cannot(`I cannot do that without changing ${touched}, which should stay: ${wish.clause.words}.`),
      )
      return
    }
  }
  enter(clause, judged, run)
}

/** The step without what it would do to locked parts, held against the layout; what comes of that for them is told once. */
function unlocked(planned: Step, run: Run): Step {
  const { step, held } = withoutLocked(planned, run.state)
  const made = guarded(step, run.state)
  const isNoted = made.step === 'patch' && made.noted !== undefined
  if (held !== undefined && !isNoted) run.refusals.push(cannot(held))
  return made
}

/** Takes a step into the run, held against the layout and against what shows of it. */
function settle(clause: Clause, found: Step, run: Run): Run {
  const held = unlocked(spared(found, run.keeps, run.state), run)
  return enter(clause, truthful(held, run.state), run)
}

function enter(clause: Clause, planned: Step, run: Run): Run {
  const { step, held } = withoutLocked(planned, run.state)
  if (held !== undefined) run.refusals.push(cannot(held))
  if (step.step === 'cannot') {
    run.refusals.push(step)
    // "at the bottom, and bold": what could not be done was about something, and so is what follows.
    const ids = idsOf(findTargets(clause, run.state).found)
    if (ids.length > 0) run.state = { ...run.state, focus: ids }
  }
  if (step.step === 'revert') run.revert = step
  if (step.step === 'recompose') {
    run.recompose = run.recompose ? both(run.recompose, step) : step
    const focus = step.changes.flatMap(({ nodes }) => nodes)
    const design = { ...run.state.design, brief: step.recompose.brief }
    run.state = { ...run.state, design, ...(focus.length > 0 && { focus }) }
  }
  if (step.step === 'patch') {
    run.noted.push(...(step.noted ?? []))
    patch(clause, step, run)
  }
  return run
}

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
const unseen = ({ what, to }: Change): Extract<Step, { step: 'cannot' }> =>
  cannot(`That would not be visible here: ${to ? `${what}: ${to}` : what}.`)

const alreadySo = (clause: Clause): Extract<Step, { step: 'cannot' }> =>
  cannot(`That is already the case: '${clause.words(0)}'. What should I change instead?`)

const focusOf = ({ changes }: Extract<Step, { step: 'patch' }>) => [
  ...new Set(changes.flatMap((change) => change.nodes)),
]
