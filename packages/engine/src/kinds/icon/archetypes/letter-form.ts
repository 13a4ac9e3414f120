/** A letter with one plain form behind it: a disc, a half, a quarter. No tile. */
import { circle, rectangle, sector } from '../../shared/geometry.ts'
import { tintUnder } from '../../shared/tint.ts'
import type { Archetype } from '../../types.ts'
import { drawing, givenLetter, iconScene } from '../parts/icon-scene.ts'
import { placeLetter } from '../parts/letters.ts'
import { letterOf, suitability } from '../parts/suits.ts'

const FORMS = {
  disc: circle(154, 92, 70),
  half: sector(120, 128, 0, 96, -90, 90),
  quarter: sector(36, 204, 0, 168, 0, 90),
  column: rectangle(126, 30, 72, 180),
} as const

export const letterForm: Archetype = {
  name: 'letter-form',
  example: 'Geometric icon of the letter "K" with a circle',
  suits: (brief) => suitability(brief, { manners: ['letter', 'layered'], base: 0.4, letter: true }),
  compose(composition) {
    const { brief, direction, random } = composition
    const form = FORMS[random.pick(['disc', 'half', 'quarter', 'column'] as const)]
    return iconScene(
      composition,
      (side) => {
        const letter = placeLetter(composition, letterOf(brief) ?? '', side * 0.5, side / 2, side / 2, 'ink')
        return [
          drawing('form', side, [{ d: form, fill: tintUnder('ink', 'accent', direction.palette) }], 'decoration'),
          ...(letter ? [letter.node] : []),
        ]
      },
      { shown: givenLetter(brief) },
    )
  },
}
