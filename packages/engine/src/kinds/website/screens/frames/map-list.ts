/** A list at the left, the map of it at the right from edge to edge. */
import { PAGE } from '../../parts/grid.ts'
import { SAMPLE } from '../../vocabulary/samples.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import { streets } from '../kit/streets.ts'
import { isPlaced } from '../screen.ts'
import type { FrameLayout } from '../types.ts'
import { headOf, topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'

const EDGE = 56

export const mapList: FrameLayout = {
  name: 'map-list',
  // Products, people and recipes are on no map.
  suits: (brief) => (isPlaced(brief) ? 1 : 0),
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const bar = page.random.fork('bar').pick([looks.panel, looks.ink, looks.accent])
    const list = 720
    const wide = PAGE - list
    const search = screen.rest.find(({ block }) => block === 'search' || block === 'trip')
    const rest = screen.rest.filter((one) => one !== search && one.block !== 'map')
    const card = penFor(page, looks.panel, 'map')
    const width = list - EDGE - 40
    const below = Math.floor((PAGE - 2 * EDGE - GAP) * 0.6)
    return [
      topBar(screen, bar, { margin: EDGE }),
      pen.row(
        [
          pen.col(
            [
              headOf(screen, pen, width, { size: 44, call: false }),
              ...(search ? [screen.draw(search, width)] : []),
              screen.draw(screen.lead, width, true),
            ],
            { width: list, pad: [40, 40, 40, EDGE], gap: 28 },
            'list',
          ),
          pen.box(
            {
              width: wide,
              height: 'fill',
              minHeight: 640,
              clip: true,
              role: 'panel',
              element: 'figure',
              fill: looks.quiet.fill,
            },
            [
              streets(penFor(page, looks.ground, 'map'), wide, 1200, page.random.fork('map'), 9),
              card.row([card.text('caption', `${SAMPLE}: no real map`, { fill: card.surface.text, width: 200 })], {
                at: { left: 24, top: 24 },
                fill: card.surface.fill,
                radius: 'full',
                pad: [8, 16, 8, 16],
              }),
            ],
          ),
        ],
        { width: PAGE, align: 'stretch', fill: looks.ground.fill },
        'first',
      ),
      ...(rest.length > 0
        ? [
            pen.col(
              [
                pen.col(
                  [columnsOf(pen, screen, [below, PAGE - 2 * EDGE - GAP - below], { blocks: rest, withLead: false })],
                  { width: PAGE, pad: [32, EDGE, 64, EDGE], fill: looks.ground.fill },
                  'work',
                ),
              ],
              { element: 'main', width: PAGE },
              'main',
            ),
          ]
        : []),
    ]
  },
}
