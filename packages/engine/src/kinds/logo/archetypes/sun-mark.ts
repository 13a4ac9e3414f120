/** A picture that stands before a large disc, as a thing stands before the sun. */
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { beforeDisc } from '../parts/marks/pictures.ts'
import { suitability } from '../parts/suits.ts'

export const sunMark: Archetype = {
  name: 'sun-mark',
  sort: 'pictorial',
  example: 'Logo for Stag Hollow, a guesthouse in the highlands, a stag',
  suits: (brief) => suitability(brief, { family: 'pictorial', base: 0.36 }),
  compose(composition) {
    const { direction, random } = composition
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    return lockup(composition, beforeDisc(icon, random, direction), { form: anyForm(random), lead: 1.08 })
  },
}
