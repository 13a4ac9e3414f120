/** Ensembles: people in poses with what they use, and things that belong together, put together of parts and known by a name as any figure is. */
import type { Point } from '../../base/geometry.ts'
import { memo } from '../../base/memo.ts'
import {
  FIGURE_SIDE,
  type FigureDrawing,
  type InkBox,
  LINE,
  type PackedShape,
  packedDrawing,
} from '../packed-figures.ts'
import { person } from './body.ts'
import type { Look } from './look.ts'
import { LOOKS } from './looks.ts'
import { linear, oval, type Placing, placed, plus, pointsOf } from './paths.ts'
import { partsOf } from './table.ts'
import type { Part, Somebody, Thing } from './types.ts'

const built = new Map<string, FigureDrawing>()

/** Throws when no ensemble has that name. */
export const ensemble = (name: string): FigureDrawing =>
  memo(built, name, () => {
    const parts = partsOf(name)
    if (!parts) throw new RangeError(`No ensemble is called '${name}'`)
    const pieces = inSquare(parts)
    const { left, top, right, bottom } = boundsOf(pieces)
    const share = (value: number): number => Math.min(1, Math.max(0, value / FIGURE_SIDE))
    const ink = { left: share(left), top: share(top), right: share(right), bottom: share(bottom) }
    return { white: 0, black: 0, own: [], ink, shapes: pieces.flatMap(({ shapes }) => shapes) }
  })

/** The parts as they are where all of them lie in the square, else smaller about its middle. */
function inSquare(parts: readonly Part[]): Piece[] {
  const pieces = parts.map(pieceOf)
  const { left, top, right, bottom } = boundsOf(pieces)
  if (left >= 0 && top >= 0 && right <= FIGURE_SIDE && bottom <= FIGURE_SIDE) return pieces
  const scale = Math.min(1, FIGURE_SIDE / (right - left), FIGURE_SIDE / (bottom - top))
  const shift: Point = [
    (FIGURE_SIDE - scale * (left + right)) / 2,
    // What stands stays at the foot.
    bottom * scale > FIGURE_SIDE || scale < 1 ? FIGURE_SIDE - bottom * scale : Math.max(0, -top * scale),
  ]
  return parts.map((part) => pieceOf(moved(part, scale, shift)))
}

function moved(part: Part, scale: number, shift: Point): Part {
  const to = (x: number, y: number): Point => plus([x * scale, y * scale], shift)
  if ('shapes' in part) {
    const placing = { x: shift[0], y: shift[1], scale }
    return { shapes: part.shapes.map((shape) => ({ ...shape, path: pathIn(shape.path, placing) })) }
  }
  const [x, y] = to(part.x, part.y ?? FLOOR)
  return 'pose' in part ? { ...part, x, y, tall: part.tall * scale } : { ...part, x, y, size: part.size * scale }
}

interface Piece {
  shapes: PackedShape[]
  points: Point[]
}

const FLOOR = 122
/** People are drawn 100 units tall. */
const TALL = 100

function pieceOf(part: Part): Piece {
  if ('pose' in part) return somebody(part)
  if ('figure' in part) return thing(part)
  return { shapes: [...part.shapes], points: part.shapes.flatMap(({ path }) => pointsOf(path)) }
}

function somebody({ pose, look, x, y = FLOOR, tall, mirrored, wears }: Somebody): Piece {
  const own: Look = { ...LOOKS[look], ...wears }
  const placing: Placing = { x, y, scale: tall / TALL, ...(mirrored && { mirrored }) }
  const shadow = { paint: 'N22;16', path: oval([x, y + tall * 0.005], tall * 0.19, tall * 0.022) }
  const shapes = [shadow, ...person(pose, own).map(({ paint, path }) => ({ paint, path: placed(path, placing) }))]
  return { shapes, points: shapes.flatMap(({ path }) => pointsOf(path)) }
}

function thing({ figure, x, y, size, turn = 0, mirrored = false }: Thing): Piece {
  const { shapes, ink } = packedDrawing(figure)
  const scale = size / FIGURE_SIDE
  const half: Point = [-FIGURE_SIDE / 2, -FIGURE_SIDE / 2]
  const [dx, dy] = linear({ x, y, scale, turn, mirrored })(half)
  const placing: Placing = { x: x + dx, y: y + dy, scale, turn, mirrored }
  const corner = (share: number, down: number): Point =>
    plus(linear(placing)([share * FIGURE_SIDE, down * FIGURE_SIDE]), [placing.x, placing.y])
  return {
    shapes: shapes.map((shape) => ({
      paint: paintIn(shape.paint, placing),
      path: pathIn(shape.path, placing),
      of: figure,
    })),
    points: [
      corner(ink.left, ink.top),
      corner(ink.right, ink.top),
      corner(ink.left, ink.bottom),
      corner(ink.right, ink.bottom),
    ],
  }
}

/** '!2,r,r!m…' is a line of a width, '*m…' has holes. */
function pathIn(path: string, placing: Placing): string {
  const [, width, cap, join, line] = LINE.exec(path) ?? []
  if (line !== undefined) return `!${round(Number(width) * placing.scale)},${cap},${join}!${placed(line, placing)}`
  return path.startsWith('*') ? `*${placed(path.slice(1), placing)}` : placed(path, placing)
}

/** A paint of the figure's own square as one of the whole square: gradients keep to the thing. */
function paintIn(paint: string, placing: Placing): string {
  const kind = paint.charAt(0)
  if (kind === 'R') return radialIn(paint, placing)
  return kind === 'L' ? linearIn(paint, placing) : paint
}

function radialIn(paint: string, placing: Placing): string {
  const [place = '', ...stops] = paint.slice(1).split(' ')
  const [x = 0, y = 0, radius = 0] = place.split(',').map(Number)
  const [cx, cy] = plus(linear(placing)([x * FIGURE_SIDE, y * FIGURE_SIDE]), [placing.x, placing.y])
  return `R${round(cx / FIGURE_SIDE)},${round(cy / FIGURE_SIDE)},${round(radius * placing.scale)} ${stops.join(' ')}`
}

function linearIn(paint: string, placing: Placing): string {
  const [place = '', ...stops] = paint.slice(1).split(' ')
  const angle = (Number(place) * Math.PI) / 180
  const along: Point = [Math.cos(angle), Math.sin(angle)]
  const middle: Point = [FIGURE_SIDE / 2, FIGURE_SIDE / 2]
  const ends = [-1, 1].map((way) =>
    plus(linear(placing)(plus(middle, along, way * reach(along))), [placing.x, placing.y]),
  ) as [Point, Point]
  const [dx, dy] = linear({ ...placing, scale: 1 })(along)
  const [from, to] = ends.map(
    ([x, y]) => 0.5 + ((x - middle[0]) * dx + (y - middle[1]) * dy) / (2 * reach([dx, dy])),
  ) as [number, number]
  const moved = stops.map((stop) => {
    const cut = stop.indexOf(':')
    const at = from + (Number(stop.slice(0, cut)) / 100) * (to - from)
    return `${round(Math.min(1, Math.max(0, at)) * 100)}${stop.slice(cut)}`
  })
  return `L${round((Math.atan2(dy, dx) * 180) / Math.PI)} ${moved.join(' ')}`
}

/** Half of what a gradient spans of the square in a direction, as CSS has it. */
const reach = ([x, y]: Point): number => ((Math.abs(x) + Math.abs(y)) * FIGURE_SIDE) / 2

const round = (value: number): number => Math.round(value * 1000) / 1000

function boundsOf(pieces: readonly Piece[]): InkBox {
  const all = pieces.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
