/** Parts of a website wider or narrower, taller or less tall; what stands beside them gives or takes the room. */

import { insetsOf } from '../../../scene/insets.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace, subtree } from '../../../scene/walk.ts'
import { boxesOf, type Laid } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { OFFER_LAYOUT } from '../../families/replies.ts'
import { nodeOf } from '../../scene-nodes.ts'
import { cannot, namesOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { type Asked, type Plan, planOf } from './row.ts'

const STEP = 0.3
/** A part that is narrower holds nothing, pixels. */
const LEAST = 180

const TOLD = { width: { more: 'wider', less: 'narrower' }, height: { more: 'taller', less: 'less tall' } } as const

const framesOf = (targets: readonly Target[], state: State): Frame[] =>
  targets.flatMap(({ ids: [id] }) => {
    const node = id === undefined ? undefined : nodeOf(state, id)
    return node?.type === 'frame' ? [node] : []
  })

/** Wider or narrower, taller or less tall. */
export const extent = (axis: 'width' | 'height'): Plan =>
  planOf<Asked>({
    of: (targets, state) => (framesOf(targets, state).length > 0 ? targets.map(leading) : []),
    set: (parts, { way, degree }, state) => {
      const boxes = boxesOf(state.design.scene, state.context)
      const factor = way === 'less' ? 1 / (1 + STEP * degree) : 1 + STEP * degree
      return framesOf(parts, state).flatMap((frame) =>
        axis === 'width' ? widened(frame, factor, boxes, state) : heightened(frame, factor, boxes),
      )
    },
    to: ({ way }) => TOLD[axis][way === 'less' ? 'less' : 'more'],
    full: ({ way }, parts) =>
      cannot(
        `The ${namesOf(parts)} cannot become ${TOLD[axis][way === 'less' ? 'less' : 'more']} here: there is no room beside it.${OFFER_LAYOUT}`,
        'another layout, same colours',
      ),
  })

/** Of several nodes of a part the first is the box. */
const leading = (target: Target): Target => ({ ...target, ids: target.ids.slice(0, 1) })

/** In a row the widest neighbour gives the room; in a column the column becomes wider. */
function widened(frame: Frame, factor: number, boxes: ReadonlyMap<string, Laid>, state: State): Operation[] {
  const parent = findPlace(state.design.scene, frame.id)?.parent
  const own = boxes.get(frame.id)?.width
  if (!parent || own === undefined) return []
  const neighbours = parent.children.filter(({ id, at }) => id !== frame.id && !at && boxes.has(id))
  if (parent.layout?.direction === 'row' && !parent.layout.wrap && neighbours.length > 0) {
    const by = (id: string) => boxes.get(id)?.width ?? 0
    const [giver] = neighbours.toSorted((a, b) => by(b.id) - by(a.id))
    const wanted = Math.round(own * factor)
    const rest = giver ? Math.round(by(giver.id) + own - wanted) : 0
    if (!giver || rest < LEAST || wanted < LEAST) return []
    return [...resized(frame, own, wanted), ...(giver.type === 'frame' ? resized(giver, by(giver.id), rest) : [])]
  }
  const isColumn =
    neighbours.length === 0 || neighbours.every(({ width }) => typeof width === 'number' || width === 'fill')
  const room = innerWidth(parent, boxes)
  const wanted = Math.round(Math.min(own * factor, room))
  if (Math.abs(wanted - own) > 8 && (factor < 1 || frame.width !== 'fill') && wanted >= LEAST)
    return resized(frame, own, wanted)
  return isColumn && parent.role !== 'background' ? widened(parent, factor, boxes, state) : []
}

function innerWidth(frame: Frame, boxes: ReadonlyMap<string, Laid>): number {
  const { right, left } = insets(frame)
  return (boxes.get(frame.id)?.width ?? 0) - left - right
}

function insets(frame: Frame): { top: number; right: number; bottom: number; left: number } {
  const [top, right, bottom, left] = insetsOf(frame.layout?.padding)
  return { top, right, bottom, left }
}

/** A frame, and what in it was made as wide as it was. */
function resized(frame: Frame, was: number, is: number): Operation[] {
  const inside = [...subtree(frame)].flatMap((node): Operation[] =>
    node !== frame && typeof node.width === 'number' && node.width > was * 0.5 && node.width <= was
      ? [{ op: 'set', id: node.id, set: { width: Math.max(1, Math.round(node.width + is - was)) } }]
      : [],
  )
  return [{ op: 'set', id: frame.id, set: { width: is } }, ...inside]
}

/** A picture that is as tall as it says; else the room above and below. */
function heightened(frame: Frame, factor: number, boxes: ReadonlyMap<string, Laid>): Operation[] {
  const height = boxes.get(frame.id)?.height
  if (height === undefined) return []
  const more = Math.round(height * (factor - 1))
  if (typeof frame.height === 'number')
    return [{ op: 'set', id: frame.id, set: { height: Math.round(frame.height + more) } }]
  const picture = frame.children.find((child) => typeof child.height === 'number' && child.height > height * 0.4)
  if (picture && typeof picture.height === 'number')
    return [{ op: 'set', id: picture.id, set: { height: Math.max(120, picture.height + more) } }]
  if (!frame.layout) return [{ op: 'set', id: frame.id, set: { height: Math.round(height + more) } }]
  const { top, right, bottom, left } = insets(frame)
  const [above, below] = [top + Math.ceil(more / 2), bottom + Math.floor(more / 2)].map((side) => Math.max(16, side))
  if (above === top && below === bottom) return []
  return [{ op: 'set', id: frame.id, set: { layout: { ...frame.layout, padding: [above, right, below, left] } } }]
}
