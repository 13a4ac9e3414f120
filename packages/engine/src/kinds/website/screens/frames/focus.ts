/** One thing in the middle, large; what else there is in two columns below it. */
import { PAGE } from '../../parts/grid.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { headOf, topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'
import { pictureIn } from './pictured-head.ts'

const WIDTH = 1040
const SIDE = (PAGE - WIDTH) / 2

export const focus: FrameLayout = {
  name: 'focus',
  compose(screen) {
    const { page, looks } = screen
    const bar = page.random.fork('bar').pick([looks.accent, looks.ink])
    const pen = penFor(page, looks.ground, 'main')
    const search = screen.rest.find(({ block }) => block === 'search')
    const rest = screen.rest.filter((one) => one !== search)
    const half = (WIDTH - GAP) / 2
    return [
      topBar(screen, bar),
      pen.col(
        [
          pen.col(
            [
              headOf(screen, pen, WIDTH, { centred: true, size: 60, call: false }),
              ...pictureIn(screen, pen, WIDTH),
              ...(search ? [screen.draw(search, WIDTH)] : []),
              ...screen.totals(WIDTH),
              screen.draw(screen.lead, WIDTH, true),
              columnsOf(pen, screen, [half, half], { blocks: rest, withLead: false }),
            ],
            { width: WIDTH, gap: 32 },
            'middle',
          ),
        ],
        { element: 'main', width: PAGE, fill: looks.ground.fill, pad: [64, SIDE, 72, SIDE] },
        'work',
      ),
    ]
  },
}
