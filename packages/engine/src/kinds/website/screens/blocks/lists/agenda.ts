/** What happens when: days with their hours. */

import { cyclic } from '../../../../../base/items.ts'
import { DAYS } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, chips, lines, status } from '../../kit/controls.ts'

const HOURS = ['09:00', '10:30', '13:00', '15:00', '18:30']
const ROOMS = ['Hall A', 'Garden', 'Hall B', 'Studio', 'Hall A']

export const agenda: Block = {
  name: 'agenda',
  size: 'wide',
  tall: 430,
  draw(context) {
    const { pen, thing, width } = context
    const isWide = width > 480
    return panel(
      context,
      [
        chips(pen, ['All', ...DAYS.slice(0, isWide ? 5 : 3)]),
        lines(
          pen,
          HOURS.map((hour, i) => [
            pen.text('strong', hour, { width: 64, fill: pen.surface.word }),
            pen.text('strong', context.page.names.of(thing, i), { width: 'fill', lines: 2 }),
            ...(isWide
              ? [
                  status(pen, cyclic(ROOMS, i)),
                  button(pen, 'Save place', 'plain', undefined, { control: { kind: 'toggle', on: 'Saved' } }),
                ]
              : []),
          ]),
          {
            box: (i) => ({ control: { kind: 'item', tags: [DAYS[i % (isWide ? 5 : 3)] ?? ''] } }),
            control: { kind: 'list' },
          },
        ),
      ],
      { sample: true },
    )
  },
}
