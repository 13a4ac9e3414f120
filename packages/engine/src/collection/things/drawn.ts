/** Drawings put together: moved into boxes, cut to what is seen of them, with an edge as if cut out of paper. */
import type { Box } from '../../base/geometry.ts'
import type { Paint, Shape, ShapeGroup, Vector } from '../../scene/types.ts'
import { type Matrix, multiplied, scaleOf } from '../../sheet/drawing/matrix.ts'
import { dataOf, movedPath, readPath } from '../../sheet/drawing/path.ts'
import { boxOf } from '../as-figure.ts'

/** What a drawing is made of. */
export interface Drawn {
  shapes: readonly Shape[]
  groups: readonly ShapeGroup[]
}

/** The box of what is seen. */
export function seenBox({ shapes, groups }: Drawn): Box {
  const { left, top, right, bottom } = boxOf(shapes, groups)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const DIGITS = 1
const movedData = (d: string, matrix: Matrix): string => dataOf(movedPath(readPath(d) ?? [], matrix), DIGITS)

function movedShape({ d, stroke, ...shape }: Shape, matrix: Matrix): Shape {
  const scale = scaleOf(matrix)
  return {
    ...shape,
    d: movedData(d, matrix),
    ...(stroke && {
      stroke: {
        ...stroke,
        width: stroke.width * scale,
        ...(stroke.dash && { dash: stroke.dash.map((one) => one * scale) }),
      },
    }),
  }
}

function movedGroup(group: ShapeGroup, matrix: Matrix): ShapeGroup {
  const scale = scaleOf(matrix)
  const { clip, mask, blur, shadow, glow } = group
  return {
    ...group,
    ...(clip && { clip: { ...clip, d: movedData(clip.d, matrix) } }),
    ...(mask && { mask: { shapes: mask.shapes.map((shape) => movedShape(shape, matrix)) } }),
    ...(blur !== undefined && { blur: blur * scale }),
    ...(shadow && { shadow: { ...shadow, x: shadow.x * scale, y: shadow.y * scale, blur: shadow.blur * scale } }),
    ...(glow && { glow: { ...glow, blur: glow.blur * scale } }),
  }
}

/** The drawing elsewhere. */
export const moved = ({ shapes, groups }: Drawn, matrix: Matrix): Drawn => ({
  shapes: shapes.map((shape) => movedShape(shape, matrix)),
  groups: groups.map((group) => movedGroup(group, matrix)),
})

/** Names of parts and groups of their own: two drawings that stand together share none. */
export const named = ({ shapes, groups }: Drawn, prefix: string): Drawn => ({
  shapes: shapes.map(({ id, group, ...shape }) => ({
    ...shape,
    ...(id !== undefined && { id: `${prefix}-${id}` }),
    ...(group !== undefined && { group: `${prefix}-${group}` }),
  })),
  groups: groups.map(({ id, within, ...group }) => ({
    ...group,
    id: `${prefix}-${id}`,
    ...(within !== undefined && { within: `${prefix}-${within}` }),
  })),
})

/** How a drawing stands in its box. */
export interface Stand {
  /** Where it lies in a box that it does not fill, shares: 0 left or top, 1 right or bottom. */
  at?: readonly [across: number, down: number]
  /** Degrees clockwise, about the middle of the box. */
  turn?: number
  /** It looks the other way. */
  mirrored?: boolean
}

/** The drawing as large as a box allows. */
export function within(
  drawn: Drawn,
  box: Box,
  { at: [across, down] = [0.5, 0.5], turn = 0, mirrored }: Stand = {},
): Drawn {
  const seen = seenBox(drawn)
  const scale = Math.min(box.width / seen.width, box.height / seen.height)
  const left = box.x + (box.width - seen.width * scale) * across
  const top = box.y + (box.height - seen.height * scale) * down
  const placed: Matrix = mirrored
    ? [-scale, 0, 0, scale, left + (seen.x + seen.width) * scale, top - seen.y * scale]
    : [scale, 0, 0, scale, left - seen.x * scale, top - seen.y * scale]
  if (turn === 0) return moved(drawn, placed)
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [left + (seen.width * scale) / 2, top + (seen.height * scale) / 2]
  const turned: Matrix = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  return moved(drawn, multiplied(turned, placed))
}

/** One over the other, the first at the bottom. */
export const over = (...layers: readonly Drawn[]): Drawn => ({
  shapes: layers.flatMap(({ shapes }) => shapes),
  groups: layers.flatMap(({ groups }) => groups),
})

const isClipped = ({ group }: Shape, groups: ReadonlyMap<string, ShapeGroup>): boolean => {
  for (let own = group === undefined ? undefined : groups.get(group); own; own = groups.get(own.within ?? ''))
    if (own.clip || own.mask || own.blur || (own.opacity ?? 1) < 1) return true
  return false
}
const isFaint = (paint: Paint | undefined): boolean =>
  typeof paint === 'object' && 'alpha' in paint && paint.alpha < FAINT
const FAINT = 0.5

const EDGE = 'edge'
/** Whether a shape is of the paper that parts two things. */
export const isEdge = ({ id }: Shape): boolean => id?.startsWith(`${EDGE}-`) ?? false

/** What lies round a drawing that was cut out of paper: its form, so much larger, in one paint. */
export function edgeOf({ shapes, groups }: Drawn, width: number, paint: Paint): Drawn {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const solid = shapes.filter(
    (shape) => !isClipped(shape, byId) && !isFaint(shape.fill ?? shape.stroke?.paint) && (shape.opacity ?? 1) > FAINT,
  )
  return {
    shapes: solid.map(({ d, fill, stroke }, i) => ({
      id: `${EDGE}-${i + 1}`,
      d,
      ...(fill !== undefined && { fill: paint }),
      stroke: { paint, width: 2 * width + (stroke?.width ?? 0), cap: 'round' as const, join: 'round' as const },
    })),
    groups: [],
  }
}

/** A drawing as a vector whose box is what is seen of it, with so much room round it. */
export function asVector(drawn: Drawn, alt: string, room = 0): Vector {
  const { x, y, width, height } = seenBox(drawn)
  const at = moved(drawn, [1, 0, 0, 1, room - x, room - y])
  return {
    type: 'vector',
    id: 'mark',
    viewBox: [Math.ceil(width + 2 * room), Math.ceil(height + 2 * room)],
    shapes: [...at.shapes],
    ...(at.groups.length > 0 && { groups: [...at.groups] }),
    alt,
  }
}
