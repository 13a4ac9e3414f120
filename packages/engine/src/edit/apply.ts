/**
 * Operations on a scene: applied, and turned round. Pure; whatever is not named is shared with the old scene, so
 * untouched nodes are the very same objects.
 */

import { memo, recent } from '../base/memo.ts'
import type { Node, Scene } from '../scene/types.ts'
import { asFrame, findPlace, places, subtree } from '../scene/walk.ts'
import type { Operation } from './types.ts'

/** An operation that does not fit the scene; the message names the id and what was wrong. */
export class OperationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperationError'
  }
}

/** How many lists of operations are remembered of a scene: more than a message and its wishes try. */
const REMEMBERED = 64
const known = new WeakMap<Scene, Pick<Map<string, Scene>, 'get' | 'has' | 'set'>>()

/**
 * The scene after the operations, in order. The same operations on one scene give the very same scene, so that whoever lays
 * it out, paints or measures it does so once, by which way ever a wish came to them. Throws OperationError for a missing id
 * or an impossible place.
 */
export function apply(scene: Scene, operations: readonly Operation[]): Scene {
  const after = memo(known, scene, () => recent<string, Scene>(REMEMBERED))
  return memo(after, JSON.stringify(operations), () => operations.reduce(applyOne, scene))
}

/** Operations that lead back: `apply(apply(scene, operations), invert(scene, operations))` equals `scene`. */
export function invert(scene: Scene, operations: readonly Operation[]): Operation[] {
  const inverse: Operation[] = []
  let current = scene
  for (const operation of operations) {
    inverse.unshift(invertOne(current, operation))
    current = applyOne(current, operation)
  }
  return inverse
}

function applyOne(scene: Scene, operation: Operation): Scene {
  switch (operation.op) {
    case 'palette':
      return { ...scene, palette: { ...scene.palette, ...operation.set } }
    case 'typography':
      return { ...scene, typography: patch(scene.typography, operation.set) }
    case 'set':
      return change(scene, operation.id, (node) => patchNode(node, operation.set))
    case 'insert': {
      const ids = new Set([...places(scene)].map(({ node }) => node.id))
      for (const { id } of subtree(operation.node)) {
        if (ids.has(id)) throw new OperationError(`insert: the scene has a node '${id}' already`)
      }
      return insert(scene, operation.parent, operation.index, operation.node)
    }
    case 'remove':
      return detach(scene, operation.id, 'remove').scene
    case 'move': {
      const { scene: without, node } = detach(scene, operation.id, 'move')
      return insert(without, operation.parent, operation.index, node)
    }
  }
}

function invertOne(scene: Scene, operation: Operation): Operation {
  switch (operation.op) {
    case 'palette':
      return { op: 'palette', set: before(scene.palette, operation.set) }
    case 'typography':
      return { op: 'typography', set: before(scene.typography, operation.set) }
    case 'set':
      return { op: 'set', id: operation.id, set: before(demand(scene, operation.id, 'set').node, operation.set) }
    case 'insert':
      return { op: 'remove', id: operation.node.id }
    case 'remove': {
      const { node, parent, index } = demandInside(scene, operation.id, 'remove')
      return { op: 'insert', parent: parent.id, index, node }
    }
    case 'move': {
      const { parent, index } = demandInside(scene, operation.id, 'move')
      return { op: 'move', id: operation.id, parent: parent.id, index }
    }
  }
}

/** The values that a patch replaces; null where there was none. */
function before<T extends object>(target: T, set: object): Record<string, never> {
  return Object.fromEntries(
    Object.keys(set).map((key) => [key, (target as Record<string, unknown>)[key] ?? null]),
  ) as Record<string, never>
}

function patch<T extends object>(target: T, set: object): T {
  const result: Record<string, unknown> = { ...(target as Record<string, unknown>) }
  for (const [key, value] of Object.entries(set)) {
    if (value === null) delete result[key]
    else result[key] = value
  }
  return result as T
}

function patchNode(node: Node, set: Record<string, unknown>): Node {
  for (const key of ['id', 'type', 'children']) {
    if (key in set)
      throw new OperationError(`set: '${key}' of '${node.id}' cannot be set; insert, remove or move nodes`)
  }
  return patch(node, set)
}

function demand(scene: Scene, id: string, op: string) {
  const place = findPlace(scene, id)
  if (!place) throw new OperationError(`${op}: no node '${id}' in the scene`)
  return place
}

function demandInside(scene: Scene, id: string, op: string) {
  const { parent, ...place } = demand(scene, id, op)
  if (!parent) throw new OperationError(`${op}: '${id}' is the root of an artboard`)
  return { ...place, parent }
}

/** The scene with one node replaced; only the way down to it is copied. */
function change(scene: Scene, id: string, replace: (node: Node) => Node): Scene {
  let found = false
  const within = (node: Node): Node => {
    if (node.id === id) {
      found = true
      return replace(node)
    }
    if (node.type !== 'frame') return node
    for (const [index, child] of node.children.entries()) {
      const replaced = within(child)
      if (found) return { ...node, children: node.children.with(index, replaced) }
    }
    return node
  }
  for (const [index, artboard] of scene.artboards.entries()) {
    const root = asFrame(within(artboard.root))
    if (found) return { ...scene, artboards: scene.artboards.with(index, { ...artboard, root }) }
  }
  throw new OperationError(`set: no node '${id}' in the scene`)
}

function changeFrame(scene: Scene, id: string, op: string, replace: (children: Node[]) => Node[]): Scene {
  return change(scene, id, (node) => {
    if (node.type !== 'frame') throw new OperationError(`${op}: '${id}' is a ${node.type} and holds no children`)
    return { ...node, children: replace(node.children) }
  })
}

function insert(scene: Scene, parent: string, index: number, node: Node): Scene {
  if (!findPlace(scene, parent)) throw new OperationError(`insert: no node '${parent}' in the scene`)
  return changeFrame(scene, parent, 'insert', (children) => {
    if (!Number.isInteger(index) || index < 0 || index > children.length) {
      throw new OperationError(`insert: index ${index} is outside 0–${children.length} of '${parent}'`)
    }
    return children.toSpliced(index, 0, node)
  })
}

function detach(scene: Scene, id: string, op: string): { scene: Scene; node: Node } {
  const { node, parent, index } = demandInside(scene, id, op)
  return { scene: changeFrame(scene, parent.id, op, (children) => children.toSpliced(index, 1)), node }
}
