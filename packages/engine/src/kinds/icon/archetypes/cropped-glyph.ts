/** The glyph larger than its tile and cut by its edge: close up, as posters do. */
import { frame } from '../../../scene/build.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { centred, iconScene, KEYLINE } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

/** Where the middle of the glyph lies, shares of the tile from its own middle: enough of it stays to be read. */
const SPOTS = [
  [0.15, 0.15],
  [-0.15, 0.15],
  [0, 0.2],
  [0.2, 0],
] as const

export const croppedGlyph: Archetype = {
  name: 'cropped-glyph',
  example: 'App icon of an owl for a reading app, bold',
  suits: (brief) => suitability(brief, { manners: ['solid', 'flat', 'round', 'gradient'], base: 0.4 }),
  compose(composition) {
    const { random } = composition
    const { field, glyph } = fieldPaints(composition, { field: composition.direction.mark.primary, glyph: 'paper' })
    const [x, y] = random.pick(SPOTS)
    const round = random.chance(0.3)
    return iconScene(composition, (side) => {
      const tile = side * (round ? KEYLINE.circle : KEYLINE.square + 0.06)
      return [
        frame(
          'tile',
          { role: 'panel', ...centred(side, tile), fill: field, radius: round ? 'full' : tile * 0.22, clip: true },
          [subjectGlyph(composition, tile, tile * (round ? 0.9 : 0.98), { paint: glyph, dx: x * tile, dy: y * tile })],
        ),
      ]
    })
  },
}
