/**
 * Where the nodes of a scene stand, roughly. From the real layout where the caller gives one; else reckoned from what
 * nodes state, which is enough to tell what lies behind a text and which colour rules a picture.
 */
import type { LaidNode } from '../scene/layout.ts'
import type { Frame, Node, Scene, Sizing } from '../scene/types.ts'
import type { EditContext } from './context.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Laid extends Box {
  /** The size that a text is really set in, where the layout knows. */
  size?: number
  fits?: boolean
}

/** Boxes by node id, in artboard pixels. */
export function boxesOf(scene: Scene, context: Pick<EditContext, 'layout'>): Map<string, Laid> {
  const boxes = new Map<string, Laid>()
  if (context.layout) for (const { root } of context.layout(scene)) collect(root, boxes)
  else for (const { root } of scene.artboards) reckonArtboard(scene, root, boxes)
  return boxes
}

function collect(laid: LaidNode, boxes: Map<string, Laid>) {
  const { node, x, y, width, height, text } = laid
  boxes.set(node.id, { x, y, width, height, ...(text && { size: text.size, fits: text.fits }) })
  for (const child of laid.children) collect(child, boxes)
}

function reckonArtboard(scene: Scene, root: Frame, boxes: Map<string, Laid>) {
  const { width, height } = scene.format
  reckon(root, { x: 0, y: 0, width, height: height === 'auto' ? width * 2 : height }, boxes)
}

function reckon(node: Node, box: Box, boxes: Map<string, Laid>) {
  boxes.set(node.id, box)
  if (node.type !== 'frame') return
  const flow = node.children.filter((child) => !child.at)
  const row = node.layout?.direction === 'row'
  const natural = flow.map((child) => along(child, box, row))
  const stated = natural.reduce<number>((sum, length) => sum + (length ?? 0), 0)
  const open = natural.filter((length) => length === undefined).length
  const share = Math.max(0, ((row ? box.width : box.height) - stated) / Math.max(1, open))
  let cursor = row ? box.x : box.y
  for (const [index, child] of flow.entries()) {
    const length = natural[index] ?? share
    reckon(child, row ? { ...box, x: cursor, width: length } : { ...box, y: cursor, height: length }, boxes)
    cursor += length
  }
  for (const child of node.children) if (child.at) reckon(child, placed(child, box), boxes)
}

/** Length in the direction of the flow, where it can be told. */
function along(node: Node, parent: Box, row: boolean): number | undefined {
  const stated = resolve(row ? node.width : node.height, row ? parent.width : parent.height)
  if (stated !== undefined) return stated
  if (node.type === 'text') return row ? textWidth(node) : node.size * (node.lineHeight ?? 1.2)
  return undefined
}

const textWidth = (node: Extract<Node, { type: 'text' }>) => node.text.length * node.size * 0.52

function resolve(sizing: Sizing | undefined, whole: number): number | undefined {
  if (typeof sizing === 'number') return sizing
  if (sizing === 'fill') return whole
  if (typeof sizing === 'string' && sizing.endsWith('%')) return (Number.parseFloat(sizing) / 100) * whole
  return undefined
}

function placed(node: Node, parent: Box): Box {
  const { left, right, top, bottom } = node.at ?? {}
  const text = node.type === 'text'
  const spanX = left !== undefined && right !== undefined ? parent.width - left - right : undefined
  const spanY = top !== undefined && bottom !== undefined ? parent.height - top - bottom : undefined
  const width =
    resolve(node.width, parent.width) ?? spanX ?? (text ? Math.min(parent.width, textWidth(node)) : parent.width / 2)
  const height =
    resolve(node.height, parent.height) ??
    spanY ??
    (text ? node.size * (node.lineHeight ?? 1.2) : Math.min(width, parent.height))
  return {
    x: parent.x + (left ?? (right !== undefined ? parent.width - right - width : 0)),
    y: parent.y + (top ?? (bottom !== undefined ? parent.height - bottom - height : 0)),
    width,
    height,
  }
}
