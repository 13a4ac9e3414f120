/** What has happened, newest first, and who is told. */

import type { IconName } from '../../../vocabulary/icons.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, lines } from '../../kit/controls.ts'

export const notifications: Block = {
  name: 'notifications',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen, thing } = context
    const one = oneOf(thing).toLowerCase()
    const news: readonly (readonly [IconName, string, string])[] = [
      ['bell', `New: ${capitalised(one)}`, '10 min ago'],
      ['check', 'Sent and received', '1 h ago'],
      ['clock', 'Reminder for tomorrow', 'Yesterday'],
    ]
    return panel(
      context,
      [
        lines(
          pen,
          news.map(([icon, words, when], i) => [
            pen.row([pen.icon(icon, 20, i === 0 ? pen.surface.onTint : pen.surface.text)], {
              width: 40,
              height: 40,
              radius: 'full',
              justify: 'center',
              fill: i === 0 ? pen.surface.tint : pen.surface.sunk,
            }),
            pen.col([pen.text('strong', words, { width: 'fill', lines: 2 }), pen.text('caption', when)], {
              width: 'fill',
              gap: 2,
            }),
          ]),
        ),
        button(pen, 'Set an alert', 'quiet', 'bell', {
          alignSelf: 'start',
          control: { kind: 'toggle', on: 'Alert set' },
        }),
      ],
      { sample: true },
    )
  },
}
