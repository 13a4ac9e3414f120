/** Boxes on an artboard: what is under a press, what a pull snaps to, how parts are lined up. All in artboard pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

interface Placed {
  id: string
  kind: string
  box: Box
  /** Degrees clockwise about the middle of its box. */
  rotate?: number | undefined
  hidden?: true | undefined
}

/** Where the arrow keys push, a pixel each. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** A point of the window on an artboard that is so wide, and how many of its pixels a CSS pixel is. */
export function pointOn(
  board: Element | null | undefined,
  width: number,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point & { scale: number } {
  const { left = 0, top = 0, width: shown = 1 } = board?.getBoundingClientRect() ?? {}
  const scale = width / Math.max(1, shown)
  return { x: (clientX - left) * scale, y: (clientY - top) * scale, scale }
}

const area = ({ width, height }: Box) => width * height
/** Whether a point lies in a box that may be turned about its middle. */
export function isOn({ x, y }: Point, box: Box & { rotate?: number | undefined }): boolean {
  const [cos, sin] = [Math.cos(((box.rotate ?? 0) * Math.PI) / 180), Math.sin(((box.rotate ?? 0) * Math.PI) / 180)]
  const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
  return Math.abs(dx * cos + dy * sin) <= box.width / 2 && Math.abs(dy * cos - dx * sin) <= box.height / 2
}

/** A part that covers more of the artboard is its ground: pressed where nothing else is. */
const GROUND = 0.9

/** Everything under a press: the smallest first, groups behind what they hold. */
export function partsAt<T extends Placed>(point: Point, parts: readonly T[], locked: ReadonlySet<string>): T[] {
  const under = parts.filter(
    ({ id, box, rotate, hidden }) => !hidden && !locked.has(id) && isOn(point, { ...box, rotate }),
  )
  const isGroup = ({ kind }: T) => Number(kind === 'group')
  return under.sort((one, other) => isGroup(one) - isGroup(other) || area(one.box) - area(other.box))
}

/** The part that a press means: the smallest under it; a group only where it holds nothing else there. */
export function partAt<T extends Placed>(
  point: Point,
  parts: readonly T[],
  board: { width: number; height: number },
  locked: ReadonlySet<string>,
): T | undefined {
  const whole = board.width * board.height
  return partsAt(point, parts, locked).find(({ box }) => area(box) < GROUND * whole)
}

export interface Guide {
  axis: 'x' | 'y'
  at: number
}

const linesOf = (start: number, length: number) => [start, start + length / 2, start + length]

/** How far to go so that an edge or the middle meets one of the others, and where that is. */
function nearest(own: readonly number[], others: readonly number[], reach: number): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null
  for (const line of own)
    for (const other of others) {
      const by = other - line
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at: other }
    }
  return best
}

/** The box with its edges or middles on those of others, where they are near. @param reach pixels */
export function snapped(box: Box, others: readonly Box[], reach: number): { box: Box; guides: Guide[] } {
  const across = nearest(
    linesOf(box.x, box.width),
    others.flatMap((other) => linesOf(other.x, other.width)),
    reach,
  )
  const down = nearest(
    linesOf(box.y, box.height),
    others.flatMap((other) => linesOf(other.y, other.height)),
    reach,
  )
  const guides: Guide[] = []
  if (across) guides.push({ axis: 'x', at: across.at })
  if (down) guides.push({ axis: 'y', at: down.at })
  return { box: { ...box, x: box.x + (across?.by ?? 0), y: box.y + (down?.by ?? 0) }, guides }
}

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

const LEAST = 8

/** A box pulled at a handle; at a corner its proportion stays. */
export function pulled(box: Box, handle: Handle, by: Point): Box {
  const [left, right] = [handle.includes('w'), handle.includes('e')]
  const [top, bottom] = [handle.includes('n'), handle.includes('s')]
  let width = Math.max(LEAST, box.width + (right ? by.x : left ? -by.x : 0))
  let height = Math.max(LEAST, box.height + (bottom ? by.y : top ? -by.y : 0))
  if ((left || right) && (top || bottom)) {
    const scale = Math.max(width / box.width, height / box.height)
    width = Math.max(LEAST, box.width * scale)
    height = Math.max(LEAST, box.height * scale)
  }
  return {
    x: left ? box.x + box.width - width : box.x,
    y: top ? box.y + box.height - height : box.y,
    width,
    height,
  }
}

/** The box around some. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** By how much each goes so that they line up, several with one another, one with the artboard. */
export function aligned(boxes: readonly Box[], to: Alignment, board: Box): Point[] {
  const frame = boxes.length > 1 ? around(boxes) : board
  const goal: Record<Alignment, (box: Box) => Point> = {
    left: (box) => ({ x: frame.x - box.x, y: 0 }),
    centre: (box) => ({ x: frame.x + (frame.width - box.width) / 2 - box.x, y: 0 }),
    right: (box) => ({ x: frame.x + frame.width - box.width - box.x, y: 0 }),
    top: (box) => ({ x: 0, y: frame.y - box.y }),
    middle: (box) => ({ x: 0, y: frame.y + (frame.height - box.height) / 2 - box.y }),
    bottom: (box) => ({ x: 0, y: frame.y + frame.height - box.height - box.y }),
  }
  return boxes.map(goal[to])
}

/** By how much each goes so that the gaps between them are alike; the first and the last stay. */
export function distributed(boxes: readonly Box[], axis: 'x' | 'y'): Point[] {
  const side = axis === 'x' ? 'width' : 'height'
  const order = boxes.map((_, at) => at).sort((a, b) => (boxes[a]?.[axis] ?? 0) - (boxes[b]?.[axis] ?? 0))
  const whole = around(boxes)
  const gap = (whole[side] - boxes.reduce((sum, box) => sum + box[side], 0)) / Math.max(1, boxes.length - 1)
  const moves = boxes.map((): Point => ({ x: 0, y: 0 }))
  let at = whole[axis]
  for (const place of order) {
    const [box, move] = [boxes[place], moves[place]]
    if (!box || !move) continue
    move[axis] = at - box[axis]
    at += box[side] + gap
  }
  return moves
}
