/** A game of sport: who plays whom and how it stands, the field with the players on it, the periods, and what can be done. */

import { cyclic } from '../../../../../base/items.ts'
import { says } from '../../../../../brief/told/sayings.ts'
import type { Brief } from '../../../../../brief/types.ts'
import type { Shape } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { circle } from '../../kit/chart.ts'
import { button, does, lines } from '../../kit/controls.ts'
import { deedsOf } from '../../kit/deeds.ts'
import type { Pen } from '../../kit/pen.ts'

type Spot = readonly [x: number, y: number]

/** A field in a box of 100 by 56: its lines, and where players of either side stand. */
interface Field {
  lines: string
  /** Where its circle is. */
  middle?: Spot
  home: readonly Spot[]
  guests: readonly Spot[]
  periods: readonly string[]
}

const DIAMOND: Field = {
  lines: 'M50 52L22 26Q50 -8 78 26ZM50 52L64 39L50 26L36 39Z',
  home: [
    [50, 40],
    [61, 33],
    [54, 28],
    [44, 29],
    [39, 33],
    [35, 18],
    [50, 12],
    [65, 18],
  ],
  guests: [
    [52, 50],
    [64, 39],
  ],
  periods: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
}
const PITCH: Field = {
  lines: 'M4 4H96V52H4ZM50 4V52M4 16H16V40H4M96 16H84V40H96',
  middle: [50, 28],
  home: [
    [8, 28],
    [22, 14],
    [22, 28],
    [22, 42],
    [38, 18],
    [38, 38],
  ],
  guests: [
    [92, 28],
    [78, 14],
    [78, 28],
    [78, 42],
    [62, 20],
    [62, 36],
  ],
  periods: ['1st half', '2nd half'],
}

const fieldOf = (brief: Brief): Field => (says(brief, 'diamond') ? DIAMOND : PITCH)

function drawingOf(pen: Pen, { lines: d, middle, home, guests }: Field, width: number): Shape[] {
  const scale = width / 100
  const { surface } = pen
  const scaled = (path: string) =>
    path.replace(/-?\d+(?:\.\d+)?/g, (value) => String(Math.round(Number(value) * scale)))
  const ring = middle
    ? circle(Math.round(middle[0] * scale), Math.round(middle[1] * scale), Math.round(10 * scale))
    : ''
  const players = (spots: readonly Spot[]) =>
    spots.map(([x, y]) => circle(Math.round(x * scale), Math.round(y * scale), Math.round(1.7 * scale))).join('')
  return [
    { d: `M0 0H${width}V${Math.round(56 * scale)}H0Z`, fill: surface.tint },
    { d: `${scaled(d)}${ring}`, stroke: { paint: surface.onTint, width: 2 } },
    { d: players(home), fill: surface.series[0] ?? 'accent' },
    { d: players(guests), fill: surface.fill, stroke: { paint: surface.text, width: 2 } },
  ]
}

const SCORES = [
  [1, 0, 2, 0, 0, 1, 0, 1, 0],
  [0, 1, 0, 0, 2, 0, 0, 0, 1],
] as const
const SIDES = [
  { name: 'Home', state: 'home', side: 0 },
  { name: 'Guests', state: 'guests', side: 1 },
] as const
const SCORING = [
  ['Start the game', does('begin')],
  ['Home scores', does('homeScores')],
  ['Guests score', does('guestsScore')],
  ['Next period', does('next')],
] as const

export const match: Block = {
  name: 'match',
  size: 'wide',
  tall: 720,
  draw(context) {
    const { pen, page } = context
    const field = fieldOf(page.brief)
    const width = Math.min(720, Math.floor(innerWidth(context)))
    const deeds = deedsOf(context, 3).map(([words, control]) => [words, { control }] as const)
    const points = (side: 0 | 1): number[] => field.periods.map((_, at) => cyclic(SCORES[side], at))
    const table = SIDES.map(({ name, state, side }) => [
      pen.text('strong', name, { width: 'fill' }),
      ...points(side).map((point, at) =>
        pen.text('small', String(point), {
          width: 30,
          align: 'center' as const,
          control: { kind: 'reading' as const, of: `${state}[${at}]`, whole: true },
        }),
      ),
      pen.text('title', String(points(side).reduce((sum, point) => sum + point, 0)), {
        size: 26,
        width: 44,
        align: 'end' as const,
        element: 'span' as const,
        control: { kind: 'reading' as const, of: `${state}Sum`, whole: true },
      }),
    ])
    return panel(
      context,
      [
        lines(pen, table, { tall: 8 }),
        pen.vector('field', [width, Math.round(width * 0.56)], drawingOf(pen, field, width), {
          width,
          height: Math.round(width * 0.56),
          alt: 'The field with the players of both sides',
        }),
        pen.row(
          [...SCORING, ...deeds].map(([words, act], i) =>
            button(pen, words, i === 0 ? 'main' : 'quiet', i === 0 ? 'play' : undefined, act),
          ),
          { gap: 10, wrap: true, width: 'fill' },
        ),
      ],
      { others: 'none', sample: true, control: { kind: 'match', home: points(0), guests: points(1) } },
    )
  },
}
