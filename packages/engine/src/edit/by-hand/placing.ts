/** Parts moved, turned and set into other boxes by hand: taken out of the flow first, with their neighbours left where they are. */
import type { Box } from '../../base/geometry.ts'
import type { Rotation } from '../../critic/turned.ts'
import { findLaid } from '../../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findNode, findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { round } from '../pixels.ts'
import type { Operation } from '../types.ts'
import { isLoose, scaledTo } from './group-size.ts'
import { cornerOf, degreesOf, laidBox, turnsAbove, upright, within } from './turns.ts'
import type { HandOperation } from './types.ts'

export type Layout = (scene: Scene) => LaidArtboard[]

/** Breaks of lines depend on less than this; pixels. */
const SLACK = 0.5

export interface Found {
  node: Node
  parent: Frame
  laid: LaidNode
  laidParent: LaidNode
  /** How what holds it is turned, the innermost first. */
  turns: readonly Rotation[]
}

/** Why nothing is done to a part that `find` does not know. */
export const GONE = 'There is no such part in this design.'

/** A part with its place; undefined where there is none, and for an artboard itself. */
export function find(scene: Scene, id: string, layout: Layout): Found | undefined {
  const place = findPlace(scene, id)
  const root = place && layout(scene)[place.artboard]?.root
  const laid = root && findLaid(root, id)
  const laidParent = place?.parent && root && findLaid(root, place.parent.id)
  if (!place?.parent || !laid || !laidParent) return undefined
  return { node: place.node, parent: place.parent, laid, laidParent, turns: turnsAbove(root, id) ?? [] }
}

/** Everything that flows in a frame set to where it stands, and the frame to its size: then nothing moves when one is moved. */
function still({ parent, laidParent }: Pick<Found, 'parent' | 'laidParent'>): Operation[] {
  const flowing = laidParent.children.filter(({ node }) => !node.at)
  return [
    ...flowing.map((child): Operation => ({ op: 'set', id: child.node.id, set: stated(child, laidParent) })),
    { op: 'set', id: parent.id, set: { width: round(laidParent.width), height: round(laidParent.height) } },
  ]
}

function stated({ node, x, y, width, height }: LaidNode, parent: LaidNode): Record<string, unknown> {
  const at = { left: round(x - parent.x), top: round(y - parent.y) }
  const hugs = node.type === 'text' && node.height === undefined
  return {
    at,
    width: round(width + (node.type === 'text' ? SLACK : 0)),
    ...(!hugs && { height: round(height) }),
    ...(node.margin !== undefined && { margin: null }),
    ...(node.alignSelf !== undefined && { alignSelf: null }),
  }
}

/** The operations that leave everything where it is and let the part be moved; none where it has a place of its own. */
export function freed(found: Pick<Found, 'node' | 'parent' | 'laidParent'>, scene: Scene): Operation[] {
  if (found.node.at) return []
  // Of an artboard the size is the format's.
  const isRoot = scene.artboards.some(({ root }) => root.id === found.parent.id)
  const operations = still(found)
  return isRoot ? operations.slice(0, -1) : operations
}

/** A place, so many pixels to the right and down, that keeps its edges: what is held at the right stays held there. */
export function shifted(at: NonNullable<Node['at']>, x: number, y: number): NonNullable<Node['at']> {
  const { left, right, top, bottom } = at
  return {
    ...((left !== undefined || right === undefined) && { left: round((left ?? 0) + x) }),
    ...(right !== undefined && { right: round(right - x) }),
    ...((top !== undefined || bottom === undefined) && { top: round((top ?? 0) + y) }),
    ...(bottom !== undefined && { bottom: round(bottom - y) }),
  }
}

/** Undefined where there is no such part. */
export function moved(scene: Scene, { id, x, y }: Extract<HandOperation, { op: 'move' }>, layout: Layout) {
  const found = find(scene, id, layout)
  if (!found) return undefined
  const by = within({ x, y }, found.turns)
  const before = freed(found, scene)
  const at = findNode(apply(scene, before), id)?.at ?? {}
  return [...before, { op: 'set', id, set: { at: shifted(at, by.x, by.y) } }] satisfies Operation[]
}

/** Turned about its middle until it stands so on the artboard, whatever what holds it does. Undefined where there is no such part. */
export function rotated(scene: Scene, { id, degrees }: Extract<HandOperation, { op: 'rotate' }>, layout: Layout) {
  const found = find(scene, id, layout)
  if (!found) return undefined
  return [{ op: 'set', id, set: { rotate: upright(degrees - degreesOf(found.turns)) || null } }] satisfies Operation[]
}

/** Sides that grow alike are one size: the letters grow, too. */
const ALIKE = 0.12

/** Undefined where there is no such part. */
export function sized(
  scene: Scene,
  { id, ...seen }: Extract<HandOperation, { op: 'size' }>,
  layout: Layout,
): Operation[] | undefined {
  const found = find(scene, id, layout)
  if (!found) return undefined
  const { node, laid, laidParent, turns } = found
  const box = laidBox(seen, turns)
  const before = freed(found, scene)
  if (isLoose(node)) return [...before, ...scaledTo(found, box)]
  const at = { left: round(box.x - laidParent.x), top: round(box.y - laidParent.y) }
  const set = node.type === 'text' ? textSize(node, laid, box) : { width: round(box.width), height: round(box.height) }
  const all: Operation[] = [...before, { op: 'set', id, set: { at, ...set, maxWidth: null, maxHeight: null } }]
  return node.rotate && node.type === 'text' ? cornered(scene, all, { id, box, degrees: node.rotate, at }, layout) : all
}

interface Cornered {
  id: string
  box: Box
  degrees: number
  at: { left: number; top: number }
}

/** Words are as high as their lines: turned, they keep the corner where they begin, not their middle. */
function cornered(scene: Scene, operations: Operation[], { id, box, degrees, at }: Cornered, layout: Layout) {
  const laid = find(apply(scene, operations), id, layout)?.laid
  if (!laid) return operations
  const [[x, y], [isX, isY]] = [cornerOf(box, degrees), cornerOf(laid, degrees)]
  return [...operations, { op: 'set', id, set: { at: shifted(at, x - isX, y - isY) } } satisfies Operation]
}

function textSize(node: Extract<Node, { type: 'text' }>, laid: LaidNode, box: Box): Record<string, unknown> {
  const [across, down] = [box.width / Math.max(1, laid.width), box.height / Math.max(1, laid.height)]
  const width = round(box.width + SLACK)
  if (Math.abs(across - down) > ALIKE) return { width }
  const size = round((laid.text?.size ?? node.size) * across)
  return {
    width,
    size,
    ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, size) } }),
    ...(typeof node.height === 'number' && { height: round(node.height * down) }),
  }
}
