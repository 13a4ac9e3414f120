/** The initial as two lines that run side by side. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { doubledLetter as draw } from '../parts/marks/built-letters.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const doubledLetter: Archetype = {
  name: 'doubled-letter',
  sort: 'letter',
  example: 'Logo for Sonar Records, a music label, seventies',
  suits: (brief) =>
    skeletonOf(initialOf(brief)) ? suitability(brief, { family: 'letter', base: 0.5, letters: true }) : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
