/** Sheets for places that lay controls over their edges or cut them off: no words stand there, grounds and pictures do. */

import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { type Edges, edgesOf } from '../scene/safe-area.ts'
import type { Format, Frame, Node } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'

/** Words keep this share of the shorter side from every edge, and so much from what is covered. */
const [MARGIN, AIR] = [0.03, 0.012]

/** Where words may stand, pixels from the edges; undefined where nothing is covered. */
export function clearOf(format: Format): Edges | undefined {
  if (!format.covered || format.height === 'auto') return undefined
  const side = Math.min(format.width, format.height)
  return edgesOf(format, format.width, format.height, side * MARGIN, side * AIR)
}

/** Whether more than a strip above and below is covered: then the words need a smaller sheet within the sheet. */
export const isNarrowed = ({ covered = [0, 0, 0, 0] }: Format): boolean => covered[1] > 0 || covered[3] > 0

/** The format of the sheet that is free. */
export function innerOf(format: Format & { height: number }, { top, right, bottom, left }: Edges): Format {
  const { print: _, covered: __, ...rest } = format
  return { ...rest, width: Math.round(format.width - left - right), height: Math.round(format.height - top - bottom) }
}

const holdsWords = (node: Node): boolean => [...subtree(node)].some(({ type }) => type === 'text')
const moved = <T extends Node>(node: T, box: LaidNode, x: number, y: number): T => ({
  ...node,
  at: { left: Math.round(box.x + x), top: Math.round(box.y + y) },
})

/** Words above the middle come down and those below it go up, until none is covered. */
export function shifted({ root, height }: LaidArtboard, { top, bottom }: Edges): Frame {
  const frame = frameOf(root.node)
  const words = root.children.filter(({ node }) => holdsWords(node))
  const upper = words.filter((box) => box.y + box.height / 2 < height / 2)
  const down = Math.max(0, ...upper.map(({ y }) => top - y))
  const up = Math.max(
    0,
    ...words.filter((box) => !upper.includes(box)).map((box) => box.y + box.height - (height - bottom)),
  )
  return {
    ...frame,
    children: root.children.map((box) => {
      if (!words.includes(box)) return box.node
      return moved(box.node, box, 0, upper.includes(box) ? down : -up)
    }),
  }
}

/** A sheet that was laid out in the part that is free, on the whole: what reaches an edge of it reaches the sheet's. */
export function unfolded(
  { root, width, height }: LaidArtboard,
  edges: Edges,
  whole: { width: number; height: number },
): Frame {
  const frame = frameOf(root.node)
  const stretched = (box: LaidNode): Node => {
    const { node } = box
    if (covers(box, root)) return { ...node, at: { left: 0, top: 0 }, width: whole.width, height: whole.height }
    if (holdsWords(node)) return moved(node, box, edges.left, edges.top)
    const [across, down] = [
      { from: box.x, long: box.width, of: width, to: whole.width, inset: edges.left },
      { from: box.y, long: box.height, of: height, to: whole.height, inset: edges.top },
    ]
    const by = Math.max(spans(across) ? whole.width / width : 1, spans(down) ? whole.height / height : 1)
    const at = { left: Math.round(startOf(across, by)), top: Math.round(startOf(down, by)) }
    return { ...node, at, width: box.width * by, height: box.height * by }
  }
  return { ...frame, width: whole.width, height: whole.height, children: root.children.map(stretched) }
}

/** Where something lies on an axis of the inner sheet, and how long that and the whole one are. */
interface Axis {
  from: number
  long: number
  of: number
  to: number
  inset: number
}
const startsAtEdge = ({ from }: Axis) => from <= 1
const endsAtEdge = ({ from, long, of }: Axis) => from + long >= of - 1
const spans = (axis: Axis) => startsAtEdge(axis) && endsAtEdge(axis)

function startOf(axis: Axis, by: number): number {
  if (startsAtEdge(axis)) return 0
  return endsAtEdge(axis) ? axis.to - axis.long * by : axis.inset + axis.from
}

function covers(box: LaidNode, root: LaidNode): boolean {
  const slack = 1
  return (
    box.x <= slack &&
    box.y <= slack &&
    box.x + box.width >= root.width - slack &&
    box.y + box.height >= root.height - slack &&
    !holdsWords(box.node)
  )
}

function frameOf(node: Node): Frame {
  if (node.type !== 'frame') throw new TypeError('The root of an artboard is a frame')
  return node
}
