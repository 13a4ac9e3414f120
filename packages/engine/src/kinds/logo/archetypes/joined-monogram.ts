/** Two initials that share a stem. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { joinedLetters, shareStem } from '../parts/marks/joined.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialPair } from '../parts/wording.ts'

export const joinedMonogram: Archetype = {
  name: 'joined-monogram',
  sort: 'letter',
  example: 'Monogram logo for Hale & Brooks, architects',
  suits: (brief) =>
    shareStem(initialPair(brief)) ? suitability(brief, { family: 'letter', base: 0.8, letters: true, pair: true }) : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const pair = initialPair(brief)
    const drawn = joinedLetters(pair, random, direction.mark)
    return lockup(composition, drawn && vectorMark(drawn.shapes, pair.join(''), drawn.view), {
      form: anyForm(random),
      lead: 0.9,
    })
  },
}
