/** The size of parts that hold others and show nothing of their own: what they hold grows and shrinks with them. */
import { type Box, union } from '../../base/geometry.ts'
import { nth } from '../../base/items.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { Frame, Node } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import { scaledNode } from '../../sheet/scaled.ts'
import { round } from '../pixels.ts'
import { isGroup } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { ownBounds } from './turns.ts'

/** A frame of parts without a ground or line of its own. */
export const isLoose = (node: Node): node is Frame =>
  node.type === 'frame' && node.children.length > 0 && !node.fill && !node.stroke

/** The box of a part; of a group that of what is in it, wherever that has gone. */
export function fittedBox(laid: LaidNode): Box {
  if (!isGroup(laid.node) || laid.children.length === 0) return laid
  const { left, top, right, bottom } = union(laid.children.map(ownBounds))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Both sides grow by as much, but for this share. */
const ALIKE = 0.02

interface Held {
  node: Node
  laid: LaidNode
  laidParent: LaidNode
}

/** The frame in another box, with everything in it. */
export function scaledTo({ node, laid, laidParent }: Held, box: Box): Operation[] {
  const [across, down] = [box.width / Math.max(1, laid.width), box.height / Math.max(1, laid.height)]
  const own = {
    at: { left: round(box.x - laidParent.x), top: round(box.y - laidParent.y) },
    width: round(box.width),
    height: round(box.height),
  }
  if (node.type !== 'frame') return []
  if (Math.abs(across / down - 1) < ALIKE || !isGroup(node)) {
    // What flows keeps its proportions: in one direction alone its parts would not follow.
    const by = isGroup(node)
      ? Math.sqrt(across * down)
      : across === 1
        ? down
        : down === 1
          ? across
          : Math.min(across, down)
    const size = isGroup(node) ? own : { ...own, width: round(laid.width * by), height: round(laid.height * by) }
    return [...differences(node, scaledNode(node, by)), { op: 'set', id: node.id, set: size }]
  }
  return [
    { op: 'set', id: node.id, set: own },
    ...laid.children.flatMap((child) => stretched(child, laid, { across, down })),
  ]
}

/** A part of a group that grows more in one direction than in the other: boxes follow, letters and turned things keep their form. */
function stretched(child: LaidNode, parent: LaidNode, { across, down }: { across: number; down: number }): Operation[] {
  const { node, x, y, width, height } = child
  const least = Math.min(across, down)
  const follows =
    !node.rotate &&
    (node.type === 'vector' || node.type === 'picture' || (node.type === 'frame' && node.children.length === 0))
  const [wide, high] = follows ? [width * across, height * down] : [width * least, height * least]
  const middle = { x: (x + width / 2 - parent.x) * across, y: (y + height / 2 - parent.y) * down }
  const at = { left: round(middle.x - wide / 2), top: round(middle.y - high / 2) }
  if (follows) return [{ op: 'set', id: node.id, set: { at, width: round(wide), height: round(high) } }]
  return [...differences(node, scaledNode(node, least)), { op: 'set', id: node.id, set: { at } }]
}

/** The operations that make one node, and everything in it, the other. */
function differences(from: Node, to: Node): Operation[] {
  const after = [...subtree(to)]
  return [...subtree(from)].flatMap((node, at): Operation[] => {
    const is = Object.entries(nth(after, at)).filter(
      ([key, value]) => key !== 'children' && JSON.stringify(value) !== JSON.stringify(Reflect.get(node, key)),
    )
    return is.length > 0 ? [{ op: 'set', id: node.id, set: Object.fromEntries(is) }] : []
  })
}
