/** Answers under something, and the field for one's own. */
import { cyclic } from '../../../../../base/items.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { avatar, field, submit } from '../../kit/controls.ts'

const WORDS = ['That helped me, thank you.', 'I would add one thing to that.', 'Does it work the other way round?']

export const comments: Block = {
  name: 'comments',
  size: 'narrow',
  tall: 430,
  draw(context) {
    const { pen } = context
    return panel(
      context,
      [
        pen.col(
          WORDS.map((words, i) =>
            pen.row(
              [
                avatar(pen, cyclic(PEOPLE, i + 2), i, 36),
                pen.col(
                  [
                    pen.text('label', cyclic(PEOPLE, i + 2)),
                    pen.text('small', words, { width: 'fill', lines: 2, fill: pen.surface.text }),
                  ],
                  {
                    width: 'fill',
                    gap: 2,
                    pad: [10, 14, 10, 14],
                    fill: pen.surface.sunk,
                    radius: pen.inner,
                  },
                ),
              ],
              {
                width: 'fill',
                gap: 12,
                align: 'start',
                element: 'li',
                role: 'group',
                control: { kind: 'message', own: false },
              },
            ),
          ),
          { gap: 12, width: 'fill', element: 'ul', role: 'group' },
        ),
        field(pen, '', 'Write here', { tall: 84 }),
        submit(pen, 'Reply', undefined, { alignSelf: 'start' }),
      ],
      { sample: true, control: { kind: 'chat' } },
    )
  },
}
