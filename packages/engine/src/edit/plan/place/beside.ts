/** One thing beside another: "the icon above the name", "the time next to the date". */
import { capitalised } from '../../../base/words.ts'
import type { Side } from '../../../language/lexicon/place-words.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textsIn } from '../../scene-nodes.ts'
import { cannot } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { alone, lifted } from './lifted.ts'
import { inDepth, putBeside } from './moving.ts'
import { besideAnew } from './placed-anew.ts'

/** How a side is told. */
const SAID: Partial<Record<Side, string>> = {
  left: 'left of',
  right: 'right of',
  beside: 'next to',
}

/** Undefined where one of the two is no part that stands somewhere. */
export function planBeside(one: Target, side: Side, other: Target, state: State): Step | undefined {
  const [a] = lifted(one.ids, state)
  const [b] = lifted(other.ids.slice(0, 1), state)
  if (!a || !b || a === b) return undefined
  // What runs round a mark has no side.
  if (textsIn([a, b], state).some(({ arc }) => arc)) return ROUND
  const where = `${SAID[side] ?? side} the ${other.name}`
  if (side === 'behind' || side === 'in front of') {
    const operations = inDepth(a, b, side === 'behind', state)
    const changes = [{ what: capitalised(one.name), to: where, nodes: [a] }]
    return operations.length > 0
      ? { step: 'patch', operations, changes }
      : alreadySo(`The ${one.name} is already ${where}`, state)
  }
  return besideIt([a, b], wayOf(side, b, state), { name: one.name, where }, state)
}

const ROUND: Step = cannot(
  'Here the name runs around the mark. Shall I lay it out again, with the mark beside it?',
  'another layout',
)

function besideIt(
  [a, b]: [string, string],
  way: SideWay,
  { name, where }: { name: string; where: string },
  state: State,
): Step {
  const changes = [{ what: capitalised(name), to: where, nodes: [a] }]
  const place = way.vertical ? (way.first ? 'above' : 'below') : way.first ? 'left' : 'right'
  const anew = besideAnew([a, b], place, changes, state)
  const isThere = standsBeside([a, b], way, state)
  const stays = isThere && state.design.scene.kind === 'logo'
  const operations = stays
    ? []
    : fitted(putBeside(alone(a, state), b, way.vertical, way.first, state), [a, b], way.vertical, state)
  if (operations.length === 0 && (isThere || !state.context.layout))
    return alreadySo(`The ${name} is already ${where}`, state)
  if (operations.length === 0) return anew ?? alreadySo(`The ${name} cannot go ${where} in this layout`, state)
  if (!way.vertical && isRuled(a, state)) return anew ?? RULED
  const whole = [...operations, ...inSameLines([a, b], operations, state)]
  return { step: 'patch', operations: whole, changes, ...(anew && { otherwise: anew }) }
}

/** Side by side, words are set smaller rather than broken into more lines. */
function inSameLines(ids: string[], operations: Operation[], state: State): Operation[] {
  if (!state.context.layout) return []
  const scene = apply(state.design.scene, operations)
  const [was, is] = [boxesOf(state.design.scene, state.context), boxesOf(scene, state.context)]
  return textsIn(ids, state).flatMap((node): Operation[] => {
    const lines = was.get(node.id)?.lines
    if (!lines || (is.get(node.id)?.lines ?? 0) <= lines) return []
    const size = node.fit?.min ?? node.size
    return [{ op: 'set', id: node.id, set: { fit: { min: Math.min(size, Math.round(node.size * SMALLEST)), lines } } }]
  })
}

/** Share of its size down to which a text may be set. */
const SMALLEST = 0.6

interface SideWay {
  vertical: boolean
  first: boolean
}

/** What comes first is said of the order in which they stand, be it a row or a column. */
function wayOf(side: Side, anchor: string, state: State): SideWay {
  const column = findPlace(state.design.scene, anchor)?.parent?.layout?.direction !== 'row'
  const vertical = side === 'above' || side === 'below' || (column && (side === 'before' || side === 'after'))
  return { vertical, first: side === 'above' || side === 'left' || side === 'before' }
}

/** A mark between its rules is one line with them. */
function isRuled(id: string, state: State): boolean {
  const moved = findPlace(state.design.scene, id)
  const line = [...(moved?.parent?.children ?? []), ...(moved?.node.type === 'frame' ? moved.node.children : [])]
  return line.some(({ role }) => role === 'rule')
}

const RULED: Step = cannot(
  'Here the mark sits in line with its rules. Shall I lay it out again, with the mark beside the name?',
  'another layout',
)

/** Whether one stands wholly on that side of the other. */
function standsBeside([a, b]: [string, string], { vertical, first }: SideWay, state: State): boolean {
  const boxes = state.context.layout ? boxesOf(state.design.scene, state.context) : undefined
  const [one, other] = [boxes?.get(a), boxes?.get(b)]
  if (!one || !other) return false
  const [before, after] = first ? [one, other] : [other, one]
  const overlap = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  return vertical
    ? before.y + before.height <= after.y + 2 && overlap > 0
    : before.x + before.width <= after.x + 2 && before.y < after.y + after.height && after.y < before.y + before.height
}

/** Side by side they may need more width than there is: both become smaller. Stacked, they keep a distance. */
function fitted(operations: Operation[], [a, b]: [string, string], vertical: boolean, state: State): Operation[] {
  if (operations.length === 0 || !state.context.layout) return operations
  const scene = apply(state.design.scene, operations)
  const boxes = boxesOf(scene, state.context)
  const [one, other] = [findPlace(scene, a), findPlace(scene, b)]
  if (!one || !other || one.node.at || other.node.at) return operations
  if (vertical) return [...operations, ...spaced(alone(a, state), b, scene)]
  const [root, first, second] = [boxes.get(scene.artboards[one.artboard]?.root.id ?? ''), boxes.get(a), boxes.get(b)]
  if (!root || !first || !second) return operations
  const room = root.width * 0.8
  const by = room / (first.width + second.width + root.width * 0.03)
  if (by >= 1) return operations
  const smaller = [one.node, other.node].flatMap((node): Operation[] => {
    const set: Record<string, unknown> = { margin: null }
    if (node.type === 'text') {
      set.size = Math.round((boxes.get(node.id)?.size ?? node.size) * by * 10) / 10
      set.maxWidth = Math.ceil((boxes.get(node.id)?.width ?? room) * by * 1.02)
      if (node.fit) set.fit = { ...node.fit, min: Math.min(node.fit.min, set.size as number) }
    } else
      for (const key of ['width', 'height'] as const)
        if (typeof node[key] === 'number') set[key] = Math.round(node[key] * by * 10) / 10
    return [{ op: 'set', id: node.id, set }]
  })
  // What follows keeps its distance in proportion.
  const pair = findPlace(scene, one.parent?.id ?? '')
  const below = (pair?.parent?.children ?? []).flatMap((child): Operation[] =>
    Array.isArray(child.margin) && child.id !== pair?.node.id
      ? [{ op: 'set', id: child.id, set: { margin: child.margin.map((value) => Math.round(value * by)) } }]
      : [],
  )
  return [...operations, ...smaller, ...below]
}

/** In a column without a gap of its own the moved one keeps the distance that it had, on its other side. */
function spaced(id: string, anchor: string, scene: Scene): Operation[] {
  const [one, other] = [findPlace(scene, id), findPlace(scene, anchor)]
  if (!one?.parent || one.parent !== other?.parent || one.parent.layout?.gap) return []
  const sides = (node: Node): number[] => (Array.isArray(node.margin) ? node.margin : [0, 0, 0, 0])
  const gap = Math.max(...sides(one.node), ...sides(other.node), 16)
  const flow = one.parent.children.filter((child) => !child.at)
  return flow.flatMap((child, index): Operation[] => {
    const margin = index === 0 ? 0 : Math.round(gap)
    return [{ op: 'set', id: child.id, set: { margin: margin === 0 ? null : [margin, 0, 0, 0] } }]
  })
}
