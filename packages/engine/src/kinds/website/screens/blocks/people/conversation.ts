/** A conversation: who writes at the left, one's own words at the right, the field below. */

import { othersIn, says } from '../../../../../brief/told/sayings.ts'
import type { Node } from '../../../../../scene/types.ts'
import { type Block, type BlockContext, innerWidth, panel } from '../../kit/block.ts'
import { avatar, chip, iconButton, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

type Line = readonly [own: boolean, words: string]
const SUPPORT: readonly Line[] = [
  [false, 'Hello, how can I help you?'],
  [true, 'I have a question about my order.'],
  [false, 'Gladly. What is its number?'],
  [true, 'It is on the last mail. One moment.'],
  [false, 'Take your time. I am here.'],
]
const TALK: readonly Line[] = [
  [false, 'Is it still free on Saturday?'],
  [true, 'Yes, in the morning.'],
  [false, 'Wonderful, then I take it.'],
  [true, 'Good. I will write the place down for you.'],
  [false, 'Thank you!'],
]
const QUICK = ['Where is my order?', 'Opening hours', 'Talk to a person'] as const

function bubble(context: BlockContext, [own, words]: Line): Node {
  const { pen, leads } = context
  const { button, text, sunk } = pen.surface
  const said = pen.text('small', words, {
    fill: own ? button.text : text,
    lines: 3,
    maxWidth: Math.round(innerWidth(context) * 0.66),
    size: leads ? 17 : 15,
  })
  return pen.row(
    [
      pen.row(
        [said],
        { pad: leads ? [14, 20, 14, 20] : [10, 16, 10, 16], radius: 18, fill: own ? button.fill : sunk },
        'bubble',
      ),
    ],
    { width: 'fill', justify: own ? 'end' : 'start', element: 'li', role: 'group', control: { kind: 'message', own } },
  )
}

export const conversation: Block = {
  name: 'conversation',
  size: 'narrow',
  tall: 520,
  draw(context) {
    const { pen, page, leads, tasks } = context
    const isBot = says(page.brief, 'assistant')
    const who = isBot ? 'Assistant' : 'Ben O.'
    const others = othersIn(page.brief)
    const head = pen.row(
      [
        avatar(pen, who, 0, 44),
        pen.col([pen.text('strong', who), pen.text('caption', 'Sample conversation')], { width: 'fill', gap: 1 }),
        status(pen, 'Online'),
      ],
      { width: 'fill', gap: 12, pad: [0, 0, 16, 0], stroke: hairline(pen.surface.line, ['bottom']) },
    )
    const field = pen.row([pen.text('small', 'Write a message', { width: 'fill' })], {
      width: 'fill',
      height: 48,
      radius: 'full',
      pad: [0, 20, 0, 20],
      fill: pen.surface.sunk,
      stroke: hairline(pen.surface.edge),
    })
    const said = (isBot ? SUPPORT : TALK).map((line) => bubble(context, line))
    const quick =
      isBot && innerWidth(context) > 420
        ? [
            pen.row(
              QUICK.map((words): Node => ({ ...chip(pen, words), control: { kind: 'say' } })),
              { gap: 8, wrap: true },
            ),
          ]
        : []
    return panel(
      context,
      [
        head,
        pen.col(said, { gap: leads ? 16 : 10, width: 'fill', element: 'ul', role: 'group' }, 'messages'),
        ...quick,
        pen.row([field, { ...iconButton(pen, 'send', 48, true), control: { kind: 'submit' } }], {
          width: 'fill',
          gap: 10,
        }),
      ],
      {
        control: { kind: 'chat' },
        // 'contact', 'chat': with whom is said by who else is there.
        ...(tasks.every((task) => !task.thing) && { title: isBot ? 'Chat with us' : `Chat with ${others}` }),
      },
    )
  },
}
