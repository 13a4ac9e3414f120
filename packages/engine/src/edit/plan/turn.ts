/** Parts turned, straightened and mirrored. */
import type { Node, Paint, Pictogram, Shape, Vector } from '../../scene/types.ts'
import { findNode, findPlace } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { mirroredPath } from '../mirrored-path.ts'
import { cannot, idsOf, namesOf, patchOf } from '../steps.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import type { Turning } from '../understand/wish.ts'
import { angle } from './properties/forms.ts'
import { partsAmong } from './properties/row.ts'

/** Undefined where what is meant cannot be turned. */
export function planTurn(targets: Target[], turning: Turning, state: State): Step | undefined {
  const parts = partsAmong(targets).filter(({ class: kind }) => kind !== 'all-text')
  if (parts.length === 0) return undefined
  return turning.is === 'flip' ? flipped(parts, turning.down, state) : angle(parts, turning, state)
}

function flipped(targets: Target[], vertical: boolean, state: State): Step | undefined {
  const nodes = idsOf(targets).flatMap((id) => findNode(state.design.scene, id) ?? [])
  const name = namesOf(targets)
  const drawn = nodes.filter((node) => node.type === 'vector' || node.type === 'pictogram')
  if (nodes.length > 0 && drawn.length === 0 && nodes.every((node) => node.type === 'text'))
    return cannot(
      `Mirrored, the ${name} would not be legible. Shall I turn it instead?`,
      `rotate the ${name} 10 degrees`,
    )
  const operations = drawn.flatMap((node) => mirrored(node, vertical, state))
  if (operations.length === 0) return undefined
  const to = vertical ? 'flipped upside down' : 'mirrored'
  return patchOf(
    name,
    to,
    drawn.map(({ id }) => id),
    operations,
  )
}

function mirrored(node: Node, vertical: boolean, state: State): Operation[] {
  if (node.type === 'vector') {
    const [width, height] = node.viewBox
    const turned = (d: string) => mirroredPath(d, vertical ? height : width, vertical)
    const turnedShape = (shape: Shape): Shape => ({
      ...shape,
      d: turned(shape.d),
      ...(shape.fill !== undefined && { fill: mirroredPaint(shape.fill, vertical) }),
    })
    const shapes = node.shapes.map(turnedShape)
    const groups = node.groups?.map((group) => ({
      ...group,
      ...(group.clip && { clip: { ...group.clip, d: turned(group.clip.d) } }),
      ...(group.mask && { mask: { shapes: group.mask.shapes.map(turnedShape) } }),
    }))
    return [{ op: 'set', id: node.id, set: { shapes, ...(groups && { groups }) } }]
  }
  const place = findPlace(state.design.scene, node.id)
  const drawing = node.type === 'pictogram' ? asVector(node, vertical, state) : undefined
  if (!drawing || !place?.parent) return []
  return [
    { op: 'remove', id: node.id },
    { op: 'insert', parent: place.parent.id, index: place.index, node: drawing },
  ]
}

/** A gradient that lies somewhere in the drawing is turned along. */
function mirroredPaint(paint: Paint, vertical: boolean): Paint {
  if (typeof paint === 'string' || !('gradient' in paint) || paint.gradient === 'radial' || !paint.line) return paint
  const [x1, y1, x2, y2] = paint.line
  return vertical
    ? { ...paint, angle: -paint.angle, line: [x1, 1 - y1, x2, 1 - y2] }
    : { ...paint, angle: 180 - paint.angle, line: [1 - x1, y1, 1 - x2, y2] }
}

/** A pictogram of a library has one direction: mirrored, it is a drawing of its own. */
function asVector(node: Pictogram, vertical: boolean, state: State): Vector | undefined {
  const drawing = state.context.pictograms?.get?.(node.icon)
  if (!drawing) return undefined
  const { icon: _icon, paint, tone, type: _type, ...base } = node
  const [width, height] = drawing.viewBox
  return {
    ...base,
    type: 'vector',
    viewBox: drawing.viewBox,
    shapes: drawing.shapes.map(({ d, fill, rule, stroke }) => ({
      d: mirroredPath(d, vertical ? height : width, vertical),
      ...(fill && {
        fill: fill === 'tone' ? (tone ?? { colour: typeof paint === 'string' ? paint : 'accent', alpha: 0.2 }) : paint,
      }),
      ...(rule && { rule }),
      ...(stroke && { stroke: { ...stroke, paint } }),
    })),
  }
}
