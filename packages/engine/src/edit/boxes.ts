/**
 * Where the nodes of a scene stand, roughly. From the real layout where the caller gives one; else reckoned from what
 * nodes state, which is enough to tell what lies behind a text and which colour rules a picture.
 */

import type { Box } from '../base/geometry.ts'
import { insetsOf } from '../scene/insets.ts'
import type { LaidNode } from '../scene/layout.ts'
import type { Frame, Node, Scene, Sizing, Text } from '../scene/types.ts'
import type { EditContext } from './context.ts'

export interface Laid extends Box {
  /** The size that a text is really set in, where the layout knows. */
  size?: number
  fits?: boolean
  /** Lines in which it is set, and how wide the widest is. */
  lines?: number
  ink?: number
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
  boxes.set(node.id, {
    x,
    y,
    width,
    height,
    ...(text && {
      size: text.size,
      fits: text.fits,
      lines: text.lines.length,
      ink: Math.max(0, ...text.lines.map((line) => line.width)),
    }),
  })
  for (const child of laid.children) collect(child, boxes)
}

function reckonArtboard(scene: Scene, root: Frame, boxes: Map<string, Laid>) {
  const { width, height } = scene.format
  reckon(root, { x: 0, y: 0, width, height: height === 'auto' ? natural(root, width).height : height }, boxes)
}

function reckon(node: Node, box: Box, boxes: Map<string, Laid>) {
  boxes.set(node.id, box)
  if (node.type !== 'frame') return
  const row = node.layout?.direction === 'row'
  const [top, right, bottom, left] = insetsOf(node.layout?.padding)
  const inner = { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom }
  const gap = node.layout?.gap ?? 0
  const flow = node.children.filter((child) => !child.at)
  const lengths = flow.map((child) => along(child, inner, row))
  const stated = lengths.reduce<number>((sum, length) => sum + (length ?? 0), gap * Math.max(0, flow.length - 1))
  const open = lengths.filter((length) => length === undefined).length
  const share = Math.max(0, ((row ? inner.width : inner.height) - stated) / Math.max(1, open))
  let cursor = row ? inner.x : inner.y
  for (const [index, child] of flow.entries()) {
    const length = lengths[index] ?? share
    reckon(child, row ? { ...inner, x: cursor, width: length } : { ...inner, y: cursor, height: length }, boxes)
    cursor += length + gap
  }
  for (const child of node.children) if (child.at) reckon(child, placed(child, box), boxes)
}

/** Length in the direction of the flow; undefined for what takes the room that is left. */
function along(node: Node, parent: Box, row: boolean): number | undefined {
  const stated = resolve(row ? node.width : node.height, row ? parent.width : parent.height)
  const fills = (row ? node.width : node.height) === 'fill'
  if (stated !== undefined && !fills) return stated
  if (fills) return undefined
  const size = natural(node, parent.width)
  return row ? size.width : size.height
}

/** The size of a node's own content. */
function natural(node: Node, available: number): { width: number; height: number } {
  const width = typeof node.width === 'number' ? node.width : undefined
  const height = typeof node.height === 'number' ? node.height : undefined
  if (node.type === 'text') {
    const line = Math.min(available, width ?? textWidth(node))
    return { width: line, height: height ?? textHeight(node, width ?? available) }
  }
  if (node.type === 'frame') {
    const inner = content(node, available)
    return { width: width ?? inner.width, height: height ?? inner.height }
  }
  const ratio = node.type === 'vector' ? node.viewBox[0] / node.viewBox[1] : 1
  const across = width ?? (height !== undefined ? height * ratio : available / 4)
  return { width: across, height: height ?? across / ratio }
}

function content(frame: Frame, available: number): { width: number; height: number } {
  const [top, right, bottom, left] = insetsOf(frame.layout?.padding)
  const sizes = frame.children.filter((child) => !child.at).map((child) => natural(child, available - left - right))
  const gaps = Math.max(0, sizes.length - 1) * (frame.layout?.gap ?? 0)
  const sum = (key: 'width' | 'height') => sizes.reduce((total, size) => total + size[key], 0)
  const most = (key: 'width' | 'height') => Math.max(0, ...sizes.map((size) => size[key]))
  const row = frame.layout?.direction === 'row'
  return {
    width: left + right + (row ? sum('width') + gaps : most('width')),
    height: top + bottom + (row ? most('height') : sum('height') + gaps),
  }
}

/** Average advance of Latin letters, in em. */
const ADVANCE = 0.52

const textWidth = (node: Text) => node.text.length * node.size * ADVANCE

function textHeight(node: Text, width: number): number {
  const lines = Math.ceil(textWidth(node) / Math.max(1, width) - 0.05)
  return Math.max(1, Math.min(node.fit?.lines ?? 99, lines)) * node.size * (node.lineHeight ?? 1.2)
}

function resolve(sizing: Sizing | undefined, whole: number): number | undefined {
  if (typeof sizing === 'number') return sizing
  if (sizing === 'fill') return whole
  if (typeof sizing === 'string' && sizing.endsWith('%')) return (Number.parseFloat(sizing) / 100) * whole
  return undefined
}

function placed(node: Node, parent: Box): Box {
  const { left, right, top, bottom } = node.at ?? {}
  const spanX = left !== undefined && right !== undefined ? parent.width - left - right : undefined
  const spanY = top !== undefined && bottom !== undefined ? parent.height - top - bottom : undefined
  const own = natural(node, spanX ?? parent.width)
  const width = resolve(node.width, parent.width) ?? spanX ?? own.width
  const height = resolve(node.height, parent.height) ?? spanY ?? own.height
  return {
    x: parent.x + (left ?? (right !== undefined ? parent.width - right - width : 0)),
    y: parent.y + (top ?? (bottom !== undefined ? parent.height - bottom - height : 0)),
    width,
    height,
  }
}

/** Whether two boxes share an area. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Pixels between the edges of two boxes, along the axis on which they are further apart; below 0 where they meet. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)

/** Share of its box that a line fills. */
const FILLS = 0.97
/** Whether the lines of a text leave room at their side, so that another alignment shows. */
export const hasPlay = ({ ink, width }: Laid): boolean => ink !== undefined && ink < width * FILLS
