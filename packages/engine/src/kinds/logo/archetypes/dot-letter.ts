/** The initial as large dots on a grid of small ones. */

import type { Brief } from '../../../brief/types.ts'
import { initialsOf } from '../../shared/initials.ts'
import type { Archetype } from '../../types.ts'
import { lockup } from '../parts/lockups.ts'
import { bitmapOf } from '../parts/marks/bitmap-letters.ts'
import { dotLetter as dots } from '../parts/marks/dot-letter.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

const initial = (brief: Brief) => initialsOf(readWording(brief).name?.text ?? '', 1)[0] ?? ''

export const dotLetter: Archetype = {
  name: 'dot-letter',
  sort: 'letter',
  example: 'Logo for Signal Forge, a data analytics company',
  suits: (brief) =>
    bitmapOf(initial(brief))
      ? suitability(brief, { family: 'letter', base: 0.38, letters: true, speaks: 'technical' })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initial(brief)
    const shapes = dots(letter, random, direction.mark)
    return lockup(composition, shapes && vectorMark(shapes, letter), {
      form: random.pick(['horizontal', 'left', 'stacked'] as const),
      lead: 0.95,
    })
  },
}
