/** The whole artboard in the accent, the glyph as large as fits or cropped by an edge: an icon as a small poster. */
import { pickPictogram } from '../shared/pictograms.ts'
import type { Archetype } from '../types.ts'
import { glyph, iconScene } from './parts.ts'
import { suitability } from './suits.ts'

export const fullGround: Archetype = {
  name: 'full-ground',
  example: 'App icon of a fox, bold, full colour background',
  suits: (brief) => suitability(brief, { manners: ['flat', 'solid'], base: 0.55 }),
  compose(composition) {
    const { direction, random } = composition
    const cropped = random.chance(0.35)
    const words = composition.brief.copy.some((copy) => copy.source === 'given' && copy.role !== 'brand')
    return iconScene(
      composition,
      (side) => [
        glyph(
          pickPictogram(direction.pictograms, random, 'solid'),
          side,
          side * (cropped && !words ? 1.16 : 0.74),
          words ? { paint: 'accent' } : { paint: 'onAccent', ...(cropped && { dx: side * 0.14, dy: side * 0.16 }) },
        ),
      ],
      { ground: 'accent' },
    )
  },
}
