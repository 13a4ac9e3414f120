/** What a change by hand would run into, named: whoever pulls a part sees what to pull it away from. */
import type { Node, Scene } from '../../scene/types.ts'
import { findNode, subtree } from '../../scene/walk.ts'
import { nameOf, shortName } from '../scene-nodes.ts'

const idsOf = (fault: string): string[] => [...fault.matchAll(/'([^']+)'/g)].flatMap(([, id]) => id ?? [])

function sentenceOf(other: Node, isNear: boolean): string {
  if (other.type === 'text') {
    const words = shortName(other.text)
    return isNear
      ? `Here it would stand too close to the words “${words}”.`
      : `Here it would cover the words “${words}”.`
  }
  const name = nameOf(other)
  return isNear ? `Here it would stand too close to “${name}”.` : `Here it would stand on “${name}”.`
}

/**
 * @param faults what the layout would have, nodes in quotation marks
 * @param changed the parts that the change is about
 * @returns undefined where it runs into nothing that can be named
 */
export function inTheWay(faults: readonly string[], changed: readonly string[], scene: Scene): string | undefined {
  const own = new Set(
    changed.flatMap((id) => {
      const node = findNode(scene, id)
      return node ? [...subtree(node)].map((inner) => inner.id) : [id]
    }),
  )
  const told = faults.flatMap((fault) => {
    const isNear = fault.endsWith('touch')
    if (!isNear && !fault.endsWith('overlap')) return []
    const others = idsOf(fault)
      .filter((id) => !own.has(id))
      .flatMap((id) => findNode(scene, id) ?? [])
    const [other, ...more] = others
    // Two that moved along with it say nothing of what is in its way.
    if (!other || more.length > 0) return []
    return [sentenceOf(other, isNear)]
  })
  return told[0]
}
