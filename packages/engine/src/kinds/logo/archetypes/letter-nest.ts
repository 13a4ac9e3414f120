/** The initial with what the business does in its opening. */
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { holdsPicture, nestedPicture } from '../parts/marks/nest.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

export const letterNest: Archetype = {
  name: 'letter-nest',
  sort: 'pictorial',
  example: 'Logo for Loam & Leaf, a plant nursery',
  suits: (brief) =>
    holdsPicture(initialOf(brief))
      ? suitability(brief, { family: 'pictorial', also: 'letter', base: 0.7, letters: true })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    return lockup(composition, nestedPicture(initialOf(brief), icon, random, direction.mark), { form: anyForm(random) })
  },
}
