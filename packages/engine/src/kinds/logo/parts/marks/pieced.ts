/** Negative space: the strokes of an initial run out of a solid form and cut it into pieces. */
import { mapTuple } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import { frame } from '../../../../scene/build.ts'
import type { Shape } from '../../../../scene/types.ts'
import type { MarkPart } from '../lockups.ts'
import { skeletonOf } from './skeleton.ts'
import { placeSkeleton, prolonged, strokePath } from './strokes.ts'
import { type MarkColours, VIEW } from './types.ts'

/** Corner radii as shares of the side. */
const FORMS = {
  disc: 'full',
  tile: 0.24,
  square: 0.02,
  leaf: [0.5, 0.02, 0.5, 0.02],
  arch: [0.5, 0.5, 0.02, 0.02],
} as const

const BEYOND = 300

export function piecedForm(letter: string, random: Random, { primary, secondary }: MarkColours): MarkPart | undefined {
  const skeleton = skeletonOf(letter)
  if (!skeleton) return undefined
  const form = FORMS[random.pick(['disc', 'disc', 'tile', 'square', 'leaf', 'arch'] as const)]
  const width = random.pick([24, 30])
  const side = 118
  const placed = prolonged(
    placeSkeleton(skeleton, { x: (VIEW - side) / 2, y: (VIEW - side) / 2, width: side, height: side }),
    BEYOND,
  )
  const d = placed.strokes.map((stroke) => strokePath(stroke, 'round', random.fork('bend').pick([0.1, 40]))).join('')
  const halved = primary !== secondary && random.chance(0.4)
  const shapes: Shape[] = [
    ...(halved ? [{ d: `M0 ${VIEW / 2}H${VIEW}V${VIEW}H0Z`, fill: secondary }] : []),
    { d, stroke: { paint: 'paper', width } },
  ]
  return {
    ratio: 1,
    node: (height) =>
      frame(
        'mark',
        {
          role: 'mark',
          width: height,
          height,
          fill: primary,
          clip: true,
          radius:
            form === 'full'
              ? 'full'
              : typeof form === 'number'
                ? form * height
                : mapTuple(form, (share) => share * height),
        },
        [
          {
            type: 'vector',
            id: 'mark-cut',
            role: 'decoration',
            viewBox: [VIEW, VIEW],
            at: { left: 0, top: 0 },
            width: height,
            height,
            shapes,
            alt: letter,
          },
        ],
      ),
  }
}
