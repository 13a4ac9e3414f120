/** A solid form that the strokes of the initial cut into pieces. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { piecedForm } from '../parts/marks/pieced.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const piecedLetter: Archetype = {
  name: 'pieced-letter',
  sort: 'letter',
  example: 'Logo for Tessera Labs, a data company, geometric',
  suits: (brief) =>
    skeletonOf(initialOf(brief))
      ? suitability(brief, { family: 'letter', also: 'abstract', base: 0.55, letters: true })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    return lockup(composition, piecedForm(initialOf(brief), random, direction.mark), { form: anyForm(random) })
  },
}
