/** A shop as a window: one thing large in the light, its words beside it, the shelves below. */
import { CONTENT } from '../../parts/grid.ts'
import { products } from '../../screens/blocks/lists/products.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { chips } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { goodsOf } from '../../vocabulary/goods.ts'
import { site } from '../site.ts'

export const shopWindow = site({
  name: 'shop-window',
  type: 'shop',
  example:
    'An online store called Kiln & Clay for ceramics with a cart and checkout. Buyers can browse bowls, search and pay online',
  weight: 1,
  told: ['list', 'prices', 'offer', 'about'],
  signs: ['search', 'heart', 'basket'],
  top: ({ page, screen, pen, bar, band, block }) => {
    const { looks } = screen
    const ground = page.random.fork('window').pick([looks.accent, looks.quiet, looks.ink])
    const words = penFor(page, ground, 'hero')
    const goods = goodsOf(page.brief)
    const [first, second, third] = goods
    const hero = words.row(
      [
        words.col([headOf(screen, words, 520, { size: 64, call: true, stacked: true })], { width: 520 }),
        words.row(
          [
            looks.tile(words, first?.name, { width: 400, height: 520, index: 2, share: 0.76, figure: first?.figure }),
            words.col(
              [
                looks.tile(words, second?.name, {
                  height: 252,
                  index: 1,
                  share: 0.76,
                  figure: second?.figure,
                }),
                looks.tile(words, third?.name, {
                  height: 252,
                  index: 0,
                  share: 0.76,
                  figure: third?.figure,
                }),
              ],
              { gap: 16, width: 232 },
            ),
          ],
          { gap: 16, width: 648 },
        ),
      ],
      { width: CONTENT, justify: 'between', gap: 32 },
    )
    return [
      bar(),
      band(words, [hero], { pad: [56, 120, 56, 120] }),
      band(pen, [chips(pen, ['All', ...goods.slice(3, 7).map(({ name }) => name)]), products.draw(block(CONTENT))], {
        pad: [40, 120, 80, 120],
        gap: 32,
      }),
    ]
  },
})
