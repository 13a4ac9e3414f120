/** Plain forms that overlap or are linked. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { discAndSquare, discs, links } from '../parts/marks/overlap.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'

export const overlap: Archetype = {
  name: 'overlap',
  sort: 'abstract',
  example: 'Logo for Common Thread, a community foundation',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.28 }),
  compose(composition) {
    const { direction, random } = composition
    const make = random.pick([discs, links, discAndSquare])
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
