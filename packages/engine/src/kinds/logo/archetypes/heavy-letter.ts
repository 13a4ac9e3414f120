/** The initial in heavy strokes of one width, parted by air where they cross. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { heavyLetter as draw } from '../parts/marks/built-letters.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

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
