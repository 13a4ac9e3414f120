/** A drawing of one line: the pen is not lifted, the stroke stays as wide. */

import { present } from '../../../../base/items.ts'
import { says } from '../../../../brief/told/sayings.ts'
import type { Brief } from '../../../../brief/types.ts'
import { LINE_VIEW, oneLinePath } from '../../../shared/one-line/draw.ts'
import { oneLineOf } from '../../../shared/one-line/find.ts'
import type { Archetype } from '../../../types.ts'
import { lockup } from '../../parts/lockups.ts'
import { vectorMark } from '../../parts/marks/types.ts'
import { suitability } from '../../parts/suits.ts'

/** Who speaks softly is at home in a line. */
const fits = (brief: Brief): number =>
  oneLineOf(brief) === undefined ? 0 : says(brief, 'oneLine') ? 1 : says(brief, 'softly') ? 0.75 : 0.45

/** Widths of the stroke in the view box. */
const STROKES = [9, 11, 13] as const

export const oneLine: Archetype = {
  name: 'one-line',
  sort: 'line',
  example: 'One-line drawing logo of a bird for Wren Ceramics, calm',
  suits: (brief) => suitability(brief, { family: 'pictorial', lines: true, base: fits(brief) }),
  compose(composition) {
    const { brief, direction, random } = composition
    const name = present(oneLineOf(brief))
    const width = random.pick(STROKES)
    const shapes = [
      { d: oneLinePath(name), stroke: { paint: direction.mark.primary, width, cap: 'round', join: 'round' } } as const,
    ]
    const form = random.pick(['stacked', 'grand', 'horizontal', 'over'] as const)
    return lockup(composition, vectorMark(shapes, name, [LINE_VIEW, LINE_VIEW]), { form, lead: 1.1 })
  },
}
