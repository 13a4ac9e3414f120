/** Finding one's way in what is laid out. */
import type { LaidNode } from './layout.ts'

/** The node of an id, itself or in it. */
export function findLaid(laid: LaidNode, id: string): LaidNode | undefined {
  if (laid.node.id === id) return laid
  for (const child of laid.children) {
    const found = findLaid(child, id)
    if (found) return found
  }
  return undefined
}

/** Ids of a node and of everything in it. */
export const idsIn = (laid: LaidNode): string[] => [laid.node.id, ...laid.children.flatMap(idsIn)]
