/** A restaurant as its menu: the name over it, dishes in two columns, the reservation beside. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { sampleHead } from '../sample-head.ts'
import { site } from '../site.ts'
import { dishesOf, laidTable, menuLines, openingHours, reservation } from './dishes.ts'

export const menuBoard = site({
  name: 'restaurant-menu-board',
  type: 'restaurant',
  example:
    'Restaurant website for Salt & Ember with a menu and table reservation. Menu: grilled leek $9, trout $21, lamb $26, plum tart $8',
  weight: 1,
  told: ['list', 'prices', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, bar, band, block } = own
    const { looks } = screen
    const ground = page.random.fork('board').pick([looks.ink, looks.ground, looks.quiet])
    const pen = penFor(page, ground, 'board')
    const card = penFor(page, looks.panel, 'reserve')
    const { dishes, isSample } = dishesOf(own, 8)
    const width = CONTENT - 400 - 72
    return [
      bar(ground),
      band(
        pen,
        [
          headOf(screen, pen, CONTENT, { size: 88, call: false }),
          pen.row(
            [
              pen.col(
                [
                  pen.row(sampleHead(pen, 'The menu', 40, isSample ? 'dishes' : undefined), { width: 'fill' }),
                  menuLines(pen, dishes.slice(0, 12), 28),
                ],
                { width, gap: 16 },
              ),
              pen.col(
                [
                  laidTable(own, penFor(page, looks.accent, 'dishes'), 400, 300),
                  reservation({ ...block(400), pen: card }),
                  ...openingHours(own, pen),
                ],
                { width: 400, gap: 32 },
              ),
            ],
            { gap: 72, align: 'start' },
          ),
        ],
        { gap: 64 },
      ),
    ]
  },
})
