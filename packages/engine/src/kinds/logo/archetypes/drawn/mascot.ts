/** A mascot: the head of the animal or the person that the name or the prompt speaks of, looking at people. */

import { present } from '../../../../base/items.ts'
import type { Brief } from '../../../../brief/types.ts'
import { mascotOf } from '../../../shared/mascots/find.ts'
import type { Archetype } from '../../../types.ts'
import { lockup } from '../../parts/lockups.ts'
import { mascotMark } from '../../parts/marks/mascot.ts'
import { mascotFits } from '../../parts/mascot-suits.ts'
import { suitability } from '../../parts/suits.ts'

export const mascot: Archetype = {
  name: 'mascot',
  sort: 'mascot',
  example: 'Mascot logo for the Harbour City Foxes, a youth football team',
  suits: (brief: Brief) => suitability(brief, { family: 'pictorial', creature: true, base: mascotFits(brief) }),
  compose(composition) {
    const { brief, random } = composition
    const form = random.pick(['stacked', 'grand', 'grand', 'horizontal'] as const)
    return lockup(composition, mascotMark(composition, present(mascotOf(brief))), { form, lead: 1.12 })
  },
}
