/** The initial crossed by stripes that widen: speed, light, water. */
import type { Archetype } from '../types.ts'
import { anyForm, lockup } from './lockups.ts'
import { stripedLetter as draw } from './marks/built-letters.ts'
import { skeletonOf } from './marks/skeleton.ts'
import { vectorMark } from './marks/types.ts'
import { suitability } from './suits.ts'
import { initialOf } from './wording.ts'

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
