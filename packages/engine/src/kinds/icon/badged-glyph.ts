/** A glyph with a smaller one in a badge at its lower corner, a ring of paper between them. */
import { circle } from '../shared/geometry.ts'
import type { Archetype } from '../types.ts'
import { drawing, glyph, iconScene, otherPicture } from './parts.ts'
import { suitability } from './suits.ts'

export const badgedGlyph: Archetype = {
  name: 'badged-glyph',
  example: 'Icon with a badge: a parcel and a check mark, delivery tracking',
  suits: (brief) => suitability(brief, { manners: ['badge'], base: 0.2 }),
  compose(composition) {
    const { brief, direction } = composition
    const { primary, secondary } = direction.mark
    const [main = ''] = direction.pictograms
    const second = brief.subject.objects.length > 1 ? otherPicture(direction.pictograms) : undefined
    return iconScene(composition, (side) => [
      glyph(main, side, side * 0.8, { paint: primary, dx: -side * 0.05, dy: -side * 0.05 }),
      drawing('badge', side, [
        { d: circle(182, 182, 56), fill: 'paper' },
        { d: circle(182, 182, 46), fill: secondary },
      ]),
      glyph(second ?? 'ph:check-bold', side, side * 0.24, {
        id: 'badge-glyph',
        weight: second ? 'fill' : 'bold',
        paint: 'paper',
        dx: (side * 62) / 240,
        dy: (side * 62) / 240,
      }),
    ])
  },
}
