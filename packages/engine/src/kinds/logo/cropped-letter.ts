/** The initial, larger than its tile: what is cropped away makes it a form of its own. */

import { initialsOf } from '../shared/initials.ts'
import type { Archetype } from '../types.ts'
import { lockup } from './lockups.ts'
import { croppedLetter as crop } from './marks/letters.ts'
import { suitability } from './suits.ts'
import { readWording } from './wording.ts'

export const croppedLetter: Archetype = {
  name: 'cropped-letter',
  example: 'Bold logo for Raster, a print studio in Leipzig, red and black',
  suits: (brief) => suitability(brief, { family: 'letter', base: 0.55, letters: true, exceptInitials: 'IJ1' }),
  compose(composition) {
    const { brief, direction, random } = composition
    const [letter = ''] = initialsOf(readWording(brief).name?.text ?? '', 1)
    const mark = crop({ ...composition, ...direction.mark }, letter)
    return lockup(composition, mark, { form: random.pick(['left', 'horizontal'] as const), lead: 0.95 })
  },
}
