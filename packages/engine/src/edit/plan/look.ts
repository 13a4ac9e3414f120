/** How a part shall look: a planner for each property. */
import { contrast } from '../../colour/colour.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { LookRow } from '../../language/lexicon/wishes.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { alreadySo, missingStep } from '../families/replies.ts'
import { coloursOf, paintsOf, resolve } from '../paints.ts'
import { groundColour } from '../palette/seen-ground.ts'
import { nodeOf } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { partsOf, resolveRefs } from '../understand/referents.ts'
import type { Look, Ref, RowLook } from '../understand/wish.ts'
import { planAlike } from './alike.ts'
import { planOpacity } from './colour/opacity.ts'
import { otherFor, paint } from './colour/paint.ts'
import { planShade } from './colour/scheme.ts'
import { planTone, planToward, shiftOf } from './colour/tone.ts'
import { planCorners } from './corners.ts'
import { planLeading } from './leading.ts'
import { planExtent } from './page/extent.ts'
import { planRoom } from './room.ts'
import { planSize } from './size.ts'
import type { Style } from './style.ts'
import { planType } from './type.ts'

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

export function planLook(look: Look, letters: boolean, targets: Target[], state: State): Step | undefined {
  // "the letters look squashed": the room between them.
  if (look.property === 'room' && look.complaint && targets.some(({ class: kind }) => kind === 'all-text'))
    return ofForm({ ...look, property: 'tracking' }, targets, state)
  if (look.property === 'colour')
    return look.other
      ? otherFor(targets, look.other, look.colours, state)
      : painted(look.like ? coloursLike(look.like, state) : look.colours, targets, state)
  if (look.property === 'width' || look.property === 'height')
    return planExtent(targets, { ...look, axis: look.property, way: look.way === 'less' ? 'less' : 'more' }, state)
  if (look.property === 'hue') return planToward(targets, look, state)
  if (look.property === 'like') return alike(look, targets, state)
  return ofLight(look, letters, targets, state) ?? ofForm(look, targets, state)
}

/** Darker, warmer, quieter, how much shows through: undefined for every other property. */
function ofLight(look: RowLook, letters: boolean, targets: Target[], state: State): Step | undefined {
  const { property, way } = look
  if (property === 'opacity' && (way === 'more' || way === 'less')) return planOpacity(targets, { ...look, way }, state)
  if (property === 'shade') return planShade(targets, way === 'dark' ? 'dark' : 'light', state)
  if (shiftOf(look)) return planTone(targets, look, state)
  // Of all the text it is said of its colours, and of other things of their light.
  if (look.complaint && !SPACES[property] && targets.some(({ class: kind }) => kind === 'all-text'))
    return planTone(targets, { ...look, property: 'contrast', way: 'more' }, state)
  if (look.of === 'letters' && !letters)
    return planTone(targets, { ...look, property: 'lightness', way: 'more' }, state)
  return undefined
}

const OF_LIGHT = new Set<LookRow['property']>(['opacity', 'shade', 'lightness', 'warmth', 'saturation', 'contrast'])

function ofForm(look: RowLook, targets: Target[], state: State): Step | undefined {
  const { property, way, degree } = look
  if (OF_LIGHT.has(property)) return undefined
  const isStep = way === 'more' || way === 'less'
  if (isStep && SPACES[property]) return SPACES[property](targets, { way, degree }, state)
  if (property === 'size' && isStep) {
    const sized = planSize(targets, { ...look, way }, state)
    return look.emphasis ? orElse(sized, () => emphasised(targets, degree, state)) : sized
  }
  if (property === 'size' || way === 'dark' || way === 'light') return undefined
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
  const full = () => alreadySo('It stands out as much as this layout allows', state)
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

/** As another part is, or as one another. */
function alike({ what, like }: Extract<Look, { property: 'like' }>, targets: Target[], state: State): Step | undefined {
  const model = like && resolveRefs([like], { open: () => NOWHERE, lines: true }, state)
  if (model && model.targets.length === 0) return missingStep(model.missing, state)
  const [first, ...others] = targets
  if (what === 'colour' && !model && first?.class === 'all-text') {
    const { ink } = state.design.scene.palette
    return painted([{ words: colourName(ink), hex: ink, start: 0, end: 0 }], [first], state)
  }
  if (what !== 'colour') return planAlike(targets, model?.targets[0], what, state)
  const [hex] = first ? coloursOfParts(first.ids, state) : []
  return hex && others.length > 0
    ? painted([{ words: `the colour of the ${first?.name}`, hex, start: 0, end: 0 }], others, state)
    : undefined
}

const NOWHERE: Target = { name: '', class: 'whole', ids: [], start: 0, end: 0, explicit: false }

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
