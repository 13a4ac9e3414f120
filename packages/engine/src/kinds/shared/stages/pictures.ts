/** What was told to be seen, in a frame of a stage: as large as that is, at the side that its flow says; a scene fills it. */
import { type Bounds, union } from '../../../base/geometry.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { lentFigure } from '../../../imagery/lent-figures.ts'
import { tokens } from '../../../imagery/words.ts'
import type { Frame, Vector } from '../../../scene/types.ts'
import { clustered, outlineOf, type Square } from '../pictured/cluster.ts'
import { isComplete } from '../pictured/group.ts'
import type { Piece } from '../pieces.ts'
import { shown } from '../stated/shown.ts'
import type { Stage } from '../systems/types.ts'
import { isScene } from './serve.ts'

interface Size {
  width: number
  height: number
}

/** Of its frame, how large a thing is by what was said of its size. */
const SHARE = { small: 0.62, medium: 0.88, large: 1, huge: 1 } as const

/** A picture, and the box of what is seen of it, from the frame's corner. */
export interface Shown {
  nodes: Vector[]
  box: Bounds
}

/** Things in a frame; each in its square, those behind first. @param by of their room, what they take */
export function shownIn(
  stage: Stage,
  frame: Frame,
  size: Size,
  pieces: readonly Piece[],
  { id, by }: { id: string; by: number },
): Shown {
  const group = grouped(pieces)
  const [lead] = group
  if (!lead) return { nodes: [], box: { left: 0, top: 0, right: 0, bottom: 0 } }
  const fills = frame.clip === true && isScene(lead)
  const squares = fills
    ? [covering(lead.figure, frame, size)]
    : standing(group, frame, size, by * (frame.clip ? WITHIN : lead.size ? SHARE[lead.size] : 1))
  const nodes = squares.flatMap(({ left, top, side }, i): Vector[] => {
    const piece = group[i]
    return piece ? [shown(stage, `${id}-${i + 1}`, piece, side, { at: { left, top }, role: 'illustration' })] : []
  })
  const boxes = squares.map((square, i) => boundsOf(group[i]?.figure ?? lead.figure, square))
  return { nodes, box: fills ? { left: 0, top: 0, right: size.width, bottom: size.height } : union(boxes) }
}
/** Of a window, what a thing in it has. */
const WITHIN = 0.86

const TWO = new Set(['two', 'pair', 'both'])
/** What stands together: all that was named, or more of the one thing. */
function grouped([lead, ...others]: readonly Piece[]): readonly Piece[] {
  if (!lead) return []
  if (isScene(lead)) return [lead]
  if (others.length > 0) return [lead, ...others]
  if (!lead.several || isComplete(lead.figure)) return [lead]
  if (tokens(lead.words).some((word) => TWO.has(word))) return [lead, lead]
  // What somebody drew for leaves is leaves.
  return lentFigure(lead.figure) ? [lead] : [lead, lead, lead]
}

const SIDES: Partial<Record<string, number>> = { start: 0, center: 0.5, end: 1 }
/** How much of what is free lies before a thing, across and down. */
const anchorOf = ({ layout = {} }: Frame): readonly [number, number] => {
  const [across, down] = layout.direction === 'row' ? [layout.justify, layout.align] : [layout.align, layout.justify]
  return [SIDES[across ?? 'center'] ?? 0.5, SIDES[down ?? 'center'] ?? 0.5]
}

/** A scene over all of its frame. */
function covering(figure: string, frame: Frame, { width, height }: Size): Square {
  const { ink, w, h } = sizesOf(figure)
  const side = Math.max(width / w, height / h)
  const [x, y] = anchorOf(frame)
  return { left: (width - side * w) * x - side * ink.left, top: (height - side * h) * y - side * ink.top, side }
}

/** A group has so many times its height at most. */
const WIDEST = 1.5

/** Things as one, as large as their frame holds, at the side that it says. */
function standing(group: readonly Piece[], frame: Frame, { width, height }: Size, share: number): Square[] {
  const figures = group.map(({ figure }) => figure)
  const [across, down] = [width * share, height * share]
  const place = { x: 0, y: 0, width: figures.length > 1 ? Math.min(across, down * WIDEST) : across, height: down }
  // What was told in one breath is one picture: 'a book with sparkles'.
  const isOne = group.slice(1).some(({ words }) => words === group[0]?.words) && new Set(figures).size > 1
  const squares = (isOne ? undefined : inRow(group, across / down)) ?? clustered(figures, place, false)
  const box = union(squares.map((square, i) => boundsOf(figures[i] ?? '', square)))
  const grown = Math.min(across / (box.right - box.left), down / (box.bottom - box.top))
  const [x, y] = anchorOf(frame)
  const left = (width - (box.right - box.left) * grown) * x
  const top = (height - (box.bottom - box.top) * grown) * y
  return squares.map((square) => ({
    left: left + (square.left - box.left) * grown,
    top: top + (square.top - box.top) * grown,
    side: square.side * grown,
  }))
}

/** A frame so many times as wide as tall has things side by side; how tall the others are beside the first, and how much one stands before another. */
const [ROW, LOWER, FAR_LOWER, OVER] = [1.15, 0.74, 0.5, 0.05] as const
const isLarge = (piece: Piece | undefined): boolean => piece?.size === 'large' || piece?.size === 'huge'
/** Two or three things side by side on one floor; undefined where they stand better before one another. */
function inRow(group: readonly Piece[], aspect: number): Square[] | undefined {
  const figures = group.map(({ figure }) => figure)
  const [lead] = figures
  if (figures.length < 2 || figures.length > 3 || aspect < ROW || lead === undefined) return undefined
  const alike = figures.every((figure) => figure === lead)
  const order = figures.length === 3 && !alike ? [1, 0, 2] : figures.map((_, i) => i)
  const placed: Square[] = []
  let x = 0
  for (const i of order) {
    const { ink, w, h } = sizesOf(figures[i] ?? lead)
    // What is wide is lower, so that none is many times as large as another.
    const lower = isLarge(group[0]) && !isLarge(group[i]) ? FAR_LOWER : LOWER
    const high = (i === 0 || alike ? 1 : lower) / Math.max(1, Math.sqrt(w / h))
    const side = high / h
    placed[i] = { left: x - side * ink.left, top: 1 - side * (ink.top + h), side }
    x += side * w * (1 - OVER)
  }
  return placed
}

function boundsOf(figure: string, square: Square): Bounds {
  const { x, y, width, height } = outlineOf(figure, square)
  return { left: x, top: y, right: x + width, bottom: y + height }
}
