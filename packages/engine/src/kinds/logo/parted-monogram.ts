/** Two initials in a ring or a tile, parted by a line. */

import type { Brief } from '../../brief/types.ts'
import { initialsOf } from '../shared/initials.ts'
import type { Archetype } from '../types.ts'
import { lockup } from './lockups.ts'
import { partedInitials } from './marks/letters.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'

const pair = (brief: Brief) => initialsOf(readWording(brief).name?.text ?? '', 2)

export const partedMonogram: Archetype = {
  name: 'parted-monogram',
  example: 'Logo for Ashworth Vale, family law practice, classic',
  suits: (brief) => (pair(brief).length === 2 ? suitability(brief, { family: 'letter', base: 0.5, letters: true }) : 0),
  compose(composition) {
    const { brief, direction, random } = composition
    const mark = partedInitials({ ...composition, ...direction.mark }, pair(brief))
    return lockup(composition, mark, { form: random.pick(['stacked', 'horizontal'] as const), lead: 0.92 })
  },
}
