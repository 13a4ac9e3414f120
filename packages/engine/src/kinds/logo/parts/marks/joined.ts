/** Two initials that share one stem: the right side of the first is the left side of the second. */
import type { Random } from '../../../../base/random.ts'
import type { Shape } from '../../../../scene/types.ts'
import { skeletonOf } from './skeleton.ts'
import { type Bend, placeSkeleton, strokePath } from './strokes.ts'
import type { MarkColours } from './types.ts'

const ENDS_IN_STEM = 'AHMNUW'
const BEGINS_WITH_STEM = 'BDEFHKLMNPRUW'

const base = (letter: string) => letter.normalize('NFD').charAt(0).toUpperCase()
export const shareStem = ([first = '', second = '']: string[]): boolean =>
  first !== '' && second !== '' && ENDS_IN_STEM.includes(base(first)) && BEGINS_WITH_STEM.includes(base(second))

const HEIGHT = 200

export function joinedLetters(
  [first = '', second = '']: string[],
  random: Random,
  { primary, secondary }: MarkColours,
): { shapes: Shape[]; view: [number, number] } | undefined {
  const [a, b] = [skeletonOf(first), skeletonOf(second)]
  if (!a || !b) return undefined
  const width = random.pick([34, 42])
  const bend: Bend = random.pick(['round', 'cut', 'sharp'] as const)
  const box = (x: number, share: number) => ({ x, y: width / 2, width: HEIGHT * share, height: HEIGHT })
  const one = placeSkeleton(a, box(width / 2, a.width))
  const two = placeSkeleton(b, box(width / 2 + one.box.width, b.width))
  const draw = ({ strokes }: typeof one) => strokes.map((stroke) => strokePath(stroke, bend, 46)).join('')
  return {
    view: [one.box.width + two.box.width + width, HEIGHT + width],
    shapes: [
      { d: draw(two), stroke: { paint: secondary, width } },
      { d: draw(one), stroke: { paint: primary, width } },
    ],
  }
}
