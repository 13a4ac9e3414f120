/** Three columns: the ways at the left, the leading block in the middle, what goes with it at the right. */
import { PAGE } from '../../parts/grid.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { headOf, navOf, topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'

const [EDGE, WAYS, RIGHT] = [64, 208, 356]

export const rail: FrameLayout = {
  name: 'rail',
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const bar = page.random.fork('bar').pick([looks.accent, looks.ink])
    const middle = PAGE - 2 * EDGE - WAYS - RIGHT - 2 * 32
    const right = middle + 32 + RIGHT
    return [
      topBar(screen, bar, { margin: EDGE, ways: false }),
      pen.row(
        [
          pen.col(
            [navOf(screen, pen, 'column', 8)],
            { element: 'aside', width: WAYS, fill: looks.ground.fill, pad: [6, 0, 0, 0] },
            'ways',
          ),
          pen.col(
            [
              headOf(screen, pen, right, { size: 44 }),
              ...screen.totals(right),
              columnsOf(pen, screen, [middle, RIGHT + 32 - GAP]),
            ],
            { element: 'main', width: right, gap: 28 },
            'middle',
          ),
        ],
        { width: PAGE, fill: looks.ground.fill, pad: [40, EDGE, 64, EDGE], gap: 32, align: 'start' },
        'work',
      ),
    ]
  },
}
