/** Groups of shapes in a drawing changed by hand as one: with what cuts them, and what lies in them. */
import { union } from '../../base/geometry.ts'
import { boundsOf } from '../../critic/bounds.ts'
import type { Shape, ShapeGroup } from '../../scene/types.ts'
import type { Matrix } from '../../sheet/drawing/matrix.ts'
import { dataOf, movedPath, readPath } from '../../sheet/drawing/path.ts'
import type { State } from '../context.ts'
import { nameOf } from '../scene-nodes.ts'
import type { Change, Operation } from '../types.ts'
import { GONE } from './placing.ts'
import { drawingIn, type How, LEAST, ONLY_SO, placedBy, redrawn, reshaped, THIN } from './shape-changes.ts'
import { boxOf, colourRefOf, groupsAbout, outlineOf, placeOf, placesIn, readable } from './shapes.ts'
import { laidBox, within } from './turns.ts'
import type { HandOperation } from './types.ts'

type Frame = Omit<How, 'shape'>
interface Made {
  shapes: Map<number, Shape | undefined>
  groups?: ShapeGroup[]
  to: string
}

/** What is done, or why it is not. */
export function changedGroup(
  operation: HandOperation,
  { drawing: id, group }: { drawing: string; group: string },
  state: State,
): { operations: Operation[]; change: Change } | string {
  const drawn = drawingIn(id, state)
  const places = drawn ? placesIn(drawn.how.drawing, group) : []
  if (!drawn || places.length === 0) return GONE
  const { found, how } = drawn
  const { drawing, laid } = how
  const made = changed(operation, { how, places, group })
  if (typeof made === 'string') return made
  const change = { what: `${nameOf(found.node)}, ${readable(group)}`, to: made.to, nodes: [id] }
  const shapes = drawing.shapes.flatMap((shape, at) => (made.shapes.has(at) ? (made.shapes.get(at) ?? []) : shape))
  if (shapes.length === 0) return { operations: [{ op: 'remove', id }], change }
  const { scene } = state.design
  return {
    operations: redrawn(found.node, drawing, shapes, { scene, laid, all: made.groups ?? drawing.groups }),
    change,
  }
}

interface Of {
  how: Frame
  places: readonly number[]
  group: string
}

function changed(operation: HandOperation, of: Of): Made | string {
  const { how, places } = of
  if (operation.op === 'move' || operation.op === 'size') {
    const matrix = operation.op === 'move' ? moving(operation, how) : sizing(operation, of)
    return carried(matrix, of, operation.op === 'move' ? 'moved' : 'resized')
  }
  const shapes = new Map<number, Shape | undefined>()
  let to = ''
  for (const at of places) {
    const shape = how.drawing.shapes[at]
    // Gradients, and what has no paint, stay as they are.
    if (!shape || (operation.op === 'style' && colourRefOf(shape) === undefined)) continue
    const made = reshaped(operation, { ...how, shape })
    if (typeof made === 'string') return made
    shapes.set(at, made.shape)
    to = made.to
  }
  return shapes.size > 0 ? { shapes, to } : 'These shapes have several colours each. Change the colours of the design.'
}

function moving(operation: Extract<HandOperation, { op: 'move' }>, { laid, drawing, turns }: Frame): Matrix {
  const { x, y } = within(operation, turns)
  const [sx, , , sy] = placeOf(laid, drawing)
  return [1, 0, 0, 1, x / sx, y / sy]
}

/** How the outlines get from the box about all of them into another; lines stay as wide as they are. */
function sizing(
  { x, y, width, height }: Extract<HandOperation, { op: 'size' }>,
  { how: { drawing, laid, turns }, places }: Of,
): Matrix {
  const place = placeOf(laid, drawing)
  const [sx, , , sy, left, top] = place
  const shapes = places.flatMap((at) => drawing.shapes[at] ?? [])
  const [was, seen] = [outlineOf, boxOf].map((box) => union(shapes.map((shape) => boundsOf(box(shape, place)))))
  if (!was || !seen) return [1, 0, 0, 1, 0, 0]
  const goal = laidBox({ x, y, width, height }, turns)
  const room = {
    left: goal.x + was.left - seen.left,
    right: goal.x + goal.width + was.right - seen.right,
    top: goal.y + was.top - seen.top,
    bottom: goal.y + goal.height + was.bottom - seen.bottom,
  }
  const by = (is: number, wanted: number) => (is > THIN ? Math.max(LEAST, wanted) / is : 1)
  const across = by(was.right - was.left, room.right - room.left)
  const down = by(was.bottom - was.top, room.bottom - room.top)
  return [
    ...([across, 0, 0, down] as const),
    (room.left - left - (was.left - left) * across) / sx,
    (room.top - top - (was.top - top) * down) / sy,
  ]
}

/** All of it somewhere else, with what cuts it. */
function carried(matrix: Matrix, { how, places, group }: Of, to: string): Made | string {
  const shapes = new Map<number, Shape | undefined>()
  const put = (shape: Shape) => {
    const made = placedBy(matrix, { ...how, shape }, to)
    return typeof made === 'string' ? undefined : made.shape
  }
  for (const at of places) {
    const shape = how.drawing.shapes[at]
    const made = shape && put(shape)
    if (!made) return ONLY_SO
    shapes.set(at, made)
  }
  const all = how.drawing.groups ?? []
  const groups = all.map((one): ShapeGroup => {
    if (!groupsAbout(all, one.id).includes(group)) return one
    const clip = one.clip && readPath(one.clip.d)
    return {
      ...one,
      ...(one.clip && clip && { clip: { ...one.clip, d: dataOf(movedPath(clip, matrix), CLIP_DIGITS) } }),
      ...(one.mask && { mask: { shapes: one.mask.shapes.map((shape) => put(shape) ?? shape) } }),
    }
  })
  return { shapes, groups, to }
}
const CLIP_DIGITS = 4
