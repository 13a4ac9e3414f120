/**
 * From a wish and the design to what is done: one planner for each property, given parts and what is wished of them. Only
 * removal sees the words of its clause, too: the brief takes from them what a later composition does without.
 */
import { toClause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { missingStep, noneCalled } from '../families/replies.ts'
import { cannot } from '../steps.ts'
import type { Missing, Target } from '../target-types.ts'
import { openTarget } from '../targets.ts'
import { type Found, resolveRefs } from '../understand/referents.ts'
import type { Place, Ref, Wish } from '../understand/wish.ts'
import { askWords, planAdd, planSign } from './adding.ts'
import { planAgain } from './again.ts'
import { planColours, planHues } from './colour/colours.ts'
import { planDuplicate } from './duplicate.ts'
import { planFont } from './font/font.ts'
import { aimOf, isRunning } from './font/setting.ts'
import { planFormat } from './format.ts'
import { planLikewise } from './likewise.ts'
import { planLock } from './lock.ts'
import { planLook } from './look.ts'
import { planOrnament } from './ornament/ornament.ts'
import { planColumn, planEach } from './page/each.ts'
import { planGrid } from './page/grid.ts'
import { planSameGround } from './page/grounds.ts'
import { planPicture } from './picture/picture.ts'
import { SIDES_ARE_EQUAL } from './place/card-side.ts'
import { planPlace } from './place/place.ts'
import { planSides, planSwap } from './place/swap.ts'
import { planAnew } from './recompose.ts'
import { planRemove } from './remove.ts'
import { planExchange, planSection } from './section/add.ts'
import { planBetween } from './section/between.ts'
import { planItem } from './section/item.ts'
import { planSectionPlace } from './section/order.ts'
import { planTurn } from './turn.ts'
import { planSpan, planValue } from './values.ts'
import { planBack, planRedo, planRestored } from './versions.ts'
import { planWithin } from './within.ts'
import { planWords } from './words.ts'

/** Undefined where the wish cannot be planned from what it says: it is read otherwise then. */
export function planned(wish: Wish, state: State): Step | undefined {
  const open = (words: string) => openTarget(toClause(words), state)
  const it: Ref = { is: 'it', words: '', from: 0, to: 0 }
  const refs = wish.of.length > 0 || (wish.verb === 'say' && wish.old) ? wish.of : [it]
  const found = resolveRefs(
    refs,
    { open, lines: !WORDED.has(wish.verb) || (wish.verb === 'remove' && wish.line === true) },
    state,
  )
  return leaning(refs, found) ?? byVerb(wish, found, state)
}

/** What is said to be a part of something: its own name. */
const OF_SOMETHING =
  /^(?:the |my |our )?(?:[\w'-]+ )*?([\w'-]+) (?:of|on|in|at|behind|under|around|round) (?:the|my|our) /

/** "the rim of the cup": where the rim is not found, the cup is not changed instead. */
function leaning(refs: readonly Ref[], { targets, within }: Found): Step | undefined {
  const [ref] = refs.filter((one) => one.is === 'words' && !one.quoted && one.count === undefined)
  const own = ref && OF_SOMETHING.exec(ref.words.toLowerCase())?.[1]
  const [found] = targets
  if (!ref || !own || !found || within.length > 0 || targets.some(({ name }) => name.toLowerCase().includes(own)))
    return undefined
  return cannot(`I cannot change the ${ref.words} alone here. Shall I change the ${found.name} instead?`)
}

/** What is wished of words, and not of the lines that they stand in. */
const WORDED = new Set<Wish['verb']>(['say', 'value', 'span', 'remove', 'keep', 'likewise'])

function byVerb(wish: Wish, found: Found, state: State): Step | undefined {
  if (found.hues.length > 0) return planHues(wish, found.hues, state)
  switch (wish.verb) {
    case 'keep':
      return kept(wish, found, state)
    case 'back':
      return back(wish, state)
    case 'again':
      return planAgain(wish.by, state)
    case 'likewise':
      return planLikewise(found, state)
    case 'value':
      return planValue(wish, wish.of.length > 0 ? withLines(found) : undefined, state)
    case 'add':
      return added(wish, state)
    case 'ask':
      return askWords(wish.role, wish.name, state)
    case 'sign':
      return planSign(wish.sign, wish.gone, found.targets, state) ?? noneCalled('such mark', state)
    case 'span':
      return planSpan(wish, state)
    case 'say':
      return planWords(wish, found, state)
    case 'add section': {
      const of = wish.into ?? (wish.place && 'of' in wish.place ? wish.place.of : undefined)
      const [old] = wish.of.length > 0 ? found.targets : []
      if (wish.of.length > 0 && !old) return missingStep(found.missing, state)
      return old ? planExchange(wish, old, state) : planSection(wish, of && seenFrom(of, state).targets[0], state)
    }
    case 'add item':
      return planItem(wish.name, wish.title, wish.words, state)
    case 'each':
      return wish.column
        ? planColumn(wish.words, wish.of.length > 0 ? found.targets[0] : undefined, state)
        : planEach(wish.words, wish.name, state)
    case 'same ground':
      return planSameGround(state)
    case 'grid':
      return planGrid(wish.columns, wish.name, wish.of.length > 0 ? found.targets : [], state)
    case 'anew':
      return planAnew(wish, state)
    case 'format':
      return planFormat(wish.asked, state)
    case 'picture':
      return depicted(wish, found, state)
    case 'scheme':
    case 'effect':
    case 'swap colours':
      return planColours(wish, found, state)
    case 'font':
      return lettered(wish, found, state)
    case 'lock':
      return found.targets.length > 0 ? planLock(found.targets, wish.locked, state) : missingStep(found.missing, state)
    case 'ornament': {
      const of = wish.place && 'of' in wish.place ? wish.place.of : undefined
      return planOrnament(wish, found, of && seenFrom(of, state).targets[0], state)
    }
    case 'sides':
      return planSides(state)
    case 'remove':
      return wish.between
        ? planBetween(found.targets, state)
        : planRemove(wish, found, wish.into && seenFrom(wish.into, state).targets[0], state)
    default: {
      if (
        wish.verb === 'look' &&
        wish.of.length === 0 &&
        'complaint' in wish.look &&
        wish.look.property === 'size' &&
        state.focus.length === 0
      )
        return cannot(`What do you mean by “${wish.clause.words}”? Say which part it is.`)
      if (found.within.length > 0)
        return wish.verb === 'look'
          ? planWithin(found, (parts, apart) => planLook(wish.look, true, parts, apart), state)
          : undefined
      if (found.targets.length === 0 && wish.verb !== 'place') return missingStep(found.missing, state)
      if (wish.verb !== 'look') return arranged(wish, found, state)
      const letters = found.targets.some(({ class: kind }) => kind === 'text') || wish.of.some(namesLetters)
      return planLook(wish.look, letters, found.targets, state)
    }
  }
}

/** Where parts stand, and how they are turned. */
function arranged(
  wish: Extract<Wish, { verb: 'place' | 'swap' | 'duplicate' | 'turn' }>,
  found: Found,
  state: State,
): Step | undefined {
  if (wish.verb === 'place') return placed(wish, found, state)
  if (wish.verb === 'swap') return swapped(found, state)
  return wish.verb === 'turn' ? planTurn(found.targets, wish.turning, state) : planDuplicate(found.targets, state)
}

function back(wish: Extract<Wish, { verb: 'back' }>, state: State): Step | undefined {
  if (wish.redo) return planRedo(state) ?? planAnew({ anew: 'design' }, state)
  const named = wish.of.filter(({ is }) => is !== 'it')
  return named.length > 0
    ? (planRestored(named, wish.back, state) ?? planBack(wish.back, state))
    : planBack(wish.back, state)
}

/** "actually keep the tagline", which the last message took away. */
function kept({ of: refs, leaves }: Extract<Wish, { verb: 'keep' }>, { targets, missing }: Found, state: State): Step {
  const [first] = missing
  if (first && state.done.length > 0)
    return cannot(`The ${first.name} is part of what would be removed: I cannot keep it on its own.`)
  const isGone = first !== undefined && targets.length === 0
  if (isGone && leaves) return missingStep(missing, state)
  return (isGone && planRestored(refs, { to: 'previous' }, state)) || { step: 'nothing' }
}

/** Words of a line stand for it. */
const withLines = (found: Found): Found => ({
  ...found,
  targets: [...found.targets, ...found.within.map(({ target }) => target)],
})

/** A font for what is not there is none for anything else; what runs beside the lines that lead is there under any name. */
function lettered(wish: Extract<Wish, { verb: 'font' }>, { targets, missing }: Found, state: State): Step | undefined {
  const isAbsent = targets.length === 0 && missing.length > 0
  const isRest = wish.rest === true || (isAbsent && missing.every(({ name }) => isRunning(name)))
  if (isAbsent && !isRest) return missingStep(missing, state)
  const words = wish.of.map((ref) => ref.words)
  return planFont(wish.font, aimOf(targets, words, isRest, state), state)
}

function depicted(wish: Extract<Wish, { verb: 'picture' }>, found: Found, state: State): Step | undefined {
  const into = 'into' in wish ? wish.into : undefined
  const place = 'place' in wish ? wish.place : undefined
  const of = into ?? (place && 'of' in place ? place.of : undefined)
  const other = of && seenFrom(of, state)
  if (other && other.targets.length === 0 && other.missing.length > 0) return missingStep(other.missing, state)
  const named = wish.of.some(({ is }) => is !== 'it')
  const isAbsent = named && found.targets.length === 0 && found.within.length === 0
  // "use a star as the icon", where there is none: the first one.
  const [none] = isAbsent ? found.missing : []
  if (wish.how === 'exchange' && none && PICTURES.has(none.name))
    return planPicture({ ...wish, how: 'show' }, found, undefined, state)
  if (isAbsent && wish.how !== 'more') return missingStep(found.missing, state)
  return planPicture(wish, found, other?.targets[0], state)
}

/** Parts that are pictures, whatever they show. */
const PICTURES = new Set(['icon', 'picture', 'illustration', 'mark', 'logo'])

function added(wish: Extract<Wish, { verb: 'add' }>, state: State): Step {
  const of = wish.into ?? (wish.place && 'of' in wish.place ? wish.place.of : undefined)
  const other = of && seenFrom(of, state)
  return other && other.targets.length === 0 && other.missing.length > 0
    ? missingStep(other.missing, state)
    : planAdd(wish, other?.targets[0], state)
}

function placed(wish: Extract<Wish, { verb: 'place' }>, { targets, missing }: Found, state: State): Step | undefined {
  const { place } = wish
  const of = 'of' in place ? place.of : undefined
  const [absent] = missing
  if (targets.length === 0 && absent && wish.of.some(({ is }) => is === 'section'))
    return planMissing(absent, place, of && seenFrom(of, state).targets[0], state)
  if (targets.length === 0) return missingStep(missing, state)
  if (!of) return planSectionPlace(targets, place, undefined, state) ?? planPlace(targets, place, undefined, state)
  const anchor = seenFrom(of, state)
  const [other] = anchor.targets
  if (!other) return missingStep(anchor.missing, state)
  return planSectionPlace(targets, place, other, state) ?? planPlace(targets, place, other, state)
}

const seenFrom = (of: Ref, state: State): Found =>
  resolveRefs([of], { open: (words) => openTarget(toClause(words), state), lines: true }, state)

/** "put a search bar at the top" of a page that has none: it is added there. */
const planMissing = (absent: Missing, place: Place, anchor: Target | undefined, state: State): Step =>
  planSection({ name: absent.name, place }, anchor, state) ?? missingStep([absent], state)

/** The node that a wished place is seen from. */
export function anchorOf(wish: Wish, state: State): string | undefined {
  const place = 'place' in wish ? wish.place : undefined
  const of = place && 'of' in place ? place.of : undefined
  return of && seenFrom(of, state).targets[0]?.ids[0]
}

/** Two parts; undefined for the design as a whole, which has colours and fonts to exchange. */
function swapped({ targets, missing }: Found, state: State): Step | undefined {
  const sides = targets.filter(({ name }) => name === 'front side' || name === 'back side')
  if (sides.length === 2) return SIDES_ARE_EQUAL
  const parts = targets.filter(({ class: kind }) => kind !== 'whole' && kind !== 'ground')
  const [only] = parts
  // "the first two sections"
  const both = only && parts.length === 1 && only.ids.length === 2
  const [a, b] = both ? only.ids.map((id) => ({ ...only, ids: [id] })) : parts
  if (a && b) return planSwap(a, b, state)
  return missing.length > 0 && targets.length > 0 ? missingStep(missing, state) : undefined
}

const namesLetters = ({ words }: Wish['of'][number]) => /\b(?:fonts?|type|typeface|letters|lettering)$/.test(words)
