/** A line or duotone pictogram beside the name, both drawn with strokes of like weight. */

import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Archetype } from '../../types.ts'
import { lockup } from '../parts/lockups.ts'
import { bareMark } from '../parts/marks/pictures.ts'
import { suitability } from '../parts/suits.ts'

export const lineMark: Archetype = {
  name: 'line-mark',
  sort: 'pictorial',
  example: 'Minimal logo for Fern & Fable, a bookshop with plants, tagline "Stories that grow"',
  suits: (brief) => suitability(brief, { family: 'pictorial', lines: true, base: 0.28 }),
  compose(composition) {
    const { brief, direction, random } = composition
    const { primary, secondary } = direction.mark
    // Two colours that were asked for want two tones.
    const duotone = random.chance(0.5) || brief.colours.length > 1
    const weight = duotone
      ? 'duotone'
      : direction.weights.display >= 600
        ? 'bold'
        : direction.weights.display <= 300
          ? 'light'
          : 'regular'
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'weighted'), weight)
    return lockup(composition, bareMark(icon, { paint: primary, tone: secondary }), {
      form: 'horizontal',
      lead: 1.25,
      name: { weight: Math.min(direction.weights.display, 700) },
    })
  },
}
