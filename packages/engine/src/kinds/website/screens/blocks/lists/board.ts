/** Tasks to be ticked: filters above, a line to add one, the rest in one list. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { sampleName } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { chips, iconButton, lines, status, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const DUE = ['Today', 'Today', 'Tomorrow', 'Friday', 'Next week', 'Next week']

export const board: Block = {
  name: 'board',
  size: 'wide',
  tall: 540,
  draw(context) {
    const { pen, thing, width } = context
    const isWide = width > 520
    const tick = (done: boolean): Node =>
      pen.row(done ? [pen.icon('check', 14, pen.surface.button.text)] : [], {
        width: 24,
        height: 24,
        radius: 6,
        justify: 'center',
        role: 'group',
        ...(done ? { fill: pen.surface.button.fill } : { stroke: hairline(pen.surface.edge) }),
      })
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
        chips(pen, ['All', 'Open', 'Done', 'Due today']),
        lines(
          pen,
          DUE.map((due, i) => [
            tick(i === 2 || i === 4),
            pen.text('body', sampleName(thing, i), {
              width: 'fill',
              lines: 2,
              ...(i === 2 || i === 4 ? { fill: pen.surface.quiet } : {}),
            }),
            status(pen, due),
            ...(isWide ? [iconButton(pen, 'pencil', 34), iconButton(pen, cyclic(['trash'] as const, i), 34)] : []),
          ]),
        ),
      ],
      { sample: true },
    )
  },
}
