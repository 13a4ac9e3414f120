/** The initial crossed by stripes that widen: speed, light, water. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { stripedLetter as draw } from '../parts/marks/built-letters.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const stripedLetter: Archetype = {
  name: 'striped-letter',
  sort: 'letter',
  example: 'Logo for Solaris, a solar energy firm, modern',
  // Letters that are bars themselves lose them between the stripes; of slanting legs only a tip is left.
  suits: (brief) =>
    skeletonOf(initialOf(brief))
      ? suitability(brief, { family: 'letter', base: 0.5, letters: true, exceptInitials: 'EFLZKRX' })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
