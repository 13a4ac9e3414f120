/** A game on a board: the squares with their pieces, whose turn it is, and what a player can do. */
import type { Node, Shape } from '../../../../../scene/types.ts'
import { taskLabel } from '../../../vocabulary/labels.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { circle } from '../../kit/chart.ts'
import { avatar, button, lines } from '../../kit/controls.ts'

const SIDE = 8
/** Where pieces stand, by row and column from the top left: the second player's, then the first player's. */
const PIECES: readonly (readonly [number, number, 0 | 1])[] = [
  ...Array.from({ length: 8 }, (_, i) => [0, i, 1] as const),
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [3, 3, 1],
  [2, 5, 1],
  [1, 6, 1],
  [1, 7, 1],
  [4, 4, 0],
  [6, 0, 0],
  [6, 1, 0],
  [6, 2, 0],
  [5, 5, 0],
  [6, 6, 0],
  [6, 7, 0],
  ...Array.from({ length: 8 }, (_, i) => [7, i, 0] as const),
]

/** A pawn's outline in a square: head, neck, foot. */
function piece(x: number, y: number, s: number): string {
  const [cx, foot] = [x + s / 2, y + s * 0.82]
  const w = s * 0.26
  return `${circle(cx, y + s * 0.32, Math.round(s * 0.14))}M${Math.round(cx - w)} ${Math.round(foot)}q${Math.round(w * 0.3)} ${Math.round(-s * 0.2)} ${Math.round(w * 0.55)} ${Math.round(-s * 0.36)}h${Math.round(w * 0.9)}q${Math.round(w * 0.25)} ${Math.round(s * 0.16)} ${Math.round(w * 0.55)} ${Math.round(s * 0.36)}z`
}

export const gameBoard: Block = {
  name: 'game-board',
  size: 'wide',
  tall: 760,
  draw(context) {
    const { pen, tasks } = context
    const side = Math.min(560, Math.floor(innerWidth(context) / SIDE) * SIDE)
    const s = side / SIDE
    const { surface } = pen
    const dark = Array.from({ length: SIDE * SIDE }, (_, i) => [Math.floor(i / SIDE), i % SIDE] as const)
      .filter(([row, at]) => (row + at) % 2 === 1)
      .map(([row, at]) => `M${at * s} ${row * s}h${s}v${s}h${-s}z`)
      .join('')
    const set = (side: 0 | 1) =>
      PIECES.filter(([, , of]) => of === side)
        .map(([row, at]) => piece(at * s, row * s, s))
        .join('')
    const shapes: Shape[] = [
      { d: `M0 0h${side}v${side}h${-side}z`, fill: surface.tint },
      { d: dark, fill: { colour: surface.series[0] ?? 'accent', alpha: 0.62 } },
      { d: `M${4 * s} ${4 * s}h${s}v${s}h${-s}z`, fill: { colour: surface.text, alpha: 0.22 } },
      { d: set(1), fill: surface.text },
      { d: set(0), fill: surface.fill, stroke: { paint: surface.text, width: 2 } },
    ]
    const acts = [...new Set(tasks.slice(1).map((task) => taskLabel(task)))].slice(0, 5)
    const player = (name: string, clock: string, i: number): Node[] => [
      avatar(pen, name, i, 36),
      pen.text('strong', name, { width: 'fill' }),
      pen.text('label', clock, { size: 18 }),
    ]
    return panel(
      context,
      [
        lines(pen, [player('Dara K.', '08:41', 1)], { tall: 0 }),
        pen.vector('board', [side, side], shapes, { width: side, height: side, alt: 'Board with pieces' }),
        lines(pen, [player('You', '09:12', 0)], { tall: 0 }),
        pen.row(
          (acts.length > 0 ? acts : ['New game', 'Undo move', 'Resign']).map((words, i) =>
            button(pen, words, i === 0 ? 'main' : 'quiet', i === 0 ? 'play' : undefined),
          ),
          { gap: 10, wrap: true, width: 'fill' },
        ),
      ],
      { others: 'none' },
    )
  },
}
