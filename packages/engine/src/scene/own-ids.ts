/** Every node is addressed by its id, so no two may share one; archetypes that are put together from parts may repeat a name. */
import type { Node, Scene } from './types.ts'

/** The scene with a number behind each id that stands there already; the very same scene where none does. */
export function withOwnIds(scene: Scene): Scene {
  const taken = new Set<string>()
  /** The next number to try behind an id: cards and rows of a page repeat theirs by the hundred. */
  const next = new Map<string, number>()
  const own = <T extends Node>(node: T): T => {
    let { id } = node
    for (let number = next.get(node.id) ?? 2; taken.has(id); number++) {
      id = `${node.id}-${number}`
      next.set(node.id, number + 1)
    }
    taken.add(id)
    if (node.type !== 'frame') return id === node.id ? node : { ...node, id }
    const children = node.children.map((child) => own(child))
    const same = id === node.id && children.every((child, at) => child === node.children[at])
    return same ? node : { ...node, id, children }
  }
  const artboards = scene.artboards.map((artboard) => {
    const root = own(artboard.root)
    return root === artboard.root ? artboard : { ...artboard, root }
  })
  return artboards.every((artboard, at) => artboard === scene.artboards[at]) ? scene : { ...scene, artboards }
}
