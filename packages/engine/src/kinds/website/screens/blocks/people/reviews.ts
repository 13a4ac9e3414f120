/** Stars and words of those who were there, and the stars to give oneself. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { avatar, chips, field, lines, submit } from '../../kit/controls.ts'
import type { Pen } from '../../kit/pen.ts'

const WORDS = ['Just as it was described.', 'Good, with one small wish.', 'I would come again.']

const stars = (pen: Pen, count: number, size = 18): Node =>
  pen.row(
    Array.from({ length: 5 }, (_, i) => pen.icon('star', size, i < count ? pen.surface.strong : pen.surface.quiet)).map(
      (one, i) => (i < count ? one : { ...one, opacity: 0.35 }),
    ),
    { gap: 3 },
    'stars',
  )

export const reviews: Block = {
  name: 'reviews',
  size: 'narrow',
  tall: 460,
  draw(context) {
    const { pen } = context
    return panel(
      context,
      [
        pen.row(
          [
            pen.text('figure', '4.6', { role: 'label', element: 'span' }),
            pen.col([stars(pen, 5), pen.text('caption', 'Of 5, sample data')], { gap: 4 }),
          ],
          { gap: 14 },
        ),
        lines(
          pen,
          WORDS.map((words, i) => [
            avatar(pen, cyclic(PEOPLE, i + 1), i, 38),
            pen.col(
              [
                pen.row([pen.text('label', cyclic(PEOPLE, i + 1)), stars(pen, 5 - (i % 2), 14)], { gap: 10 }),
                pen.text('small', words, { width: 'fill', lines: 2, fill: pen.surface.text }),
              ],
              { width: 'fill', gap: 4 },
            ),
          ]),
          { box: { align: 'start' } },
        ),
        field(pen, 'Your review', 'How was it?', { tall: 76 }),
        chips(pen, ['1', '2', '3', '4', '5'], { kind: 'choices', name: 'Stars', chosen: 4 }, 4),
        submit(pen, 'Send review', undefined, { alignSelf: 'start' }),
      ],
      { control: { kind: 'form', done: 'Thank you for {Stars} of 5.' } },
    )
  },
}
