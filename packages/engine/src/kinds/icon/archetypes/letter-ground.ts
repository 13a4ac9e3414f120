/** One letter, as large as fits, on a ground of colour with a quiet place behind it. */
import { frame } from '../../../scene/build.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints, LETTERS_READ } from '../parts/asked-paints.ts'
import { centred, givenLetter, iconScene, KEYLINE } from '../parts/icon-scene.ts'
import { placeLetter } from '../parts/letters.ts'
import { drawPlace } from '../parts/places.ts'
import { letterOf, suitability } from '../parts/suits.ts'

export const letterGround: Archetype = {
  name: 'letter-ground',
  example: 'App icon with the letter "M", bold',
  suits: (brief) =>
    suitability(brief, { manners: ['letter', 'flat', 'layered', 'gradient'], base: 0.45, letter: true }),
  compose(composition) {
    const { brief, random } = composition
    const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' }, LETTERS_READ)
    const place = drawPlace(random)
    const whole = random.chance(0.5)
    return iconScene(
      composition,
      (side) => {
        const tile = whole ? side : side * (KEYLINE.square + 0.06)
        const [x, y] = [side / 2 + place.dx * tile, side / 2 + place.dy * tile]
        const letter = placeLetter(composition, letterOf(brief) ?? '', tile * 0.62, x, y, glyph)
        return [
          frame(
            'tile',
            {
              role: 'panel',
              ...centred(side, tile),
              fill: field,
              ...(!whole && { radius: tile * 0.22 }),
              clip: true,
            },
            [place.on(tile)],
          ),
          ...(letter ? [letter.node] : []),
        ]
      },
      { shown: givenLetter(brief) },
    )
  },
}
