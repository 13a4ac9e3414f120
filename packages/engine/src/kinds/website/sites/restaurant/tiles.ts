/** A restaurant as its dishes: the words at the left, at the right a field of tiles edge to edge; the menu in three columns on a full ground. */
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { sampleHead } from '../sample-head.ts'
import { site } from '../site.ts'
import { dishesOf, menuLines, openingHours, platesOf, reservation } from './dishes.ts'

const HALF = PAGE / 2
const TILE = 300

export const dishTiles = site({
  name: 'restaurant-tiles',
  type: 'restaurant',
  example:
    'Website of the noodle bar Red Lantern: menu and reservations. Menu: dan dan noodles 12, wontons 9, mapo tofu 13, cucumber 6',
  weight: 0.95,
  told: ['list', 'prices', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band, block } = own
    const { looks } = screen
    const [first, second] = page.random.fork('tiles').shuffle([looks.accent, looks.ink])
    const words = penFor(page, first ?? looks.accent, 'hero')
    const board = penFor(page, second ?? looks.ink, 'board')
    const card = penFor(page, looks.panel, 'reserve')
    const { dishes, isSample } = dishesOf(own, 8)
    const third = Math.floor((CONTENT - 2 * 48) / 3)
    const parts = Math.min(3, Math.ceil(dishes.length / 2))
    const each = Math.ceil(Math.min(12, dishes.length) / parts)
    const tiles = platesOf(page)
      .slice(0, 4)
      .map(({ name, figure }, index) =>
        looks.tile(pen, name, { width: HALF / 2, height: TILE, radius: 0, index: index + (index > 1 ? 1 : 0), figure }),
      )
    const hours = openingHours(own, pen)
    return [
      bar(),
      pen.row(
        [
          words.col(
            [headOf(screen, words, HALF - MARGIN - 64, { size: 76, stacked: true })],
            { width: HALF, fill: words.surface.fill, pad: [72, 64, 72, MARGIN], justify: 'center' },
            'half',
          ),
          pen.col([pen.row(tiles.slice(0, 2)), pen.row(tiles.slice(2))], { width: HALF }, 'field'),
        ],
        { width: PAGE, align: 'stretch' },
        'first',
      ),
      band(board, [
        board.row(sampleHead(board, 'The menu', 48, isSample ? 'dishes' : undefined), { width: CONTENT }),
        board.row(
          Array.from({ length: parts }, (_, i) =>
            board.col([menuLines(board, dishes.slice(i * each, (i + 1) * each), 24)], { width: third }),
          ),
          { gap: 48, align: 'start' },
        ),
      ]),
      band(pen, [
        pen.row(
          [
            ...(hours.length > 0 ? [pen.col(hours, { width: 480 })] : []),
            reservation({ ...block(hours.length > 0 ? 640 : CONTENT), pen: card }),
          ],
          { width: CONTENT, justify: 'between', align: 'start', gap: 48 },
        ),
      ]),
    ]
  },
})
