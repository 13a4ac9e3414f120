/** The initial with stripes cut through it. */

import { initialsOf } from '../shared/initials.ts'
import type { Archetype } from '../types.ts'
import { lockup } from './lockups.ts'
import { stripedLetter as striped } from './marks/letters.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'

export const stripedLetter: Archetype = {
  name: 'striped-letter',
  example: 'Logo for Velocity Motors, fast and technical, blue',
  suits: (brief) => suitability(brief, { family: 'letter', base: 0.5, letters: true, exceptInitials: 'IJ1' }),
  compose(composition) {
    const { brief, direction, random } = composition
    const [letter = ''] = initialsOf(readWording(brief).name?.text ?? '', 1)
    const mark = striped({ ...composition, ...direction.mark }, letter)
    return lockup(composition, mark, { form: random.pick(['horizontal', 'stacked'] as const) })
  },
}
