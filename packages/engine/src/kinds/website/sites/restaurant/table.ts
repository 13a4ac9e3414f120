/** A restaurant as a place at the table: a picture from edge to edge, the reservation laid over its lower edge, the menu below. */
import { CONTENT, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { sampleHead } from '../sample-head.ts'
import { site } from '../site.ts'
import { dishesOf, laidTable, menuLines, openingHours, reservation } from './dishes.ts'

export const tableSite = site({
  name: 'restaurant-table',
  type: 'restaurant',
  example:
    'A restaurant website for the trattoria Da Nino: guests can see the menu and book a table. Menu: gnocchi €14, vongole €18, tiramisu €7',
  weight: 0.95,
  told: ['list', 'prices', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band, block } = own
    const { looks } = screen
    const card = penFor(page, looks.panel, 'reserve')
    const { dishes, isSample } = dishesOf(own, 8)
    const half = Math.ceil(Math.min(10, dishes.length) / 2)
    return [
      bar(),
      laidTable(
        own,
        penFor(page, page.random.fork('table').pick([looks.accent, looks.ink, looks.quiet]), 'hero'),
        PAGE,
        460,
        60,
      ),
      band(
        pen,
        [
          pen.row(
            [
              pen.col([headOf(screen, pen, 640, { size: 76, call: false })], { width: 640, pad: [56, 0, 0, 0] }),
              { ...reservation({ ...block(440), pen: card }), margin: [-140, 0, 0, 0] },
            ],
            { justify: 'between', align: 'start', width: CONTENT },
          ),
          pen.row(sampleHead(pen, 'The menu', 40, isSample ? 'dishes' : undefined, pen.surface.quiet), {
            width: CONTENT,
          }),
          pen.row(
            [dishes.slice(0, half), dishes.slice(half, 10)].map((part) =>
              pen.col([menuLines(pen, part, 26)], { width: (CONTENT - 64) / 2 }),
            ),
            { gap: 64, align: 'start' },
          ),
          ...openingHours(own, pen),
        ],
        { pad: [0, 120, 80, 120], gap: 40 },
      ),
    ]
  },
})
