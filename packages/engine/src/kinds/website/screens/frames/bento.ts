/** Tiles of unequal size from edge to edge; the words are one of them, in colour. */
import { PAGE } from '../../parts/grid.ts'
import { GAP } from '../kit/controls.ts'
import { hairline, penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { callOf, headOf, topBar } from './chrome.ts'
import { dealt } from './columns.ts'
import { pictureIn } from './pictured-head.ts'

const EDGE = 48

export const bento: FrameLayout = {
  name: 'bento',
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const width = PAGE - 2 * EDGE
    const third = Math.floor((width - 2 * GAP) / 3)
    const two = width - GAP - third
    const ground = page.random.fork('tile').pick([looks.accent, looks.ink, looks.accent])
    const words = penFor(page, ground, 'hero')
    const tile = words.col(
      [
        headOf(screen, words, third - 64, { size: 38, call: false }),
        ...pictureIn(screen, words, third - 64),
        callOf(screen, words),
      ],
      {
        role: 'card',
        width: third,
        fill: ground.fill,
        radius: words.radius,
        pad: 32,
        gap: 28,
        align: 'start',
        justify: 'between',
        stroke: hairline(ground.line),
      },
      'tile',
    )
    const columns = dealt(screen.rest, [third, third, third], [320, 0, 0])
    return [
      topBar(screen, looks.ground, { margin: EDGE }),
      pen.col(
        [
          ...screen.totals(width),
          pen.row([tile, screen.draw(screen.lead, two, true)], { gap: GAP, align: 'stretch' }, 'first'),
          pen.row(
            columns
              .filter((column) => column.length > 0)
              .map((column, _, all) => {
                const each = Math.floor((width - (all.length - 1) * GAP) / all.length)
                return pen.col(
                  column.map((one) => screen.draw(one, each)),
                  { width: each, gap: GAP },
                )
              }),
            { gap: GAP, align: 'start' },
            'tiles',
          ),
        ],
        { element: 'main', width: PAGE, fill: looks.ground.fill, pad: [28, EDGE, 64, EDGE], gap: GAP },
        'work',
      ),
    ]
  },
}
