/** Room: gaps, margins, the air around a part. */
import type { Box } from '../../../base/geometry.ts'
import { mapTuple } from '../../../base/items.ts'
import { insetsOf } from '../../../scene/insets.ts'
import type { Insets, Node } from '../../../scene/types.ts'
import { findPlace, places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { type Measured, measure } from '../../measure/compare.ts'
import { margin, room as nearness } from '../../measure/rooms.ts'
import { round } from '../../pixels.ts'
import { resizeContent, resizeNode } from '../../sizes/resizing.ts'
import { idsOf, namesOf, touched } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { type Asked, type Plan, planOf } from './row.ts'

/** By how much gaps and margins grow, as a share of themselves, for a full step; the smallest share of it that is tried. */
const [GROWS, LEAST] = [0.35, 0.2]

/** How room is told that is given to all of it, whatever was set for that. */
export const ALL_ROOM = 'White space'

/** More or less air: in the design as a whole, in the parts that were named, or around a text; or only from the edges. */
const roomOf = (margins: boolean): Plan =>
  planOf<Asked>({
    set: (targets, { way, degree }, state, strength) => {
      const by = GROWS * degree * strength
      const factor = way === 'more' ? 1 + by : 1 / (1 + by)
      const parts = margins ? [] : targets.filter(isAround)
      const ids = idsOf(parts)
      return firstSeen(
        parts.length > 0
          ? [() => around(parts, factor, state), () => smaller(ids, factor, state)]
          : [() => roomier(targets, margins, factor, state), ...(margins ? [] : [() => contentSmaller(factor, state)])],
        (was, is) =>
          (margins ? margin(is) - margin(was) : nearness(ids, is) - nearness(ids, was)) * (way === 'more' ? 1 : -1),
        state,
      )
    },
    what: (targets) => {
      const parts = margins ? [] : targets.filter(isAround)
      return parts.length > 0 ? `Space around the ${namesOf(parts)}` : ALL_ROOM
    },
    nodes: (targets, operations) => {
      const parts = margins ? [] : targets.filter(isAround)
      return parts.length > 0 ? idsOf(parts) : touched(operations)
    },
    to: ({ way }) => way,
    full: () => 'There is no room to spare in this layout',
    weaker: [0.55, LEAST],
  })
export const room = roomOf(false)
export const margins = roomOf(true)

/** What has neighbours; a section or a column has room in it. */
const isAround = ({ class: kind, name }: Target) => kind === 'text' || kind === 'picture' || name === 'button'

/** The first way that is seen where it is laid out; the first of all where nothing tells. */
function firstSeen(
  ways: readonly (() => Operation[])[],
  gains: (was: Measured, is: Measured) => number,
  { design: { scene }, context }: State,
): Operation[] {
  const was = context.layout && measure(scene, context)
  let first: Operation[] = []
  for (const way of ways) {
    const one = way()
    if (one.length > 0 && (!was || gains(was, measure(apply(scene, one), context)) > 0)) return one
    if (first.length === 0) first = one
  }
  return first
}

/** The parts themselves give room, or take it. */
const smaller = (ids: readonly string[], factor: number, state: State): Operation[] =>
  ids.flatMap((id) => resizeNode(id, 1 - (factor - 1) * BY_SIZE, undefined, state, false))

const contentSmaller = (factor: number, state: State): Operation[] =>
  resizeContent(factor > 1 ? 1 / (1 + (factor - 1) * 0.5) : 1 + (1 / factor - 1) * 0.4, state)

/** What flows keeps more distance from its neighbours; what has none there, or is placed, gets or gives room by its size. */
function around(parts: readonly Target[], factor: number, state: State): Operation[] {
  return parts.flatMap(({ ids }) =>
    ids.flatMap((id): Operation[] => {
      const set = flowing(id, factor, state)
      if (set) return [{ op: 'set', id, set }]
      // Letters that grew would break into other lines.
      if (factor < 1 && findPlace(state.design.scene, id)?.node.type === 'text') return []
      return resizeNode(id, 1 - (factor - 1) * BY_SIZE, undefined, state, false)
    }),
  )
}
/** Share of a line that is air above and below its letters. */
const AIR = 0.07
/** How much of a step in room a part takes by its size. */
const BY_SIZE = 0.4

/** The margins of a part among others in a flow, where they change by that factor. */
function flowing(id: string, factor: number, state: State): Record<string, unknown> | undefined {
  const place = findPlace(state.design.scene, id)
  if (!place?.parent || place.node.at) return undefined
  const { node, parent } = place
  const box = boxesOf(state.design.scene, state.context).get(id)
  const flow = parent.children.filter((child) => !child.at)
  const at = flow.indexOf(node)
  const row = parent.layout?.direction === 'row'
  const [top, right, bottom, left] = insetsOf(node.margin)
  const size = node.type === 'text' ? node.size : Math.min(box?.width ?? 0, box?.height ?? 0) / 2
  const gap = parent.layout?.gap ?? 0
  // Less is no more than the gap gives, and the air of a line.
  const more = Math.max(round(size * (factor - 1)), -round(Math.max(gap * 0.6, node.type === 'text' ? size * AIR : 0)))
  const before = at > 0 ? more : 0
  const after = at < flow.length - 1 ? more : 0
  if (before === 0 && after === 0) return undefined
  return { margin: row ? [top, right + after, bottom, left + before] : [top + before, right, bottom + after, left] }
}

/** Paddings and gaps of the flow; where things are placed, the things themselves give way. */
function roomier(targets: readonly Target[], margins: boolean, factor: number, state: State): Operation[] {
  const { scene } = state.design
  const scope = new Set(targets.filter(({ class: kind }) => kind === 'part').flatMap(({ ids }) => ids))
  const flow = [...places(scene)].flatMap(({ node, parent }): Operation[] => {
    if (node.type !== 'frame' || (scope.size > 0 && !scope.has(node.id))) return []
    if (node.role === 'button' && scope.size === 0) return []
    const { gap, padding } = node.layout ?? {}
    const outer = parent === undefined || OUTER.has(node.role ?? '') || scope.size > 0
    const set = {
      ...node.layout,
      ...(gap && !margins && { gap: round(gap * factor) }),
      ...(padding !== undefined && outer && { padding: scaled(padding, factor) }),
    }
    return JSON.stringify(set) === JSON.stringify(node.layout ?? {})
      ? []
      : [{ op: 'set', id: node.id, set: { layout: set } }]
  })
  // What is placed keeps its distance from the edges by itself.
  const isSheet = scene.kind !== 'website'
  if (margins && isSheet && isDivided(state)) return []
  const placed = flow.length === 0 || (margins && isSheet) ? placedRoom(factor, state) : []
  if (flow.length > 0 && placed.length === 0) return flow
  // A mark alone in the middle: it becomes smaller, and its ground more.
  return placed.length > 0 ? placed : contentSmaller(factor, state)
}

/** Frames whose padding is air between parts of a page. */
const OUTER = new Set(['section', 'hero', 'footer'])

const scaled = (insets: Insets, by: number): Insets =>
  typeof insets === 'number' ? round(insets * by) : mapTuple(insets, (value) => round(value * by))

/** Share of the sheet from which something spans it. */
const WIDE = 0.6

/** What runs out at an edge is the ground of something. */
const touches = (box: Box, whole: Box) =>
  box.x <= whole.x + 1 ||
  box.y <= whole.y + 1 ||
  box.x + box.width >= whole.x + whole.width - 1 ||
  box.y + box.height >= whole.y + whole.height - 1
/** Fields that run out at the edges divide the sheet: what is placed stands in them. */
function isDivided(state: State): boolean {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  return scene.artboards.some(({ root }) => {
    const whole = boxes.get(root.id)
    return root.children.some((child) => {
      const box = boxes.get(child.id)
      const isField = whole && box && child.type !== 'text' && isSeen(child) && touches(box, whole)
      return isField && box.width * box.height < whole.width * whole.height * 0.95
    })
  })
}
/** A frame without paint is only where things stand. */
const isSeen = (node: Node) => node.type !== 'frame' || node.fill !== undefined || node.clip === true

/** Placed things draw in from the edges and become a little smaller. */
function placedRoom(factor: number, state: State): Operation[] {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const shrink = factor > 1 ? 1 / (1 + (factor - 1) * 0.35) : Math.min(1.12, 1 + (1 / factor - 1) * 0.25)
  return scene.artboards.flatMap(({ root }) => {
    const whole = boxes.get(root.id)
    if (!whole) return []
    return root.children.flatMap((child): Operation[] => {
      const box = boxes.get(child.id)
      const bleeds = box && child.type !== 'text' && isSeen(child) && touches(box, whole)
      if (!child.at || bleeds || child.role === 'background' || child.role === 'pattern') return []
      const set = shrunk(child, shrink)
      const step = Math.min(whole.width, whole.height) * 0.025 * (factor > 1 ? 1 : -1)
      const at = Object.fromEntries(
        Object.entries(child.at).map(([side, value]) => [side, value > 0 ? Math.max(0, round(value + step)) : value]),
      )
      // What spans its sheet draws in from both sides.
      const spans = child.type === 'text' || child.type === 'frame'
      const width =
        spans && typeof child.width === 'number' && box && box.width > WIDE * whole.width
          ? child.width - 2 * step
          : undefined
      return [{ op: 'set', id: child.id, set: { ...set, at, ...(width !== undefined && { width: round(width) }) } }]
    })
  })
}

function shrunk(node: Node, by: number): Record<string, unknown> {
  if (node.type === 'text')
    return {
      size: round(node.size * by),
      ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, round(node.size * by)) } }),
    }
  const set: Record<string, unknown> = {}
  if (node.type !== 'frame' && typeof node.width === 'number') set.width = round(node.width * by)
  if (node.type !== 'frame' && typeof node.height === 'number') set.height = round(node.height * by)
  return set
}
