/** A slab seen from above at an angle, a letter lying on its top face. */
import type { Point } from '../../../base/geometry.ts'
import type { Paint } from '../../../scene/types.ts'
import { polygon } from '../../shared/geometry.ts'
import { letterFont } from '../../shared/letter-font.ts'
import { boundsOf, contours, inkCentre } from '../../shared/outline.ts'
import type { Archetype } from '../../types.ts'
import { drawing, givenLetter, iconScene } from '../parts/icon-scene.ts'
import { letterOf, suitability } from '../parts/suits.ts'

const COS = Math.cos(Math.PI / 6)
const UNIT = 124
/** Isometric projection of a ground point and a height onto the view box of 240. */
const project = (x: number, y: number, z: number): Point => [
  120 + (x - y) * COS * UNIT,
  84 + (x + y - 1) * 0.5 * UNIT - z * UNIT + 14,
]

export const isometricTile: Archetype = {
  name: 'isometric-tile',
  example: 'Isometric icon for Parcelo, a delivery app',
  // The letter is drawn, not set; a letter that the prompt gives has to be set.
  suits: (brief) =>
    givenLetter(brief) ? 0 : suitability(brief, { manners: ['isometric', 'letter'], base: 0.35, letter: true }),
  compose(composition) {
    const { brief, direction, measure, random } = composition
    const { primary, secondary } = direction.mark
    const thick = random.pick([0.22, 0.4, 0.62])
    const shade: Paint = { colour: '#000000', alpha: 0.28 }
    const half: Paint = { colour: '#000000', alpha: 0.12 }
    const shape = contours(measure.outline(letterOf(brief) ?? '', letterFont(direction, 700), 1000).d)
    const box = boundsOf(shape)
    const scale = 0.62 / Math.max(box.width, box.height)
    const [cx, cy] = [(box.x + box.width / 2 + inkCentre(shape)[0]) / 2, box.y + box.height / 2]
    const letter = shape
      .map(({ points }) => polygon(points.map(([x, y]) => project(0.5 + (x - cx) * scale, 0.5 + (y - cy) * scale, 0))))
      .join('')
    const left = polygon([project(0, 1, 0), project(1, 1, 0), project(1, 1, -thick), project(0, 1, -thick)])
    const right = polygon([project(1, 0, 0), project(1, 1, 0), project(1, 1, -thick), project(1, 0, -thick)])
    return iconScene(composition, (side) => [
      drawing('slab', side, [
        { d: polygon([project(0, 0, 0), project(1, 0, 0), project(1, 1, 0), project(0, 1, 0)]), fill: primary },
        { d: left + right, fill: secondary },
        { d: left, fill: half },
        { d: right, fill: shade },
      ]),
      { ...drawing('letter', side, [{ d: letter, fill: 'paper' }], 'mark'), alt: letterOf(brief) ?? '' },
    ])
  },
}
