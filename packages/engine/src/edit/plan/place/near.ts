/** Two parts closer to each other, or further apart: along the line between them. */
import { capitalised } from '../../../base/words.ts'
import { textBoxes } from '../../../critic/gates.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf, gapBetween } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { round } from '../../pixels.ts'
import { textsIn } from '../../scene-nodes.ts'
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
  const names = { moved: one.name, from: other.name }
  const step = near([a, b], both, way, stride, names, 1, state)
  // Where the one has no room to go, the other may.
  const turned = both && near([b, a], false, way, stride, { moved: other.name, from: one.name }, 1, state)
  if (step?.step === 'patch') return { ...step, ...(turned && { otherwise: turned }) }
  return step ?? alreadySo(`The ${one.name} cannot move there in this layout`, state)
}

const ROUND: Step = {
  step: 'cannot',
  question: 'Here the name runs around the mark at a fixed distance. Shall I make the mark bigger?',
  suggestions: ['make the icon bigger', 'another layout'],
}

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
    step: 'patch',
    operations,
    changes: [{ what: capitalised(names.moved), to, nodes: [pair[0]] }],
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
  // Closer is never nearer than a part of what was between them.
  const most =
    way === 'closer'
      ? {
          ...stride,
          pixels: Math.min(stride.pixels ?? nudgeOf(stride, state.design.scene.format), Math.max(0, apart)),
        }
      : stride
  const moved = offset(a, step, most, state, share)
  return moved.length > 0 ? moved : shift(a, step, { ...stride, degree: stride.degree * share }, state)
}
