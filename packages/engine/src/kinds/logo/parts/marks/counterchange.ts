/** A picture that stands half on a solid form, half beside it: where it crosses the edge, figure and ground change places. */
import type { Random } from '../../../../base/random.ts'
import { frame } from '../../../../scene/build.ts'
import type { ColourRef, Node } from '../../../../scene/types.ts'
import type { MarkPart } from '../lockups.ts'
import { pictogramNode } from './pictures.ts'
import type { MarkColours } from './types.ts'

/** Corner radii of the solid half, shares of its height; its straight side is where the picture crosses. Rounder ones
 * would be a letter C. */
const HALVES = {
  soft: [0.24, 0, 0, 0.24],
  quarter: [0.98, 0, 0, 0],
  block: [0, 0, 0, 0],
} as const

export function counterchange(icon: string, random: Random, { primary, secondary }: MarkColours): MarkPart {
  const radii = HALVES[random.pick(['soft', 'quarter', 'block', 'block'] as const)]
  const half = 0.56
  const picture = 0.78
  // Room on the heavy side, so that the weight stands nearer to the middle.
  const air = 0.27
  const ratio = air + half + picture / 2
  return {
    ratio,
    node: (height) => {
      const size = picture * height
      const [left, top] = [(air + half) * height - size / 2, (height - size) / 2]
      const piece = (id: string, x: number, width: number, paint: ColourRef, more: object): Node =>
        frame(id, { role: 'decoration', at: { left: x, top: 0 }, width, height, clip: true, ...more }, [
          { ...pictogramNode(`${id}-icon`, icon, size, { paint }), at: { left: left - x, top } },
        ])
      return frame('mark', { role: 'mark', width: ratio * height, height }, [
        piece('mark-ground', air * height, half * height, 'paper', {
          fill: primary,
          radius: radii.map((share) => share * half * height),
        }),
        piece('mark-beside', (air + half) * height, (ratio - air - half) * height, secondary, {}),
      ])
    },
  }
}
