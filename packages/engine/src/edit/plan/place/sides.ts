/** Two things change places, or the whole layout its sides. */
import type { Frame, Node } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import type { State } from '../../context.ts'
import type { Operation } from '../../types.ts'

/** Each takes the other's place: its distances from the edges, or its turn in the flow. */
export function swapped(a: string, b: string, state: State): Operation[] {
  const { scene } = state.design
  const [one, other] = [findPlace(scene, a), findPlace(scene, b)]
  if (!one?.parent || !other?.parent) return []
  const places: Operation[] = [
    { op: 'set', id: a, set: { at: other.node.at ?? null } },
    { op: 'set', id: b, set: { at: one.node.at ?? null } },
  ]
  if (one.parent === other.parent) {
    if (one.node.at && other.node.at) return places
    const [first, second] = one.index < other.index ? [one, other] : [other, one]
    return [
      { op: 'move', id: second.node.id, parent: one.parent.id, index: first.index },
      { op: 'move', id: first.node.id, parent: one.parent.id, index: second.index },
    ]
  }
  if (inside(one.node, b) || inside(other.node, a)) return []
  const moves: Operation[] = [
    { op: 'move', id: a, parent: other.parent.id, index: other.index },
    { op: 'move', id: b, parent: one.parent.id, index: one.index },
  ]
  // Behind its partner now, since that has not left yet when the first arrives.
  return one.node.at || other.node.at ? [...moves, ...places] : moves
}

const inside = (node: Node, id: string): boolean =>
  node.type === 'frame' && node.children.some((child) => child.id === id || inside(child, id))

/** Left becomes right: in rows by order, for placed things by their distances, for texts by their alignment. */
export function mirrored(state: State): Operation[] {
  const root = state.design.scene.artboards[0]?.root
  if (!root) return []
  // Two unlike halves have sides; three cards of a kind are a list and have none.
  const halves = mirrorFrame(root, 2)
  return halves.length > 0 ? halves : mirrorFrame(root, Number.POSITIVE_INFINITY)
}

function mirrorFrame(frame: Frame, most: number): Operation[] {
  const operations: Operation[] = []
  for (const child of frame.children) {
    const set: Record<string, unknown> = {}
    const { left, right, ...rest } = child.at ?? {}
    if (child.at && left !== right)
      set.at = { ...rest, ...(right !== undefined && { left: right }), ...(left !== undefined && { right: left }) }
    const spansMiddle = child.at && left !== undefined && left === right
    if (child.type === 'text' && child.align !== 'center' && child.at && (left !== right || spansMiddle))
      set.align = child.align === 'end' ? null : 'end'
    if (Object.keys(set).length > 0) operations.push({ op: 'set', id: child.id, set })
  }
  const flow = frame.children.filter((child) => !child.at)
  const row = frame.layout?.direction === 'row'
  if (row && flow.length > 1 && flow.length <= most && frame.role !== 'nav' && frame.role !== 'button') {
    const last = frame.children.length - 1
    for (const [step, child] of flow.slice(0, -1).entries())
      operations.push({ op: 'move', id: child.id, parent: frame.id, index: last - step })
    return operations
  }
  return [...operations, ...flow.flatMap((child) => (child.type === 'frame' ? mirrorFrame(child, most) : []))]
}
