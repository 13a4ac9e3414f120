/** Finding one's way in a scene. Every node counts, the artboards' roots included; order is the order of the tree. */
import { nth } from '../base/items.ts'
import type { Frame, Node, Role, Scene } from './types.ts'

export interface Place {
  node: Node
  /** Absent for an artboard's root. */
  parent?: Frame
  /** Among the parent's children; the artboard's own index for a root. */
  index: number
  artboard: number
  depth: number
}

/** All nodes with their places, parents before children. */
export function* places(scene: Scene): Generator<Place> {
  const roots = scene.artboards.map(({ root }, index): Place => ({ node: root, index, artboard: index, depth: 0 }))
  // A stack: generators within generators cost as much again at every level.
  const open = roots.toReversed()
  for (let place = open.pop(); place; place = open.pop()) {
    yield place
    const { node, artboard, depth } = place
    if (node.type !== 'frame') continue
    for (let index = node.children.length - 1; index >= 0; index--)
      open.push({ node: nth(node.children, index), parent: node, index, artboard, depth: depth + 1 })
  }
}

/** @throws TypeError where the node is no frame */
export function asFrame(node: Node | undefined): Frame {
  if (node?.type === 'frame') return node
  throw new TypeError(`A frame was expected, not ${node?.type ?? 'nothing'}.`)
}

/** A node and everything in it, itself first. */
export function* subtree(node: Node): Generator<Node> {
  const open = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    if (next.type === 'frame') open.push(...next.children.toReversed())
  }
}

export function findPlace(scene: Scene, id: string): Place | undefined {
  for (const place of places(scene)) if (place.node.id === id) return place
  return undefined
}

export function findNode(scene: Scene, id: string): Node | undefined {
  return findPlace(scene, id)?.node
}

/** All nodes of a role, in the order of the tree. */
export function nodesOfRole(scene: Scene, role: Role): Node[] {
  return [...places(scene)].flatMap(({ node }) => (node.role === role ? [node] : []))
}

/**
 * Ids of the nodes that differ between two versions: their own properties, their place, or their being there. A frame
 * whose children changed has not changed itself.
 */
export function changedNodes(before: Scene, after: Scene): string[] {
  const [old, now] = [summary(before), summary(after)]
  const ids = new Set([...old.keys(), ...now.keys()])
  return [...ids].filter((id) => old.get(id) !== now.get(id))
}

/** Own properties with the parent's id and the left neighbour among its children, as comparable text. */
function summary(scene: Scene): Map<string, string> {
  const own = new Map<string, string>()
  for (const { node, parent, artboard } of places(scene)) {
    const properties = Object.entries(node).filter(([key]) => key !== 'children')
    properties.sort(([a], [b]) => (a < b ? -1 : 1))
    own.set(node.id, JSON.stringify([parent?.id ?? artboard, properties]))
  }
  return own
}
