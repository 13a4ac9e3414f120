/** Topics or letters to follow: what there is, and a button on each. */

import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, field, lines, submit } from '../../kit/controls.ts'

export const follow: Block = {
  name: 'follow',
  size: 'narrow',
  tall: 300,
  draw(context) {
    const { pen, thing, tasks } = context
    if (tasks.some(({ words }) => /newsletter|subscri/i.test(words)))
      return panel(context, [
        pen.text('body', 'A letter now and then, when there is something to say.', { width: 'fill', lines: 2 }),
        pen.col(
          [field(pen, 'E-mail', 'you@mail', { icon: 'mail' }), submit(pen, 'Subscribe', undefined, { width: 'fill' })],
          {
            gap: 12,
            width: 'fill',
            role: 'group',
            control: { kind: 'form', done: 'Thank you. The next letter comes to you.' },
          },
        ),
      ])
    return panel(
      context,
      [
        lines(
          pen,
          [0, 1, 2].map((i) => [
            pen.icon(factsOf(thing).icon, 22, pen.surface.strong),
            pen.text('strong', context.page.names.of(thing, i), { width: 'fill', lines: 2 }),
            button(pen, 'Save', i === 0 ? 'main' : 'quiet', 'bookmark', { control: { kind: 'toggle', on: 'Saved' } }),
          ]),
        ),
      ],
      { sample: true },
    )
  },
}
