/** Quarter circles and squares on a grid. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { mirrored, quarterTurns } from '../parts/marks/modules.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'

export const tiles: Archetype = {
  name: 'tiles',
  sort: 'abstract',
  example: 'Geometric logo for Mosaic Works, a design agency, bauhaus',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.38 }),
  compose(composition) {
    const { direction, random } = composition
    const make = random.pick([quarterTurns, quarterTurns, quarterTurns, mirrored])
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
