/** Room between what is written and drawn, measured: from a part to its neighbours, and to the edges. */

import type { Box } from '../../base/geometry.ts'
import { mean } from '../../base/items.ts'
import { subtree } from '../../scene/walk.ts'
import type { Measured, MeasuredNode } from './compare.ts'

/** Share of the sheet from which something is a ground. */
const GROUND = 0.6
const BEHIND = new Set(['decoration', 'background', 'pattern'])
/** Neighbours of a part that are looked at. */
const NEAR = 4

/** What is written or drawn on the first artboard, and no ground. */
function content({ scene, nodes }: Measured): MeasuredNode[] {
  const root = scene.artboards[0]?.root
  const whole = root && nodes.get(root.id)?.box
  if (!root || !whole) return []
  return [...subtree(root)].flatMap((node) => {
    const one = nodes.get(node.id)
    const isGround = one && one.box.width * one.box.height > GROUND * whole.width * whole.height
    const isContent = node.type === 'text' || (node.type !== 'frame' && !BEHIND.has(node.role ?? ''))
    return one && !isGround && isContent ? [one] : []
  })
}

/** The distance from parts to their nearest neighbours, the mean of a few; of all to their nearest where none is named. */
export function room(ids: readonly string[], measured: Measured): number {
  const all = content(measured)
  const own = ids.flatMap((id) => measured.nodes.get(id) ?? [])
  const of = own.length > 0 ? own : all
  return mean(
    of.map((one) => {
      const within = new Set([...subtree(one.node)].map(({ id }) => id))
      const gaps = all.filter(({ node }) => !within.has(node.id)).map((other) => gap(one.box, other.box))
      return mean(gaps.toSorted((a, b) => a - b).slice(0, own.length > 0 ? NEAR : 1))
    }),
  )
}

/** From all that is written to the edges: the least. */
export function margin(measured: Measured): number {
  const root = measured.nodes.get(measured.scene.artboards[0]?.root.id ?? '')?.box
  if (!root) return 0
  return Math.min(
    ...content(measured).flatMap(({ node, box: { x, y, width, height } }) =>
      node.type === 'text' ? [x, y, root.width - x - width, root.height - y - height] : [],
    ),
  )
}

/** Whether letters are of another weight or of another family. */
export const letteredApart = ({ node: was }: MeasuredNode, { node: is }: MeasuredNode): boolean =>
  was.type !== 'text' || is.type !== 'text' || was.weight !== is.weight || was.font !== is.font

const gap = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  )
