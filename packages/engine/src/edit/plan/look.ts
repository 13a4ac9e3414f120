/** How a part shall look: what is meant of it, colours that are said, and all else by the row of its property. */
import { contrast } from '../../colour/colour.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { State, Step } from '../context.ts'
import { alreadySo, missingStep } from '../families/replies.ts'
import { coloursOf, paintsOf, resolve } from '../paints.ts'
import { groundColour } from '../palette/seen-ground.ts'
import { nodeOf } from '../scene-nodes.ts'
import { after, idsOf, targetOf } from '../steps.ts'
import type { Target } from '../target-types.ts'
import { partsOf, resolveRefs } from '../understand/referents.ts'
import type { Look, Ref, RowLook } from '../understand/wish.ts'
import { otherFor, paint } from './colour/paint.ts'
import { planToward } from './colour/tone.ts'
import { likeness } from './properties/letters.ts'
import { PROPERTIES } from './properties.ts'

export function planLook(look: Look, letters: boolean, targets: Target[], state: State): Step | undefined {
  if (look.property === 'colour')
    return look.other
      ? otherFor(targets, look.other, look.colours, state)
      : painted(look.like ? coloursLike(look.like, state) : look.colours, targets, state)
  if (look.property === 'hue') return planToward(targets, look, state)
  if (look.property === 'like') return alike(look, targets, state)
  const meant = meantBy(look, letters, targets)
  const step = PROPERTIES[meant.property].plan(targets, meant, state)
  return meant.emphasis ? orElse(step, () => emphasised(targets, look, state)) : step
}

/** A look that is said of letters in another sense than of all else. */
function meantBy(look: RowLook, letters: boolean, targets: readonly Target[]): RowLook {
  const ofText = look.complaint && targets.some(({ class: kind }) => kind === 'all-text')
  // "the letters look squashed": the room between them.
  if (ofText && look.property === 'room') return { ...look, property: 'tracking' }
  // Of all the text it is said of its colours, and of other things of their light.
  if (ofText && OF_LETTERS.has(look.property)) return { ...look, property: 'contrast', way: 'more' }
  return look.of === 'letters' && !letters ? { ...look, property: 'lightness', way: 'more' } : look
}

const OF_LETTERS: ReadonlySet<RowLook['property']> = new Set<RowLook['property']>([
  'size',
  'weight',
  'slant',
  'case',
  'tracking',
])

/** Where it has no room to be larger: heavier, else in the accent colour where that stands off its ground more. */
function emphasised(targets: Target[], look: RowLook, state: State): Step {
  const { accent } = state.design.scene.palette
  const ground = groundColour(state.design.scene)
  const [now] = coloursOfParts(idsOf(targets), state)
  const colour = { words: 'the accent colour', hex: accent, start: 0, end: 0 }
  const gains = now !== undefined && contrast(accent, ground) > contrast(now, ground) + 0.2
  const full = () => alreadySo('It stands out as much as this layout allows', state)
  const inColour = () => (gains ? painted([colour], targets, state) : undefined) ?? full()
  const bolder = PROPERTIES.weight.plan(targets, { ...look, way: 'bold' }, state)
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
  const [first, ...rest] = targets
  if (what === 'colour' && !model && first?.class === 'all-text') {
    const { ink } = state.design.scene.palette
    return painted([{ words: colourName(ink), hex: ink, start: 0, end: 0 }], [first], state)
  }
  const own = model?.targets[0] ?? first
  if (what !== 'colour') return own && likeness(model ? targets : rest, { what, model: own }, state)
  const [hex] = first ? coloursOfParts(first.ids, state) : []
  return hex && rest.length > 0
    ? painted([{ words: `the colour of the ${first?.name}`, hex, start: 0, end: 0 }], rest, state)
    : undefined
}

const NOWHERE: Target = targetOf('', 'whole', [])

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
    now = after(now, step.operations)
    done = done
      ? { ...step, operations: [...done.operations, ...step.operations], changes: [...done.changes, ...step.changes] }
      : step
  }
  return done
}
