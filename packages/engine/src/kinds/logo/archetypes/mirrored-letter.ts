/** The initial back to back with its reflection: an ornament that is a letter. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { canBeMirrored, mirroredLetter as draw } from '../parts/marks/mirrored-letter.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const mirroredLetter: Archetype = {
  name: 'mirrored-letter',
  sort: 'letter',
  example: 'Elegant monogram logo for Renaud, a glove maker',
  suits: (brief) =>
    canBeMirrored(initialOf(brief)) ? suitability(brief, { family: 'letter', base: 0.42, letters: true }) : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
