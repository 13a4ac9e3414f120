/** One thing beside another: "the icon above the name", "the time next to the date". */
import type { Node, Scene } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import { isWordless } from '../smaller-drawings.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { inDepth, putBeside } from './moving.ts'
import { besideAnew } from './placed-anew.ts'
import { alreadySo, missingStep } from './replies.ts'

const BESIDE =
  /\b(?<side>above|over|below|under|underneath|beneath|(?:to the |on the |at the )?left(?:[- ]hand)?(?: side)? of|(?:to the |on the |at the )?right(?:[- ]hand)?(?: side)? of|on top of|atop|before|after|next to|beside|in front of|behind)\s+(?<what>.+)$/

/** "the icon above the name" */
export function beside(clause: Clause, state: State): Step | undefined {
  const match = BESIDE.exec(clause.lower)
  if (!match?.groups) return undefined
  const { found, missing } = findTargets(clause, state)
  const one = found.find((target) => target.end <= match.index && target.class !== 'whole')
  const other = found.find((target) => target.start >= match.index && target.class !== 'whole')
  if (missing.length > 0 && (!one || !other)) return missingStep(missing, state)
  const [part, b] = [one ? lifted(one.ids, state)[0] : state.focus[0], other?.ids[0]]
  const a = part && composite(part, state)
  if (!a || !b || a === b) return undefined
  const side = match.groups.side as string
  // What runs round a mark has no side.
  if ([a, b].some((id) => textsIn([id], state).some(({ arc }) => arc)))
    return {
      step: 'cannot',
      question: 'Here the name runs round the mark. Shall I compose it anew, with the mark beside it?',
      suggestions: ['another layout'],
    }
  // What comes first is said of the order in which they stand, be it a row or a column.
  const column = findPlace(state.design.scene, b)?.parent?.layout?.direction !== 'row'
  const vertical = /above|over|below|under|beneath|top/.test(side) || (column && /^(?:before|after)$/.test(side))
  const first = /above|over|top|left|before|next to|beside|in front/.test(side)
  const depth = /behind|in front/.test(side)
  const there = !depth && state.design.scene.kind === 'logo' && standsBeside([a, b], vertical, first, state)
  const operations = there
    ? []
    : depth
      ? inDepth(a, b, side === 'behind', state)
      : fitted(putBeside(alone(a, state), b, vertical, first, state), [a, b], vertical, state)
  const what = one?.name ?? 'it'
  if (operations.length === 0) return alreadySo(`The ${what} stands ${side} the ${other?.name} already`, state)
  const changes = [{ what: what.charAt(0).toUpperCase() + what.slice(1), to: `${side} the ${other?.name}`, nodes: [a] }]
  const where = vertical ? (first ? 'above' : 'below') : first ? 'left' : 'right'
  const anew = depth ? undefined : besideAnew([a, b], where, changes, state)
  // A mark between its rules is one line with them.
  const moved = findPlace(state.design.scene, a)
  const line = [...(moved?.parent?.children ?? []), ...(moved?.node.type === 'frame' ? moved.node.children : [])]
  const ruled = line.some(({ role }) => role === 'rule')
  if (ruled && !vertical)
    return (
      anew ?? {
        step: 'cannot',
        question:
          'Here the mark stands in one line with its rules. Shall I compose it anew, with the mark beside the name?',
        suggestions: ['another layout'],
      }
    )
  return { step: 'patch', operations, changes, ...(anew && { otherwise: anew }) }
}

/** What is drawn of several parts moves as one: a sign in its shield. */
function composite(id: string, state: State): string {
  const parent = findPlace(state.design.scene, id)?.parent
  const above = parent && findPlace(state.design.scene, parent.id)?.parent
  return above && parent.children.length > 1 && isWordless(parent) ? composite(parent.id, state) : id
}

/** Whether one stands wholly on that side of the other. */
function standsBeside([a, b]: [string, string], vertical: boolean, first: boolean, state: State): boolean {
  const boxes = state.context.layout ? boxesOf(state.design.scene, state.context) : undefined
  const [one, other] = [boxes?.get(a), boxes?.get(b)]
  if (!one || !other) return false
  const [before, after] = first ? [one, other] : [other, one]
  const overlap = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  return vertical
    ? before.y + before.height <= after.y + 2 && overlap > 0
    : before.x + before.width <= after.x + 2 && before.y < after.y + after.height && after.y < before.y + before.height
}

/** The frame that holds nothing else moves instead of what is in it. */
function alone(id: string, state: State): string {
  const parent = findPlace(state.design.scene, id)?.parent
  const above = parent && findPlace(state.design.scene, parent.id)?.parent
  return above && parent.children.length === 1 && parent.fill === undefined && above.id !== undefined
    ? alone(parent.id, state)
    : id
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

/** Texts and pictures that fill a frame of their own move with it (a button with its label). */
export function lifted(ids: string[], state: State): string[] {
  const out = ids.map((id) => {
    const parent = findPlace(state.design.scene, id)?.parent
    const together =
      parent && parent.children.length > 0 && parent.children.every((child) => child.at || ids.includes(child.id))
    const above = parent && findPlace(state.design.scene, parent.id)?.parent
    return together && above && (ids.length > 1 || parent.role === 'button') ? parent.id : id
  })
  return [...new Set(out)]
}
