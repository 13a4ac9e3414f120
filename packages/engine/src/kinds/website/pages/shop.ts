/** A shop's own blocks besides its shelf: one thing close up, and the basket. */
import type { Control } from '../../../scene/controls.ts'
import { productsOf } from '../screens/blocks/lists/products.ts'
import { type Block, innerWidth, panel } from '../screens/kit/block.ts'
import { button, submit } from '../screens/kit/controls.ts'

const amountOf = (price: string): number => Number(price.replace(/[^\d.]/g, '')) || 0

export const product: Block = {
  name: 'product',
  size: 'wide',
  tall: 560,
  draw(context) {
    const { pen, looks } = context
    const [thing] = productsOf(context, 4)
    const { name = 'Thing', price = '', figure, isSample = true } = thing ?? {}
    const half = Math.floor((innerWidth(context) - 48) / 2)
    const add = { kind: 'add', name, price: amountOf(price) } satisfies Control
    return panel(
      context,
      [
        pen.row(
          [
            looks.tile(pen, name, {
              width: half,
              height: Math.round(half * 0.82),
              radius: pen.radius,
              share: 0.6,
              figure,
            }),
            pen.col(
              [
                ...(price ? [pen.text('figure', price, { width: 'fill' })] : []),
                pen.text('body', 'Size, material and care stand here.', { width: 'fill', lines: 2 }),
                button(pen, 'Add to basket', 'main', 'plus', { control: add }),
              ],
              { width: half, gap: 20, align: 'start' },
            ),
          ],
          { width: 'fill', gap: 48, align: 'start' },
          'halves',
        ),
      ],
      { title: name, others: 'none', ...(isSample && { sample: true }) },
    )
  },
}

export const basket: Block = {
  name: 'basket',
  size: 'narrow',
  tall: 260,
  draw(context) {
    const { pen } = context
    const price = productsOf(context, 4).find((one) => one.price)?.price ?? '$'
    const sum = price.replace(/[\d.,]+/, '0.00')
    return panel(
      context,
      [
        pen.row([pen.text('small', 'Nothing is in it yet.')], { width: 'fill' }, 'empty'),
        pen.row([pen.text('strong', 'Total'), pen.text('heading', sum.includes('0') ? sum : '$0.00')], {
          width: 'fill',
          justify: 'between',
          gap: 24,
        }),
        submit(pen, 'Order'),
      ],
      { title: 'Your basket', others: 'none', control: { kind: 'basket', sum: sum.includes('0') ? sum : '$0.00' } },
    )
  },
}
