/** A tile with a quiet place on it, where the glyph stands. */
import { frame } from '../../../scene/build.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { centred, iconScene, KEYLINE } from '../parts/icon-scene.ts'
import { drawPlace } from '../parts/places.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const stagedGlyph: Archetype = {
  name: 'staged-glyph',
  example: 'App icon for a camping app, a tent, warm',
  suits: (brief) => suitability(brief, { manners: ['flat', 'layered', 'round', 'gradient'], base: 0.45 }),
  compose(composition) {
    const { direction, random } = composition
    const { field, glyph } = fieldPaints(composition, { field: direction.mark.primary, glyph: 'paper' })
    const place = drawPlace(random)
    return iconScene(composition, (side) => {
      const tile = side * (KEYLINE.square + 0.06)
      return [
        frame('tile', { role: 'panel', ...centred(side, tile), fill: field, radius: tile * 0.22, clip: true }, [
          place.on(tile),
        ]),
        subjectGlyph(composition, side, tile * 0.6, { paint: glyph, dx: place.dx * tile, dy: place.dy * tile }),
      ]
    })
  },
}
