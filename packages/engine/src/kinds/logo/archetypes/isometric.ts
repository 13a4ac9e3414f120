/** An isometric solid. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { cube } from '../parts/marks/cube.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'

export const isometric: Archetype = {
  name: 'isometric',
  sort: 'abstract',
  example: 'Logo for Stackyard, warehouse logistics, technical',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.3, speaks: 'technical' }),
  compose(composition) {
    const { direction, random } = composition
    const make = cube
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
