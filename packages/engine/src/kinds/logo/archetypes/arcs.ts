/** Concentric arcs that turn, fan out or shift. */
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { cornerFan, shiftedHalves, turningRings } from '../parts/marks/arcs.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'

export const arcs: Archetype = {
  name: 'arcs',
  sort: 'abstract',
  example: 'Logo for Resonance, an audio software startup',
  suits: (brief) => suitability(brief, { family: 'abstract', base: 0.32 }),
  compose(composition) {
    const { direction, random } = composition
    const make = random.pick([turningRings, cornerFan, shiftedHalves])
    return lockup(composition, vectorMark(make(random, direction.mark), ''), {
      form: anyForm(random),
    })
  },
}
