/** A picture half on a solid form, half beside it: figure and ground change places. */
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { counterchange as draw } from '../parts/marks/counterchange.ts'
import { suitability } from '../parts/suits.ts'

export const counterchange: Archetype = {
  name: 'counterchange',
  sort: 'pictorial',
  example: 'Logo for Heron Bay Kayaks, a heron',
  suits: (brief) => suitability(brief, { family: 'pictorial', base: 0.38 }),
  compose(composition) {
    const { direction, random } = composition
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    const form = anyForm(random)
    // Its room on the heavy side would stand off the edge that name and mark are to share.
    return lockup(composition, draw(icon, random, direction.mark), {
      form: form === 'left' ? 'stacked' : form,
      lead: 1.08,
    })
  },
}
