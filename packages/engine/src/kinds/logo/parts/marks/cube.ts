/** Isometric solids: a cube in three tones of two colours, one with a cut corner, one built of slabs. */
import type { Point } from '../../../../base/geometry.ts'
import type { Paint } from '../../../../scene/types.ts'
import { polygon } from '../../../shared/geometry.ts'
import { type MarkMaker, MIDDLE } from './types.ts'

const COS = Math.cos(Math.PI / 6)
/** Isometric projection: x to the lower right, y to the lower left, z up. The cube of side 1 fills the view box. */
const UNIT = 116
const project = (x: number, y: number, z: number): Point => [
  MIDDLE + (x - y) * COS * UNIT,
  MIDDLE + (x + y) * 0.5 * UNIT - z * UNIT,
]

type Corner3 = [number, number, number]
const face = (...corners: Corner3[]) => polygon(corners.map((corner) => project(...corner)))

/** The three visible faces of a box. */
const solid = ([x, y, z]: Corner3, [w, d, h]: Corner3) => ({
  top: face([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]),
  left: face([x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]),
  right: face([x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]),
})

export const cube: MarkMaker = (random, { primary, secondary }) => {
  const tint: Paint = { colour: primary, alpha: 0.45 }
  const paint = (part: ReturnType<typeof solid>) => [
    { d: part.top, fill: secondary },
    { d: part.left, fill: primary },
    { d: part.right, fill: tint },
  ]
  const design = random.int(3)
  if (design === 0) {
    // A smaller cube cut out of the near corner: seen as a notch.
    const n = random.pick([0.5, 0.42])
    const m = 1 - n
    return [
      {
        d:
          face([0, 0, 1], [1, 0, 1], [1, m, 1], [m, m, 1], [m, 1, 1], [0, 1, 1]) +
          face([m, m, m], [1, m, m], [1, 1, m], [m, 1, m]),
        fill: secondary,
      },
      {
        d:
          face([0, 1, 0], [1, 1, 0], [1, 1, m], [m, 1, m], [m, 1, 1], [0, 1, 1]) +
          face([m, m, m], [1, m, m], [1, m, 1], [m, m, 1]),
        fill: primary,
      },
      {
        d:
          face([1, 0, 0], [1, 1, 0], [1, 1, m], [1, m, m], [1, m, 1], [1, 0, 1]) +
          face([m, m, m], [m, 1, m], [m, 1, 1], [m, m, 1]),
        fill: tint,
      },
    ]
  }
  if (design === 1) {
    // Slabs with air between them.
    const slabs = 3
    return Array.from({ length: slabs }, (_, index) => paint(solid([0, 0, index * 0.38], [1, 1, 0.24]))).flat()
  }
  // Steps: three boxes of rising height.
  return [0, 1, 2].flatMap((index) => paint(solid([0, index / 3, 0], [1, 1 / 3, 1 - index * 0.3])))
}
