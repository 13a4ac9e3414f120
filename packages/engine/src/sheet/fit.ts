/**
 * A layout in a format of another size: what stands in it keeps its relative place, boxes of words and plain fills stretch,
 * drawings keep their proportions, and what touches an edge keeps touching it.
 */

import { sheetNodes } from './fill.ts'
import { scaledNode } from './scaled.ts'
import type { Layout, SheetFrame, SheetNode } from './types.ts'

/** Proportions that differ by less are the same. */
const SAME = 0.004
/** Shares of a side that still count as touching it. */
const TOUCH = 0.004

/** An axis of the layout, and of the format. */
interface Axis {
  from: number
  to: number
  /** How much larger everything is drawn. */
  scale: number
}

export function fitted(layout: Layout, width: number, height: number): SheetFrame {
  const { root } = layout
  const [across, down] = [width / layout.width, height / layout.height]
  const scale = Math.min(across, down)
  if (Math.abs(across / down - 1) < SAME)
    return across === 1 ? root : { ...scaledNode(root, scale), ...sized(root, width, height) }
  const x: Axis = { from: layout.width, to: width, scale }
  const y: Axis = { from: layout.height, to: height, scale }
  const { children: _, ...own } = scaledNode({ ...root, children: [] }, scale)
  return { ...own, ...sized(root, width, height), children: root.children.map((child) => placed(child, x, y)) }
}

const sized = (root: SheetFrame, width: number, height: number) => ({
  ...(root.width !== undefined && { width }),
  ...(root.height !== undefined && { height }),
})

const isDrawing = (node: SheetNode) => node.type === 'vector' || node.type === 'pictogram'
const keepsProportions = (node: SheetNode): boolean =>
  node.keep === true ||
  (node.type === 'vector' ? node.scale !== 'stretch' : node.type !== 'text' && [...sheetNodes(node)].some(isDrawing))

function placed(node: SheetNode, x: Axis, y: Axis): SheetNode {
  const scaled = scaledNode(node, x.scale)
  if (!node.at) return scaled
  const [h, v] = [
    spanOf(node.at.left, node.at.right, node.width, x.from),
    spanOf(node.at.top, node.at.bottom, node.height, y.from),
  ]
  const keeps = keepsProportions(node)
  const [toX, toY] = [moved(h, x, keeps), moved(v, y, keeps)]
  const at = {
    ...toX.ends('left', 'right', node.at.left !== undefined),
    ...toY.ends('top', 'bottom', node.at.top !== undefined),
  }
  const crops = keeps && node.type === 'vector' && (toX.spans || toY.spans)
  // What spans one side of the format takes its share of the other one: there it is cropped.
  const length = (span: Moved, other: Moved, axis: Axis, was: Span): number | undefined =>
    other.spans && !span.spans && was.length !== undefined && keeps ? (was.length * axis.to) / axis.from : span.length
  const [width, height] = [length(toX, toY, x, h), length(toY, toX, y, v)]
  return {
    ...scaled,
    at,
    ...(width !== undefined && node.width !== undefined && { width }),
    ...(height !== undefined && node.height !== undefined && { height }),
    ...(crops && { scale: 'cover' as const }),
  }
}

interface Span {
  start?: number
  end?: number
  length?: number
}

/** Where a node lies on an axis, as far as that is known without laying it out; both ends in pixels from the start. */
function spanOf(
  start: number | undefined,
  fromEnd: number | undefined,
  length: SheetNode['width'],
  whole: number,
): Span {
  const long =
    typeof length === 'number'
      ? length
      : typeof length === 'string' && length.endsWith('%')
        ? (Number.parseFloat(length) / 100) * whole
        : length === 'fill'
          ? whole
          : undefined
  const end = fromEnd === undefined ? undefined : whole - fromEnd
  if (start !== undefined)
    return {
      start,
      ...(end !== undefined ? { end, length: end - start } : long !== undefined && { end: start + long, length: long }),
    }
  if (end !== undefined) return { end, ...(long !== undefined && { start: end - long, length: long }) }
  return long === undefined ? { start: 0 } : { start: 0, end: long, length: long }
}

interface Moved {
  start?: number
  end?: number
  length?: number
  spans: boolean
  ends(first: string, last: string, fromStart: boolean): Record<string, number>
}

const round = (value: number) => Math.round(value * 100) / 100

function moved({ start, end, length }: Span, { from, to, scale }: Axis, keeps: boolean): Moved {
  const [touchesStart, touchesEnd] = [
    start !== undefined && start <= from * TOUCH,
    end !== undefined && end >= from * (1 - TOUCH),
  ]
  const stretch = to / from
  const spans = touchesStart && touchesEnd
  const near = (value: number) => (touchesStart ? value * scale : value * stretch)
  const far = (value: number) => (touchesEnd ? to - (from - value) * scale : value * stretch)
  let [first, last] = [start === undefined ? undefined : near(start), end === undefined ? undefined : far(end)]
  if (keeps && !spans && length !== undefined && start !== undefined && end !== undefined) {
    const long = length * scale
    if (touchesStart) last = (first ?? 0) + long
    else if (touchesEnd) first = (last ?? to) - long
    else [first, last] = [((start + end) / 2) * stretch - long / 2, ((start + end) / 2) * stretch + long / 2]
  }
  const long = first !== undefined && last !== undefined ? round(last - first) : undefined
  return {
    ...(first !== undefined && { start: first }),
    ...(last !== undefined && { end: last }),
    ...(long !== undefined && { length: long }),
    spans,
    ends: (nameFirst, nameLast, fromStart) => ({
      ...(fromStart && first !== undefined && { [nameFirst]: round(first) }),
      ...(!fromStart && last !== undefined && { [nameLast]: round(to - last) }),
    }),
  }
}
