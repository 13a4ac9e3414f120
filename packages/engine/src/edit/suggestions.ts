/** Sentences that will work on this very design, for someone whose own did not. */
import { isDark } from '../direction/colour.ts'
import { nodesOfRole } from '../scene/walk.ts'
import { groundColour } from './paints.ts'
import type { Editable } from './types.ts'

export function suggestionsFor({ scene }: Editable): string[] {
  const has = (role: Parameters<typeof nodesOfRole>[1]) => nodesOfRole(scene, role).length > 0
  const all = [
    isDark(groundColour(scene)) ? 'white background' : 'make it dark green',
    has('headline') && 'make the headline bigger',
    !has('headline') && has('brand') && 'make the name bolder',
    has('date') && 'change the date to 14 June',
    has('tagline') && 'remove the tagline',
    (has('icon') || has('mark')) && `make the ${has('icon') ? 'icon' : 'mark'} bigger`,
    has('button') && 'make the button orange',
    'use a serif font',
    'another layout, same colours',
  ]
  return all.filter((sentence) => typeof sentence === 'string').slice(0, 4)
}
