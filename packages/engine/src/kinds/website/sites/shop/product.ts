/** A shop that opens with one product: its pictures large at the left, all that one chooses at the right. */
import type { Frame, Node } from '../../../../scene/types.ts'
import { CONTENT } from '../../parts/grid.ts'
import { products, productsOf } from '../../screens/blocks/lists/products.ts'
import { button, chips, iconButton, lines, status } from '../../screens/kit/controls.ts'
import { type Site, site } from '../site.ts'

const DETAILS = ['Materials', 'Size and care', 'Delivery and returns']

/** All that one chooses of a product: name, price, size, the way into the basket. */
function choiceOf({ page, screen, pen }: Site, name: string): Frame {
  const [first] = productsOf({ page }, 5)
  const { words } = screen
  return pen.col(
    [
      { ...status(pen, first?.isSample ? 'Sample product' : 'New in'), alignSelf: 'start' },
      {
        ...pen.text('heading', words.headline, { size: 52, element: 'h1', lines: 3, width: 'fill' }),
        role: 'headline',
      },
      pen.text('lead', words.subhead, { width: 'fill', lines: 3, role: 'subhead', fill: pen.surface.quiet }),
      pen.row(
        [
          pen.text('title', first?.given ? { ...first.given, text: name } : name, {
            size: 24,
            width: 'fill',
            lines: 2,
          }),
          ...(first?.price
            ? [
                pen.text(
                  'title',
                  first.given ? { ...first.given, role: 'price' as const, text: first.price } : first.price,
                  { size: 28, fill: pen.surface.word },
                ),
              ]
            : []),
        ],
        { width: 'fill', gap: 20 },
      ),
      pen.col(
        [
          pen.text('label', 'Size'),
          chips(pen, ['Small', 'Medium', 'Large'], { kind: 'choices', name: 'Size', chosen: 1 }, 1),
        ],
        { gap: 10 },
      ),
      pen.row(
        [
          button(pen, 'Add to basket', 'main', 'basket', {
            control: { kind: 'add', name, price: Number(first?.price.replace(/[^\d.]/g, '')) || 0 },
          }),
          iconButton(pen, 'heart', 46, false, { kind: 'toggle', on: 'Saved' }),
        ],
        { gap: 12 },
      ),
      lines(
        pen,
        DETAILS.map((words) => [pen.text('strong', words, { width: 'fill' }), pen.icon('plus', 18)]),
      ),
    ],
    { width: 480, gap: 24, role: 'hero' },
  )
}

export const productPage = site({
  name: 'shop-product',
  type: 'shop',
  example:
    'An online store called North Lamp for lamps: shoppers can view products, choose a size, add to basket and check out',
  weight: 0.85,
  told: ['list', 'prices', 'offer', 'about'],
  signs: ['search', 'heart', 'basket'],
  top: (own) => {
    const { page, screen, pen, bar, band, block } = own
    const { looks } = screen
    const [first, ...others] = productsOf({ page }, 5)
    const name = first?.name ?? screen.lead.thing
    const thumbs = [1, 2, 0].map(
      (index): Node => looks.tile(pen, name, { width: 'fill', height: 140, index, figure: first?.figure }),
    )
    const side = choiceOf(own, name)
    return [
      bar(),
      band(
        pen,
        [
          pen.row(
            [
              pen.col(
                [
                  looks.tile(pen, name, {
                    width: 'fill',
                    height: 600,
                    share: 0.6,
                    radius: pen.radius,
                    figure: first?.figure,
                  }),
                  pen.row(thumbs, { gap: 16, width: 'fill' }),
                ],
                { width: CONTENT - 480 - 72, gap: 16 },
              ),
              side,
            ],
            { gap: 72, align: 'start' },
          ),
          ...(others.length > 0 ? [products.draw({ ...block(CONTENT, 'Goes well with it'), leads: false })] : []),
        ],
        { pad: [48, 120, 80, 120], gap: 80 },
      ),
    ]
  },
})
