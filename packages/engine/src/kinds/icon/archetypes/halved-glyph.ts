/** A square of two halves, colour and paper; the glyph stands across them and changes colour where they meet. */
import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import type { Archetype } from '../../types.ts'
import { iconScene, spoken } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

export const halvedGlyph: Archetype = {
  name: 'halved-glyph',
  example: 'Bold icon of a butterfly in two halves',
  // Words under the drawing would stand on its lower half.
  suits: (brief) =>
    spoken(brief).length > 0 ? 0 : suitability(brief, { manners: ['flat', 'solid', 'line'], base: 0.55 }),
  compose(composition) {
    const { direction, random } = composition
    const { primary } = direction.mark
    const level = random.chance(0.35)
    return iconScene(composition, (side) => {
      const half = side / 2
      const glyph = subjectGlyph(composition, side, side * 0.72, { paint: primary })
      const { left = 0, top = 0 } = glyph.at ?? {}
      const coloured: Node = frame(
        'half',
        {
          role: 'decoration',
          at: { left: 0, top: 0 },
          width: level ? side : half,
          height: level ? half : side,
          fill: primary,
          clip: true,
        },
        [{ ...glyph, id: 'glyph-half', role: 'decoration', paint: 'paper', at: { left, top } }],
      )
      return [glyph, coloured]
    })
  },
}
