/** A thing put at a side, in a corner, in the middle: in its flow, with its group, or at last in a place of its own. */
import { capitalised } from '../../../base/words.ts'
import type { Along, Spot } from '../../../language/lexicon/place-words.ts'
import type { Scene } from '../../../scene/types.ts'
import { findPlace, places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf, hasPlay } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textsIn } from '../../scene-nodes.ts'
import type { Target } from '../../target-types.ts'
import type { Change, Operation } from '../../types.ts'
import { alone, lifted } from './lifted.ts'
import { place } from './moving.ts'
import { ownPlace } from './own-place.ts'
import { placedAnew } from './placed-anew.ts'
import { planStep } from './step.ts'
import { content, unmoved } from './still.ts'

/** Where to, and whether the lines are meant and not where they stand. */
export interface Wanted extends Spot {
  aligned?: true
}

export function planSpot(targets: Target[], wanted: Wanted, state: State): Step {
  const { aligned = false, ...spot } = wanted
  const things = targets.filter((target) => target.class !== 'whole')
  // "the top of the poster": the design is where, not what.
  const mine = things.length > 0 ? things : targets
  const ids = mine.flatMap((target) => target.ids)
  const names = mine.map((target) => target.name).join(', ')
  const changes: Change[] = [
    { what: capitalised(names), to: `${aligned ? 'aligned ' : ''}${describe(spot)}`, nodes: ids },
  ]
  const operations = movedThere(mine, spot, aligned, state)
  const [first] = mine
  const anew = first && !aligned ? elsewise(first, spot, changes, state) : undefined
  // What this layout cannot bring to its place gets it in another one.
  const [id] = first?.class === 'whole' ? [] : lifted(first?.ids ?? [], state)
  const arrives =
    !id || !state.context.layout || aligned || standsAt(id, spot, apply(state.design.scene, operations), state)
  if (anew && !arrives) return anew
  if (operations.length === 0)
    return alreadySo(`The ${names} is already ${describe(spot)}, as far as this layout allows`, state)
  return { step: 'patch', operations, changes, ...(anew && { otherwise: anew }) }
}

/**
 * What is done where this layout has no such place: another one. What the person holds in the hand stays what it is, and goes that way as
 * far as there is room.
 */
function elsewise(target: Target, spot: Spot, changes: Change[], state: State): Step | undefined {
  const { selected } = state.context
  if (selected === undefined || !target.ids.includes(selected)) return placedAnew(target, spot, changes, state)
  const way = WAYS.find(({ along, to }) => spot[along] === to)?.way
  const step = way && planStep([target], { way, degree: 1 }, state)
  return step?.step === 'patch' ? step : undefined
}
const WAYS = [
  { along: 'across', to: 'start', way: 'left' },
  { along: 'across', to: 'end', way: 'right' },
  { along: 'down', to: 'start', way: 'up' },
  { along: 'down', to: 'end', way: 'down' },
] as const

/** Each thing in turn; nothing where it all stays where it was. */
function movedThere(mine: Target[], spot: Spot, aligned: boolean, state: State): Operation[] {
  const whole = mine.some(({ class: kind }) => kind === 'whole')
  const lines = aligned && whole && spot.across && !spot.down ? alignedAll(spot.across, state) : undefined
  const { root } = state.design.scene.artboards[0] ?? {}
  const stretched = spot.across === 'start' && root?.layout?.align === undefined && state.design.scene.kind !== 'logo'
  if (lines && (stretched || lines.some(isOfLayout))) return lines
  const operations: Operation[] = []
  let current = state
  for (const target of mine)
    for (const id of target.class === 'whole' ? content(current) : lifted(target.ids, current)) {
      const more = placed(id, spot, aligned, current)
      operations.push(...more)
      current = { ...current, design: { ...current.design, scene: apply(current.design.scene, more) } }
    }
  const ids = mine.flatMap((target) => target.ids)
  return state.context.layout && !whole && unmoved(ids, operations, state) ? [] : operations
}

const isOfLayout = (operation: Operation) => operation.op === 'set' && 'layout' in operation.set

/**
 * A place in its own flow first; where that does not bring it to the wished side of the sheet, the same for the group that
 * it belongs to, and at last a place of its own.
 */
function placed(id: string, spot: Spot, aligned: boolean, state: State): Operation[] {
  const own = place(id, spot, aligned, state)
  if (!state.context.layout) return own
  if (aligned) return own.length === 0 || shows(id, own, state) ? own : (inItsFlow(id, spot, state) ?? own)
  if (isThere(id, spot, own, state)) return own
  for (let above = findPlace(state.design.scene, id)?.parent; above; ) {
    const parent = findPlace(state.design.scene, above.id)?.parent
    if (!parent || /^(?:section|panel|band|hero|footer|nav)$/.test(above.role ?? '')) break
    const group = placeGroup(above.id, spot, state)
    if (isThere(id, spot, group, state)) return group
    above = parent
  }
  const free = state.design.scene.format.height === 'auto' ? [] : ownPlace(id, spot, state)
  if (isThere(id, spot, free, state)) return free
  // What fills the frame that holds it alone moves with that frame.
  const holder = alone(id, state)
  const held = holder === id || shows(id, own, state) ? own : place(holder, spot, aligned, state)
  return held.length > 0 ? held : own
}

/** A line whose box is as wide as its letters stands at the side of what it flows in; else its group does. */
function inItsFlow(id: string, spot: Spot, state: State): Operation[] | undefined {
  const flow = place(id, spot, false, state)
  if (shows(id, flow, state)) return flow
  const parent = findPlace(state.design.scene, id)?.parent
  const group = parent && findPlace(state.design.scene, parent.id)?.parent ? placeGroup(parent.id, spot, state) : []
  return shows(id, group, state) ? group : undefined
}

/** Whether a change moves a part, or its letters in their box. */
function shows(id: string, operations: Operation[], state: State): boolean {
  const [was, is] = [state.design.scene, apply(state.design.scene, operations)].map((scene) =>
    boxesOf(scene, state.context).get(id),
  )
  if (!was || !is) return true
  return hasPlay(is) || Math.hypot(was.x - is.x, was.y - is.y) > 0.5
}

/** A group moves as one where it holds no more than some few things. */
const placeGroup = (id: string, spot: Spot, state: State): Operation[] => {
  const node = findPlace(state.design.scene, id)?.node
  return node && textsIn([id], state).length <= 2 ? place(id, spot, false, state) : []
}

const isThere = (id: string, spot: Spot, operations: Operation[], state: State): boolean =>
  operations.length > 0 && standsAt(id, spot, apply(state.design.scene, operations), state)

/** Whether a thing stands at the wished side of its sheet: beyond everything that is set there in words. */
function standsAt(id: string, spot: Spot, scene: Scene, state: State): boolean {
  const boxes = boxesOf(scene, state.context)
  const artboard = findPlace(scene, id)?.artboard
  const [own, whole] = [boxes.get(id), boxes.get(scene.artboards[artboard ?? 0]?.root.id ?? '')]
  if (!own || !whole) return false
  const side = (start: number, length: number, along: Along | undefined) => {
    const middle = (start + length / 2) * 2
    if (along === 'start') return start < 0.2 || middle < 0.55
    if (along === 'end') return start + length > 0.8 || middle > 1.45
    return along === undefined || Math.abs(middle - 1) < 0.25
  }
  const text = findPlace(scene, id)?.node
  const spans = text?.type === 'text' && own.width > 0.6 * whole.width
  return (
    (spans || side((own.x - whole.x) / whole.width, own.width / whole.width, spot.across)) &&
    side((own.y - whole.y) / whole.height, own.height / whole.height, spot.down)
  )
}

/** "align everything left": lines and the frames that they flow in; what is placed stays where it is. */
function alignedAll(across: Along, state: State): Operation[] {
  return [...places(state.design.scene)].flatMap(({ node, artboard }): Operation[] => {
    if (artboard > 0 || node.role === 'button' || node.role === 'decoration') return []
    if (node.type === 'text' && !node.arc && !node.rotate && (node.align ?? 'start') !== across)
      return [{ op: 'set', id: node.id, set: { align: across === 'start' ? null : across } }]
    const column = node.type === 'frame' && (node.layout?.direction ?? 'column') === 'column'
    const now = node.type === 'frame' ? node.layout?.align : undefined
    // The root of a mark keeps it in the middle of its sheet.
    const lone = node.type === 'frame' && node.children.length === 1 && node.children[0]?.type === 'frame'
    return column && !lone && now !== undefined && now !== 'stretch' && now !== across
      ? [{ op: 'set', id: node.id, set: { layout: { ...node.layout, align: across } } }]
      : []
  })
}

/** 'at the top, left' */
function describe({ across, down }: Spot): string {
  const vertical = down && { start: 'at the top', center: 'in the middle', end: 'at the bottom' }[down]
  const horizontal = across && { start: 'left', center: 'centred', end: 'right' }[across]
  return [vertical, horizontal].filter(Boolean).join(', ')
}
