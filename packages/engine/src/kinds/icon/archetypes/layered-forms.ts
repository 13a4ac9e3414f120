/** The glyph before a plain form of the second colour, which shows behind it: two layers, no tile. */
import { circle, sector, squircle } from '../../shared/geometry.ts'
import { tintUnder } from '../../shared/tint.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const FORMS = {
  sun: circle(150, 92, 78),
  disc: circle(120, 120, 106),
  half: sector(120, 176, 0, 108, -90, 90),
  tile: squircle(60, 22, 160),
} as const

export const layeredForms: Archetype = {
  name: 'layered-forms',
  example: 'Layered icon of a sailing boat before the sun',
  suits: (brief) => suitability(brief, { manners: ['layered', 'solid', 'line'], base: 0.45 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary, secondary } = direction.mark
    const form = FORMS[random.pick(['sun', 'disc', 'half', 'tile'] as const)]
    const behind = primary === secondary ? 'line' : secondary
    return iconScene(composition, (side) => [
      drawing('form', side, [{ d: form, fill: tintUnder(primary, behind, direction.palette) }], 'decoration'),
      subjectGlyph(composition, side, side * 0.76, { paint: primary, dy: side * 0.02 }),
    ])
  },
}
