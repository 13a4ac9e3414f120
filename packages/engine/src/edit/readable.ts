/** After a change every text still reads on the pixels under it: patterns and pictures count there as grounds cannot. */

import { hex, mix, oklch } from '../colour/colour.ts'
import { type ContrastReading, contrastFaults } from '../critic/contrast.ts'
import type { Node, PlainColour, Scene, Text } from '../scene/types.ts'
import { findNode, places } from '../scene/walk.ts'
import { apply } from './apply.ts'
import { boxesOf, type Laid, meet } from './boxes.ts'
import type { State, Step } from './context.ts'
import { ADJUSTED } from './measure/claims.ts'
import { coloursOf, paintsOf, repaint, resolve } from './paints.ts'
import { pairFor } from './palette/ground-gives.ts'
import { groundsOf } from './palette/grounds.ts'
import { textsOf } from './scene-nodes.ts'
import type { Change, Operation } from './types.ts'

type Patch = Extract<Step, { step: 'patch' }>

/** Lightness by which a colour that was asked for may move until it reads, in steps. */
const SHADES = [0.05, 0.1, 0.16, 0.23, 0.31]
/** Shades that are still the colour that was asked for. */
const NEAR_SHADES = 2
const SLACK = 0.01

/** 1 is just enough. */
const reached = ({ ratio, needed, lightness, neededLightness }: ContrastReading) =>
  Math.min(ratio / needed, lightness / neededLightness)

/** A change of colours, which may well need others. */
export const paints = ({ operations }: Patch) =>
  operations.every(({ op }) => op === 'palette' || op === 'set') &&
  operations.every((operation) => operation.op !== 'set' || !('at' in operation.set || 'size' in operation.set)) &&
  operations.some(
    (operation) =>
      operation.op === 'palette' || (operation.op === 'set' && ('fill' in operation.set || 'paint' in operation.set)),
  )

/** Texts that read less than they need, and less than before. */
function newlyUnread(operations: Operation[], { design: { scene }, context: { contrast } }: State): ContrastReading[] {
  const faulty = contrast?.(apply(scene, operations)).filter((reading) => contrastFaults([reading]).length > 0) ?? []
  if (faulty.length === 0) return []
  const was = new Map(contrast?.(scene).map((reading) => [reading.id, reached(reading)]))
  return faulty.filter((reading) => (was.get(reading.id) ?? 1) > reached(reading) + SLACK)
}

/** The ids of texts that a step leaves hard to read. */
export const unread = ({ operations }: Patch, state: State): ReadonlySet<string> =>
  new Set(newlyUnread(operations, state).map(({ id }) => id))

/** The step with the texts repainted that it made illegible, those that are locked left out, and whether all of them read then. */
export function readable(
  step: Patch,
  state: State,
  locked: ReadonlySet<string>,
  fades: boolean,
): { step: Patch; reads: boolean } {
  const { contrast } = state.context
  if (!contrast || step.operations.length === 0) return { step, reads: true }
  const { scene } = state.design
  const failing = (operations: Operation[]) => newlyUnread(operations, state)
  const mayChange = (operation: Operation) => !('id' in operation && locked.has(operation.id))
  const all = failing(step.operations)
  if (all.length === 0) return { step, reads: true }
  let faults = all
  // What is only moved or set otherwise takes any colour that reads there.
  const asked = new Set(paints(step) ? step.changes.flatMap(({ nodes }) => nodes) : [])
  let operations = step.operations
  for (let round = 0; round < 2 * SHADES.length + ROLES.length && faults.length > 0; round++) {
    // A colour that would have to become another one keeps its own, and its ground gives way.
    if (round === 2 * NEAR_SHADES) {
      const grounds = faults
        .filter(({ id }) => asked.has(id))
        .flatMap(({ id }) => groundFor(id, asked, apply(scene, operations), state))
        .filter(mayChange)
      operations = [...operations, ...grounds]
      faults = grounds.length > 0 ? failing(operations) : faults
      const quiet = quieted(
        faults.filter(({ id }) => asked.has(id)),
        operations,
        failing,
        state,
      ).filter(mayChange)
      operations = [...operations, ...quiet]
      faults = quiet.length > 0 ? failing(operations) : faults
      if (faults.length === 0) break
    }
    const painted = apply(scene, operations)
    const tried = faults.flatMap(({ id }): Operation[] => {
      const node = findNode(painted, id)
      const fill = node?.type === 'text' && !locked.has(id) ? candidate(node, round, asked.has(id), state) : undefined
      return fill ? [{ op: 'set', id, set: { fill } }] : []
    })
    if (tried.length === 0) continue
    const still = failing([...operations, ...tried])
    const failed = new Map(still.map((reading) => [reading.id, reading]))
    const good = tried.filter((operation) => 'id' in operation && !failed.has(operation.id))
    operations = [...operations, ...good]
    faults = faults.filter(({ id }) => failed.has(id))
  }
  const quiet = fades ? quieted(faults, operations, failing, state, ROLES).filter(mayChange) : []
  if (quiet.length > 0) {
    operations = [...operations, ...quiet]
    faults = failing(operations)
  }
  // What faded for one line may have been what another one stood on.
  for (const fill of ROLES) {
    if (quiet.length === 0 || faults.length === 0) break
    const tried = faults.map(({ id }): Operation => ({ op: 'set', id, set: { fill } })).filter(mayChange)
    const still = new Set(failing([...operations, ...tried]).map(({ id }) => id))
    operations = [...operations, ...tried.filter((operation) => 'id' in operation && !still.has(operation.id))]
    faults = faults.filter(({ id }) => still.has(id))
  }
  const changes = operations === step.operations ? step.changes : told(step, operations, asked)
  return { step: { ...step, operations, changes }, reads: faults.length === 0 }
}

/** A disc or a bar that is painted and holds nothing. */
const isForm = (node: Node) => node.type === 'frame' && node.children.length === 0 && node.fill !== undefined
/** What may fade under letters. */
const DRAWN = /^(?:illustration|mark|icon|decoration)$/
/** Shares of its own colour that a drawing keeps where letters run half over it and find no colour for both grounds. */
const FADES = [0.5, 0.3, 0.15]

/** Drawings under letters that nothing else made readable, faded towards the ground that both stand on. */
function quieted(
  faults: ContrastReading[],
  operations: Operation[],
  failing: (operations: Operation[]) => ContrastReading[],
  state: State,
  /** What the letters may be painted in beside their own colour. */
  colours: PlainColour[] = [],
): Operation[] {
  const scene = apply(state.design.scene, operations)
  const boxes = boxesOf(scene, state.context)
  const grounds = groundsOf(scene, boxes)
  const meets = (a: Laid | undefined, b: Laid | undefined) => a !== undefined && b !== undefined && meet(a, b)
  return faults.flatMap(({ id }): Operation[] => {
    const under = [...places(scene)].flatMap(({ node }) =>
      (node.type === 'pictogram' || node.type === 'vector' || isForm(node)) &&
      DRAWN.test(node.role ?? '') &&
      meets(boxes.get(id), boxes.get(node.id))
        ? [node]
        : [],
    )
    for (const share of FADES) {
      const faded = under.flatMap((node): Operation[] => {
        const [ground] = grounds.get(node.id)?.colours ?? coloursOf(scene.artboards[0]?.root.fill)
        if (!ground) return []
        const [paint] = paintsOf(node)
        const alpha = typeof paint === 'object' && 'alpha' in paint ? paint.alpha : 1
        const under = resolve(ground, scene.palette)
        const set = repaint(node, (colour) => mix(under, resolve(colour, scene.palette), share * alpha))
        return set ? [{ op: 'set', id: node.id, set }] : []
      })
      if (faded.length === 0) return []
      for (const letters of [[], ...colours.map((fill): Operation[] => [{ op: 'set', id, set: { fill } }])])
        if (failing([...operations, ...faded, ...letters]).every((reading) => reading.id !== id))
          return [...faded, ...letters]
    }
    return []
  })
}

/** The plain frame under a text in a lightness on which its colour reads; it stays where other letters stand on it, too. */
function groundFor(id: string, asked: ReadonlySet<string>, scene: Scene, state: State): Operation[] {
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const [node, ground] = [findNode(scene, id), grounds.get(id)]
  if (textsOf(scene).some((other) => !asked.has(other.id) && grounds.get(other.id)?.id === ground?.id)) return []
  const under = ground && findNode(scene, ground.id)
  const [colour] = ground?.colours ?? []
  if (node?.type !== 'text' || under?.type !== 'frame' || typeof under.fill !== 'string' || !colour) return []
  const letters = resolve(coloursOf(node.fill)[0] ?? 'ink', scene.palette)
  const pair = pairFor({ hex: letters, exact: false }, resolve(colour, scene.palette), node.size)
  if (!pair) return []
  return [
    { op: 'set', id: under.id, set: { fill: pair.fill } },
    { op: 'set', id, set: { fill: pair.letters } },
  ]
}

const ROLES: PlainColour[] = ['ink', 'onAccent', 'paper', 'onSecondary', '#ffffff', '#111111']

/** What is tried in this round: roles of the palette, or shades of the colour that was asked for. */
function candidate(node: Text, round: number, asked: boolean, { design }: State): PlainColour | undefined {
  const shades = 2 * SHADES.length
  const order = asked ? round : (round + shades) % (shades + ROLES.length)
  if (order >= shades) return ROLES[order - shades]
  const [colour] = coloursOf(node.fill)
  if (!colour) return undefined
  const { l, c, h } = oklch(resolve(colour, design.scene.palette))
  const by = SHADES[Math.floor(order / 2)] ?? 0
  const moved = order % 2 === 0 ? l - by : l + by
  return moved < 0.05 || moved > 0.99 ? undefined : hex({ l: moved, c, h })
}

/** A colour that was moved is told. */
function told(step: Patch, operations: Operation[], asked: ReadonlySet<string>): Change[] {
  const grounds = operations
    .slice(step.operations.length)
    .flatMap((operation) =>
      operation.op === 'set' && !asked.has(operation.id) && 'fill' in operation.set ? [operation.id] : [],
    )
  const frames = grounds.length > 0 ? [{ what: 'Around it', to: 'recoloured to stay legible', nodes: grounds }] : []
  const moved = operations
    .slice(step.operations.length)
    .some((operation) => 'id' in operation && asked.has(operation.id))
  if (!moved) return [...step.changes, ...frames]
  return [...step.changes, ...frames].map((change) =>
    change.nodes.length === 0 || change.to?.includes(ADJUSTED)
      ? change
      : { ...change, to: `${change.to ?? 'changed'}${ADJUSTED}` },
  )
}
