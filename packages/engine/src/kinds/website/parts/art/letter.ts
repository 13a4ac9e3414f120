/** A panel of nothing but type: the first letter of the name, so large that the panel cuts it. */

import type { Direction } from '../../../../direction/types.ts'
import { text } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import type { Ground } from '../grounds.ts'

/** Its size beside the panel's shorter side, and how far down it hangs. */
const [LARGE, DOWN] = [1.5, 0.16]

export function letterIn(
  id: string,
  word: string,
  { width, height }: { width: number; height: number },
  ground: Ground,
  direction: Direction,
): Node[] {
  const [letter] = [...word.trim()]
  if (!letter) return []
  const size = Math.round(Math.min(width * 1.1, height * LARGE))
  return [
    text(`${id}-letter`, letter.toLocaleUpperCase(), {
      role: 'decoration',
      font: 'display',
      weight: direction.weights.display,
      size,
      lineHeight: 1,
      trim: true,
      fill: ground.strong === ground.text ? ground.text : ground.strong,
      align: 'center',
      width: 'fill',
      margin: [Math.round(height * DOWN), 0, 0, 0],
    }),
  ]
}
