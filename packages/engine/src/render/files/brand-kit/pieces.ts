/** A drawing as areas of one paint each, lines among them, and which of them lies on which. */

import { DOMMatrix, Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas'
import type { Point } from '../../../base/geometry.ts'
import type { DisplayItem, Stroke, Transform } from '../../display.ts'
import type { ResolvedPaint } from '../../paint.ts'

export interface Area {
  path: Path2D
  fill: ResolvedPaint
  opacity: number
  /** What it lies on; absent: the ground. */
  below?: Area
}
type Picture = Extract<DisplayItem, { kind: 'picture' }>
export type Piece = Area | Picture

const CAPS = { round: StrokeCap.Round, square: StrokeCap.Square }
const JOINS = { round: StrokeJoin.Round, bevel: StrokeJoin.Bevel }
const IDENTITY: Transform = [1, 0, 0, 1, 0, 0]

export const isArea = (piece: Piece): piece is Area => 'path' in piece

function outlined(path: Path2D, { width, cap, join, dash }: Stroke): Path2D {
  const line = new Path2D(path)
  const [on, off] = dash ?? []
  if (on !== undefined && off !== undefined) line.dash(on, off, 0)
  return line.stroke({
    width,
    cap: cap ? CAPS[cap] : StrokeCap.Butt,
    join: join ? JOINS[join] : StrokeJoin.Miter,
  })
}

/** The paint where its shape was moved to. */
function moved(paint: ResolvedPaint, [a, b, c, d, e, f]: Transform): ResolvedPaint {
  const at = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]
  if (paint.type === 'linear') return { ...paint, from: at(paint.from), to: at(paint.to) }
  if (paint.type === 'radial') return { ...paint, centre: at(paint.centre), radius: paint.radius * Math.hypot(a, b) }
  return paint
}

/** Fill and line of a shape, the line on top. */
function areasOf(item: Extract<DisplayItem, { kind: 'path' }>, opacity: number): Area[] {
  const transform = item.transform ?? IDENTITY
  const placed = (path: Path2D) => {
    const result = new Path2D()
    result.addPath(path, new DOMMatrix(transform))
    return result
  }
  const local = new Path2D(item.d)
  const seen = opacity * (item.opacity ?? 1)
  const areas: Area[] = []
  if (item.fill) {
    const path = placed(local)
    path.setFillType(item.rule === 'evenodd' ? 1 : 0)
    areas.push({ path, fill: moved(item.fill, transform), opacity: seen })
  }
  if (item.stroke) {
    const path = placed(outlined(local, item.stroke))
    areas.push({ path, fill: moved(item.stroke.paint, transform), opacity: seen })
  }
  return areas
}

/** Whether an area lies within another one: its box does, and so does its middle or a point near each end. */
function liesOn(above: Path2D, below: Path2D): boolean {
  const [left, top, right, bottom] = above.computeTightBounds()
  const [outerLeft, outerTop, outerRight, outerBottom] = below.computeTightBounds()
  if (left < outerLeft || right > outerRight || top < outerTop || bottom > outerBottom) return false
  const kept = new Path2D(above).op(below, PathOp.Intersect)
  const [a, b, c, d] = kept.computeTightBounds()
  return (c - a) * (d - b) > 0.9 * (right - left) * (bottom - top)
}

export function cut(path: Path2D, hole: Path2D): void {
  const [left, top, right, bottom] = path.getBounds()
  const [holeLeft, holeTop, holeRight, holeBottom] = hole.getBounds()
  if (left < holeRight && holeLeft < right && top < holeBottom && holeTop < bottom) path.op(hole, PathOp.Difference)
}

/**
 * From back to front.
 * @param items paths, pictures and groups that are not turned: what `centred` and `trimmed` give
 */
export function piecesOf(items: readonly DisplayItem[]): Piece[] {
  const pieces: Piece[] = []
  const put = (area: Area, clip: Path2D | undefined): void => {
    if (clip) area.path.op(clip, PathOp.Intersect)
    const below = pieces.filter(isArea).findLast((piece) => liesOn(area.path, piece.path))
    pieces.push(below ? { ...area, below } : area)
  }
  const visit = (item: DisplayItem, clip: Path2D | undefined, opacity: number): void => {
    if (item.kind === 'picture') pieces.push(item)
    else if (item.kind === 'path') for (const area of areasOf(item, opacity)) put(area, clip)
    else if (item.kind === 'group') {
      const both = clippedTwice(item.clip, clip)
      for (const child of item.items) visit(child, both, opacity * item.opacity)
    }
  }
  for (const item of items) visit(item, undefined, 1)
  return pieces
}

/** What a group's clip leaves of the one around it. */
function clippedTwice(own: string | undefined, around: Path2D | undefined): Path2D | undefined {
  if (own === undefined) return around
  const path = new Path2D(own)
  return around ? path.op(around, PathOp.Intersect) : path
}

export function asItem(piece: Piece): DisplayItem {
  if (!isArea(piece)) return piece
  const { path, fill, opacity } = piece
  return {
    kind: 'path',
    d: path.toSVGString(),
    fill,
    ...(path.getFillTypeString() === 'evenodd' && { rule: 'evenodd' as const }),
    ...(opacity < 1 && { opacity }),
  }
}
