/** A round window on a landscape: sun over hills, peaks or water, in two colours. */
import type { Brief, Industry } from '../../../brief/types.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { landscape, type View } from '../parts/marks/landscape.ts'
import { suitability } from '../parts/suits.ts'

const OUTSIDE: Industry[] = [
  'outdoors',
  'travel',
  'hotel',
  'farm',
  'environment',
  'energy',
  'real-estate',
  'sports',
  'yoga',
]
const WATER =
  /\b(?:sea|ocean|wave|waves|beach|surf|coast|coastal|bay|harbou?r|lake|river|sail|boat|ship|lighthouse|fish|fishing|marine|swim)/i
const PEAKS = /\b(?:mountain|mountains|alpine|alps|peak|summit|ski|climb|hik|ridge|rock)/i

const viewsOf = (brief: Brief): View[] =>
  WATER.test(brief.prompt)
    ? ['water']
    : PEAKS.test(brief.prompt)
      ? ['peaks']
      : brief.subject.industry === 'farm'
        ? ['hills', 'fields']
        : ['hills', 'fields', 'peaks']

export const horizon: Archetype = {
  name: 'horizon',
  sort: 'abstract',
  example: 'Logo for Juniper Hill Farm, organic vegetables, sun over fields',
  suits(brief) {
    const outside = OUTSIDE.includes(brief.subject.industry) || WATER.test(brief.prompt) || PEAKS.test(brief.prompt)
    return outside ? suitability(brief, { family: 'abstract', base: 0.8 }) : 0
  },
  compose(composition) {
    const { brief, direction, random } = composition
    const mark = landscape(random.pick(viewsOf(brief)), random, direction.mark)
    return lockup(composition, mark, { form: anyForm(random), lead: 1.05 })
  },
}
