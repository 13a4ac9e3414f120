/** A contest of two sides: who they are, how strong they still are, what a player has, and what can be done next. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, does, meter } from '../../kit/controls.ts'
import { deedsOf } from '../../kit/deeds.ts'
import type { Pen } from '../../kit/pen.ts'

const SIDES = [
  { name: 'You', of: 'Level 7', left: 0.82, state: 'own' },
  { name: 'Dara K.', of: 'Level 6', left: 0.46, state: 'other' },
] as const
/** What a player has, where the prompt names it. */
const HELD = ['resources', 'coins', 'weapons', 'skills', 'items', 'troops'] as const
const AMOUNTS = [240, 180, 96, 410, 75, 32] as const

const MOVES = [
  ['Attack', does('attack')],
  ['Defend', does('defend')],
  ['Retreat', does('retreat')],
] as const

function side(pen: Pen, i: 0 | 1, width: number): Node {
  const { name, of, left, state } = SIDES[i]
  return pen.col(
    [
      pen.row(
        [
          avatar(pen, name, i, 48),
          pen.col([pen.text('strong', name, { size: 18, width: 'fill' }), pen.text('caption', of)], {
            gap: 2,
            width: 'fill',
          }),
          pen.text('label', `${Math.round(left * 100)}%`, { control: { kind: 'reading', of: state } }),
        ],
        { gap: 12, width: 'fill' },
      ),
      { ...meter(pen, left), control: { kind: 'gauge', of: state } },
    ],
    { width, gap: 14, pad: 18, radius: pen.inner, fill: pen.surface.sunk },
    'side',
  )
}

export const arena: Block = {
  name: 'arena',
  size: 'wide',
  tall: 360,
  draw(context) {
    const { pen, page } = context
    const width = innerWidth(context)
    const apart = width > 520
    const each = apart ? Math.floor((width - 16) / 2) : width
    const held = HELD.find((thing) => page.names.told(thing) > 0)
    const amounts = held ? Array.from({ length: Math.min(page.names.told(held), AMOUNTS.length) }, (_, i) => i) : []
    const deeds = deedsOf(context, 3).map(([words, control]) => [words, { control }] as const)
    return panel(
      context,
      [
        pen.row([side(pen, 0, each), side(pen, 1, each)], { gap: 16, width: 'fill', wrap: !apart }),
        ...(held
          ? [
              pen.row(
                amounts.map((i) =>
                  pen.col(
                    [
                      pen.text('strong', String(AMOUNTS[i] ?? 0), { size: 22 }),
                      pen.text('caption', page.names.of(held, i)),
                    ],
                    { gap: 2 },
                  ),
                ),
                { gap: 32, wrap: true, width: 'fill' },
              ),
            ]
          : []),
        pen.row(
          [...MOVES, ...deeds].map(([words, act], i) =>
            button(pen, words, i === 0 ? 'main' : 'quiet', i === 0 ? 'play' : undefined, act),
          ),
          { gap: 10, wrap: true, width: 'fill' },
        ),
      ],
      { others: 'none', sample: true, control: { kind: 'arena', own: 82, other: 46 } },
    )
  },
}
