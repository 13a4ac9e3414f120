/** One letter on a tile, as type. */
import { CONTAINERS } from '../../shared/containers.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints, LETTERS_READ } from '../parts/asked-paints.ts'
import { drawing, givenLetter, iconScene } from '../parts/icon-scene.ts'
import { placeLetter } from '../parts/letters.ts'
import { letterOf, suitability } from '../parts/suits.ts'

export const letterTile: Archetype = {
  name: 'letter-tile',
  example: 'App icon with the letter "Q", warm red',
  suits: (brief) => suitability(brief, { manners: ['letter', 'flat', 'gradient'], base: 0.45, letter: true }),
  compose(composition) {
    const { brief, random } = composition
    const { d, content } = CONTAINERS[random.pick(['squircle', 'circle', 'hexagon', 'leaf', 'arch', 'shield'] as const)]
    const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' }, LETTERS_READ)
    return iconScene(
      composition,
      (side) => {
        const unit = side / 240
        const letter = placeLetter(
          composition,
          letterOf(brief) ?? '',
          content.size * 0.92 * unit,
          content.x * unit,
          content.y * unit,
          glyph,
        )
        return [drawing('tile', side, [{ d, fill: field }]), ...(letter ? [letter.node] : [])]
      },
      { shown: givenLetter(brief) },
    )
  },
}
