/** "an outline icon", "filled instead of line": the same sign in another weight of its set. */
import type { Step } from '../../context.ts'
import type { Drawing } from '../../pictures/drawn.ts'
import { patchOf, touched } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import { unweighted } from '../properties/forms.ts'

/** @param ending of the names that signs have in that manner; undefined where none of them is drawn so */
export function inManner(ending: string, nodes: readonly Drawing[]): Step | undefined {
  const operations = nodes.flatMap((node): Operation[] => {
    if (node.type !== 'pictogram' || !node.icon.startsWith('ph:')) return []
    const icon = unweighted(node.icon) + ending
    return icon === node.icon ? [] : [{ op: 'set', id: node.id, set: { icon } }]
  })
  if (operations.length === 0) return undefined
  return patchOf('Icon', ending.slice(1) || 'outline', touched(operations), operations)
}
