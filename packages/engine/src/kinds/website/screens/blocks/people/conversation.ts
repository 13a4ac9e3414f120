/** A conversation: who writes at the left, one's own words at the right, the field below. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, chip, iconButton, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const SUPPORT: readonly (readonly [boolean, string])[] = [
  [false, 'Hello, how can I help you?'],
  [true, 'I have a question about my order.'],
  [false, 'Gladly. What is its number?'],
  [true, 'It is on the last mail. One moment.'],
  [false, 'Take your time. I am here.'],
]
const TALK: readonly (readonly [boolean, string])[] = [
  [false, 'Is it still free on Saturday?'],
  [true, 'Yes, in the morning.'],
  [false, 'Wonderful, then I take it.'],
  [true, 'Good. I will write the place down for you.'],
  [false, 'Thank you!'],
]

export const conversation: Block = {
  name: 'conversation',
  size: 'narrow',
  tall: 520,
  draw(context) {
    const { pen, page, leads, thing } = context
    const inner = innerWidth(context)
    const isBot = /bot|assistant|support|service/i.test(page.brief.prompt)
    const bubble = ([own, words]: readonly [boolean, string]): Node =>
      pen.row(
        [
          pen.row(
            [
              pen.text('small', words, {
                fill: own ? pen.surface.button.text : pen.surface.text,
                lines: 3,
                maxWidth: Math.round(inner * 0.66),
                role: 'label',
                size: leads ? 17 : 15,
              }),
            ],
            {
              pad: leads ? [14, 20, 14, 20] : [10, 16, 10, 16],
              radius: 18,
              fill: own ? pen.surface.button.fill : pen.surface.sunk,
            },
            'bubble',
          ),
        ],
        { width: 'fill', justify: own ? 'end' : 'start', element: 'li', role: 'group' },
      )
    const who = isBot ? 'Assistant' : 'Ben O.'
    return panel(
      context,
      [
        pen.row(
          [
            avatar(pen, who, 0, 44),
            pen.col([pen.text('strong', who), pen.text('caption', 'Sample conversation')], { width: 'fill', gap: 1 }),
            status(pen, 'Online'),
          ],
          {
            width: 'fill',
            gap: 12,
            pad: [0, 0, 16, 0],
            stroke: hairline(pen.surface.line, ['bottom']),
          },
        ),
        pen.col(
          (isBot ? SUPPORT : TALK).map(bubble),
          { gap: leads ? 16 : 10, width: 'fill', element: 'ul', role: 'group' },
          'messages',
        ),
        ...(isBot && inner > 420
          ? [
              pen.row(
                ['Where is my order?', 'Opening hours', 'Talk to a person'].map((words) => chip(pen, words)),
                { gap: 8, wrap: true },
              ),
            ]
          : []),
        pen.row(
          [
            pen.row(
              [
                pen.text('small', thing.length < 22 ? `Write about ${thing.toLowerCase()}` : 'Write a message', {
                  width: 'fill',
                }),
              ],
              {
                width: 'fill',
                height: 48,
                radius: 'full',
                pad: [0, 20, 0, 20],
                fill: pen.surface.sunk,
                stroke: hairline(pen.surface.edge),
              },
            ),
            iconButton(pen, 'send', 48, true),
          ],
          { width: 'fill', gap: 10 },
        ),
      ],
      {},
    )
  },
}
