/** The whole artboard in the accent, the glyph as large as fits: an icon as a small poster. */
import { darken } from '../../direction/colour.ts'
import type { Paint } from '../../scene/types.ts'
import type { Archetype } from '../types.ts'
import { fieldPaints } from './asked-paints.ts'
import { iconScene } from './parts.ts'
import { subjectGlyph } from './subject-glyph.ts'
import { asksFor, suitability } from './suits.ts'

export const fullGround: Archetype = {
  name: 'full-ground',
  example: 'App icon of a fox, bold, full colour background',
  suits: (brief) => suitability(brief, { manners: ['solid', 'flat', 'line', 'duotone', 'gradient'], base: 0.5 }),
  compose(composition) {
    const { brief, direction, random } = composition
    const words = brief.copy.some((copy) => copy.source === 'given' && copy.role !== 'brand')
    const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' })
    const ground: Paint =
      field === 'accent' && asksFor(brief.prompt, 'gradient')
        ? {
            gradient: 'linear',
            angle: random.pick([45, 90, 135]),
            stops: [
              { at: 0, colour: 'accent' },
              { at: 1, colour: darken(direction.palette.accent, 0.14) },
            ],
          }
        : field
    return iconScene(
      composition,
      (side) => [subjectGlyph(composition, side, side * 0.74, { paint: words ? 'accent' : glyph })],
      { ground },
    )
  },
}
