import type { Design } from '../design/types.ts'
import type { Frame, Node } from '../scene/types.ts'
import { places } from '../scene/walk.ts'

/** An id that the scene does not have yet: the word itself, or numbered. */
export function freshId(base: string, { scene }: Pick<Design, 'scene'>): string {
  const ids = new Set([...places(scene)].map(({ node }) => node.id))
  if (!ids.has(base)) return base
  let number = 2
  while (ids.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** What becomes of a node of a copy; undefined leaves it out. */
type Becomes = (node: Node) => Node | undefined

/** A part once more, with ids of its own all the way down. */
export function copied(node: Frame, id: string, as?: Becomes): Frame
export function copied(node: Node, id: string, as?: Becomes): Node
export function copied(node: Node, id: string, as: Becomes = (same) => same): Node {
  let count = 0
  const visit = (one: Node, own: string): Node => {
    const now = as(one) ?? one
    if (now.type !== 'frame') return { ...now, id: own }
    const children = now.children.filter((child) => as(child) !== undefined)
    return { ...now, id: own, children: children.map((child) => visit(child, `${id}-${++count}`)) }
  }
  return visit(node, id)
}
