/** A letter on a tile with a shadow that falls all the way to the tile's edge: the flat style's one gesture. */
import { cyclic } from '../../../base/items.ts'
import { frame } from '../../../scene/build.ts'
import { polygon } from '../../shared/geometry.ts'
import type { Contour } from '../../shared/outline.ts'
import type { Archetype } from '../../types.ts'
import { fieldPaints, LETTERS_READ } from '../parts/asked-paints.ts'
import { centred, givenLetter, iconScene, KEYLINE } from '../parts/icon-scene.ts'
import { placeLetter } from '../parts/letters.ts'
import { letterOf, suitability } from '../parts/suits.ts'

/**
 * The area that an outline sweeps when it moves by the same length right and down, as quadrilaterals under its leading
 * edges. All run the same way round, so that overlaps add up instead of cancelling.
 */
const sweep = (shape: Contour[], length: number): string => {
  const largest = shape.reduce((most, one) => (Math.abs(one.area) > Math.abs(most.area) ? one : most))
  const sense = Math.sign(largest.area)
  return shape
    .flatMap(({ points: all }) => {
      // Every second point of a flattened curve is enough for a shadow.
      const points = all.length > 16 ? all.filter((_, index) => index % 2 === 0) : all
      return points.flatMap((from, index): string[] => {
        const to = cyclic(points, index + 1)
        const facing = (to[1] - from[1] - (to[0] - from[0])) * sense
        if (facing < 0.05) return []
        const ends = [from, to, [to[0] + length, to[1] + length], [from[0] + length, from[1] + length]] as const
        return [polygon(ends)]
      })
    })
    .join('')
}

export const longShadow: Archetype = {
  name: 'long-shadow',
  example: 'App icon with the letter "B" and a long shadow',
  suits: (brief) => suitability(brief, { manners: ['shadow', 'letter'], base: 0.35, letter: true }),
  compose(composition) {
    const { brief, random } = composition
    const round = random.chance(0.4)
    const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' }, LETTERS_READ)
    return iconScene(
      composition,
      (side) => {
        const tile = side * (round ? KEYLINE.circle : KEYLINE.square + 0.06)
        const letter = placeLetter(composition, letterOf(brief) ?? '', tile * 0.5, tile / 2, tile / 2, glyph)
        if (!letter) return []
        return [
          frame(
            'tile',
            { role: 'panel', ...centred(side, tile), fill: field, radius: round ? 'full' : tile * 0.2, clip: true },
            [
              {
                type: 'vector',
                id: 'shadow',
                role: 'decoration',
                viewBox: [tile, tile],
                at: { left: 0, top: 0 },
                width: tile,
                height: tile,
                shapes: [{ d: sweep(letter.outline, tile), fill: { colour: '#000000', alpha: 0.2 } }],
              },
              letter.node,
            ],
          ),
        ]
      },
      { shown: givenLetter(brief) },
    )
  },
}
