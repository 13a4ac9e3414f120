/** A bar of ways at the side, the work beside it. */
import { PAGE } from '../../parts/grid.ts'
import { avatar, field, GAP, iconButton } from '../kit/controls.ts'
import { hairline, penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { brandOn, headOf, navOf } from './chrome.ts'
import { columnsOf } from './columns.ts'

const [SIDE, EDGE] = [280, 40]

export const sideBar: FrameLayout = {
  name: 'side-bar',
  compose(screen) {
    const { page, looks, lead } = screen
    const side = page.random.fork('side').pick([looks.ink, looks.panel, looks.accent, looks.panel])
    const bar = penFor(page, side, 'side')
    const pen = penFor(page, looks.ground, 'main')
    const width = PAGE - SIDE - 2 * EDGE
    const wide = Math.floor((width - GAP) * 0.62)
    return [
      pen.row(
        [
          bar.col(
            [
              brandOn(screen, side, 'side-brand', { size: 22, width: SIDE - 96, lines: 4 }),
              navOf(screen, bar, 'column', 9),
            ],
            {
              role: 'panel',
              element: 'aside',
              width: SIDE,
              fill: side.fill,
              stroke: hairline(side.line, ['right']),
              pad: [32, 24, 32, 24],
              gap: 32,
            },
            'bar',
          ),
          pen.col(
            [
              pen.row(
                [
                  ...(lead.block === 'search' || screen.rest.some(({ block }) => block === 'search')
                    ? [pen.box({ width: 1, height: 1 })]
                    : [field(pen, '', 'Search', { icon: 'search', width: 360 })]),
                  pen.row([iconButton(pen, 'bell', 44), avatar(pen, 'Me', 0, 44)], { gap: 12 }),
                ],
                { width, justify: 'between', gap: 24 },
                'top',
              ),
              headOf(screen, pen, width, { size: 46 }),
              ...screen.totals(width),
              columnsOf(pen, screen, [wide, width - GAP - wide]),
            ],
            { element: 'main', width: PAGE - SIDE, fill: looks.ground.fill, pad: EDGE, gap: 32 },
            'work',
          ),
        ],
        { width: PAGE, align: 'stretch' },
        'screen',
      ),
    ]
  },
}
