/** A rosette of one form. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { petals } from '../parts/marks/petals.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'

export const rosette: Archetype = {
  name: 'rosette',
  sort: 'abstract',
  example: 'Logo for Solace Yoga, calm and organic',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.34, speaks: 'organic' }),
  compose(composition) {
    const { direction, random } = composition
    return lockup(composition, vectorMark(petals(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
