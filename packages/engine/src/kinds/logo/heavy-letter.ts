/** The initial in heavy strokes of one width, parted by air where they cross. */
import type { Archetype } from '../types.ts'
import { anyForm, lockup } from './lockups.ts'
import { heavyLetter as draw } from './marks/built-letters.ts'
import { skeletonOf } from './marks/skeleton.ts'
import { vectorMark } from './marks/types.ts'
import { suitability } from './suits.ts'
import { initialOf } from './wording.ts'

export const heavyLetter: Archetype = {
  name: 'heavy-letter',
  sort: 'letter',
  example: 'Logo for Kestrel Mobility, electric scooters, bold',
  suits: (brief) =>
    skeletonOf(initialOf(brief)) ? suitability(brief, { family: 'letter', base: 0.46, letters: true }) : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
