/** A bar of ways at the side, the work beside it. */
import { PAGE } from '../../parts/grid.ts'
import { avatar, field, GAP } from '../kit/controls.ts'
import { hairline, penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { brandOn, headOf, navOf, signsOf } from './chrome.ts'
import { columnsOf } from './columns.ts'

const [SIDE, EDGE] = [280, 40]

export const sideBar: FrameLayout = {
  name: 'side-bar',
  compose(screen) {
    const { page, looks, lead } = screen
    const side = page.random.fork('side').pick([looks.ink, looks.accent])
    const bar = penFor(page, side, 'side')
    const pen = penFor(page, looks.ground, 'main')
    const width = PAGE - SIDE - 2 * EDGE
    const wide = Math.floor((width - GAP) * 0.62)
    const hasSearch = lead.block === 'search' || screen.rest.some(({ block }) => block === 'search')
    const search = pen.row(
      [field(pen, '', 'Search', { icon: 'search' })],
      { width: 'fill', maxWidth: 360, role: 'group', control: { kind: 'search' } },
      'search',
    )
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
                  ...(hasSearch ? [] : [search]),
                  pen.row([...signsOf(pen, 44, ['bell']), avatar(pen, 'Me', 0, 44)], { gap: 12 }, 'tools'),
                ],
                {
                  width,
                  justify: hasSearch ? 'end' : 'between',
                  gap: 24,
                  ...(hasSearch && { small: 'hidden' as const }),
                },
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
