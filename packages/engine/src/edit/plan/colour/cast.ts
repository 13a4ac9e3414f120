/** The shadow that a drawing casts: its form once more behind it, dark and moved. */
import { isDark } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import type { Node } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { freshId } from '../../ids.ts'
import { repaint } from '../../paints.ts'
import { groundColour } from '../../palette/seen-ground.ts'
import { leaves } from '../../scene-nodes.ts'
import { patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'

/** Shares of the drawing's shorter side by which its shadow is moved. */
const MOVED = 0.03
/** How dark it is on a light ground, and on a dark one. */
const [ON_LIGHT, ON_DARK] = [0.28, 0.6]

/** Undefined where nothing of it is drawn in forms. */
export function planCast(
  target: Target,
  { size, colours: [said] }: { size: number; colours: readonly FoundColour[] },
  state: State,
): Step | undefined {
  const boxes = boxesOf(state.design.scene, state.context)
  const opacity = isDark(groundColour(state.design.scene)) ? ON_DARK : ON_LIGHT
  const operations = leaves(target.ids, state).flatMap((node): Operation[] => {
    const place = findPlace(state.design.scene, node.id)
    const [box, around] = [boxes.get(node.id), boxes.get(place?.parent?.id ?? '')]
    const dark = repaint(node, () => said?.hex ?? '#14121a')
    if (!place?.parent || !box || !around || !dark) return []
    const by = Math.round(MOVED * size * Math.min(box.width, box.height))
    const { margin: _margin, alignSelf: _side, role: _role, ...form } = { ...node, ...dark } as Node
    const shadow = {
      ...form,
      id: freshId(`${node.id}-shadow`, state.design),
      role: 'decoration' as const,
      at: { left: Math.round(box.x - around.x) + by, top: Math.round(box.y - around.y) + by },
      width: box.width,
      height: box.height,
      opacity: said ? 1 : opacity,
    } as Node
    return [{ op: 'insert', parent: place.parent.id, index: place.index, node: shadow }]
  })
  if (operations.length === 0) return undefined
  const nodes = [...target.ids, ...operations.flatMap((one) => (one.op === 'insert' ? [one.node.id] : []))]
  return patchOf(target.name, 'shadow', nodes, operations)
}
