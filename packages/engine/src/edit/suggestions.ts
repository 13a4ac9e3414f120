/** Sentences that work on this very design, for someone whose own did not. */
import { isDark } from '../colour/colour.ts'
import type { Design } from '../design/types.ts'
import { nodesOfRole, subtree } from '../scene/walk.ts'
import { groundColour } from './paints.ts'

export function suggestionsFor({ scene }: Design): string[] {
  const texts = scene.artboards.some(({ root }) => [...subtree(root)].some(({ type }) => type === 'text'))
  const has = (role: Parameters<typeof nodesOfRole>[1]) => nodesOfRole(scene, role).length > 0
  const all = [
    isDark(groundColour(scene)) ? 'white background' : 'make it dark green',
    has('headline') && 'make the headline bigger',
    !has('headline') && has('brand') && 'make the name bolder',
    has('date') && 'change the date to 14 June',
    has('tagline') && 'remove the tagline',
    (has('icon') || has('mark')) && `make the ${has('icon') ? 'icon' : 'mark'} bigger`,
    has('button') && 'make the button orange',
    ...(texts ? ['use a serif font'] : ['use other colours', 'a solid background']),
    'another layout, same colours',
    'warmer colours',
  ]
  return all.filter((sentence) => typeof sentence === 'string')
}

/** How many are offered at once. */
const OFFERED = 4

/** Of what an answer offers and what every design has, the first that would be carried out. */
export function offered(own: readonly string[], design: Design, works: (sentence: string) => boolean): string[] {
  const found: string[] = []
  for (const sentence of new Set([...own, ...(own.length < 2 ? suggestionsFor(design) : [])])) {
    if (found.length < OFFERED && works(sentence)) found.push(sentence)
  }
  return found
}
