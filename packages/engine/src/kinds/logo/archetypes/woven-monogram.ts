/** Two or three initials woven through each other. */

import type { Brief } from '../../../brief/types.ts'
import { initialsOf } from '../../shared/initials.ts'
import type { Archetype } from '../../types.ts'
import { lockup } from '../parts/lockups.ts'
import { wovenInitials } from '../parts/marks/woven.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

const initials = (brief: Brief) => initialsOf(readWording(brief).name?.text ?? '', 3)

export const wovenMonogram: Archetype = {
  name: 'woven-monogram',
  sort: 'letter',
  example: 'Monogram logo for Harbor & Finch, tailors, elegant, navy and copper',
  suits: (brief) =>
    initials(brief).length >= 2
      ? suitability(brief, { family: 'letter', base: 0.42, letters: true, pair: true, exceptInitials: 'IJ1' })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const mark = wovenInitials({ ...composition, ...direction.mark }, initials(brief))
    return lockup(composition, mark, { form: random.pick(['stacked', 'stacked', 'horizontal'] as const), lead: 0.95 })
  },
}
