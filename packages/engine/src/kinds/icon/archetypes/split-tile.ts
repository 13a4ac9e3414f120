/** A tile of two flat halves, light and shade, as if folded; the glyph stands across the fold. */

import { frame } from '../../../scene/build.ts'
import { polygon } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { centred, drawing, iconScene, KEYLINE } from '../parts/icon-scene.ts'
import { asksFor } from '../parts/manners.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const FOLDS = {
  diagonal: polygon([
    [240, 0],
    [240, 240],
    [0, 240],
  ]),
  rising: polygon([
    [0, 0],
    [0, 240],
    [240, 240],
  ]),
  upright: polygon([
    [120, 0],
    [240, 0],
    [240, 240],
    [120, 240],
  ]),
} as const

export const splitTile: Archetype = {
  name: 'split-tile',
  example: 'Flat icon of a shield for a password manager',
  suits: (brief) => suitability(brief, { manners: ['flat', 'round', 'line'], base: 0.42 }),
  compose(composition) {
    const { brief, random } = composition
    const { field, glyph } = fieldPaints(composition, { field: composition.direction.mark.primary, glyph: 'paper' })
    const fold = FOLDS[random.pick(['diagonal', 'rising', 'upright'] as const)]
    const round = random.chance(0.4) || asksFor(brief.prompt, 'round')
    return iconScene(composition, (side) => {
      const tile = side * (round ? KEYLINE.circle : KEYLINE.square + 0.06)
      return [
        frame(
          'tile',
          { role: 'panel', ...centred(side, tile), fill: field, radius: round ? 'full' : tile * 0.2, clip: true },
          [drawing('fold', tile, [{ d: fold, fill: { colour: '#000000', alpha: 0.16 } }], 'decoration')],
        ),
        subjectGlyph(composition, side, side * (round ? 0.54 : 0.56), {
          paint: glyph,
        }),
      ]
    })
  },
}
