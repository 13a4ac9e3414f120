/** The initials of a name of several words on a grid of tiles. */
import { initialsOf } from '../../shared/initials.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { modularMonogram as draw } from '../parts/marks/modular.ts'
import { suitability } from '../parts/suits.ts'
import { readWording } from '../parts/wording.ts'

const MOST = 4
const lettersOf = (name = '') => initialsOf(name, MOST + 1)

export const modularMonogram: Archetype = {
  name: 'modular-monogram',
  sort: 'letter',
  example: 'Logo for Meridian Actuarial Partners, monogram',
  suits: (brief) => {
    const count = lettersOf(readWording(brief).name?.text).length
    return count < 2 || count > MOST
      ? 0
      : suitability(brief, { family: 'letter', also: 'abstract', base: 0.55, letters: true, pair: true })
  },
  compose(composition) {
    const { brief, random } = composition
    const mark = draw(composition, lettersOf(readWording(brief).name?.text))
    return lockup(composition, mark, { form: anyForm(random), lead: 0.94 })
  },
}
