/**
 * From a wish and the design to what is done: one planner for each property, given parts and what is wished of them. Only
 * removal sees the words of its clause, too: the brief takes from them what a later composition does without.
 */
import { contrast } from '../../colour/colour.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import type { LookRow } from '../../language/lexicon/wishes.ts'
import { subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { toClause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { paint } from '../families/colour-painting.ts'
import { alreadySo, missingStep, noneCalled } from '../families/replies.ts'
import { coloursOf, groundColour, paintsOf, resolve } from '../paints.ts'
import { beforeThis } from '../recent.ts'
import { nodeOf } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { openTarget } from '../targets.ts'
import { type Found, partsOf, resolveRefs } from '../understand/referents.ts'
import type { Look, Place, Ref, Wish } from '../understand/wish.ts'
import { askWords, planAdd, planSign } from './adding.ts'
import { planAgain } from './again.ts'
import { planCorners } from './corners.ts'
import { planDuplicate } from './duplicate.ts'
import { planLeading } from './leading.ts'
import { planLikewise } from './likewise.ts'
import { planPicture } from './picture/picture.ts'
import { SIDES_ARE_EQUAL } from './place/card-side.ts'
import { planPlace } from './place/place.ts'
import { planSides, planSwap } from './place/swap.ts'
import { planRemove } from './remove.ts'
import { planRoom } from './room.ts'
import { planSection } from './section/add.ts'
import { planBetween } from './section/between.ts'
import { planItem } from './section/item.ts'
import { planSectionPlace } from './section/order.ts'
import { planSize } from './size.ts'
import type { Style } from './style.ts'
import { planTurn } from './turn.ts'
import { planType } from './type.ts'
import { planSpan, planValue } from './values.ts'
import { planWords } from './words.ts'

/** Undefined where the wish cannot be planned from what it says: it is read otherwise then. */
export function planned(wish: Wish, state: State): Step | undefined {
  // A colour alone is for schemes, or for what was painted last.
  const isColour = wish.verb === 'look' && wish.look.property === 'colour'
  if (isColour && wish.of.length === 0 && state.focus.length === 0) return undefined
  const open = (words: string) => openTarget(toClause(words), state)
  const it: Ref = { is: 'it', words: '', from: 0, to: 0 }
  const refs = wish.of.length > 0 || (wish.verb === 'say' && wish.old) ? wish.of : [it]
  const found = resolveRefs(
    refs,
    { open, lines: !WORDED.has(wish.verb) || (wish.verb === 'remove' && wish.line === true) },
    state,
  )
  return byVerb(wish, found, state)
}

/** What is wished of words, and not of the lines that they stand in. */
const WORDED = new Set<Wish['verb']>(['say', 'value', 'span', 'remove', 'keep', 'likewise'])

function byVerb(wish: Wish, found: Found, state: State): Step | undefined {
  switch (wish.verb) {
    case 'keep':
      return kept(found, state)
    case 'back':
      return { step: 'revert', to: 'previous' }
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
      const of = wish.place && 'of' in wish.place ? wish.place.of : undefined
      return planSection(wish, of && seenFrom(of, state).targets[0], state)
    }
    case 'add item':
      return planItem(wish.name, wish.title, wish.words, state)
    case 'picture':
      return depicted(wish, found, state)
    case 'sides':
      return planSides(state)
    case 'remove':
      return wish.between
        ? planBetween(found.targets, state)
        : planRemove(wish, found, wish.into && seenFrom(wish.into, state).targets[0], state)
    default: {
      if (found.within.length > 0) return undefined
      if (found.targets.length === 0) return missingStep(found.missing, state)
      if (wish.verb !== 'look') return arranged(wish, found, state)
      const letters = found.targets.some(({ class: kind }) => kind === 'text') || wish.of.some(namesLetters)
      return looked(wish.look, letters, found, state)
    }
  }
}

/** Where parts stand, and how they are turned. */
function arranged(
  wish: Extract<Wish, { verb: 'place' | 'swap' | 'duplicate' | 'turn' }>,
  found: Found,
  state: State,
): Step | undefined {
  if (wish.verb === 'place') return placed(wish.place, found, state)
  if (wish.verb === 'swap') return swapped(found, state)
  return wish.verb === 'turn' ? planTurn(found.targets, wish.turning, state) : planDuplicate(found.targets, state)
}

/** "actually keep the tagline", which the last message took away. */
function kept({ targets, missing }: Found, { design, context, done }: State): Step {
  const [first] = missing
  if (first && done.length > 0)
    return { step: 'cannot', question: `The ${first.name} stands in what is taken away: I cannot keep it by itself.` }
  const before = beforeThis(design, context)
  const had =
    first &&
    before?.scene.artboards.some(({ root }) =>
      [...subtree(root)].some(({ role }) => role && first.roles.includes(role)),
    )
  return targets.length === 0 && had ? { step: 'revert', to: 'previous' } : { step: 'nothing' }
}

/** Words of a line stand for it. */
const withLines = (found: Found): Found => ({
  ...found,
  targets: [...found.targets, ...found.within.map(({ target }) => target)],
})

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

function placed(place: Place, { targets }: Found, state: State): Step | undefined {
  const of = 'of' in place ? place.of : undefined
  if (!of) return planSectionPlace(targets, place, undefined, state) ?? planPlace(targets, place, undefined, state)
  const anchor = seenFrom(of, state)
  const [other] = anchor.targets
  if (!other) return missingStep(anchor.missing, state)
  return planSectionPlace(targets, place, other, state) ?? planPlace(targets, place, other, state)
}

const seenFrom = (of: Ref, state: State): Found =>
  resolveRefs([of], { open: (words) => openTarget(toClause(words), state), lines: true }, state)

/** The node that a wished place is seen from. */
export function anchorOf(wish: Wish, state: State): string | undefined {
  const of = wish.verb === 'place' && 'of' in wish.place ? wish.place.of : undefined
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

/** What more and less of a property are; every other way is the style itself. */
const STEPS: Partial<Record<LookRow['property'], Record<'more' | 'less', Style>>> = {
  weight: { more: 'bolder', less: 'thinner' },
  tracking: { more: 'wider', less: 'tighter' },
}

type Spaces = (targets: Target[], spacing: { way: 'more' | 'less'; degree: number }, state: State) => Step
/** Properties of the room between things, and of what bounds them. */
const SPACES: Partial<Record<LookRow['property'], Spaces>> = {
  room: planRoom,
  margins: (targets, spacing, state) => planRoom(targets, { ...spacing, margins: true }, state),
  leading: planLeading,
  corners: (targets, { way }, state) => planCorners(targets, way, state),
}

function looked(look: Look, letters: boolean, { targets }: Found, state: State): Step | undefined {
  if (look.property === 'colour')
    return painted(look.like ? coloursLike(look.like, state) : look.colours, targets, state)
  const { property, way, degree } = look
  // Of all the text it is said of its colours, and of other things of their light.
  if (look.complaint && !SPACES[property] && targets.some(({ class: kind }) => kind === 'all-text')) return undefined
  if (look.of === 'letters' && !letters) return undefined
  const isStep = way === 'more' || way === 'less'
  if (isStep && SPACES[property]) return SPACES[property](targets, { way, degree }, state)
  if (property === 'size' && isStep) {
    const sized = planSize(targets, { ...look, way }, state)
    return look.emphasis ? orElse(sized, () => emphasised(targets, degree, state)) : sized
  }
  if (property === 'size') return undefined
  const style = isStep ? STEPS[property]?.[way] : way
  if (!style || targets.some(({ class: kind }) => kind === 'ground')) return undefined
  return planType(targets, style, degree, state)
}

/** Where it has no room to be larger: heavier, else in the accent colour where that stands off its ground more. */
function emphasised(targets: Target[], degree: number, state: State): Step {
  const { accent } = state.design.scene.palette
  const ground = groundColour(state.design.scene)
  const [now] = coloursOfParts(
    targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids)),
    state,
  )
  const colour = { words: 'the accent colour', hex: accent, start: 0, end: 0 }
  const gains = now !== undefined && contrast(accent, ground) > contrast(now, ground) + 0.2
  const full = () => alreadySo('It stands out as much as this layout gives room for', state)
  const inColour = () => (gains ? painted([colour], targets, state) : undefined) ?? full()
  const bolder = planType(targets, 'bold', degree, state)
  return bolder?.step === 'patch' && !bolder.unshown ? orElse(bolder, inColour) : inColour()
}

/** A step, or another one where it cannot be done in any strength. */
function orElse(step: Step | undefined, other: () => Step): Step {
  if (!step || step.step === 'cannot') return other()
  if (step.step !== 'patch') return step
  const { weaker } = step
  return { ...step, weaker: () => orElse(weaker?.(), other) }
}

/** The colour that a part has. */
function coloursLike(like: Ref, state: State): FoundColour[] {
  const [hex] = coloursOfParts(partsOf([like], state), state)
  return hex ? [{ words: `the colour of the ${like.words}`, hex, start: 0, end: 0 }] : []
}

const coloursOfParts = (ids: readonly string[], state: State) =>
  ids
    .flatMap((id) => nodeOf(state, id) ?? [])
    .flatMap(paintsOf)
    .flatMap(coloursOf)
    .map((colour) => resolve(colour, state.design.scene.palette))

function painted(colours: FoundColour[], targets: Target[], state: State): Step | undefined {
  if (colours.length === 0) return undefined
  let now = state
  let done: Extract<Step, { step: 'patch' }> | undefined
  for (const target of targets) {
    const step = paint(target, colours, now)
    if (step.step !== 'patch') return step
    now = { ...now, design: { ...now.design, scene: apply(now.design.scene, step.operations) } }
    done = done
      ? { ...step, operations: [...done.operations, ...step.operations], changes: [...done.changes, ...step.changes] }
      : step
  }
  return done
}
