/** A thing put at a side, in a corner, in the middle: in its flow, with its group, or at last in a place of its own. */
import { nth } from '../../base/items.ts'
import type { Scene } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets, targetsOrOpen } from '../targets.ts'
import type { Operation } from '../types.ts'
import { lifted } from './beside.ts'
import { type Along, place, type Spot } from './moving.ts'
import { ownPlace } from './own-place.ts'
import { placedAnew } from './placed-anew.ts'
import { alreadySo, missingStep } from './replies.ts'

function spotIn(said: string): Spot | undefined {
  const lower = said.replace(/\b(left|right)[- ](?:hand )?(?:side )?(top|upper|bottom|lower)\b/, '$2 $1')
  const corner = lower.match(/\b(top|upper|bottom|lower)[- ](left|right|cent(?:er|re)|middle)\b/)
  if (corner) return { down: /top|upper/.test(nth(corner, 1)) ? 'start' : 'end', across: sideOf(nth(corner, 2)) }
  const spot: Spot = {}
  if (
    /\b(?:to|at|on|in|into|towards?|against|near|along) the (?:very )?top\b|\btop of\b|\bon top(?= please|$)|\bto top\b|\bat top\b/.test(
      lower,
    )
  )
    spot.down = 'start'
  if (
    /\b(?:to|at|on|in|into|towards?|against|near|along) the (?:very )?bottom\b|\bbottom of\b|\bto bottom\b|\bat bottom\b/.test(
      lower,
    )
  )
    spot.down = 'end'
  if (
    /\b(?:to|on|at|in|into|towards?|along|against) the (?:far |very )?left\b|\bleft[- ]align|\balign(?:ed)?(?: \w+){0,4} (?:to the )?left\b|\bflush left\b|\bleft side\b|\bto left\b/.test(
      lower,
    )
  )
    spot.across = 'start'
  if (
    /\b(?:to|on|at|in|into|towards?|along|against) the (?:far |very )?right\b|\bright[- ]align|\balign(?:ed)?(?: \w+){0,4} (?:to the )?right\b|\bflush right\b|\bright side\b|\bto right\b/.test(
      lower,
    )
  )
    spot.across = 'end'
  if (/\bvertically\b|\bvertical(?:ly)? cent/.test(lower) && /\bcent(?:er|re)|middle/.test(lower)) spot.down = 'center'
  else if (/\bcent(?:er|re|ered|red)\b|\bmiddle\b/.test(lower)) {
    spot.across ??= 'center'
    if (
      /\b(?:in|to|into|at) the (?:exact |very |dead )?(?:middle|cent(?:er|re))\b|\bmiddle of\b/.test(lower) &&
      spot.down === undefined &&
      !/\balign/.test(lower)
    )
      spot.down = 'center'
    if (/\bhorizontally\b/.test(lower)) delete spot.down
  }
  if (/\b(?:put|move|place|come|go|be|goes|show)\b.*\bfirst$/.test(lower)) spot.down = 'start'
  if (/\b(?:put|move|place|come|go|be|goes|show)\b.*\blast$/.test(lower)) spot.down = 'end'
  return spot.across || spot.down ? spot : undefined
}

const sideOf = (word: string): Along => (word === 'left' ? 'start' : word === 'right' ? 'end' : 'center')

export function spotted(clause: Clause, state: State): Step | undefined {
  const spot = spotIn(clause.lower)
  if (!spot) return undefined
  const targets = findTargets(clause, state)
  // "the top of the poster": the design is where, not what.
  const named = targets.found.filter((target, i) => target.class !== 'whole' || i === 0)
  const things = named.filter((target) => target.class !== 'whole')
  if (things.length === 0 && targets.missing.length > 0) return missingStep(targets.missing, state)
  const mine =
    things.length > 0 ? things.slice(0, 1).concat(joined(things, clause)) : targetsOrOpen(clause, state, targets)
  const operations: Operation[] = []
  let current = state
  for (const target of mine) {
    const ids = target.class === 'whole' ? content(current) : lifted(target.ids, current)
    for (const id of ids) {
      const more = placed(id, spot, current, clause)
      operations.push(...more)
      current = { ...current, design: { ...current.design, scene: apply(current.design.scene, more) } }
    }
  }
  const aligned = mine.some(({ class: kind }) => kind === 'whole') && /\balign|justif|flush/.test(clause.lower)
  const lines = aligned && spot.across && !spot.down ? alignedAll(spot.across, state) : []
  const { root } = state.design.scene.artboards[0] ?? {}
  const stretched = spot.across === 'start' && root?.layout?.align === undefined && state.design.scene.kind !== 'logo'
  if (stretched && aligned && spot.across && !spot.down) operations.splice(0, operations.length, ...lines)
  else if (lines.some((operation) => operation.op === 'set' && 'layout' in operation.set))
    operations.splice(0, operations.length, ...lines)
  const still =
    state.context.layout &&
    !aligned &&
    unmoved(
      mine.flatMap((target) => target.ids),
      operations,
      state,
    )
  if (still) operations.length = 0
  const where = describe(spot)
  const name = mine.map((target) => target.name).join(', ')
  const changes = [
    { what: name.charAt(0).toUpperCase() + name.slice(1), to: where, nodes: mine.flatMap((target) => target.ids) },
  ]
  const [first] = mine
  const anew = first && !aligned ? placedAnew(first, spot, changes, state) : undefined
  // What this layout cannot bring to its place gets it in another one.
  const [id] = first?.class === 'whole' ? [] : lifted(first?.ids ?? [], state)
  const arrives =
    !id || !state.context.layout || aligned || stands(id, spot, apply(state.design.scene, operations), state)
  if (anew && !arrives) return anew
  if (operations.length === 0)
    return alreadySo(`The ${name} stands ${where} already, as far as this layout lets it`, state)
  return { step: 'patch', operations, changes, ...(anew && { otherwise: anew }) }
}

/**
 * A place in its own flow first; where that does not bring it to the wished side of the sheet, the same for the group that
 * it belongs to, and at last a place of its own.
 */
function placed(id: string, spot: Spot, state: State, clause: Clause): Operation[] {
  const own = place(id, spot, state, clause)
  if (!state.context.layout || /\balign|justif|flush/.test(clause.lower) || isThere(id, spot, own, state)) return own
  for (let above = findPlace(state.design.scene, id)?.parent; above; ) {
    const parent = findPlace(state.design.scene, above.id)?.parent
    if (!parent || /^(?:section|panel|band|hero|footer|nav)$/.test(above.role ?? '')) break
    const group = placeGroup(above.id, spot, state, clause)
    if (isThere(id, spot, group, state)) return group
    above = parent
  }
  const free = state.design.scene.format.height === 'auto' ? [] : ownPlace(id, spot, state)
  return isThere(id, spot, free, state) ? free : own
}

/** A group moves as one where it holds no more than some few things. */
const placeGroup = (id: string, spot: Spot, state: State, clause: Clause): Operation[] => {
  const node = findPlace(state.design.scene, id)?.node
  return node && textsIn([id], state).length <= 2 ? place(id, spot, state, clause) : []
}

/** Whether a thing then stands at the wished side of its sheet: beyond everything that is set there in words. */
const isThere = (id: string, spot: Spot, operations: Operation[], state: State): boolean =>
  operations.length > 0 && stands(id, spot, apply(state.design.scene, operations), state)

function stands(id: string, spot: Spot, scene: Scene, state: State): boolean {
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

const joined = (things: Target[], clause: Clause) =>
  things
    .slice(1)
    .filter((target, i) => /^\s*(?:,|and|&)\s*(?:the )?$/.test(clause.lower.slice(nth(things, i).end, target.start)))

/** Whether the operations leave things where they were. */
export function unmoved(ids: string[], operations: Operation[], state: State): boolean {
  const [was, is] = [
    boxesOf(state.design.scene, state.context),
    boxesOf(apply(state.design.scene, operations), state.context),
  ]
  const alignOf = (set: Record<string, unknown>) => 'align' in set || 'rotate' in set
  if (operations.some((operation) => operation.op === 'set' && alignOf(operation.set))) return false
  return ids.every((id) => {
    const [a, b] = [was.get(id), is.get(id)]
    return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.5
  })
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

function describe({ across, down }: Spot): string {
  const vertical = down && { start: 'at the top', center: 'in the middle', end: 'at the bottom' }[down]
  const horizontal = across && { start: 'left', center: 'centred', end: 'right' }[across]
  return [vertical, horizontal].filter(Boolean).join(', ')
}

/** Everything on the first artboard that is not its ground. */
export function content(state: State): string[] {
  const children = state.design.scene.artboards[0]?.root.children ?? []
  return children
    .filter((child) => child.role !== 'background' && child.role !== 'pattern' && child.role !== 'frame')
    .map(({ id }) => id)
}
