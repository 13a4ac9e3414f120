/** A solid tile with the glyph cut out of it in the paper's colour. */
import { frame } from '../../../scene/build.ts'
import { squircle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const solidTile: Archetype = {
  name: 'solid-tile',
  example: 'App icon for a tide times app, deep blue',
  suits: (brief) => suitability(brief, { manners: ['flat', 'solid', 'line', 'duotone', 'gradient'], base: 0.5 }),
  compose(composition) {
    const { field, glyph } = fieldPaints(composition, { field: composition.direction.mark.primary, glyph: 'paper' })
    return iconScene(composition, (side) => [
      frame('tile', { role: 'panel', at: { left: 0, top: 0 }, width: side, height: side }, [
        drawing('tile-form', side, [{ d: squircle(14, 14, 212), fill: field }]),
      ]),
      subjectGlyph(composition, side, side * 0.54, { paint: glyph }),
    ])
  },
}
