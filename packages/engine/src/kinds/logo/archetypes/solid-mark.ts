/** One solid pictogram above the name: the plainest logo there is, so everything rests on proportion. */

import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { bareMark } from '../parts/marks/pictures.ts'
import { suitability } from '../parts/suits.ts'

export const solidMark: Archetype = {
  name: 'solid-mark',
  sort: 'pictorial',
  example: 'A logo for "Northlight", a lighthouse inn on the coast, deep navy',
  suits: (brief) => suitability(brief, { family: 'pictorial', base: 0.44 }),
  compose(composition) {
    const { direction, random } = composition
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    return lockup(composition, bareMark(icon, { paint: direction.mark.primary }), { form: anyForm(random), lead: 1.05 })
  },
}
