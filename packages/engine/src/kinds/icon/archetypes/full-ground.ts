/** The whole artboard in the accent, the glyph as large as fits: an icon as a small poster. */
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const fullGround: Archetype = {
  name: 'full-ground',
  example: 'App icon of a fox, bold, full colour background',
  suits: (brief) => suitability(brief, { manners: ['solid', 'flat', 'line', 'duotone', 'gradient'], base: 0.5 }),
  compose(composition) {
    const { brief } = composition
    const words = brief.copy.some((copy) => copy.source === 'given' && copy.role !== 'brand')
    const { field: ground, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' })
    return iconScene(
      composition,
      (side) => [subjectGlyph(composition, side, side * 0.74, { paint: words ? 'accent' : glyph })],
      { ground },
    )
  },
}
