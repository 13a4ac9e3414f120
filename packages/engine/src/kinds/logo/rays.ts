/** Rays: a burst or a sunrise. */
import type { Archetype } from '../types.ts'
import { lockup } from './lockups.ts'
import { burst, sunrise } from './marks/burst.ts'
import { vectorMark } from './marks/types.ts'
import { suitability } from './suits.ts'

export const rays: Archetype = {
  name: 'rays',
  example: 'Logo for Daybreak Energy, a solar company, optimistic',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.5 }),
  compose(composition) {
    const { direction, random } = composition
    const make = random.pick([burst, sunrise])
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: random.pick(['stacked', 'horizontal', 'left'] as const),
    })
  },
}
