/** What is done to the paint of a part: gradients, outlines, shadows, glows. What the renderer has no shape for is said. */
import { capitalised } from '../../../base/words.ts'
import { contrast, ensureContrast, hex, isDark, lighten, oklch } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import type { Effect } from '../../../language/lexicon/colour-words.ts'
import type { Frame, Hex, Node, Paint, Shadow, Text, TextEffect } from '../../../scene/types.ts'
import { findNode } from '../../../scene/walk.ts'
import { drawnOn, effectsFor } from '../../abilities/table.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { coloursOf, paintsOf, resolve } from '../../paints.ts'
import { groundsOf } from '../../palette/grounds.ts'
import { TEXT_RATIO } from '../../palette/harmony.ts'
import { settled } from '../../palette/recolour.ts'
import { groundColour } from '../../palette/seen-ground.ts'
import { leaves, textsIn } from '../../scene-nodes.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { planCast } from './cast.ts'

export interface EffectWish {
  effect: Effect
  colours: readonly FoundColour[]
  /** How strong, as a factor. */
  size: number
  /** Degrees of a gradient: 0 runs from the left to the right. */
  angle: number
  /** What the part stands on is meant. */
  behind?: true
}

/** Undefined where nothing that was named can have it and nothing true can be said of it. */
export function planEffect(targets: readonly Target[], wish: EffectWish, state: State): Step | undefined {
  const [target] = targets
  if (!target) return undefined
  const cast = wish.effect === 'shadow' && target.class === 'picture' ? planCast(target, wish, state) : undefined
  if (cast) return cast
  const nodes = wish.behind && wish.effect === 'gradient' ? under(target, state) : nodesFor(target, wish.effect, state)
  const unseen = wish.effect === 'outline' && nodes.every((node) => isLost(node, wish, state))
  const [said] = wish.colours
  if (nodes.length > 0 && unseen && said)
    return cannot(
      `${capitalised(article(said.words))} ${said.words} outline would not be visible there. Which colour should it be?`,
      `give the ${target.name} a white outline`,
      `give the ${target.name} a black outline`,
    )
  const operations = nodes.flatMap((node): Operation[] => {
    const set = effectOn(node, wish, state)
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  if (operations.length === 0) return noEffect(target, wish.effect)
  const letters = wish.effect === 'hollow' ? lettersOf(nodes, state) : []
  const [own] = targets.length > 1 ? targets.slice(1) : []
  const more = own ? planEffect([own, ...targets.slice(2)], wish, state) : undefined
  const ids = nodes.map(({ id }) => id)
  const step: Extract<Step, { step: 'patch' }> = patchOf(target.name, described(wish), ids, [
    ...operations,
    ...settledAround([...operations, ...letters], ids, wish.effect, state).slice(operations.length),
  ])
  if (more?.step !== 'patch') return step
  return { ...step, operations: [...step.operations, ...more.operations], changes: [...step.changes, ...more.changes] }
}

/** The frames that a part stands on. */
function under({ ids }: Target, { design: { scene }, context }: State): Node[] {
  const grounds = groundsOf(scene, boxesOf(scene, context))
  return [...new Set(ids.flatMap((id) => grounds.get(id)?.id ?? []))].flatMap((id) => findNode(scene, id) ?? [])
}

const article = (words: string) => (/^[aeiou]/i.test(words) ? 'an' : 'a')

/** A line of the ground's own colour, or of that of the letters. */
function isLost(node: Node, { colours: [said] }: EffectWish, state: State): boolean {
  if (!said || node.type !== 'text') return false
  const [own] = coloursOf(node.fill)
  const seen = (colour: Hex) => contrast(said.hex, colour) > 1.25
  return !seen(groundOf(node, state)) && (!own || contrast(said.hex, resolve(own, state.design.scene.palette)) > 3)
}

const settledAround = (operations: Operation[], ids: readonly string[], effect: Effect, { design, context }: State) =>
  settled(design.scene, operations, context, effect === 'gradient' ? new Set(ids) : undefined)

/** A part of a page is its frame, a whole design its ground, a text its letters. */
function nodesFor(target: Target, effect: Effect, state: State): Node[] {
  const { scene } = state.design
  const own = target.ids.flatMap((id) => findNode(scene, id) ?? [])
  if (target.class === 'whole' || target.class === 'ground')
    return effect === 'gradient'
      ? own
          .filter(({ type }) => type === 'frame')
          .slice(0, 1)
          .map(covering)
      : []
  if (target.class === 'part') return own.filter(({ type }) => type === 'frame')
  return target.class === 'picture'
    ? effect === 'gradient'
      ? leaves(target.ids, state)
      : []
    : textsIn(target.ids, state)
}

/** What a sheet is covered by is its ground. */
const covering = (node: Node): Node =>
  (node.type === 'frame' && node.children.find((child) => child.role === 'background' && child.type === 'vector')) ||
  node

function effectOn(node: Node, wish: EffectWish, state: State): Record<string, unknown> | undefined {
  if (wish.effect === 'gradient') return gradientOn(node, wish, state)
  if (node.type === 'text') return { effect: letterEffect(node, wish, state) }
  if (node.type === 'frame' && wish.effect === 'shadow')
    return node.fill ? { shadow: boxShadow(wish, state) } : undefined
  if (node.type === 'frame' && (wish.effect === 'outline' || wish.effect === 'hollow')) return lined(node, wish, state)
  return undefined
}

/** A soft one below a box, as large as the design is. */
function boxShadow({ size }: EffectWish, { design: { scene } }: State): Shadow {
  const unit = Math.min(scene.format.width, 1400) / 1000
  return { y: Math.round(6 * unit * size), blur: Math.round(20 * unit * size), alpha: size < 1 ? 0.16 : 0.28 }
}

function gradientOn(node: Node, { colours, angle }: EffectWish, state: State): Record<string, unknown> | undefined {
  const [own] = paintsOf(node).flatMap(coloursOf)
  const from = colours[0]?.hex ?? (own ? resolve(own, state.design.scene.palette) : groundOf(node, state))
  const to = colours[1]?.hex ?? faded(from)
  // Every tone of letters reads: otherwise they would be painted in one that does.
  const ground = groundOf(node, state)
  const seen = (colour: Hex) => (node.type === 'text' ? ensureContrast(colour, ground, TEXT_RATIO) : colour)
  const stops = [from, to, ...colours.slice(2).map(({ hex: colour }) => colour)].map(seen)
  const paint: Paint = {
    gradient: 'linear',
    angle,
    stops: stops.map((colour, i) => ({ at: i / (stops.length - 1), colour })),
  }
  if (node.type === 'text' || node.type === 'frame') return { fill: paint }
  if (node.type === 'pictogram') return { paint }
  if (node.type !== 'vector') return undefined
  // The tone that most of the drawing is in runs over; what is drawn on it stays.
  const [lead] = node.shapes.flatMap(({ fill }) => coloursOf(fill))
  return {
    shapes: node.shapes.map((shape) => (coloursOf(shape.fill)[0] === lead && lead ? { ...shape, fill: paint } : shape)),
  }
}

/** A neighbour in hue, lighter or darker: one colour alone runs out into it. */
function faded(colour: Hex): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l: l > 0.5 ? l - 0.18 : l + 0.18, c, h: (h + 12) % 360 })
}

function letterEffect(node: Text, { effect, colours, size }: EffectWish, state: State): TextEffect {
  const ground = groundOf(node, state)
  const [own] = coloursOf(node.fill)
  const letters = own ? resolve(own, state.design.scene.palette) : ground
  const paint = colours[0]?.hex
  // A line of the ground's own colour would only make the letters fatter than they are.
  const line = paint ?? (contrast(letters, ground) > 4.5 ? lighten(letters, isDark(letters) ? 0.35 : -0.35) : ground)
  switch (effect) {
    case 'hollow':
      return { kind: 'hollow', width: 0.018 * size }
    case 'glow':
      return { kind: 'neon', paint: paint ?? state.design.scene.palette.accent, width: 0.05 * size }
    case 'outline':
      return { kind: 'shadow', paint: line, x: 0, y: 0, edge: { paint: line, width: 0.028 * size } }
    default: {
      const dark = isDark(ground) ? '#000000' : lighten(ground, -0.45)
      const by = 0.045 * Math.min(1.6, Math.max(0.8, size))
      return { kind: 'shadow', paint: paint ?? { colour: dark, alpha: size < 1 ? 0.4 : 0.65 }, x: by, y: by }
    }
  }
}

function lined(node: Frame, { effect, colours, size }: EffectWish, state: State): Record<string, unknown> {
  const { scene } = state.design
  const [fill] = coloursOf(node.fill)
  const own = fill && resolve(fill, scene.palette)
  const around = groundOf(node, state)
  const short = Math.min(scene.format.width, 1000)
  const isSeen = own && contrast(own, around) > 1.6
  const paint =
    colours[0]?.hex ?? (effect === 'hollow' ? (isSeen ? own : isDark(around) ? '#ffffff' : scene.palette.ink) : 'line')
  const stroke = { paint, width: Math.max(1, Math.round(short * 0.002 * Math.max(1, size))) }
  return effect === 'hollow' ? { fill: null, stroke } : { stroke }
}

/** What stands in a frame that lost its fill is in the colour of its line. */
function lettersOf(nodes: readonly Node[], state: State): Operation[] {
  return nodes.flatMap((node) =>
    node.type === 'frame'
      ? textsIn([node.id], state).map(({ id }): Operation => {
          const [fill] = coloursOf(node.fill)
          return { op: 'set', id, set: { fill: fill ?? 'ink' } }
        })
      : [],
  )
}

function groundOf(node: Node, { design: { scene }, context }: State): Hex {
  const [behind] = groundsOf(scene, boxesOf(scene, context)).get(node.id)?.colours ?? []
  return behind ? resolve(behind, scene.palette) : groundColour(scene)
}

const described = ({ effect, colours }: EffectWish) => {
  const words = colours.map(({ words: said }) => said).join(' to ')
  if (effect === 'hollow') return 'outlined'
  return words === '' ? effect : `${effect} in ${words}`
}

/** Why a part has no such effect, and which it can have: as the table of abilities says. */
function noEffect({ name: own, class: kind }: Target, effect: Effect): Step {
  const name = own === 'design' ? 'whole design' : own
  const others = effectsFor(kind).filter((other) => other !== effect && other !== 'hollow')
  return cannot(
    `Here ${drawnOn(effect)} can have ${SAID[effect]}, but not the ${name}.`,
    ...others.map((other) => `give the ${own} ${SAID[other]}`),
    'more contrast',
  )
}

const SAID: Readonly<Record<Effect, string>> = {
  gradient: 'a gradient',
  shadow: 'a shadow',
  outline: 'an outline',
  hollow: 'an outline alone',
  glow: 'a glow',
}
