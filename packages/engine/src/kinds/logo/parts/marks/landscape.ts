/** A landscape seen through a round or arched window, two colours and the paper. The sky is the lighter colour, so that the window keeps its edge. */
import type { Random } from '../../../../base/random.ts'
import { frame } from '../../../../scene/build.ts'
import type { Shape } from '../../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../../shared/geometry.ts'
import type { MarkPart } from '../lockups.ts'
import { type MarkColours, VIEW } from './types.ts'

export type View = 'hills' | 'fields' | 'peaks' | 'water'

/** A wave line from side to side, closed along the bottom. */
const wave = (y: number, rise: number, length: number, shift: number): string => {
  let d = `M${-length + shift} ${y}`
  for (let x = -length + shift; x < VIEW + length; x += length)
    d += `Q${x + length / 4} ${y - rise} ${x + length / 2} ${y}T${x + length} ${y}`
  return `${d}V${VIEW + 10}H${-length + shift}Z`
}

const LAND: Record<View, (random: Random, colours: MarkColours) => Shape[]> = {
  hills: (_, { primary }) => [
    { d: 'M-10 158C40 110 86 112 128 146C168 178 204 168 250 132V250H-10Z', fill: primary },
    { d: 'M-10 210C52 164 120 168 250 222V250H-10Z', fill: 'paper' },
    { d: 'M-10 222C52 176 120 180 250 234V250H-10Z', fill: primary },
  ],
  fields: (_, { primary }) => [
    { d: 'M-10 150C70 128 170 128 250 150V250H-10Z', fill: primary },
    {
      // Furrows run to a point on the horizon.
      d: [-170, -96, -34, 34, 96, 170]
        .map((x) =>
          polygon([
            [120 + x * 0.16, 138],
            [120 + x * 0.2 + 2, 138],
            [120 + x * 1.34 + 7, 250],
            [120 + x * 1.34 - 7, 250],
          ]),
        )
        .join(''),
      fill: 'paper',
    },
  ],
  peaks: (random, { primary }) => {
    const x = random.pick([96, 112, 144])
    return [
      {
        d: polygon([
          [x - 130, 216],
          [x, 74],
          [x + 130, 216],
        ]),
        fill: primary,
      },
      {
        d: polygon([
          [x, 74],
          [x + 28, 104.6],
          [x + 10, 118],
          [x - 4, 104],
          [x - 20, 116],
          [x - 28, 104.6],
        ]),
        fill: 'paper',
      },
      {
        d: polygon([
          [40, 250],
          [x + 74, 142],
          [290, 250],
        ]),
        fill: 'paper',
      },
      {
        d: polygon([
          [52, 250],
          [x + 74, 156],
          [270, 250],
        ]),
        fill: primary,
      },
      { d: rectangle(-10, 206, 260, 50), fill: primary },
    ]
  },
  water: (random, { primary }) => {
    const shift = random.pick([0, 20, 40])
    return [148, 178, 208].flatMap((y, index): Shape[] => [
      { d: wave(y - 9, 16, 80, shift + index * 26), fill: 'paper' },
      { d: wave(y, 16, 80, shift + index * 26), fill: primary },
    ])
  },
}

/** A window: a disc, or an arch. */
export function landscape(view: View, random: Random, colours: MarkColours): MarkPart {
  const arched = random.chance(0.35)
  const ringed = random.chance(0.5)
  const sun =
    view === 'peaks' ? circle(176, 76, 26) : circle(random.pick([84, 120, 160]), view === 'water' ? 112 : 92, 38)
  const shapes = [
    { d: rectangle(-10, -10, VIEW + 20, VIEW + 20), fill: colours.secondary },
    { d: sun, fill: 'paper' as const },
    ...LAND[view](random, colours),
  ]
  const ratio = arched ? 0.82 : 1
  return {
    ratio,
    node: (height) => {
      const width = height * ratio
      const edge = ringed ? height * 0.024 : 0
      const inner = edge * 2.2
      const radius = (box: number) =>
        arched ? ([box / 2, box / 2, 0, 0] as [number, number, number, number]) : ('full' as const)
      return frame(
        'mark',
        {
          role: 'mark',
          width,
          height,
          radius: radius(width),
          ...(ringed && { stroke: { paint: colours.primary, width: edge } }),
        },
        [
          frame(
            'window',
            {
              role: 'decoration',
              at: { left: inner, top: inner },
              width: width - 2 * inner,
              height: height - 2 * inner,
              radius: radius(width - 2 * inner),
              clip: true,
            },
            [
              {
                type: 'vector',
                id: 'landscape',
                role: 'decoration',
                viewBox: [VIEW, VIEW],
                scale: 'cover',
                at: { left: 0, top: 0 },
                width: width - 2 * inner,
                height: height - 2 * inner,
                shapes,
              },
            ],
          ),
        ],
      )
    },
  }
}
