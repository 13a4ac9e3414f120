/** A letter and its reflection, back to back on one stem. */
import type { Point } from '../../../../base/geometry.ts'
import type { Random } from '../../../../base/random.ts'
import type { Shape } from '../../../../scene/types.ts'
import { skeletonOf } from './skeleton.ts'
import { type Bend, placeSkeleton, strokePath } from './strokes.ts'
import type { MarkColours } from './types.ts'

/** Letters with a stem on their left that stay letters beside their reflection: two Ls are a T upside down. */
const WITH_STEM = 'BEFKPR'
export const canBeMirrored = (letter: string): boolean =>
  letter !== '' && WITH_STEM.includes(letter.normalize('NFD').charAt(0).toUpperCase())

const HEIGHT = 190

export function mirroredLetter(
  letter: string,
  random: Random,
  { primary, secondary }: MarkColours,
): { shapes: Shape[]; view: [number, number] } | undefined {
  const skeleton = skeletonOf(letter)
  if (!skeleton || !canBeMirrored(letter)) return undefined
  const width = random.pick([30, 38])
  const bend: Bend = random.pick(['round', 'round', 'cut', 'sharp'] as const)
  const narrow = HEIGHT * skeleton.width * 0.86
  const stem = width / 2 + narrow
  const { strokes, box } = placeSkeleton(skeleton, { x: stem, y: width / 2, width: HEIGHT, height: HEIGHT })
  const far = random.chance(0.5) ? primary : secondary
  const draw = (side: 1 | -1) =>
    strokes
      .map((stroke) => {
        const points = stroke.points.map(([x, y]): Point => [stem + (side * (x - box.x) * narrow) / box.width, y])
        return strokePath({ ...stroke, points }, bend, 60)
      })
      .join('')
  return {
    view: [2 * narrow + width, HEIGHT + width],
    shapes: [
      { d: draw(-1), stroke: { paint: far, width } },
      { d: draw(1), stroke: { paint: primary, width } },
    ],
  }
}
