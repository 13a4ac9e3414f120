/** A new text in a design: in the style of its kin, and where there is room for it. */

import { present } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import type { Brief, Copy } from '../../brief/types.ts'
import type { Frame, Node, Role, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { State, Step } from '../context.ts'
import { freshId } from '../ids.ts'
import { textNodes } from '../scene-nodes.ts'
import { overlaps, solid } from '../sizes/clearance.ts'
import { inFrame } from '../steps.ts'
import type { Change, Operation } from '../types.ts'
import { ownLine } from './own-line.ts'
import { composedAnew } from './replies.ts'
import { setTexts } from './rewriting.ts'

/** Which texts a new one of a role resembles and stands behind, nearest first. */
const KIN: Partial<Record<Role, Role[]>> = {
  tagline: ['tagline', 'subhead', 'brand', 'headline'],
  subhead: ['subhead', 'headline', 'brand'],
  headline: ['headline', 'brand'],
  brand: ['brand', 'headline'],
  title: ['title', 'person'],
  phone: ['phone', 'email', 'link', 'social', 'address', 'detail'],
  email: ['email', 'phone', 'link', 'address', 'detail'],
  link: ['link', 'email', 'phone', 'social', 'address', 'detail'],
  social: ['social', 'link', 'email', 'phone', 'detail'],
  address: ['address', 'place', 'link', 'email', 'phone', 'detail'],
  date: ['date', 'time', 'place', 'detail'],
  time: ['time', 'date', 'place', 'detail'],
  place: ['place', 'address', 'date', 'time', 'detail'],
  price: ['price', 'offer', 'date', 'detail'],
  offer: ['offer', 'price', 'detail'],
}
const COMMON_KIN: Role[] = [
  'detail',
  'place',
  'time',
  'date',
  'address',
  'link',
  'email',
  'phone',
  'body',
  'tagline',
  'subhead',
  'label',
  'headline',
  'brand',
]

/** A new text in the style of its nearest kin, and in its flow; the words of a call to action go on the button. */
export function addWords(role: Role, words: string, state: State, anchor?: { node: string; before: boolean }): Step {
  const button = role === 'cta' ? textNodes(state).find((node) => node.role === 'cta') : undefined
  if (button) return setTexts([button], words, 'button', state)
  const { brief } = state.design
  const kin = [...(KIN[role] ?? []), ...COMMON_KIN]
  const texts = textNodes(state).filter((node) => !node.arc)
  const anchored = texts.find((node) => node.id === anchor?.node)
  const model =
    anchored ??
    kin.flatMap((other) => texts.filter((node) => node.role === other).slice(-1))[0] ??
    texts.toSorted((a, b) => a.size - b.size)[0]
  const copy: Copy = { role, text: words, source: 'given' }
  const updated: Brief = { ...brief, copy: [...brief.copy, copy] }
  const noun = role === 'detail' ? 'Text' : capitalised(role)
  // Nothing that the new text could stand with.
  if (!model) return composedAnew(updated, [{ what: noun, to: words, nodes: [] }])
  const styled = style(role, words, model, state)
  const insert = insertion(styled, model, anchor?.before ?? false, state)
  const changes: Change[] = [{ what: noun, to: words, nodes: [styled.id] }]
  const patch = (operations: Operation[]): Extract<Step, { step: 'patch' }> => ({
    step: 'patch',
    operations,
    changes,
    brief: updated,
    shrinks: [styled.id],
    grows: [styled.id],
    otherwise: composedAnew(updated, changes),
  })
  const line = ownLine(styled, model, anchor?.before ?? false, state)
  return line ? { ...patch(line), weaker: () => patch(insert) } : patch(insert)
}

function style(role: Role, words: string, model: Text, state: State): Text {
  const big = model.role === 'headline' || model.role === 'brand' || model.role === 'person'
  const quieter = big && role !== 'headline' && role !== 'brand'
  const { at: _at, href: _href, element: _element, case: _case, rotate: _rotate, ...look } = model
  const size = quieter ? quietSize(model, state) : model.size
  const { fit, ...rest } = look
  return {
    ...rest,
    id: freshId(role, state.design),
    role,
    text: words,
    fact: true,
    size,
    ...(fit && { fit: quieter ? { min: Math.round(size * 0.6), lines: 2 } : { ...fit, min: Math.min(fit.min, size) } }),
    ...(quieter && {
      weight: state.design.direction.weights.text,
      font: 'text' as const,
      tracking: 0,
      lineHeight: 1.25,
    }),
  }
}

/** The size of what stands next to the loudest line, so that a design keeps its few sizes. */
function quietSize(loud: Text, state: State): number {
  const others = textNodes(state)
    .map((node) => node.size)
    .filter((size) => size < loud.size * 0.75)
  return Math.round(
    Math.max(
      smallest(others, state),
      Math.min(
        loud.size * (state.design.scene.kind === 'logo' ? 0.28 : 0.4),
        ...(others.length > 0 ? [Math.max(...others)] : []),
      ),
    ),
  )
}

/** No text is smaller than the smallest quiet one there is, and that is at least readable. */
function smallest(others: number[], state: State): number {
  const { width, height } = state.design.scene.format
  const floor = Math.min(width, height === 'auto' ? width : height) * 0.018
  return others.length > 0 ? Math.max(floor, Math.min(...others)) : floor
}

function insertion(text: Text, model: Text, before: boolean, state: State): Operation[] {
  const { scene } = state.design
  const place = [...places(scene)].find(({ node }) => node.id === model.id)
  const parent = place?.parent
  if (!place || !parent) return []
  const index = place.index + (before ? 0 : 1)
  const insert = (node: Text): Operation => ({ op: 'insert', parent: parent.id, index, node })
  // Beside a mark, the name and what stands under it are one column.
  if (!model.at && parent.layout?.direction === 'row' && /^(?:brand|headline|person)$/.test(model.role ?? ''))
    return inColumn(text, model, parent.id, place.index, before, state)
  // In a flow the new text takes its place and the rest makes room.
  if (!model.at) return [insert(parent.layout?.direction === 'row' ? text : spaced(text, model, parent))]
  return (
    stacked(text, model, parent, before, insert, state) ?? [
      insert({ ...text, at: freeSpot(text, model, parent, before, state) }),
    ]
  )
}

function inColumn(text: Text, model: Text, parent: string, index: number, before: boolean, state: State): Operation[] {
  const id = freshId('group', state.design)
  const align = model.align ?? 'start'
  const column: Frame = {
    id,
    role: 'group',
    type: 'frame',
    layout: { gap: Math.round(Math.max(text.size * 0.4, model.size * 0.16)), align },
    children: [],
  }
  return inFrame(column, parent, index, ...(before ? [text, model.id] : [model.id, text]))
}

/**
 * In a column of placed texts the neighbours on one side make room, away from the edge that they hang on, so that the
 * new one stands where a flow would have put it. `undefined` where they would run into something.
 */
export function stacked(
  text: Text,
  model: Text,
  parent: Frame,
  before: boolean,
  put: (node: Text) => Operation,
  state: State,
): Operation[] | undefined {
  const { at } = model
  const edge = at?.top !== undefined ? 'top' : 'bottom'
  const own = at?.[edge]
  if (!at || own === undefined) return undefined
  const boxes = boxesOf(state.design.scene, state.context)
  const frame = present(boxes.get(parent.id))
  const column = parent.children.filter(
    (child) =>
      child.type === 'text' &&
      child.id !== text.id &&
      child.at?.[edge] !== undefined &&
      child.at.left === at.left &&
      child.at.right === at.right,
  )
  const pitch = Math.round(Math.max(text.size, model.size) * 1.45)
  const after = edge === 'top' ? !before : before
  // Counted from the edge: what stands further in than the new one moves on by its height.
  const position = after ? own + pitch : own
  const moving = column.filter((child) => (child.at?.[edge] as number) >= (after ? own + 1 : own))
  const moved = moving.map((child) => ({ child, at: { ...child.at, [edge]: (child.at?.[edge] as number) + pitch } }))
  const stays = parent.children.filter((child) => !moving.includes(child))
  const fits = [
    ...moved.map(({ child, at: next }) => shiftedBox(present(boxes.get(child.id)), next[edge] ?? 0, edge, frame)),
    shiftedBox(
      { ...present(boxes.get(model.id)), height: text.size * (text.lineHeight ?? 1.2) },
      position,
      edge,
      frame,
    ),
  ].every(
    (box) =>
      box.y >= frame.y &&
      box.y + box.height <= frame.y + frame.height &&
      free(box, { ...parent, children: stays }, undefined, boxes),
  )
  if (!fits) return undefined
  const { top: _top, bottom: _bottom, ...across } = at
  return [
    ...moved.map(({ child, at: next }): Operation => ({ op: 'set', id: child.id, set: { at: next } })),
    put({ ...text, at: { ...across, [edge]: position } }),
  ]
}

function shiftedBox(box: Laid, value: number, edge: 'top' | 'bottom', frame: Laid): Laid {
  return { ...box, y: edge === 'top' ? frame.y + value : frame.y + frame.height - value - box.height }
}

function spaced(text: Text, model: Text, parent: Frame): Text {
  const gap = Math.max(text.size * 0.35, text.size < model.size * 0.6 ? model.size * 0.16 : 0)
  return parent.layout?.gap ? text : { ...text, margin: [Math.round(gap), 0, 0, 0] }
}

/** Beside placed neighbours: below the model, above it, or where nothing stands, whichever is free first. */
function freeSpot(text: Text, model: Text, parent: Frame, before: boolean, state: State): NonNullable<Node['at']> {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const own = present(boxes.get(model.id))
  const frame = present(boxes.get(parent.id))
  const height = text.size * (text.lineHeight ?? 1.2)
  const gap = Math.round(text.size * 0.5)
  const { top: _top, bottom: _bottom, ...across } = model.at ?? {}
  const below = own.y - frame.y + own.height + gap
  const above = own.y - frame.y - height - gap
  const tops = before ? [above, below] : [below, above]
  for (let step = 1; step <= 6; step++) tops.push(below + step * height, above - step * height)
  const margin = Math.min(frame.width, frame.height) * 0.04
  for (const top of tops) {
    if (top < margin || top + height > frame.height - margin) continue
    if (free({ x: own.x, y: frame.y + top, width: Math.max(own.width, 1), height }, parent, model, boxes))
      return { ...across, top: Math.round(top) }
  }
  return { ...across, top: Math.round(before ? above : below) }
}

function free(box: Laid, parent: Frame, model: Node | undefined, boxes: Map<string, Laid>): boolean {
  return parent.children.every((child) => {
    const other = boxes.get(child.id)
    if (!other || child.id === model?.id || !solid(child, boxes, present(boxes.get(parent.id)))) return true
    return !overlaps(box, other)
  })
}
