/** The shapes of a drawing as parts: what each is called, where it is seen, its colour. */
import type { Box } from '../../base/geometry.ts'
import { capitalised } from '../../base/words.ts'
import type { Rotation } from '../../critic/gates.ts'
import type { PictogramSource } from '../../imagery/types.ts'
import { boundsOf, placed, type Transform } from '../../render/display.ts'
import type { LaidNode } from '../../scene/layout.ts'
import { shapeId } from '../../scene/shape-ids.ts'
import type { ColourRef, Node, Paint, Palette, Pictogram, Shape, Vector } from '../../scene/types.ts'
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

function boxOf(shape: Shape, place: Transform): Box {
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

const readable = (name: string) => capitalised(name.replaceAll('-', ' '))

/** As the drawing calls it, else by the number it has. */
export const shapeName = ({ id }: Shape, at: number): string => (id === undefined ? `Shape ${at + 1}` : readable(id))

interface Means {
  palette: Palette
  pictograms: PictogramSource
}

/** Those that have a place. @param turns how the drawing is turned, with what holds it, the innermost first */
export function shapesIn(laid: LaidNode, turns: readonly Rotation[], { palette, pictograms }: Means): Part[] {
  const drawing = asDrawing(laid.node, pictograms)
  if (!drawing) return []
  const place = placeOf(laid, drawing)
  const rotate = upright(degreesOf(turns))
  return drawing.shapes.flatMap((shape, at): Part[] => {
    const box = seenBox(boxOf(shape, place), turns)
    const colour = colourRefOf(shape)
    if (!Object.values(box).every(Number.isFinite)) return []
    return [
      {
        id: shapeId(drawing.id, at),
        parent: drawing.id,
        name: shapeName(shape, at),
        kind: 'shape',
        box,
        ...(rotate !== 0 && { rotate }),
        ...(shape.opacity === 0 && { hidden: true }),
        ...(colour !== undefined && { colour: toldColour(colour, palette) }),
      },
    ]
  })
}
