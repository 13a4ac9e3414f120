/** Nodes moved: to a spot of their frame, beside another, by a step. Placed ones by their distances, flowing ones by order and alignment. */

import type { Box } from '../../../base/geometry.ts'
import type { Along, Spot } from '../../../language/lexicon/place-words.ts'
import { insetsOf } from '../../../scene/insets.ts'
import type { Frame, Node, Scene } from '../../../scene/types.ts'
import { findPlace, type Place, subtree } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { stacked } from '../../families/placing.ts'
import { freshId } from '../../ids.ts'
import { clearOf } from '../../sizes/clearance.ts'
import { inFrame } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import type { Stride } from '../../understand/wish.ts'

/** @param aligned the lines are meant, and not where they stand */
export function place(id: string, spot: Spot, aligned: boolean, state: State): Operation[] {
  const found = findPlace(state.design.scene, id)
  if (!found?.parent) return []
  const { node, parent } = found
  const onlyText = node.type === 'text' && aligned
  if (node.at) return placeAt(node, parent, spot, state)
  return placeInFlow({ ...found, parent }, spot, state, onlyText)
}

/** Distances from edges: the design's own margin, so that what is moved stands on the lines of the rest. */
function placeAt(node: Node, parent: Frame, spot: Spot, state: State): Operation[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const [own, whole] = [boxes.get(node.id), boxes.get(parent.id)]
  if (!own || !whole) return []
  const [margin, edge] = [marginOf(parent, whole, 'across'), marginOf(parent, whole, 'down')]
  const at: NonNullable<Node['at']> = { ...node.at }
  const set: Record<string, unknown> = {}
  const spans = node.type === 'text' && at.left !== undefined && at.right !== undefined
  if (spot.across && !spans) {
    delete at.left
    delete at.right
    const open = node.type === 'text' && typeof node.width !== 'number'
    if (spot.across === 'center') {
      at.left = open ? margin : Math.round((whole.width - own.width) / 2)
      if (open) at.right = margin
    } else at[spot.across === 'start' ? 'left' : 'right'] = margin
  }
  // A text that spans its frame moves by its alignment: its width is what it is fitted to.
  if (spot.across && node.type === 'text' && (node.align ?? 'start') !== spot.across) {
    set.align = spot.across === 'start' ? null : spot.across
  }
  if (spot.down) {
    delete at.top
    delete at.bottom
    if (spot.down === 'center') at.top = Math.round((whole.height - own.height) / 2)
    else at[spot.down === 'start' ? 'top' : 'bottom'] = edge
  }
  const cleared = clearOf({ ...node, at }, own, parent, boxes, spot.down)
  if (JSON.stringify(cleared) !== JSON.stringify(node.at)) set.at = cleared
  return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
}

/** The distance from the edges that most of the frame's own content keeps. */
function marginOf(parent: Frame, whole: Box, axis: 'across' | 'down'): number {
  const short = Math.min(whole.width, whole.height)
  const used = parent.children
    .filter((child) => child.role !== 'frame' && child.role !== 'decoration' && child.role !== 'rule')
    .flatMap((child) => (axis === 'across' ? [child.at?.left, child.at?.right] : [child.at?.top, child.at?.bottom]))
    .filter((value) => value !== undefined)
    .filter((value) => value > 0 && value < short * 0.2)
  if (used.length === 0) return Math.round(short * 0.06)
  const count = (value: number) => used.filter((other) => other === value).length
  return axis === 'down' ? Math.min(...used) : used.reduce((a, b) => (count(b) > count(a) ? b : a))
}

/** In a flow: along it by order, across it by alignment; an only child moves by its frame's alignment. */
function placeInFlow(
  { node, parent, index }: Place & { parent: Frame },
  spot: Spot,
  state: State,
  onlyText: boolean,
): Operation[] {
  const row = parent.layout?.direction === 'row'
  const [main, cross] = row ? [spot.across, spot.down] : [spot.down, spot.across]
  const flow = parent.children.filter((child) => !child.at)
  const operations: Operation[] = []
  const set: Record<string, unknown> = {}
  const textAcross = node.type === 'text' ? spot.across : undefined
  if (textAcross && node.type === 'text' && (node.align ?? 'start') !== textAcross)
    set.align = textAcross === 'start' ? null : textAcross
  const stretched = (parent.layout?.align ?? 'stretch') === 'stretch'
  if (cross && flow.length > 1 && !(onlyText && stretched)) {
    const now = node.alignSelf ?? parent.layout?.align ?? (row ? 'start' : 'stretch')
    if (now !== cross && !(now === 'stretch' && node.type === 'text' && cross === textAcross)) set.alignSelf = cross
  }
  if (Object.keys(set).length > 0) operations.push({ op: 'set', id: node.id, set })
  if (node.type === 'frame' && spot.across) operations.push(...alignTexts(node, spot.across))
  if (flow.length === 1) operations.push(...alignFrame(parent, main, cross))
  else if (main && main !== 'center') {
    const to = main === 'start' ? 0 : parent.children.length - 1
    if (flow[main === 'start' ? 0 : flow.length - 1]?.id !== node.id && index !== to)
      operations.push({ op: 'move', id: node.id, parent: parent.id, index: to })
  }
  if (operations.length > 0) return operations
  // Nothing to win here: the group that it belongs to moves.
  const above = findPlace(state.design.scene, parent.id)
  if (!above?.parent) return alignFrame(parent, main, cross)
  return parent.at
    ? placeAt(parent, above.parent, spot, state)
    : placeInFlow({ ...above, parent: above.parent }, spot, state, onlyText)
}

/** The lines of a group that moves to a side are flush with that side. */
function alignTexts(frame: Frame, across: Along): Operation[] {
  if (frame.role === 'button' || frame.layout?.direction === 'row') return []
  return frame.children.flatMap((child): Operation[] => {
    if (child.type === 'frame') return alignTexts(child, across)
    if (child.type !== 'text' || child.at || (child.align ?? 'start') === across) return []
    return [{ op: 'set', id: child.id, set: { align: across === 'start' ? null : across } }]
  })
}

function alignFrame(frame: Frame, main: Along | undefined, cross: Along | undefined): Operation[] {
  const layout = { ...frame.layout, ...(main && { justify: main }), ...(cross && { align: cross }) }
  return JSON.stringify(layout) === JSON.stringify(frame.layout ?? {})
    ? []
    : [{ op: 'set', id: frame.id, set: { layout } }]
}

export function putBeside(id: string, anchor: string, vertical: boolean, first: boolean, state: State): Operation[] {
  const { scene } = state.design
  const [one, other] = [findPlace(scene, id), findPlace(scene, anchor)]
  if (!one?.parent || !other?.parent || holds(one.node, anchor) || holds(other.node, id)) return []
  const parent = other.parent
  const operations: Operation[] = []
  if (one.node.at || other.node.at) return besideAt(one.node, other.node, parent, vertical, first, state)
  const pair = parent === one.parent && parent.children.length === 2
  const rowNow = parent.layout?.direction === 'row'
  if (vertical === rowNow) {
    if (!pair) return inRow(one, other as Place & { parent: Frame }, vertical, first, state)
    operations.push({
      op: 'set',
      id: parent.id,
      set: { layout: { ...parent.layout, direction: vertical ? 'column' : 'row', align: 'center' } },
    })
  }
  const same = parent === one.parent
  const from = one.index
  let to = other.index + (first ? 0 : 1)
  if (same && from < to) to--
  if (!same || from !== to) operations.push({ op: 'move', id, parent: parent.id, index: to })
  return operations
}

const holds = (node: Node, id: string) => [...subtree(node)].some((inner) => inner.id === id)

/** Two of several that flow: a frame of their own, in which they stand side by side. */
function inRow(
  one: Place,
  other: Place & { parent: Frame },
  vertical: boolean,
  first: boolean,
  state: State,
): Operation[] {
  const { gap = Math.round(state.design.scene.format.width * 0.02) } = other.parent.layout ?? {}
  const node: Frame = {
    id: freshId('pair', state.design),
    type: 'frame',
    layout: { direction: vertical ? 'column' : 'row', gap, align: 'center' },
    children: [],
  }
  const alignSelf = other.parent.layout?.align === 'center' ? {} : ({ alignSelf: 'start' } as const)
  const ids = [other.node.id, one.node.id]
  return inFrame({ ...node, ...alignSelf }, other.parent.id, other.index, ...(first ? ids.toReversed() : ids))
}

/** "behind the text", "in front of the photo": what is painted later lies on top. */
export function inDepth(id: string, anchor: string, behind: boolean, state: State): Operation[] {
  const [one, other] = [findPlace(state.design.scene, id), findPlace(state.design.scene, anchor)]
  if (!one?.parent || !other?.parent || one.parent !== other.parent || !one.node.at) return []
  const to = behind ? Math.min(one.index, other.index) : Math.max(one.index, other.index)
  return to === one.index ? [] : [{ op: 'move', id, parent: one.parent.id, index: to }]
}

function besideAt(
  node: Node,
  anchor: Node,
  parent: Frame,
  vertical: boolean,
  first: boolean,
  state: State,
): Operation[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const [own, other, whole] = [boxes.get(node.id), boxes.get(anchor.id), boxes.get(parent.id)]
  if (!own || !other || !whole || !node.at) return []
  if (vertical && node.type === 'text' && anchor.type === 'text' && anchor.at) {
    const moved = stacked(
      node,
      anchor,
      { ...parent, children: parent.children.filter((child) => child.id !== node.id) },
      first,
      (text) => ({ op: 'set', id: node.id, set: { at: text.at } }),
      state,
    )
    if (moved) return moved
  }
  const gap = Math.round(Math.min(whole.width, whole.height) * 0.025)
  const x = vertical ? other.x : first ? other.x - own.width - gap : other.x + other.width + gap
  const y = vertical
    ? first
      ? other.y - own.height - gap
      : other.y + other.height + gap
    : other.y + (other.height - own.height) / 2
  const left = Math.max(0, Math.min(whole.width - own.width, x - whole.x))
  const top = Math.max(0, Math.min(whole.height - own.height, y - whole.y))
  return [{ op: 'set', id: node.id, set: { at: { left: Math.round(left), top: Math.round(top) } } }]
}

/** So many pixels for a nudge: those that were said, else a share of the shorter side. */
export function nudgeOf({ degree, pixels }: Stride, { width, height }: Scene['format']): number {
  const short = Math.min(width, height === 'auto' ? width : height)
  return pixels ?? Math.round(short * 0.05 * Math.min(2, degree))
}

/** A thing in a flow a little aside, its neighbours where they are: what one margin gains the opposite one gives. */
export function offset(id: string, [dx, dy]: [number, number], stride: Stride, state: State, share = 1): Operation[] {
  const found = findPlace(state.design.scene, id)
  if (!found?.parent || found.node.at) return []
  const by = Math.round(nudgeOf(stride, state.design.scene.format) * share)
  const [top, right, bottom, left] = insetsOf(found.node.margin)
  const set = { margin: [top + dy * by, right - dx * by, bottom - dy * by, left + dx * by] }
  return by === 0 ? [] : [{ op: 'set', id, set }]
}

export function shift(id: string, [dx, dy]: [number, number], stride: Stride, state: State): Operation[] {
  const { scene } = state.design
  const found = findPlace(scene, id)
  if (!found?.parent) return []
  const { node, parent, index } = found
  const pixels = nudgeOf(stride, scene.format)
  if (node.at) {
    const { left, right, top, bottom } = node.at
    const at = {
      ...node.at,
      ...(dx !== 0 && left !== undefined && { left: left + dx * pixels }),
      ...(dx !== 0 && right !== undefined && { right: right - dx * pixels }),
      ...(dy !== 0 && top !== undefined && { top: top + dy * pixels }),
      ...(dy !== 0 && bottom !== undefined && { bottom: bottom - dy * pixels }),
    }
    const inside = Object.values(at).every((value) => value >= 0)
    return inside && JSON.stringify(at) !== JSON.stringify(node.at) ? [{ op: 'set', id, set: { at } }] : []
  }
  const row = parent.layout?.direction === 'row'
  const step = row ? dx : dy
  if (step === 0)
    return placeInFlow(
      { ...found, parent },
      dx !== 0 ? { across: dx < 0 ? 'start' : 'end' } : { down: dy < 0 ? 'start' : 'end' },
      state,
      false,
    )
  const to = index + step
  if (to < 0 || to >= parent.children.length)
    return placeInFlow(
      { ...found, parent },
      row ? { across: step < 0 ? 'start' : 'end' } : { down: step < 0 ? 'start' : 'end' },
      state,
      false,
    )
  return [{ op: 'move', id, parent: parent.id, index: to }]
}
