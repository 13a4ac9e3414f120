/** Ways to what else there is: a tile each. */

import { taskLabel } from '../../../vocabulary/labels.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { hairline } from '../../kit/pen.ts'

export const shortcuts: Block = {
  name: 'shortcuts',
  size: 'wide',
  tall: 240,
  draw(context) {
    const { pen, tasks } = context
    const inner = innerWidth(context)
    const columns = inner > 760 ? 4 : inner > 460 ? 3 : 2
    const each = Math.floor((inner - (columns - 1) * 12) / columns)
    const tiles = tasks.map((task) =>
      pen.row(
        [
          pen.icon(factsOf(task.words).icon, 22, pen.surface.strong),
          pen.text('label', taskLabel(task, 34), { width: 'fill', lines: 2, size: 15 }),
        ],
        {
          role: 'button',
          element: 'button',
          width: each,
          gap: 12,
          pad: 14,
          radius: pen.inner,
          stroke: hairline(pen.surface.edge),
        },
        'shortcut',
      ),
    )
    return panel(context, [pen.row(tiles, { gap: 12, wrap: true, width: 'fill', align: 'stretch' })], {
      title: 'More',
      others: 'none',
    })
  },
}
