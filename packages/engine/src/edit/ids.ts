import type { Design } from '../design/types.ts'
import { places } from '../scene/walk.ts'

/** An id that the scene does not have yet: the word itself, or numbered. */
export function freshId(base: string, { scene }: Pick<Design, 'scene'>): string {
  const ids = new Set([...places(scene)].map(({ node }) => node.id))
  if (!ids.has(base)) return base
  let number = 2
  while (ids.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
