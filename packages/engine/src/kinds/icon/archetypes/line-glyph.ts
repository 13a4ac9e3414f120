/** A line glyph on a tinted ground, nothing else. */
import { roundedRectangle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const lineGlyph: Archetype = {
  name: 'line-glyph',
  example: 'Line icon of a greenhouse for a garden planner, minimal',
  suits: (brief) => suitability(brief, { manners: ['line'], base: 0.45 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary } = direction.mark
    const weight = random.pick(['light', 'regular', 'bold'] as const)
    const tinted = random.chance(0.6)
    return iconScene(composition, (side) => [
      ...(tinted
        ? [
            drawing('tile', side, [
              { d: roundedRectangle(16, 16, 208, 208, 44), fill: { colour: primary, alpha: 0.13 } },
            ]),
          ]
        : []),
      subjectGlyph(composition, side, side * (tinted ? 0.62 : 0.8), {
        weight,
        paint: primary,
      }),
    ])
  },
}
