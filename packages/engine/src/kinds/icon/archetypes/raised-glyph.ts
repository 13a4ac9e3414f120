/** Things that stand off the ground, their sides smooth: the glyph, a slab that carries it, or the glyph on a ground of colour. */
import type { ColourRef } from '../../../scene/types.ts'
import { OUTLINE_VIEW, outlineOf } from '../../shared/pictogram-outline.ts'
import { plate } from '../../shared/plates.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { bodyShapes } from '../parts/solids.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

/** Where the sides lie, seen from the face: parts of a depth to the right or left, and down. */
const WAYS = [
  [1, 1],
  [-1, 1],
  [0, 1.2],
] as const

const MIDDLE = OUTLINE_VIEW / 2

const raised = (name: string, form: 'glyph' | 'slab' | 'ground', base: number, example: string): Archetype => ({
  name,
  sort: 'raised',
  example,
  suits: (brief) => suitability(brief, { manners: ['isometric'], base }),
  compose(composition) {
    const { direction, pictograms, random } = composition
    const { palette } = direction
    const isOnGround = form === 'ground'
    const face: ColourRef = isOnGround ? 'onAccent' : direction.mark.primary
    const [across, down] = random.pick(WAYS)
    const thick = form === 'slab' ? 20 : 26
    const depth = [across * thick, down * thick] as const
    const [x, y] = [MIDDLE - depth[0] / 2, MIDDLE - depth[1] / 2]
    return iconScene(
      composition,
      (side) => {
        const glyph = subjectGlyph(composition, side, side * 0.48, {
          paint: 'paper',
          dx: (-depth[0] / 2 / OUTLINE_VIEW) * side,
          dy: (-depth[1] / 2 / OUTLINE_VIEW) * side,
        })
        if (form === 'slab')
          return [
            drawing(
              'tile',
              side,
              bodyShapes({
                outline: plate(184, 50),
                place: ([px, py]) => [x + px, y + py],
                depth,
                face,
                palette,
              }),
            ),
            glyph,
          ]
        const size = isOnGround ? 0.64 : 0.76
        const shapes = bodyShapes({
          outline: outlineOf(pictograms.get(glyph.icon)),
          place: ([px, py]) => [x + (px - MIDDLE) * size, y + (py - MIDDLE) * size],
          depth,
          face,
          palette,
        })
        return [{ ...drawing('glyph', side, shapes, 'mark'), alt: composition.brief.subject.about }]
      },
      isOnGround ? { ground: 'accent' } : {},
    )
  },
})

export const raisedGlyph = raised('raised-glyph', 'glyph', 0.42, '3D icon of a rocket')
export const raisedTile = raised('raised-tile', 'slab', 0.42, 'Isometric icon of a parcel')
export const raisedGround = raised('raised-ground', 'ground', 0.38, '3D app icon of a joystick')
