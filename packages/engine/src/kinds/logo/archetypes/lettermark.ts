/** The initial cut out of a solid form. */

import { initialsOf } from '../../shared/initials.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { letterInContainer } from '../parts/marks/letters.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

export const lettermark: Archetype = {
  name: 'lettermark',
  sort: 'letter',
  example: 'Lettermark logo for Kestrel Capital, a fund manager',
  suits: (brief) => suitability(brief, { family: 'letter', base: 0.32, letters: true }),
  compose(composition) {
    const { brief, direction, random } = composition
    const [letter = ''] = initialsOf(readWording(brief).name?.text ?? '', 1)
    const container = random.pick(['circle', 'squircle', 'square', 'leaf', 'arch'] as const)
    const mark = letterInContainer({ ...composition, ...direction.mark }, letter, container)
    return lockup(composition, mark, { form: anyForm(random), lead: 0.92 })
  },
}
