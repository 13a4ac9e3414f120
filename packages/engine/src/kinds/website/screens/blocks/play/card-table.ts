/** A card table: the cards in the middle, the players around it, one's own hand and what one can do with it. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, does } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const COMMUNITY = ['K', '9', '4', 'Q']
const HAND = ['A', 'J']
const SEATS = [0, 1, 2, 3]
const MOVES = [
  ['Call', does('call')],
  ['Raise', does('raise')],
  ['Check', does('check')],
  ['Fold', does('fold')],
] as const

export const cardTable: Block = {
  name: 'card-table',
  size: 'wide',
  tall: 620,
  draw(context) {
    const { pen, looks } = context
    const inner = innerWidth(context)
    const felt = pen.on(looks.accent)
    const white = pen.on(looks.panel)
    const card = (words: string | undefined, wide: number): Node =>
      white.row(words ? [white.text('strong', words, { size: Math.round(wide * 0.46) })] : [], {
        width: wide,
        height: Math.round(wide * 1.4),
        radius: 8,
        justify: 'center',
        fill: words ? white.surface.fill : felt.surface.tint,
        stroke: hairline(felt.surface.edge),
        role: 'card',
      })
    const seat = (i: number): Node =>
      felt.col(
        [
          avatar(white, cyclic(PEOPLE, i), i, 44),
          felt.text('caption', cyclic(PEOPLE, i), { fill: felt.surface.text }),
        ].map((one) => ('fill' in one && one.type === 'frame' ? { ...one, fill: white.surface.fill } : one)),
        {
          align: 'center',
          gap: 6,
        },
      )
    return panel(
      context,
      [
        pen.col(
          [
            felt.row(SEATS.map(seat), { width: 'fill', justify: 'around', small: 'pairs' }),
            felt.row([...COMMUNITY.map((words) => card(words, 72)), card(undefined, 72)], {
              gap: 12,
              justify: 'center',
              wrap: true,
              control: { kind: 'cards', of: 'table' },
            }),
            felt.text('strong', 'Pot 120', { fill: felt.surface.text, control: { kind: 'reading', of: 'pot' } }),
            felt.row(
              HAND.map((words) => card(words, 88)),
              { gap: 12, control: { kind: 'cards', of: 'hand' } },
            ),
          ],
          {
            width: inner,
            fill: felt.surface.fill,
            radius: Math.max(24, pen.radius),
            pad: [28, 20, 28, 20],
            gap: 26,
            align: 'center',
            role: 'panel',
          },
          'felt',
        ),
        pen.row(
          MOVES.map(([words, act], i) => button(pen, words, i === 0 ? 'main' : 'quiet', undefined, act)),
          { gap: 10, justify: 'center', width: 'fill', wrap: true },
        ),
      ],
      {
        control: {
          kind: 'hand',
          table: COMMUNITY,
          hand: HAND,
          players: SEATS.map((i) => cyclic(PEOPLE, i)),
        },
      },
    )
  },
}
