/** A card table: the cards in the middle, the players around it, one's own hand and what one can do with it. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const COMMUNITY = ['K♠', '9♦', '4♣', 'Q♥']
const HAND = ['A♠', 'J♠']

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
      white.row(words ? [white.text('strong', words.replace(/[♠♣♥♦]/, ''), { size: Math.round(wide * 0.46) })] : [], {
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
    return panel(context, [
      pen.col(
        [
          felt.row([0, 1, 2, 3].map(seat), { width: 'fill', justify: 'around' }),
          felt.row([...COMMUNITY.map((words) => card(words, 72)), card(undefined, 72)], {
            gap: 12,
            justify: 'center',
            wrap: true,
          }),
          felt.text('strong', 'Pot 120', { fill: felt.surface.text }),
          felt.row(
            HAND.map((words) => card(words, 88)),
            { gap: 12 },
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
        [
          button(pen, 'Call'),
          button(pen, 'Raise', 'quiet'),
          button(pen, 'Check', 'quiet'),
          button(pen, 'Fold', 'quiet'),
        ],
        { gap: 10, justify: 'center', width: 'fill', wrap: true },
      ),
    ])
  },
}
