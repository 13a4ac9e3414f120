/** The largest empty square of an artboard, or box of other proportions: for what is added to a finished design and must stand on nothing else. */
import type { Box } from '../base/geometry.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { textBoxes } from './gates.ts'

export interface SpotWish {
  /** Sides that will do, pixels; of a box its widths. */
  min: number
  max: number
  /** Width over height; default a square. */
  aspect?: number
  /** What it keeps clear of besides. */
  taken?: readonly Box[]
  /** A point near which it would rather stand, artboard pixels. */
  near?: { x: number; y: number }
  /** Scenes that fill a part of the sheet count as ground: for what brings its own ground along; 'all': so do all drawings and edges. */
  onScenes?: boolean | 'all'
  /** Distance that it keeps from everything, pixels. */
  gap: number
}

export type FreeWish = Pick<SpotWish, 'gap' | 'onScenes' | 'taken'>

/** Steps across the shorter side in which places are tried. */
const STEPS = 36
/** What nothing stands on, whatever it lies on itself. */
const ON_TOP = new Set(['button', 'sticker', 'qr'])
const TAKEN = new Set(['icon', 'mark', 'logo', 'illustration', 'photo', 'qr', 'button', 'rule', 'decoration'])

/** Undefined where not even the smallest is empty. What fills the sheet counts as ground; other drawings and photos as things. */
export function freeSpot(
  artboard: LaidArtboard,
  { min, max, near, gap, onScenes = false, aspect = 1, taken = [] }: SpotWish,
): Box | undefined {
  const { width, height } = artboard
  const short = Math.min(width, height)
  const margin = short * 0.06
  const things = [...obstacles(artboard, onScenes), ...taken]
  const edges = onScenes === 'all' ? [] : grounds(artboard.root)
  const step = short / STEPS
  // An edge of what stands there is a better place than anywhere between.
  const lines = things.flatMap(({ x, width: wide }) => [x, x + wide])
  const rows = things.flatMap(({ y, height: high }) => [y, y + high])
  for (let side = max; side >= min; side -= Math.max(2, (max - min) / 8)) {
    const spots: Box[] = []
    const high = side / aspect
    for (const y of along(margin, height - margin - high, step, rows, high)) {
      for (const x of along(margin, width - margin - side, step, lines, side)) {
        const box = { x, y, width: side, height: high }
        if (things.every((thing) => apart(box, thing, gap)) && edges.every((edge) => !crosses(box, edge)))
          spots.push(box)
      }
    }
    const cost = (box: Box) => {
      const [cx, cy] = [box.x + side / 2, box.y + high / 2]
      const away = near ? Math.hypot(cx - near.x, cy - near.y) : Math.min(width - cx, cx) + (height - cy)
      const aligned = lines.some((line) => Math.abs(line - box.x) < 1 || Math.abs(line - box.x - side) < 1)
      return away - (aligned ? short * 0.1 : 0)
    }
    const [best] = spots.sort((a, b) => cost(a) - cost(b))
    if (best) return best
  }
  return undefined
}

/** Whether a box stands on nothing: `onScenes` as of a free spot. */
export function isFree(artboard: LaidArtboard, box: Box, { gap, onScenes = false, taken = [] }: FreeWish): boolean {
  const edges = onScenes === 'all' ? [] : grounds(artboard.root)
  return (
    [...obstacles(artboard, onScenes), ...taken].every((thing) => apart(box, thing, gap)) &&
    edges.every((edge) => !crosses(box, edge))
  )
}

/** Places at even steps, and those flush with a line at either side. */
function along(from: number, to: number, step: number, lines: number[], side: number): number[] {
  const even = Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)
  const flush = lines.flatMap((line) => [line, line - side]).filter((at) => at >= from && at <= to)
  return [...new Set([...even, ...flush].map((at) => Math.round(at)))]
}

function obstacles(artboard: LaidArtboard, onScenes: boolean | 'all'): Box[] {
  const texts = textBoxes(artboard).map(({ left, top, right, bottom }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }))
  const visit = (laid: LaidNode): Box[] => {
    const { node } = laid
    if (onScenes && node.type === 'vector' && node.role === 'illustration') return []
    const drawn = node.type === 'pictogram' || node.type === 'picture' || node.type === 'vector'
    const whole = laid.width * laid.height > 0.6 * artboard.width * artboard.height
    if (onScenes === 'all') return ON_TOP.has(node.role ?? '') ? [laid] : laid.children.flatMap(visit)
    const taken =
      node.role === 'button' ||
      node.role === 'sticker' ||
      (drawn && (node.role !== 'pattern' || !onScenes) && !whole) ||
      (drawn && node.type === 'picture')
    if (taken || (TAKEN.has(node.role ?? '') && node.type !== 'frame' && !whole)) return [laid]
    return laid.children.flatMap(visit)
  }
  return [...texts, ...visit(artboard.root)]
}

/** Frames that paint: a thing stands on one ground, not across two. */
function grounds(root: LaidNode): Box[] {
  const visit = (laid: LaidNode): LaidNode[] => [
    ...(laid.node.type === 'frame' && (laid.node.fill !== undefined || laid.node.stroke) ? [laid] : []),
    ...(laid.node.role === 'pattern' || laid.node.role === 'background' ? [laid] : []),
    ...laid.children.flatMap(visit),
  ]
  return root.children.flatMap(visit)
}

const apart = (a: Box, b: Box, gap: number) =>
  a.x + a.width + gap <= b.x || b.x + b.width + gap <= a.x || a.y + a.height + gap <= b.y || b.y + b.height + gap <= a.y

/** Neither inside nor outside of it. */
function crosses(box: Box, edge: Box): boolean {
  const inside =
    box.x >= edge.x &&
    box.y >= edge.y &&
    box.x + box.width <= edge.x + edge.width &&
    box.y + box.height <= edge.y + edge.height
  return !inside && !apart(box, edge, 0)
}
