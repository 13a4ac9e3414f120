/** Who leads: places, names, points. */

import { cyclic } from '../../../../../base/items.ts'
import { PEOPLE } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { avatar, chips, lines } from '../../kit/controls.ts'

const TAGS = ['Friends', 'This week']
const POINTS = ['1,240', '1,185', '1,090', '960', '905']

export const leaderboard: Block = {
  name: 'leaderboard',
  size: 'narrow',
  tall: 430,
  draw(context) {
    const { pen } = context
    return panel(
      context,
      [
        chips(pen, ['All', 'Friends', 'This week']),
        lines(
          pen,
          POINTS.map((points, i) => [
            pen.row(
              [pen.text('label', String(i + 1), { fill: i === 0 ? pen.surface.button.text : pen.surface.text })],
              {
                width: 30,
                height: 30,
                radius: 'full',
                justify: 'center',
                ...(i === 0 ? { fill: pen.surface.button.fill } : { fill: pen.surface.sunk }),
              },
            ),
            avatar(pen, cyclic(PEOPLE, i), i, 36),
            pen.text('strong', cyclic(PEOPLE, i), { width: 'fill' }),
            pen.text('label', points),
          ]),
          {
            tall: 10,
            box: (i) => ({ control: { kind: 'item', tags: TAGS.filter((_, at) => (i + at) % 2 === 0) } }),
            control: { kind: 'list' },
          },
        ),
      ],
      { sample: true },
    )
  },
}
