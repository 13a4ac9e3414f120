/** The glyph alone, its colour running from light to deep: for those who ask for a gradient. */
import { darken, lighten } from '../../direction/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { Paint } from '../../scene/types.ts'
import type { Archetype } from '../types.ts'
import { glyphPaint } from './asked-paints.ts'
import { iconScene } from './parts.ts'
import { subjectGlyph } from './subject-glyph.ts'
import { suitability } from './suits.ts'

export const gradientGlyph: Archetype = {
  name: 'gradient-glyph',
  example: 'Icon of a flame with a warm gradient',
  suits: (brief) => suitability(brief, { manners: ['gradient'], base: 0.1 }),
  compose(composition) {
    const { direction, random } = composition
    const own = resolveColour(direction.mark.primary, direction.palette)
    const angle = random.pick([45, 90])
    const asked = glyphPaint(composition)
    const tonal: Paint = {
      gradient: 'linear',
      angle,
      stops: [
        { at: 0, colour: lighten(own, 0.1) },
        { at: 1, colour: darken(own, 0.12) },
      ],
    }
    return iconScene(composition, (side) => [
      subjectGlyph(composition, side, side * 0.86, {
        paint: typeof asked === 'string' ? tonal : asked,
      }),
    ])
  },
}
