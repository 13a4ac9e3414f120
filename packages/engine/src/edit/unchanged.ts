/** Whether a change is seen: also where a colour or family changed, nothing may show it. */
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { usedRoles } from './palette/lead.ts'

/** Nothing that is seen differs: also where a colour or family changed that nothing shows. */
export function looksTheSame(before: Scene, after: Scene): boolean {
  if (JSON.stringify(before.artboards) !== JSON.stringify(after.artboards)) return false
  const texts = [...places(before)].flatMap(({ node }) => (node.type === 'text' ? [node.font] : []))
  return (
    [...usedRoles(before)].every((role) => before.palette[role] === after.palette[role]) &&
    texts.every((use) => before.typography[use] === after.typography[use])
  )
}
