/** A rosette of one form, or a seed head of dots. */
import type { Archetype } from '../types.ts'
import { anyForm, lockup } from './lockups.ts'
import { petals, seedHead } from './marks/petals.ts'
import { vectorMark } from './marks/types.ts'
import { suitability } from './suits.ts'

export const rosette: Archetype = {
  name: 'rosette',
  sort: 'abstract',
  example: 'Logo for Solace Yoga, calm and organic',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.5 }),
  compose(composition) {
    const { direction, random } = composition
    const make = random.pick([petals, petals, seedHead])
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
