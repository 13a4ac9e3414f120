/** A shop as a catalogue: what narrows the list at the left, three shelves beside it. */
import { CONTENT } from '../../parts/grid.ts'
import { filters } from '../../screens/blocks/inputs/filters.ts'
import { productsOf, shelf } from '../../screens/blocks/lists/products.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { chips } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { basket } from './basket.ts'

const SIDE = 264

export const catalogue = site({
  name: 'shop-catalogue',
  type: 'shop',
  example:
    'An online shop called Fern Street for house plants: customers can browse plants, filter by price, add to cart and order',
  weight: 0.95,
  told: ['list', 'prices', 'offer', 'about'],
  signs: ['search', 'user', 'basket'],
  top: ({ page, screen, pen, bar, band, block }) => {
    const width = CONTENT - SIDE - 40
    const list = productsOf({ page }, 6)
    const card = penFor(page, screen.looks.panel, 'side')
    const task = { verb: 'filter' as const, words: 'filter' }
    return [
      bar(page.random.fork('bar').pick([screen.looks.ground, screen.looks.accent, screen.looks.ink])),
      band(
        pen,
        [
          headOf(screen, pen, CONTENT, { size: 48 }),
          pen.row(
            [
              pen.col(
                [
                  filters.draw({ ...block(SIDE, 'products'), pen: card, tasks: [task], leads: false }),
                  basket({ ...block(SIDE), pen: card }, list.slice(0, 2)),
                ],
                { width: SIDE, gap: 24 },
              ),
              pen.col(
                [
                  pen.row(
                    [
                      pen.text('small', 'Sample products and prices', { width: 'fill' }),
                      chips(pen, ['Newest', 'Price', 'Name'], { kind: 'sorts' }),
                    ],
                    { width: 'fill', gap: 20 },
                  ),
                  shelf(block(width), list, width, 3),
                ],
                { width, gap: 24 },
              ),
            ],
            { gap: 40, align: 'start' },
          ),
        ],
        { pad: [56, 120, 80, 120], gap: 40 },
      ),
    ]
  },
})
