/** Tiles of pictograms among plain forms, on one grid: what the subject is about, at a glance. */

import { cyclic, nth } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import type { Colours } from '../../../../imagery/shapes.ts'
import { frame, row } from '../../../../scene/build.ts'
import type { ColourRef, Frame, Node, Shape } from '../../../../scene/types.ts'

interface MosaicOptions {
  width: number
  height: number
  random: Random
  inks: Colours
  pictograms: readonly string[]
  /** Sides of the tiles are near this length. */
  tile?: number
}

const S = 100
/** Plain forms in a square of 100: a quarter, a half disc, a disc, a leaf, bars, a ring of quarters. */
const FORMS: readonly ((turn: number) => string)[] = [
  (turn) =>
    nth(
      [
        'M0 0h100A100 100 0 0 1 0 100z',
        'M100 0v100A100 100 0 0 1 0 0z',
        'M100 100H0A100 100 0 0 1 100 0z',
        'M0 100V0A100 100 0 0 1 100 100z',
      ],
      turn,
    ),
  (turn) =>
    nth(
      [
        'M0 100a50 100 0 0 1 100 0z',
        'M0 0a100 50 0 0 1 0 100z',
        'M0 0a50 100 0 0 0 100 0z',
        'M100 0a100 50 0 0 0 0 100z',
      ],
      turn,
    ),
  () => 'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0 -72z',
  (turn) =>
    turn % 2 === 0
      ? 'M0 0h50a50 50 0 0 1 50 50v50h-50a50 50 0 0 1 -50 -50z'
      : 'M100 0v50a50 50 0 0 1 -50 50h-50v-50a50 50 0 0 1 50 -50z',
  (turn) =>
    turn % 2 === 0
      ? 'M0 0h20v100h-20zM40 0h20v100h-20zM80 0h20v100h-20z'
      : 'M0 0h100v20h-100zM0 40h100v20h-100zM0 80h100v20h-100z',
]

const form = (id: string, index: number, turn: number, paint: ColourRef): Node => {
  const shapes: Shape[] = [{ d: cyclic(FORMS, index)(turn), fill: paint }]
  return {
    type: 'vector',
    id,
    role: 'decoration',
    viewBox: [S, S],
    scale: 'stretch',
    shapes,
    width: 'fill',
    height: 'fill',
  }
}

/** Rows of tiles that fill a panel. Neighbours never share their ground; about every other tile holds a pictogram. */
export function mosaic(id: string, { width, height, random, inks, pictograms, tile = 170 }: MosaicOptions): Frame {
  const columns = Math.max(2, Math.round(width / tile))
  const rows = Math.max(1, Math.round(height / (width / columns)))
  const grounds: ColourRef[] = [inks.ground, inks.light, inks.middle, inks.near, inks.far]
  /** What is drawn on a ground, strongest first. */
  const over: readonly (readonly [number, number])[] = [
    [3, 1],
    [4, 0],
    [3, 4],
    [4, 2],
    [3, 1],
  ]
  const used: number[][] = []
  let icon = random.int(Math.max(1, pictograms.length))
  const tiles = Array.from({ length: rows }, (_, y) => {
    const line: number[] = []
    used.push(line)
    return row(
      `${id}-row-${y + 1}`,
      { width: 'fill', height: 'fill', layout: { align: 'stretch' } },
      Array.from({ length: columns }, (_, x): Node => {
        const own = random.pick(
          [0, 1, 1, 2, 3, 4].filter((ground) => ground !== line[x - 1] && ground !== used[y - 1]?.[x]),
        )
        line.push(own)
        const [first, second] = nth(over, own)
        const name = `${id}-${y + 1}-${x + 1}`
        const withIcon = pictograms.length > 0 && (x + y) % 2 === 0
        const size = Math.round((Math.min(width / columns, height / rows) * 0.54) / 2) * 2
        const child: Node = withIcon
          ? {
              type: 'pictogram',
              id: `${name}-icon`,
              role: 'icon',
              icon: cyclic(pictograms, icon++),
              paint: nth(grounds, first),
              width: size,
              height: size,
            }
          : form(`${name}-form`, random.int(FORMS.length), random.int(4), nth(grounds, random.pick([first, second])))
        return frame(
          name,
          {
            width: 'fill',
            height: 'fill',
            fill: nth(grounds, own),
            clip: true,
            layout: withIcon ? { align: 'center', justify: 'center' } : {},
          },
          [child],
        )
      }),
    )
  })
  return frame(id, { role: 'illustration', width: 'fill', height: 'fill' }, tiles)
}
