/** A bar at the head; under it the words, then the blocks in two columns, the wider one at the left or at the right. */
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'
import { picturedHead } from './pictured-head.ts'

export const headBar: FrameLayout = {
  name: 'head-bar',
  compose(screen) {
    const { page, looks } = screen
    const bar = page.random.fork('bar').pick([looks.accent, looks.ink])
    const band = page.random.fork('band').chance(0.5)
    const hero = band ? bar : looks.ground
    const head = penFor(page, hero, 'hero')
    const pen = penFor(page, looks.ground, 'main')
    const search = screen.rest.find(({ block }) => block === 'search')
    const rest = screen.rest.filter((one) => one !== search)
    const wide = Math.floor((CONTENT - GAP) * 0.66)
    return [
      topBar(screen, bar),
      head.col(
        [...picturedHead(screen, head, CONTENT), ...(search ? [screen.draw(search, CONTENT)] : [])],
        {
          width: PAGE,
          fill: hero.fill,
          pad: [band ? 56 : 48, MARGIN, band ? 56 : 12, MARGIN],
          gap: 32,
        },
        'band',
      ),
      pen.col(
        [
          pen.col(
            [...screen.totals(CONTENT), columnsOf(pen, screen, [wide, CONTENT - GAP - wide], { blocks: rest })],
            { width: PAGE, fill: looks.ground.fill, pad: [32, MARGIN, 64, MARGIN], gap: 32 },
            'work',
          ),
        ],
        { element: 'main', width: PAGE },
        'main',
      ),
    ]
  },
}
