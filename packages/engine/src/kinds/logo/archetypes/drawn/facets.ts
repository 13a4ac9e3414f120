/** A form cut into facets, in tones of one hue, the light from one side. */
import { present } from '../../../../base/items.ts'
import type { Brief } from '../../../../brief/types.ts'
import { facetShapes } from '../../../shared/facets/draw.ts'
import { meshOf } from '../../../shared/facets/find.ts'
import type { Archetype } from '../../../types.ts'
import { lockup } from '../../parts/lockups.ts'
import { vectorMark } from '../../parts/marks/types.ts'
import { suitability } from '../../parts/suits.ts'

const ASKS = /\b(?:low[- ]?poly|facet(?:s|ed)?|polygon(?:s|al)?|geometric|origami|crystal)\b/i
const fits = (brief: Brief): number =>
  meshOf(brief) === undefined ? 0 : ASKS.test(brief.prompt) ? 1 : brief.style.tones.includes('handmade') ? 0.4 : 0.72

export const facets: Archetype = {
  name: 'facets',
  sort: 'facets',
  example: 'Geometric low-poly stag logo for Highmoor Lodge',
  suits: (brief) => suitability(brief, { family: 'pictorial', also: 'abstract', creature: true, base: fits(brief) }),
  compose(composition) {
    const { brief, direction, random } = composition
    const name = present(meshOf(brief))
    const shapes = facetShapes(name, { main: direction.mark.primary, palette: direction.palette })
    const form = random.pick(['stacked', 'grand', 'grand', 'left', 'horizontal'] as const)
    return lockup(composition, vectorMark(shapes, name), { form, lead: 1.08 })
  },
}
