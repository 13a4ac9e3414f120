/** Negative space: the pictogram is what the paper shows through a solid form. */

import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { cutOutMark } from '../parts/marks/pictures.ts'
import { suitability } from '../parts/suits.ts'

export const cutOut: Archetype = {
  name: 'cut-out',
  sort: 'pictorial',
  example: 'Logo for Brightpaw, a dog grooming studio, friendly, teal',
  suits: (brief) => suitability(brief, { family: 'pictorial', base: 0.4 }),
  compose(composition) {
    const { direction, random } = composition
    const container = random.pick(['circle', 'circle', 'squircle', 'arch', 'leaf'] as const)
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    return lockup(composition, cutOutMark(icon, container, direction.mark.primary), {
      form: anyForm(random),
    })
  },
}
