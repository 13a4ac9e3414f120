/** Shapes of a drawing changed by hand: the drawing keeps its box, what is drawn in it becomes another. */
import { type Rotation, withOwn } from '../../critic/turned.ts'
import { lineOf } from '../../imagery/svg/drawing.ts'
import { resolvePaint } from '../../render/paint.ts'
import type { LaidNode } from '../../scene/layout.ts'
import { type ShapeRef, shapeGroupRef, shapeRef } from '../../scene/shape-ids.ts'
import type { Node, Paint, Palette, PlainColour, Scene, Shape, ShapeGroup, Vector } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import { type Matrix, moved } from '../../sheet/drawing/matrix.ts'
import { dataOf, movedPath, readPath } from '../../sheet/drawing/path.ts'
import type { State } from '../context.ts'
import { nameOf } from '../scene-nodes.ts'
import type { Change, Operation } from '../types.ts'
import { find, GONE } from './placing.ts'
import { asDrawing, colourRefOf, lineReach, outlineOf, placeOf, placesIn, shapeName, thinned } from './shapes.ts'
import { laidBox, within } from './turns.ts'
import type { HandOperation } from './types.ts'

export const ONLY_SO =
  'A shape of a drawing can be moved, resized, given another colour, hidden and deleted. For anything else, select the whole drawing.'

/** The shape that an id means, where no part has it. */
export function shapeOf(id: string, scene: Scene): ShapeRef | undefined {
  const ref = shapeRef(id)
  return ref && !findPlace(scene, id) ? ref : undefined
}

/** The group of a drawing that an id means, where no part has it. */
export function groupOf(id: string, scene: Scene) {
  const ref = shapeGroupRef(id)
  return ref && !findPlace(scene, id) ? ref : undefined
}

/** What goes makes the numbers of the shapes behind it smaller: such go last, the hindmost first, each once. */
export function lastShapesFirst(operations: readonly HandOperation[], scene: Scene): HandOperation[] {
  const gone = new Map<string, { operation: HandOperation; drawing: string; places: number[] }>()
  const others = operations.filter((operation) => {
    const shapes = operation.op === 'remove' ? shapesMeant(operation.id, scene) : undefined
    if (operation.op === 'remove' && shapes) gone.set(operation.id, { operation, ...shapes })
    return !shapes
  })
  const all = [...gone.values()]
  // What lies in a group that goes, goes with it.
  const own = all.filter(
    ({ drawing, places }) =>
      !all.some(
        (other) =>
          other.drawing === drawing &&
          other.places.length > places.length &&
          places.every((at) => other.places.includes(at)),
      ),
  )
  return [...others, ...own.sort((a, b) => (b.places[0] ?? 0) - (a.places[0] ?? 0)).map(({ operation }) => operation)]
}

/** The places of the shapes that an id means, in their drawing. */
function shapesMeant(id: string, scene: Scene): { drawing: string; places: number[] } | undefined {
  const shape = shapeOf(id, scene)
  if (shape) return { drawing: shape.drawing, places: [shape.at] }
  const group = groupOf(id, scene)
  const node = group && findPlace(scene, group.drawing)?.node
  return group && node?.type === 'vector' ? { drawing: group.drawing, places: placesIn(node, group.group) } : undefined
}

/** A drawing with its place; an icon as the drawing that it would be. */
export function drawingIn(id: string, { design: { scene }, context: { layout, pictograms } }: State) {
  const found = layout && find(scene, id, layout)
  const get = pictograms?.get
  const drawing = found && (found.node.type === 'vector' ? found.node : get && asDrawing(found.node, { get }))
  if (!drawing) return undefined
  return {
    found,
    how: { drawing, laid: found.laid, turns: withOwn(found.laid, found.turns), palette: scene.palette },
  }
}

/** What is done, or why it is not. */
export function changedShape(
  operation: HandOperation,
  { drawing: id, at }: ShapeRef,
  state: State,
): { operations: Operation[]; change: Change } | string {
  const { scene } = state.design
  const drawn = drawingIn(id, state)
  const shape = drawn?.how.drawing.shapes[at]
  if (!drawn || !shape) return GONE
  const { found, how } = drawn
  const { drawing } = how
  const made = reshaped(operation, { ...how, shape })
  if (typeof made === 'string') return made
  const change = { what: `${nameOf(found.node)}, ${shapeName(shape, at)}`, to: made.to, nodes: [id] }
  if (made.shape === shape) return { operations: [], change }
  if (!made.shape && drawing.shapes.length === 1) return { operations: [{ op: 'remove', id }], change }
  const shapes = made.shape ? drawing.shapes.with(at, made.shape) : drawing.shapes.toSpliced(at, 1)
  return { operations: redrawn(found.node, drawing, shapes, { scene, laid: found.laid }), change }
}

/**
 * The drawing with other shapes; groups that hold none go. An icon gives way to a drawing of the same id and size.
 * @param all its groups as they are to be
 */
export function redrawn(
  node: Node,
  drawing: Vector,
  shapes: Shape[],
  { scene, laid, all = drawing.groups }: { scene: Scene; laid: LaidNode; all?: ShapeGroup[] | undefined },
): Operation[] {
  const groups = all && heldGroups(all, shapes)
  if (node.type === 'vector')
    return [{ op: 'set', id: node.id, set: { shapes, ...(groups && { groups: groups.length > 0 ? groups : null }) } }]
  const { parent, index } = findPlace(scene, node.id) ?? {}
  if (!parent || index === undefined) return []
  const { width = laid.width, height = laid.height } = node
  return [
    { op: 'remove', id: node.id },
    { op: 'insert', parent: parent.id, index, node: { ...drawing, width, height, shapes } },
  ]
}

function heldGroups(groups: readonly ShapeGroup[], shapes: readonly Shape[]): ShapeGroup[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const held = new Set<string>()
  for (const { group } of shapes)
    for (let id = group; id !== undefined && !held.has(id); id = byId.get(id)?.within) held.add(id)
  return groups.filter(({ id }) => held.has(id))
}

export interface How {
  shape: Shape
  drawing: Vector
  laid: LaidNode
  turns: readonly Rotation[]
  palette: Palette
}

/** The shape as it is to be, without one where it goes; a sentence where that cannot be. */
export function reshaped(operation: HandOperation, how: How): { shape?: Shape; to: string } | string {
  const { shape } = how
  switch (operation.op) {
    case 'remove':
      return { to: 'removed' }
    case 'show':
      return { shape: operation.shown ? shown(shape) : hidden(shape), to: operation.shown ? 'shown' : 'hidden' }
    case 'style': {
      const { colour, ...type } = operation.set
      if (colour === undefined || Object.keys(type).length > 0) return 'Only words have a font.'
      if (colourRefOf(shape) === undefined) return 'This shape has several colours. Change the colours of the design.'
      return { shape: coloured(shape, colour), to: 'another colour' }
    }
    case 'move': {
      const { x, y } = within(operation, how.turns)
      const [sx, , , sy] = placeOf(how.laid, how.drawing)
      return placedBy([1, 0, 0, 1, x / sx, y / sy], how, 'moved')
    }
    case 'size':
      return placedBy(sizing(operation, how), how, 'resized')
    default:
      return ONLY_SO
  }
}

function shown(shape: Shape): Shape {
  if (shape.opacity !== 0) return shape
  const { opacity: _, ...seen } = shape
  return seen
}

/** What shone through it goes into its paints, so that it is the same when it is shown again. */
function hidden(shape: Shape): Shape {
  const { opacity = 1, fill, stroke } = shape
  if (opacity === 0) return shape
  if (opacity === 1) return { ...shape, opacity: 0 }
  return {
    ...shape,
    ...(fill !== undefined && { fill: thinned(fill, opacity) }),
    ...(stroke && { stroke: { ...stroke, paint: thinned(stroke.paint, opacity) } }),
    opacity: 0,
  }
}

/** As much shines through it as before. */
function coloured(shape: Shape, colour: PlainColour): Shape {
  const { fill, stroke } = shape
  const painted = (paint: Paint): Paint =>
    typeof paint === 'object' && 'colour' in paint ? { ...paint, colour } : colour
  if (colourRefOf(shape) === colour) return shape
  if (fill !== undefined) return { ...shape, fill: painted(fill) }
  return stroke ? { ...shape, stroke: { ...stroke, paint: painted(stroke.paint) } } : shape
}

/** How the outline gets from its box into another, in measures of the view box; what has no width or height keeps none. */
function sizing(
  { x, y, width, height }: Extract<HandOperation, { op: 'size' }>,
  { shape, drawing, laid, turns }: How,
): Matrix {
  const place = placeOf(laid, drawing)
  const [sx, , , sy, left, top] = place
  const reach = lineReach(shape, place)
  const was = outlineOf(shape, place)
  const goal = laidBox({ x, y, width, height }, turns)
  const by = (is: number, wanted: number) => (is > THIN ? Math.max(LEAST, wanted) / is : 1)
  const across = by(was.width, goal.width - 2 * reach.across)
  const down = by(was.height, goal.height - 2 * reach.down)
  // What is not stretched stands in the middle of its new room.
  const to = {
    x: goal.x + (goal.width - was.width * across) / 2,
    y: goal.y + (goal.height - was.height * down) / 2,
  }
  return [across, 0, 0, down, (to.x - left - (was.x - left) * across) / sx, (to.y - top - (was.y - top) * down) / sy]
}
/** Pixels: what is thinner is a line, and nothing becomes smaller. */
export const [THIN, LEAST] = [0.01, 0.5]

/** Of a pixel: how exactly outlines are kept. */
const EXACT = 0.005
const MOST_DIGITS = 6

export function placedBy(matrix: Matrix, how: How, to: string): { shape: Shape; to: string } | string {
  const { shape, drawing, laid } = how
  const still = [1, 0, 0, 1, 0, 0].every((value, at) => Math.abs((matrix[at] ?? 0) - value) < 1e-9)
  if (still) return { shape, to }
  const segments = readPath(shape.d)
  if (!segments) return ONLY_SO
  const [sx, , , sy] = placeOf(laid, drawing)
  const digits = Math.min(MOST_DIGITS, Math.max(2, Math.ceil(Math.log10(Math.max(sx, sy) / EXACT))))
  const paint = (one: Paint) => movedPaint(one, matrix, how)
  const { fill, stroke } = shape
  return {
    to,
    shape: {
      ...shape,
      d: dataOf(movedPath(segments, matrix), digits),
      ...(fill !== undefined && { fill: paint(fill) }),
      ...(stroke && { stroke: { ...stroke, paint: paint(stroke.paint) } }),
    },
  }
}

/** Gradients lie on the whole drawing: they go with their shape. */
function movedPaint(paint: Paint, matrix: Matrix, { drawing, palette }: How): Paint {
  const [width, height] = drawing.viewBox
  const is = resolvePaint(paint, palette, { x: 0, y: 0, width, height })
  if (typeof paint === 'string' || 'colour' in paint || is.type === 'solid') return paint
  if (is.type === 'radial' && paint.gradient === 'radial') {
    const [x, y] = moved(is.centre, matrix)
    const by = Math.sqrt(Math.abs(matrix[0] * matrix[3]))
    return { ...paint, centre: [share(x / width), share(y / height)], radius: share(paint.radius * by) }
  }
  if (is.type !== 'linear' || paint.gradient !== 'linear') return paint
  const { from, to } = lineOf(is.from, is.to, [...matrix])
  return {
    ...paint,
    angle: share((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI),
    line: [share(from[0] / width), share(from[1] / height), share(to[0] / width), share(to[1] / height)],
  }
}

const share = (value: number) => Math.round(value * 1e5) / 1e5 + 0
