/** Two parts closer to each other, or further apart: along the line between them. */

import type { Box } from '../../../base/geometry.ts'
import { textBoxes } from '../../../critic/gates.ts'
import { insetsOf } from '../../../scene/insets.ts'
import type { Frame, Scene } from '../../../scene/types.ts'
import { findPlace, places, subtree } from '../../../scene/walk.ts'
import { boxesOf, gapBetween } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { round } from '../../pixels.ts'
import { textsIn } from '../../scene-nodes.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Stride } from '../../understand/wish.ts'
import { lifted } from './lifted.ts'
import { nudgeOf, offset, shift } from './moving.ts'

export type Distance = Stride & { way: 'closer' | 'further' }

/** Shares of a full step down to which a smaller one is tried. */
const LEAST = 0.2
/** By how much of itself a gap grows, for a full step. */
const GROWS = 0.35
/** Share of the distance between two that a step closer takes at most. */
const CLOSES = 0.8

/**
 * @param one the part that moves
 * @param other the one that it is seen from
 * @param both whether it is said of both: then the gap of the frame that holds them may be what changes
 */
export function planNear(
  [one, other]: [Target, Target],
  both: boolean,
  { way, ...stride }: Distance,
  state: State,
): Step | undefined {
  const [a, b] = [one, other].map(({ ids }) => lifted(ids, state)[0])
  if (a === undefined || b === undefined || a === b) return undefined
  // What runs round a mark is as near to it on all sides.
  if (textsIn([a, b], state).some(({ arc }) => arc)) return ROUND
  const [names, turned] = [
    { moved: one.name, from: other.name },
    { moved: other.name, from: one.name },
  ]
  const step = near([a, b], both, way, stride, names, 1, state)
  // All that flows behind it, the groups that they stand in, the one, and where it has no room to go the other.
  const [first, second] = branchesOf([a, b], state)
  const isGrouped = first !== undefined && second !== undefined && (first !== a || second !== b)
  const isOneGap = both && gapOf([a, b], way, stride, 1, state) !== undefined
  const steps = both
    ? [
        isOneGap ? step : pushed([a, b], way, stride, names, 1, state),
        ...(isGrouped
          ? [
              near([second, first], false, way, stride, turned, 1, state),
              near([first, second], false, way, stride, names, 1, state),
            ]
          : []),
        step,
        near([b, a], false, way, stride, turned, 1, state),
      ]
    : [step]
  const found = inTurn(steps, (was, is) => widened([a, b], way, was, is, state))
  return found ?? alreadySo(`The ${one.name} cannot move there in this layout`, state)
}

/** Steps of which each is tried where those before it have no room; each is held to what it was wished for. */
function inTurn(steps: readonly (Step | undefined)[], shows: (was: Scene, is: Scene) => boolean): Step | undefined {
  const [first, ...rest] = steps.flatMap((step) => (step?.step === 'patch' ? [step] : []))
  if (!first) return undefined
  const otherwise = inTurn(rest, shows)
  return { ...first, proofs: [...(first.proofs ?? []), shows], ...(otherwise && { otherwise }) }
}

/** Whether the room between two is another one, in that way. */
function widened([a, b]: [string, string], way: Distance['way'], was: Scene, is: Scene, { context }: State): boolean {
  const [before, after] = [was, is].map((scene) => {
    const boxes = boxesOf(scene, context)
    const [one, other] = [boxes.get(a), boxes.get(b)]
    return one && other ? gapBetween(one, other) : undefined
  })
  if (!context.layout || before === undefined || after === undefined) return true
  return way === 'further' ? after > before + 1 : after < before - 1
}

/** What stands side by side in the frame that holds both: they themselves, or what they stand in. */
function branchesOf(pair: [string, string], { design: { scene } }: State): (string | undefined)[] {
  const above = (id: string): string[] => {
    const parent = findPlace(scene, id)?.parent
    return parent ? [id, ...above(parent.id)] : [id]
  }
  const [one = [], other = []] = pair.map(above)
  const shared = one.find((id) => other.includes(id))
  return [one, other].map((line) => line[line.indexOf(shared ?? '') - 1])
}

/** What stands lower of the two moves with all that flows behind it. */
function pushed(
  [a, b]: [string, string],
  way: Distance['way'],
  stride: Stride,
  names: { moved: string; from: string },
  share: number,
  state: State,
): Step | undefined {
  const { scene } = state.design
  const [first, second] = branchesOf([a, b], state)
  const boxes = boxesOf(scene, state.context)
  const [own, next] = [boxes.get(first ?? ''), boxes.get(second ?? '')]
  if (!first || !second || !own || !next) return undefined
  const lower = own.y > next.y ? first : second
  const node = findPlace(scene, lower)?.node
  const most =
    way === 'further' ? Number.POSITIVE_INFINITY : CLOSES * toNext(lower, own.y > next.y ? own : next, [0, -1], state)
  const by = Math.round(Math.min(nudgeOf(stride, scene.format), most) * share) * (way === 'further' ? 1 : -1)
  if (!node || node.at || by === 0) return undefined
  const [top, right, bottom, left] = insetsOf(node.margin)
  return {
    ...patchOf(
      lower === first ? names.moved : names.from,
      `${way === 'further' ? 'further from' : 'closer to'} the ${lower === first ? names.from : names.moved}`,
      // In a flow that stands at the foot it is the other one that is seen to move.
      [first, second],
      [{ op: 'set', id: lower, set: { margin: [top + by, right, bottom, left] } }],
    ),
    ...(share > LEAST && { weaker: () => pushed([a, b], way, stride, names, share * 0.6, state) }),
  }
}

const ROUND: Step = cannot(
  'Here the name runs around the mark at a fixed distance. Shall I make the mark bigger?',
  'make the icon bigger',
  'another layout',
)

function near(
  pair: [string, string],
  both: boolean,
  way: Distance['way'],
  stride: Stride,
  names: { moved: string; from: string },
  share: number,
  state: State,
): Step | undefined {
  const gap = both ? gapOf(pair, way, stride, share, state) : undefined
  const operations = gap ?? aside(pair, way, stride, share, state)
  if (operations.length === 0) return undefined
  const to = `${way === 'further' ? 'further from' : 'closer to'} the ${names.from}`
  return {
    ...patchOf(names.moved, to, [pair[0]], operations),
    ...(share > LEAST && { weaker: () => near(pair, both, way, stride, names, share * 0.6, state) }),
  }
}

/** Where the two are what their frame holds first, or all of it, its gap is their distance. */
function gapOf(
  [a, b]: [string, string],
  way: Distance['way'],
  { degree }: Stride,
  share: number,
  state: State,
): Operation[] | undefined {
  const [one, other] = [a, b].map((id) => heldIn(id, state))
  if (!one || one.frame.id !== other?.frame.id || one.child === other.child) return undefined
  const { layout, children } = one.frame
  const flow = children.filter((child) => !child.at)
  if (!layout?.gap || flow.length > 3) return undefined
  const factor = 1 + GROWS * degree * share
  const gap = round(way === 'further' ? layout.gap * factor : layout.gap / factor)
  return [{ op: 'set', id: one.frame.id, set: { layout: { ...layout, gap } } }]
}

/** Half of the pixels between the letters of two lines; undefined where one is no line, or nothing is laid out. */
function inkBetween(a: string, b: string, state: State): number | undefined {
  const boxes = (state.context.layout?.(state.design.scene) ?? []).flatMap(textBoxes)
  const [one, other] = [a, b].map((id) => boxes.find(({ node }) => node.id === id))
  if (!one || !other) return undefined
  return Math.max(one.top - other.bottom, other.top - one.bottom, one.left - other.right, other.left - one.right) / 2
}

/** The frame that a part flows in directly. */
function heldIn(id: string, state: State): { frame: Frame; child: string } | undefined {
  const place = findPlace(state.design.scene, id)
  return place?.parent && !place.node.at ? { frame: place.parent, child: id } : undefined
}

function aside(
  [a, b]: [string, string],
  way: Distance['way'],
  stride: Stride,
  share: number,
  state: State,
): Operation[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const [own, other] = [boxes.get(a), boxes.get(b)]
  if (!own || !other) return []
  const [dx, dy] = [
    own.x + own.width / 2 - other.x - other.width / 2,
    own.y + own.height / 2 - other.y - other.height / 2,
  ]
  // They stand one above the other where they do not meet in height.
  const stacked = own.y >= other.y + other.height - 1 || other.y >= own.y + own.height - 1
  const away = way === 'closer' ? -1 : 1
  const step: [number, number] = stacked ? [0, Math.sign(dy) * away] : [Math.sign(dx) * away, 0]
  const apart = inkBetween(a, b, state) ?? CLOSES * gapBetween(own, other)
  // Closer is never nearer than a part of what was between them, and further never into the margin.
  const room = Math.min(
    way === 'closer' ? apart : toMargin(a, own, step, state),
    CLOSES * toNext(a, own, step, state, b),
  )
  const most = {
    ...stride,
    pixels: Math.min(stride.pixels ?? nudgeOf(stride, state.design.scene.format), Math.max(0, room)),
  }
  if (most.pixels * share < 1) return []
  const moved = offset(a, step, most, state, share)
  return moved.length > 0 ? moved : shift(a, step, { ...most, pixels: Math.round(most.pixels * share) }, state)
}

/** How far a box may go in a direction before it meets the next thing that is drawn or written. */
function toNext(
  id: string,
  own: Box,
  [dx, dy]: [number, number],
  { design: { scene }, context }: State,
  other = '',
): number {
  const boxes = boxesOf(scene, context)
  const place = findPlace(scene, id)
  const met = findPlace(scene, other)?.node
  const inside = new Set([place?.node, met].flatMap((node) => (node ? [...subtree(node)] : [])).map((node) => node.id))
  const gaps = [...places(scene)].flatMap(({ node, artboard }) => {
    const box = boxes.get(node.id)
    if (!box || node.type === 'frame' || artboard !== place?.artboard || inside.has(node.id)) return []
    const meets =
      dx === 0
        ? box.x < own.x + own.width && own.x < box.x + box.width
        : box.y < own.y + own.height && own.y < box.y + box.height
    const gap =
      dy < 0
        ? own.y - box.y - box.height
        : dy > 0
          ? box.y - own.y - own.height
          : dx < 0
            ? own.x - box.x - box.width
            : box.x - own.x - own.width
    return meets && gap > -1 ? [gap] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...gaps)
}

/** Share of the shorter side that things keep from the edge when they give room. */
const MARGIN = 0.035

/** How far a box may go in a direction before it stands in the margin of its sheet. */
function toMargin(
  id: string,
  { x, y, width, height }: Box,
  [dx, dy]: [number, number],
  { design: { scene }, context }: State,
) {
  const place = findPlace(scene, id)
  const whole = boxesOf(scene, context).get(scene.artboards[place?.artboard ?? 0]?.root.id ?? '')
  if (!whole || scene.format.height === 'auto') return Number.POSITIVE_INFINITY
  const margin = MARGIN * Math.min(whole.width, whole.height)
  const [left, top] = [x - whole.x, y - whole.y]
  const room = dx < 0 ? left : dx > 0 ? whole.width - left - width : dy < 0 ? top : whole.height - top - height
  return room - margin
}
