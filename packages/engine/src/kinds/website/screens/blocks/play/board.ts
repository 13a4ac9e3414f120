/** A game on a board: the squares with their pieces, whose turn it is, and what a player can do. */
import { nth } from '../../../../../base/items.ts'
import type { BoardPiece } from '../../../../../scene/controls.ts'
import type { Node, Shape } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { circle } from '../../kit/chart.ts'
import { avatar, button, does, lines } from '../../kit/controls.ts'
import { deedsOf } from '../../kit/deeds.ts'

const SIDE = 8
/** The squares of so many rows, from the top. */
const rows = (from: number, count: number): number[] => Array.from({ length: count * SIDE }, (_, i) => from * SIDE + i)
/** How a game begins: two rows each. */
const START: readonly BoardPiece[] = [
  ...rows(0, 2).map((at) => ({ at, of: 1 }) as const),
  ...rows(6, 2).map((at) => ({ at, of: 0 }) as const),
]
/** Moves that were made so far: from one square to the other. */
const MOVED: ReadonlyMap<number, number> = new Map([
  [11, 27],
  [13, 21],
  [52, 36],
  [53, 45],
])
const FIRST = START.filter(({ at }) => at !== 12 && at !== 51).map((piece) => ({
  ...piece,
  at: MOVED.get(piece.at) ?? piece.at,
}))

/** A pawn's outline in a square: head, neck, foot. */
function piece(x: number, y: number, s: number): string {
  const [cx, foot] = [x + s / 2, y + s * 0.82]
  const w = s * 0.26
  return `${circle(cx, y + s * 0.32, Math.round(s * 0.14))}M${Math.round(cx - w)} ${Math.round(foot)}q${Math.round(w * 0.3)} ${Math.round(-s * 0.2)} ${Math.round(w * 0.55)} ${Math.round(-s * 0.36)}h${Math.round(w * 0.9)}q${Math.round(w * 0.25)} ${Math.round(s * 0.16)} ${Math.round(w * 0.55)} ${Math.round(s * 0.36)}z`
}

const MOVES = [
  ['New game', does('deal')],
  ['Undo move', does('undo')],
  ['Resign', does('resign')],
] as const

export const gameBoard: Block = {
  name: 'game-board',
  size: 'wide',
  tall: 760,
  draw(context) {
    const { pen } = context
    const side = Math.min(560, Math.floor(innerWidth(context) / SIDE) * SIDE)
    const s = side / SIDE
    const { surface } = pen
    const dark = Array.from({ length: SIDE * SIDE }, (_, i) => [Math.floor(i / SIDE), i % SIDE] as const)
      .filter(([row, at]) => (row + at) % 2 === 1)
      .map(([row, at]) => `M${at * s} ${row * s}h${s}v${s}h${-s}z`)
      .join('')
    const shapes: Shape[] = [
      { d: `M0 0h${side}v${side}h${-side}z`, fill: surface.tint },
      { d: dark, fill: { colour: surface.series[0] ?? 'accent', alpha: 0.62 } },
    ]
    const looks: readonly Shape[] = [
      { d: piece(0, 0, s), fill: surface.fill, stroke: { paint: surface.text, width: 2 } },
      { d: piece(0, 0, s), fill: surface.text },
    ]
    const pieces = FIRST.map(({ at, of }) =>
      pen.vector(of === 0 ? 'piece' : 'counter', [s, s], [nth(looks, of)], {
        width: s,
        height: s,
        role: 'decoration',
        at: { left: (at % SIDE) * s, top: Math.floor(at / SIDE) * s },
      }),
    )
    const deeds = deedsOf(context, 3).map(([words, control]) => [words, { control }] as const)
    const player = (name: string, state: string, i: 0 | 1): Node[] => [
      avatar(pen, name, i, 36),
      pen.text('strong', name, { width: 'fill' }),
      pen.text('label', `${FIRST.filter(({ of }) => of === i).length} pieces`, {
        size: 18,
        control: { kind: 'reading', of: state },
      }),
    ]
    return panel(
      context,
      [
        lines(pen, [player('Dara K.', 'other', 1)], { tall: 0 }),
        pen.box(
          { width: side, height: side, role: 'panel', clip: true, control: { kind: 'squares' } },
          [
            pen.vector('board', [side, side], shapes, {
              width: side,
              height: side,
              alt: 'Board with pieces',
              at: { left: 0, top: 0 },
            }),
            ...pieces,
          ],
          'stage',
        ),
        lines(pen, [player('You', 'own', 0)], { tall: 0 }),
        pen.row(
          [...MOVES, ...deeds].map(([words, act], i) =>
            button(pen, words, i === 0 ? 'main' : 'quiet', i === 0 ? 'play' : undefined, act),
          ),
          { gap: 10, wrap: true, width: 'fill' },
        ),
      ],
      { others: 'none', control: { kind: 'board', start: START, first: FIRST } },
    )
  },
}
