/** One thing in the colours that were asked for: the whole design, its ground, all its text, or a part. */

import { capitalised } from '../../../base/words.ts'
import { contrast, difference, hex, isDark, mix, oklch } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import { colourName, pointedAt } from '../../../colour/plain-names.ts'
import type { Hex, Node } from '../../../scene/types.ts'
import { findNode, places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { ADJUSTED } from '../../measure/claims.ts'
import { coloursOf, paintsOf, resolve } from '../../paints.ts'
import { drawnOnYieldingGround, onYieldingGround, type Yielding } from '../../palette/ground-gives.ts'
import { groundsOf } from '../../palette/grounds.ts'
import { mutedOn } from '../../palette/harmony.ts'
import { paintTarget } from '../../palette/parts.ts'
import { recolourDesign, recolourGround, settled, type Wanted } from '../../palette/recolour.ts'
import { groundColour, seenGround } from '../../palette/seen-ground.ts'
import { leaves, textNodes } from '../../scene-nodes.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Change, Operation } from '../../types.ts'
import { listColours, wantedOf } from './hues.ts'
import { planScheme } from './scheme.ts'

export function paint(target: Target, colours: FoundColour[], state: State): Step {
  const { scene } = state.design
  const wanted = colours.map(wantedOf)
  const [first] = wanted as [Wanted]
  const words = colours.map((colour) => colour.words).join(' and ')
  const done = (operations: Operation[], change: Change, note = ''): Step =>
    operations.length === 0
      ? alreadySo(`${change.what} ${change.what === 'Colours' ? 'are' : 'is'} already ${words}`, state)
      : { step: 'patch', operations, changes: [{ ...change, to: `${words}${note}` }] }

  if (target.class === 'whole') {
    return done(recolourDesign(scene, wanted, state.context), {
      what: 'Colours',
      from: listColours(scene, state),
      nodes: [],
    })
  }
  if (target.class === 'ground') {
    const artboard = Math.max(
      0,
      scene.artboards.findIndex(({ root }) => root.id === target.ids[0]),
    )
    const [ground] = seenGround(scene, artboard)
    const from = colourName(ground ? resolve(ground, scene.palette) : groundColour(scene))
    const what = target.name === 'background' ? 'Background' : capitalised(target.name)
    return done(recolourGround(scene, first, state.context, artboard), { what, from, nodes: target.ids })
  }
  if (target.class === 'all-text') return paintAllText(first, words, state)
  const [node] = [...places(scene)].filter(({ node }) => target.ids.includes(node.id))
  const colour = node && leadingHex(node.node, state)
  // How letters read is known where pixels are.
  const weighed = state.context.contrast && target.class === 'text' && colours.length === 1
  const given = weighed ? onYieldingGround(target.ids, first, state) : undefined
  if (given) return onGiven(given, target, words, first.hex, state)
  const result = paintTarget(target, wanted, state)
  if ('unreadable' in result) {
    const drawn = target.class === 'picture' ? drawnOnYieldingGround(target.ids, first, state) : undefined
    if (drawn) return onGiven(drawn, target, words, first.hex, state)
    return unreadable(words, target.name, result.unreadable)
  }
  const note = result.moved ? ADJUSTED : ''
  return done(
    result.operations,
    { what: capitalised(target.name), ...(colour && { from: colourName(colour) }), nodes: target.ids },
    note,
  )
}

function onGiven(
  { operations, letters, ground }: Yielding,
  target: Target,
  words: string,
  asked: Hex,
  state: State,
): Step {
  const { artboards } = state.design.scene
  const shifted = letters === asked ? '' : ADJUSTED
  const old = target.ids.map((id) => findNode(state.design.scene, id)).find((node) => node !== undefined)
  const colour = old && leadingHex(old, state)
  const same = operations.every(
    (operation) =>
      operation.op === 'set' && sameFill(findNode(state.design.scene, operation.id), operation.set.fill, state),
  )
  if (same) return alreadySo(`${capitalised(target.name)} is already ${words}`, state)
  const changes: Change[] = [
    {
      what: capitalised(target.name),
      ...(colour && { from: colourName(colour) }),
      to: `${words}${shifted}`,
      nodes: target.ids,
    },
  ]
  if (ground)
    changes.push({
      what: artboards.some(({ root }) => root.id === ground.id) ? 'Background' : 'The ground under it',
      to: `${colourName(ground.fill)}, to stay legible`,
      nodes: [ground.id],
    })
  return { step: 'patch', operations, changes }
}

const sameFill = (node: Node | undefined, fill: unknown, { design }: State) =>
  node?.type === 'text' &&
  typeof node.fill === 'string' &&
  typeof fill === 'string' &&
  resolve(node.fill, design.scene.palette) === fill

/** Ink and its quieter sister, where the texts use them; what else is text on the same ground joins in. */
/** Contrast at which large letters read: what stands on a band of its own is painted where it does. */
const LARGE = 3

function paintAllText(wanted: Wanted, words: string, state: State): Step {
  const { scene } = state.design
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const ground = groundColour(scene)
  const onRoot = textNodes(state).filter((node) => {
    const behind = grounds.get(node.id)?.colours.map((colour) => resolve(colour, scene.palette))
    return (
      behind === undefined ||
      behind.length === 0 ||
      behind.includes(ground) ||
      behind.includes(scene.palette.paper) ||
      behind.includes(scene.palette.surface) ||
      (scene.kind !== 'website' &&
        node.role !== 'cta' &&
        behind.every((colour) => contrast(wanted.hex, colour) >= LARGE))
    )
  })
  if (contrast(wanted.hex, ground) < 2) {
    const under = carrying(wanted.hex, scene.palette.accent)
    const first = recolourGround(scene, { hex: under, exact: true }, state.context)
    const rest = paintAllText(wanted, words, { ...state, design: { ...state.design, scene: apply(scene, first) } })
    if (rest.step !== 'patch') return rest
    const change = {
      what: 'Background',
      from: colourName(ground),
      to: `${colourName(under)}, so that the text reads`,
      nodes: [],
    }
    return { ...rest, operations: [...first, ...rest.operations], changes: [...rest.changes, change] }
  }
  const byRole = onRoot.some((node) => node.fill === 'ink')
  const { palette } = scene
  const operations: Operation[] = byRole
    ? [
        {
          op: 'palette',
          set: {
            ink: wanted.hex,
            ...(onRoot.some((node) => node.fill === 'muted') && {
              muted: mutedOn(palette.paper, palette.surface, wanted.hex, mix(wanted.hex, palette.paper, 0.3)),
            }),
          },
        },
      ]
    : []
  for (const node of onRoot) {
    const isRole = byRole && (node.fill === 'ink' || node.fill === 'muted')
    if (!isRole && node.fill !== wanted.hex)
      operations.push({ op: 'set', id: node.id, set: { fill: byRole ? 'ink' : wanted.hex } })
  }
  const useful = operations.filter((operation) => operation.op !== 'palette' || operation.set.ink !== palette.ink)
  if (useful.length === 0) return alreadySo(`The text is already ${words}`, state)
  const fixed = new Set(onRoot.map((node) => node.id))
  const from = onRoot[0] && leadingHex(onRoot[0], state)
  return {
    step: 'patch',
    operations: settled(scene, useful, state.context, fixed),
    changes: [{ what: 'Text', ...(from && { from: colourName(from) }), to: words, nodes: [...fixed] }],
  }
}

/** A ground for letters of a colour: dark under light ones, pale under dark ones, with a breath of the design's own hue. */
function carrying(letters: Hex, accent: Hex): Hex {
  const { c, h } = oklch(accent)
  return isDark(letters) ? hex({ l: 0.96, c: Math.min(c, 0.02), h }) : hex({ l: 0.24, c: Math.min(c, 0.05), h })
}

function unreadable(words: string, what: string, ground: Hex): Step {
  const name = colourName(ground)
  return cannot(
    `${capitalised(words)} ${what} would not be legible on the ${name} background. Shall I change the background, too?`,
    `make the background ${contrast(ground, '#ffffff') > 4 ? 'white' : 'navy'} and the ${what} ${words}`,
  )
}

function leadingHex(node: Parameters<typeof paintsOf>[0], state: State): Hex | undefined {
  const inner = node.type === 'frame' && node.fill === undefined ? node.children[0] : node
  const [colour] = inner ? paintsOf(inner).flatMap(coloursOf) : []
  return colour && resolve(colour, state.design.scene.palette)
}

const SPARED = new Set<Target['class']>(['whole', 'ground', 'all-text'])

/** "flip the colours of the headline and the date" */
export function swapColours(targets: readonly Target[], state: State): Step | undefined {
  const [a, b] = targets
  if (!a || !b || SPARED.has(a.class) || SPARED.has(b.class)) return undefined
  const [first, second] = [colourOf(a, state), colourOf(b, state)]
  if (!first || !second || first === second) return alreadySo('Both already have the same colour', state)
  const painted = [
    paintTarget(a, [{ hex: second, exact: true }], state),
    paintTarget(b, [{ hex: first, exact: true }], state),
  ]
  return patchOf(
    'Colours',
    `of ${a.name} and ${b.name} swapped`,
    [...a.ids, ...b.ids],
    painted.flatMap((one) => ('unreadable' in one ? [] : one.operations)),
  )
}

/** OKLab: nearer to what was there, nobody calls it another colour. */
const ALIKE = 0.12

/** The hue across, strong enough to be one. */
function across(colour: Hex): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l, c: Math.max(c, 0.11), h: (h + 180) % 360 })
}

/** Shares of a circle by which another ground lies off the hue that it has, the furthest first for one that contrasts. */
const TURNS = { other: [120, 240, 180, 60], contrasting: [180, 120, 240] }
/** Chroma that a ground has at least where it had hardly any, and between which lightnesses it is seen. */
const TINTED = 0.055
const [DARKEST, PALEST] = [0.26, 0.92]

/** "another colour for the background": another hue, as light as it was. */
function otherGround(
  target: Target,
  how: 'contrasting' | 'other',
  unwanted: readonly FoundColour[],
  state: State,
): Step | undefined {
  const { l, c, h } = oklch(groundColour(state.design.scene))
  const hues = TURNS[how].map((turn) =>
    hex({ l: Math.min(PALEST, Math.max(DARKEST, l)), c: Math.max(c, TINTED), h: (h + turn) % 360 }),
  )
  const other = hues.find((hue) => unwanted.every((not) => pointedAt(not.hex, [hue]) === undefined))
  return other && paint(target, [{ words: colourName(other), hex: other, start: 0, end: 0 }], state)
}

/** "another colour for the job title": one that the design has, or one across from its leading hue, and that reads there. */
/** @param unwanted what it shall not be */
export function otherFor(
  targets: readonly Target[],
  how: 'contrasting' | 'other',
  unwanted: readonly FoundColour[],
  state: State,
): Step | undefined {
  const target = targets.find(({ class: kind }) => !SPARED.has(kind))
  const ground = targets.find(({ class: kind }) => kind === 'ground')
  if (!target && ground) return otherGround(ground, how, unwanted, state)
  if (!target) return how === 'other' ? planScheme('other', {}, state) : undefined
  const { palette } = state.design.scene
  const current = leaves(target.ids, state)
    .flatMap(paintsOf)
    .flatMap(coloursOf)
    .map((colour) => resolve(colour, palette))
  const [not] = unwanted
  if (not && pointedAt(not.hex, current) === undefined)
    return alreadySo(`The ${target.name} is already not ${not.words}`, state)
  const choices = [palette.accent, palette.secondary, palette.ink, palette.muted]
  for (const colour of how === 'contrasting'
    ? [across(palette.accent), ...choices]
    : [...choices, ...choices.map(across)]) {
    if (current.some((own) => difference(own, colour) < ALIKE) || (not && pointedAt(not.hex, [colour]))) continue
    const painted = paintTarget(target, [{ hex: colour, exact: false }], state)
    if ('unreadable' in painted || (painted.moved && how === 'other') || painted.operations.length === 0) continue
    return patchOf(target.name, colourName(colour), target.ids, painted.operations)
  }
  return cannot(
    `None of the other colours of this design is legible there. Which colour should the ${target.name} be?`,
    `make the ${target.name} lighter`,
    `make the ${target.name} darker`,
  )
}

function colourOf(target: Target, state: State): Hex | undefined {
  const [colour] = leaves(target.ids, state).flatMap(paintsOf).flatMap(coloursOf)
  return colour && resolve(colour, state.design.scene.palette)
}
