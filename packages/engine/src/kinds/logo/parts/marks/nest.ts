/** An initial that holds a pictogram in its opening: the letter is the place, the picture what happens there. */
import type { Random } from '../../../../base/random.ts'
import { frame } from '../../../../scene/build.ts'
import type { MarkPart } from '../lockups.ts'
import { pictogramNode } from './pictures.ts'
import { skeletonOf } from './skeleton.ts'
import { type Bend, placeSkeleton, strokePath } from './strokes.ts'
import { type MarkColours, VIEW } from './types.ts'

/** Where a letter is open: the middle and the side of a square, shares of the box of its middle lines and of its height. */
const OPENINGS: Record<string, [x: number, y: number, side: number]> = {
  C: [0.6, 0.5, 0.62],
  D: [0.5, 0.5, 0.58],
  J: [0.4, 0.3, 0.5],
  L: [0.62, 0.36, 0.68],
  N: [0.5, 0.64, 0.62],
  O: [0.5, 0.5, 0.64],
  Q: [0.46, 0.46, 0.56],
  U: [0.5, 0.36, 0.62],
}

export const holdsPicture = (letter: string): boolean =>
  Object.hasOwn(OPENINGS, letter.normalize('NFD').charAt(0).toUpperCase())

export function nestedPicture(
  letter: string,
  icon: string,
  random: Random,
  { primary, secondary }: MarkColours,
): MarkPart | undefined {
  const base = letter.normalize('NFD').charAt(0).toUpperCase()
  const [skeleton, opening] = [skeletonOf(base), OPENINGS[base]]
  if (!skeleton || !opening) return undefined
  const width = random.pick([30, 36])
  const bend: Bend = random.pick(['round', 'round', 'cut'] as const)
  const side = VIEW - width
  const placed = placeSkeleton(skeleton, { x: width / 2, y: width / 2, width: side, height: side })
  const left = placed.box.x - width / 2
  const wide = placed.box.width + width
  const [x, y, share] = opening
  return {
    ratio: wide / VIEW,
    node: (height) => {
      const scale = height / VIEW
      const size = share * placed.box.height * scale
      return frame('mark', { role: 'mark', width: wide * scale, height }, [
        {
          type: 'vector',
          id: 'mark-letter',
          role: 'decoration',
          viewBox: [VIEW, VIEW],
          at: { left: -left * scale, top: 0 },
          width: height,
          height,
          shapes: placed.strokes.map((stroke) => ({
            d: strokePath(stroke, bend, bend === 'cut' ? 44 : 96),
            stroke: { paint: primary, width },
          })),
          alt: letter,
        },
        {
          ...pictogramNode('mark-icon', icon, size, { paint: secondary }),
          at: {
            left: (placed.box.x - left + x * placed.box.width) * scale - size / 2,
            top: (placed.box.y + y * placed.box.height) * scale - size / 2,
          },
        },
      ])
    },
  }
}
