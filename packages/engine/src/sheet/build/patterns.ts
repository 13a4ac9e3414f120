/** Patterns: what is repeated, as often as it is seen. */
import type { Box, Point } from '../../base/geometry.ts'
import { type Matrix, moved, multiplied, readTransform } from '../drawing/matrix.ts'
import { numberOf, type Part, textOf } from '../grammar/part.ts'

export interface Tiles {
  /** From the space of one tile to that of the shape, for each that meets it. */
  places: Matrix[]
}

/** More are finer than anybody sees. */
const MOST_TILES = 8000

const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | undefined => {
  const by = a * d - b * c
  if (Math.abs(by) < 1e-9) return undefined
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by]
}

/** @param box of what is filled. @returns nothing for a pattern without a size, or of too many tiles */
export function tilesOver(pattern: Part, box: Box): Tiles | undefined {
  const isInUser = textOf(pattern, 'patternUnits') === 'userSpaceOnUse'
  const n = (name: string) => numberOf(pattern, name) ?? 0
  const [sx, sy] = isInUser ? [1, 1] : [box.width, box.height]
  const [width, height] = [n('width') * sx, n('height') * sy]
  const [x, y] = [(isInUser ? 0 : box.x) + n('x') * sx, (isInUser ? 0 : box.y) + n('y') * sy]
  const turn = readTransform(textOf(pattern, 'patternTransform') ?? '')
  const back = turn && inverse(turn)
  if (!turn || !back || width <= 0 || height <= 0) return undefined
  const corners: Point[] = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ]
  const own = corners.map((corner) => moved(corner, back))
  const range = (values: number[], from: number, step: number) =>
    [Math.floor((Math.min(...values) - from) / step), Math.ceil((Math.max(...values) - from) / step)] as const
  const [left, right] = range(
    own.map(([at]) => at),
    x,
    width,
  )
  const [top, bottom] = range(
    own.map(([, at]) => at),
    y,
    height,
  )
  if ((right - left) * (bottom - top) > MOST_TILES) return undefined
  const places: Matrix[] = []
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      places.push(multiplied(turn, [1, 0, 0, 1, x + column * width, y + row * height]))
  return { places }
}
