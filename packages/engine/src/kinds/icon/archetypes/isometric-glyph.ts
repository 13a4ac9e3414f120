/** The subject as a thick plate that lies on a tile, seen from above at an angle: light from the left. */

import type { Point } from '../../../base/geometry.ts'
import type { ColourRef } from '../../../scene/types.ts'
import { OUTLINE_VIEW, outlineOf } from '../../shared/pictogram-outline.ts'
import { inWeight, pickPictogram } from '../../shared/pictograms.ts'
import { plate } from '../../shared/plates.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { bodyShapes, onGround, onWall } from '../parts/solids.ts'
import { suitability } from '../parts/suits.ts'

const HALF = OUTLINE_VIEW / 2
const centred = (outline: readonly Point[][]): Point[][] =>
  outline.map((points) => points.map(([x, y]): Point => [x - HALF, y - HALF]))

/** × the view: pictures on a wall, and plans on the ground. */
const [WALL, GROUND] = [0.64, 0.55]
/** A picture stands where so much of its width touches the ground: what leans or ends in a point lies. */
const FOOT = 0.4

/** The share of an outline's width that is found at its foot. */
function footOf(outline: readonly Point[][]): number {
  const points = outline.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const bottom = Math.max(...ys)
  const foot = points.filter(([, y]) => y > bottom - OUTLINE_VIEW * 0.03).map(([x]) => x)
  return (Math.max(...foot) - Math.min(...foot)) / (Math.max(...xs) - Math.min(...xs))
}

const isometric = (name: string, stands: boolean, example: string): Archetype => ({
  name,
  sort: 'isometric',
  example,
  suits: (brief) => suitability(brief, { manners: ['isometric'], base: 0.5 }),
  compose(composition) {
    const { direction, pictograms, random } = composition
    const { palette, mark } = direction
    const icon = inWeight(pickPictogram(direction.pictograms, random, 'solid'), 'fill')
    const outline = centred(outlineOf(pictograms.get(icon)))
    const onTint = random.chance(0.4)
    const [tile, glyph]: [ColourRef, ColourRef] = onTint ? [mark.secondary, mark.primary] : [mark.primary, 'paper']
    const thick = random.pick([16, 22, 30])
    const shapes =
      stands && footOf(outline) >= FOOT
        ? [
            ...bodyShapes({
              outline: plate(210, 34),
              place: onGround(120, 156, GROUND),
              depth: [0, 14],
              face: tile,
              palette,
            }),
            ...bodyShapes({
              outline,
              place: onWall(128, 88, WALL),
              depth: [-thick * 0.866, thick * 0.5],
              face: glyph === 'paper' ? mark.secondary : glyph,
              palette,
            }),
          ]
        : [
            ...bodyShapes({
              outline: plate(236, 40),
              place: onGround(120, 116, GROUND),
              depth: [0, thick],
              face: tile,
              palette,
            }),
            ...bodyShapes({ outline, place: onGround(120, 102, GROUND * 0.86), depth: [0, 14], face: glyph, palette }),
          ]
    return iconScene(composition, (side) => [
      { ...drawing('glyph', side, shapes, 'mark'), alt: composition.brief.subject.about },
    ])
  },
})

export const isometricGlyph = isometric('isometric-glyph', false, 'Isometric icon of a house')
export const standingGlyph = isometric('standing-glyph', true, 'Isometric icon of a lighthouse')
