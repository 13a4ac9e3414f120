/** Things to do: a field that adds one, a line each with its box, its day and what takes it away. */
import { sampleName } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { box, chips, iconButton, status, submit } from '../../kit/controls.ts'
import { hairline, ruledItem } from '../../kit/pen.ts'

const DUE = ['Today', 'Today', 'Tomorrow', 'Friday', 'Next week', 'Next week']

export const board: Block = {
  name: 'board',
  size: 'wide',
  tall: 540,
  draw(context) {
    const { pen, thing, width } = context
    const isWide = width > 520
    return panel(
      context,
      [
        pen.row(
          [
            pen.row([pen.icon('plus', 18), pen.text('small', 'What needs doing?', { width: 'fill' })], {
              width: 'fill',
              height: 46,
              radius: pen.inner,
              fill: pen.surface.sunk,
              stroke: hairline(pen.surface.edge),
              pad: [0, 14, 0, 14],
              gap: 10,
            }),
            submit(pen, 'Add'),
          ],
          { width: 'fill', gap: 10 },
        ),
        chips(pen, ['All', 'Open', 'Done', 'Today']),
        pen.col(
          DUE.map((due, i) => {
            const done = i === 2 || i === 4
            return pen.row(
              [
                box(pen, done),
                pen.text('body', sampleName(thing, i), {
                  width: 'fill',
                  lines: 2,
                  ...(done && { fill: pen.surface.quiet }),
                }),
                status(pen, due),
                ...(isWide ? [iconButton(pen, 'trash', 34)] : []),
              ],
              ruledItem(pen, 13, { gap: 14, control: { kind: 'task', done } }, i === 0),
              'task',
            )
          }),
          { element: 'ul', role: 'group', width: 'fill' },
          'tasks',
        ),
      ],
      { sample: true, control: { kind: 'tasks' } },
    )
  },
}
