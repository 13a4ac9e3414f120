/** A letter in an outline: ring, squircle or hexagon. */
import { circle, regularPolygon, squircle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { glyphPaint } from '../parts/asked-paints.ts'
import { drawing, givenLetter, iconScene } from '../parts/icon-scene.ts'
import { placeLetter } from '../parts/letters.ts'
import { letterOf, suitability } from '../parts/suits.ts'

const OUTLINES = {
  ring: circle(120, 120, 104),
  squircle: squircle(22, 22, 196),
  hexagon: regularPolygon(120, 120, 110, 6),
}

export const letterRing: Archetype = {
  name: 'letter-ring',
  example: 'An icon with the letters "AV" for an architect, outlined',
  suits: (brief) => suitability(brief, { manners: ['letter', 'line', 'round'], base: 0.35, letter: true }),
  compose(composition) {
    const { brief, random } = composition
    const paint = glyphPaint(composition)
    const outline = OUTLINES[random.pick(['ring', 'squircle', 'hexagon'] as const)]
    const width = random.pick([8, 16])
    return iconScene(
      composition,
      (side) => {
        const letter = placeLetter(composition, letterOf(brief) ?? '', side * 0.42, side / 2, side / 2, 'ink')
        return [
          drawing('ring', side, [{ d: outline, stroke: { paint, width, join: 'round' } }]),
          ...(letter ? [letter.node] : []),
        ]
      },
      { shown: givenLetter(brief) },
    )
  },
}
