/** The initial folded out of a band of two tones. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { foldedLetter as draw } from '../parts/marks/built-letters.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const foldedLetter: Archetype = {
  name: 'folded-letter',
  sort: 'letter',
  example: 'Logo for Nordwall Finance, an investment company',
  suits: (brief) =>
    skeletonOf(initialOf(brief))
      ? suitability(brief, { family: 'letter', base: 0.4, letters: true, exceptInitials: 'BQ' })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
