/** A glyph with a smaller one in a badge at its lower corner, a ring of paper between them. */
import { circle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, glyph, iconScene } from '../parts/icon-scene.ts'
import { asksFor } from '../parts/manners.ts'
import { namesTwo, subjectGlyph, subjectPair } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const badgedGlyph: Archetype = {
  name: 'badged-glyph',
  example: 'Icon with a badge: a parcel and a check mark, delivery tracking',
  suits(brief) {
    if (!namesTwo(brief) && !asksFor(brief, 'badge')) return 0
    return suitability(brief, { manners: ['badge', 'solid', 'line'], base: 0.8, pair: namesTwo(brief) })
  },
  compose(composition) {
    const { brief, direction } = composition
    const { primary, secondary } = direction.mark
    const second = namesTwo(brief) ? subjectPair(composition)[1] : undefined
    return iconScene(composition, (side) => [
      subjectGlyph(composition, side, side * 0.82, { paint: primary, dx: -side * 0.05, dy: -side * 0.05 }),
      drawing('badge', side, [
        { d: circle(178, 178, 62), fill: 'paper' },
        { d: circle(178, 178, 52), fill: secondary },
      ]),
      glyph(second ?? 'ph:check-bold', side, side * 0.29, {
        id: 'badge-glyph',
        weight: second ? 'fill' : 'bold',
        paint: 'onSecondary',
        dx: (side * 58) / 240,
        dy: (side * 58) / 240,
      }),
    ])
  },
}
