/** A drawing that is seen: painted in what stands out from the ground where it comes to stand. */
import { contrast } from '../../colour/colour.ts'
import type { Paint } from '../../scene/types.ts'
import { findNode } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { coloursOf, resolve } from '../paints.ts'
import { groundsOf } from '../palette/grounds.ts'
import { SHAPE_RATIO } from '../palette/harmony.ts'
import type { Operation } from '../types.ts'

/** In the design's order of liking, what a drawing may be painted with. */
const PAINTS = ['accent', 'secondary', 'ink', 'onAccent', 'paper', 'onSecondary'] as const

/** A drawing whose paint is lost on the ground where it comes to stand takes another one of the palette. */
export function seen(operations: Operation[], id: string, state: State): Operation[] {
  const scene = apply(state.design.scene, operations)
  const node = findNode(scene, id)
  const ground = groundsOf(scene, boxesOf(scene, state.context)).get(id)
  if (node?.type !== 'pictogram' || !ground?.colours.length) return operations
  const ratio = (paint: Paint) =>
    Math.min(
      ...ground.colours.map((colour) =>
        Math.max(
          ...coloursOf(paint).map((own) => contrast(resolve(own, scene.palette), resolve(colour, scene.palette))),
        ),
      ),
    )
  if (ratio(node.paint) >= SHAPE_RATIO) return operations
  const paint = PAINTS.find((one) => ratio(one) >= SHAPE_RATIO)
  return paint ? [...operations, { op: 'set', id, set: { paint } }] : operations
}
