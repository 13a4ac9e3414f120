/** The shapes of a drawing as parts: what each is called, where it is seen, its colour. */
import { type Box, union } from '../../base/geometry.ts'
import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import { boundsOf as edgesOf } from '../../critic/bounds.ts'
import type { Rotation } from '../../critic/turned.ts'
import type { PictogramSource } from '../../imagery/types.ts'
import { boundsOf, placed, type Transform } from '../../render/display.ts'
import type { LaidNode } from '../../scene/layout.ts'
import { shapeGroupId, shapeGroupRef, shapeId } from '../../scene/shape-ids.ts'
import type { ColourRef, Node, Paint, Palette, Pictogram, Shape, ShapeGroup, Vector } from '../../scene/types.ts'
import type { Part } from './part-types.ts'
import { toldColour } from './told-colour.ts'
import { degreesOf, seenBox, upright } from './turns.ts'

/** The share of its paint that the second tone of an icon has, where it has none of its own. */
const TONE = 0.2

/** A drawing by its shapes; an icon that is only named becomes one. Undefined where it is no drawing. */
export function asDrawing(node: Node, pictograms: PictogramSource): Vector | undefined {
  if (node.type === 'vector') return node
  return node.type === 'pictogram' ? drawnOut(node, pictograms) : undefined
}

function drawnOut({ icon, paint, tone = faded(paint), type: _, ...base }: Pictogram, pictograms: PictogramSource) {
  const { viewBox, shapes } = pictograms.get(icon)
  const drawing: Vector = {
    ...base,
    type: 'vector',
    viewBox,
    shapes: shapes.map(({ d, fill, rule, stroke }) => ({
      d,
      ...(fill && { fill: fill === 'tone' ? tone : paint }),
      ...(rule && { rule }),
      ...(stroke && { stroke: { ...stroke, paint } }),
    })),
  }
  return drawing
}

const faded = (paint: Paint): Paint => thinned(paint, TONE)

/** A paint that lets so much of itself be seen. */
export function thinned(paint: Paint, share: number): Paint {
  if (typeof paint === 'string') return { colour: paint, alpha: share }
  if ('colour' in paint) return { ...paint, alpha: paint.alpha * share }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, alpha: (stop.alpha ?? 1) * share })) }
}

/** View box → artboard, before rotation. */
export const placeOf = (laid: LaidNode, { viewBox, scale, anchor }: Vector): Transform =>
  placed(laid, viewBox, scale ?? 'contain', anchor)

/** How far the line of a shape reaches beyond its outline, to the sides and up and down, in pixels. */
export function lineReach({ stroke }: Shape, [sx, , , sy]: Transform): { across: number; down: number } {
  const half = (stroke?.width ?? 0) / 2
  return { across: half * Math.abs(sx), down: half * Math.abs(sy) }
}

/** The outline of a shape on the artboard, before rotation. */
export function outlineOf(shape: Shape, [sx, , , sy, x, y]: Transform): Box {
  const box = boundsOf(shape.d)
  return { x: x + box.x * sx, y: y + box.y * sy, width: box.width * sx, height: box.height * sy }
}

/** With its line. */
export function boxOf(shape: Shape, place: Transform): Box {
  const { x, y, width, height } = outlineOf(shape, place)
  const { across, down } = lineReach(shape, place)
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down }
}

/** Of its fill, else of its line; a gradient is none. */
export function colourRefOf({ fill, stroke }: Shape): ColourRef | undefined {
  const paint = fill ?? stroke?.paint
  if (paint === undefined || typeof paint === 'string') return paint
  return 'colour' in paint ? paint.colour : undefined
}

export const readable = (name: string) => capitalised(name.replaceAll('-', ' '))

/** As the drawing calls it, else by the number it has. */
export const shapeName = ({ id }: Shape, at: number): string => (id === undefined ? `Shape ${at + 1}` : readable(id))

interface Means {
  palette: Palette
  pictograms: PictogramSource
}

/** The groups that hold a shape, or another group, the outermost first. */
export function groupsAbout(groups: readonly ShapeGroup[], innermost: string | undefined): string[] {
  const within = new Map(groups.map((group) => [group.id, group.within]))
  const found: string[] = []
  for (let id = innermost; id !== undefined && !found.includes(id); id = within.get(id)) found.unshift(id)
  return found
}

/** The places of the shapes that lie in a group, or in one that it holds. */
export const placesIn = ({ shapes, groups = [] }: Vector, group: string): number[] =>
  shapes.flatMap((shape, at) => (groupsAbout(groups, shape.group).includes(group) ? [at] : []))

/**
 * The groups that are told: those that hold some shapes, not all of the drawing, and not just those that another one of them holds.
 * What is called like a number, or like another group, cannot be told from it.
 */
function toldGroups(drawing: Vector): ShapeGroup[] {
  const seen = new Set<string>()
  return (drawing.groups ?? []).filter(({ id }) => {
    const places = placesIn(drawing, id)
    const key = places.join(' ')
    const isTold = places.length > 1 && places.length < drawing.shapes.length && !seen.has(key)
    seen.add(key)
    return isTold && shapeGroupRef(shapeGroupId(drawing.id, id)) !== undefined
  })
}

/** Those that have a place, and their groups before them. @param turns how the drawing is turned, with what holds it, the innermost first */
export function shapesIn(laid: LaidNode, turns: readonly Rotation[], { palette, pictograms }: Means): Part[] {
  const drawing = asDrawing(laid.node, pictograms)
  if (!drawing) return []
  const place = placeOf(laid, drawing)
  const rotate = upright(degreesOf(turns))
  const groups = new Set(toldGroups(drawing).map(({ id }) => id))
  const told = new Set<string>()
  const boxes = drawing.shapes.map((shape) => boxOf(shape, place))
  const groupPart = (id: string, parent: string): Part => {
    const places = placesIn(drawing, id).filter((at) => isPlaced(nth(boxes, at)))
    const colours = new Set(places.map((at) => colourRefOf(nth(drawing.shapes, at))))
    const [colour] = colours
    const { left, top, right, bottom } = union(places.map((at) => edgesOf(nth(boxes, at))))
    return {
      id: shapeGroupId(drawing.id, id),
      parent,
      name: readable(id),
      kind: 'group',
      box: seenBox({ x: left, y: top, width: right - left, height: bottom - top }, turns),
      ...(rotate !== 0 && { rotate }),
      grouped: true,
      ...(places.every((at) => nth(drawing.shapes, at).opacity === 0) && { hidden: true }),
      ...(colours.size === 1 && colour !== undefined && { colour: toldColour(colour, palette) }),
    }
  }
  return drawing.shapes.flatMap((shape, at): Part[] => {
    const own = nth(boxes, at)
    if (!isPlaced(own)) return []
    const colour = colourRefOf(shape)
    const about = groupsAbout(drawing.groups ?? [], shape.group).filter((id) => groups.has(id))
    const parents = [drawing.id, ...about.map((id) => shapeGroupId(drawing.id, id))]
    const fresh = about.flatMap((id, depth) => (told.has(id) ? [] : [groupPart(id, nth(parents, depth))]))
    for (const id of about) told.add(id)
    return [
      ...fresh,
      {
        id: shapeId(drawing.id, at),
        parent: nth(parents, about.length),
        name: shapeName(shape, at),
        kind: 'shape',
        box: seenBox(own, turns),
        ...(rotate !== 0 && { rotate }),
        ...(shape.opacity === 0 && { hidden: true }),
        ...(colour !== undefined && { colour: toldColour(colour, palette) }),
      },
    ]
  })
}

const isPlaced = (box: Box): boolean => Object.values(box).every(Number.isFinite)
