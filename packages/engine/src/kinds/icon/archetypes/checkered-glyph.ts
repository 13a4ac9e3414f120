/** Four squares, colour and paper in turn, the glyph on each in the other: an icon as a pattern. */
import { rectangle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene, spoken } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const checkeredGlyph: Archetype = {
  name: 'checkered-glyph',
  example: 'Playful icon of a cherry as a pattern of four',
  // Words under the drawing would stand on its lower squares.
  suits: (brief) =>
    spoken(brief).length > 0 ? 0 : suitability(brief, { manners: ['flat', 'line', 'duotone'], base: 0.36 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary } = direction.mark
    const turned = random.chance(0.5)
    const squares = turned
      ? rectangle(120, 0, 120, 120) + rectangle(0, 120, 120, 120)
      : rectangle(0, 0, 120, 120) + rectangle(120, 120, 120, 120)
    return iconScene(composition, (side) => {
      const glyph = subjectGlyph(composition, side, side * 0.36, { paint: primary })
      const { left = 0, top = 0 } = glyph.at ?? {}
      return [
        drawing('squares', side, [{ d: squares, fill: primary }]),
        ...[0, 1, 2, 3].map((index) => {
          const [column, row] = [index % 2, Math.floor(index / 2)]
          const onColour = (column === row) !== turned
          return {
            ...glyph,
            id: `glyph-${index + 1}`,
            ...(index > 0 && { role: 'decoration' as const }),
            paint: onColour ? ('paper' as const) : primary,
            at: { left: left + (column - 0.5) * side * 0.5, top: top + (row - 0.5) * side * 0.5 },
          }
        }),
      ]
    })
  },
}
