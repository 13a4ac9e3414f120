/** A restaurant as its plates: dishes as large round pictures in a row, the words under them. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { sampleHead } from '../sample-head.ts'
import { site } from '../site.ts'
import { dishesOf, menuLines, openingHours, platesOf, reservation } from './dishes.ts'

export const plates = site({
  name: 'restaurant-plates',
  type: 'restaurant',
  example:
    'Restaurant website of Moonfish, a sushi bar with reservations and a menu. Menu: nigiri $12, ramen $15, mochi $6',
  weight: 0.9,
  told: ['list', 'prices', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band, block } = own
    const { looks } = screen
    const ground = page.random.fork('plates').pick([looks.accent, looks.quiet, looks.ink])
    const words = penFor(page, ground, 'hero')
    const card = penFor(page, looks.panel, 'reserve')
    const { dishes, isSample } = dishesOf(own, 8)
    const pictures = platesOf(page)
    const side = Math.floor((CONTENT - 3 * 32) / 4)
    return [
      bar(ground),
      band(
        words,
        [
          headOf(screen, words, CONTENT, { size: 80 }),
          words.row(
            pictures
              .slice(0, 4)
              .map(({ name, figure }, index) =>
                looks.tile(words, name, { width: side, height: side, radius: 'full', index, share: 0.68, figure }),
              ),
            { gap: 32, width: CONTENT },
          ),
        ],
        { pad: [56, 120, 72, 120], gap: 56 },
      ),
      band(pen, [
        pen.row(
          [
            pen.col([reservation({ ...block(420), pen: card }), ...openingHours(own, pen)], { width: 420, gap: 40 }),
            pen.col(
              [
                pen.row(sampleHead(pen, 'The menu', 40, isSample ? 'dishes' : undefined, pen.surface.quiet), {
                  width: 'fill',
                }),
                menuLines(pen, dishes.slice(0, 10), 26),
              ],
              { width: CONTENT - 420 - 72, gap: 16 },
            ),
          ],
          { gap: 72, align: 'start' },
        ),
      ]),
    ]
  },
})
