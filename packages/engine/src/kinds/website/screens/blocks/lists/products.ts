/** What is sold: large pictures, names, prices that the prompt gives or that say that they are samples, and a way into the basket. */

import { nth } from '../../../../../base/items.ts'
import type { Copy } from '../../../../../brief/types.ts'
import type { Control } from '../../../../../scene/controls.ts'
import type { Node } from '../../../../../scene/types.ts'
import { PRICED } from '../../../parts/sections/priced.ts'
import type { Drawn } from '../../../vocabulary/drawn.ts'
import { goodsOf } from '../../../vocabulary/goods.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import type { Block, BlockContext } from '../../kit/block.ts'
import { iconButton } from '../../kit/controls.ts'

export interface Product extends Drawn {
  given?: Copy
  price: string
  isSample: boolean
}

/** The products of the prompt, then as many of the trade as a shelf holds. */
export function productsOf({ page }: Pick<BlockContext, 'page'>, count: number): Product[] {
  const { brief, content } = page
  const given = content.lists.flatMap(({ items }) => items)
  const goods = goodsOf(brief)
  const random = page.random.fork('prices')
  if (given.length >= 3)
    return given.slice(0, count).map((copy) => {
      const [, name = copy.text, price = ''] = PRICED.exec(copy.text) ?? []
      return { name, figure: undefined, given: copy, price, isSample: false }
    })
  return Array.from({ length: count }, (_, i) => ({
    ...nth(goods, i % goods.length),
    price: `$${12 + random.int(24) * 3}`,
    isSample: true,
  }))
}

/** One of the shelf: its picture, name, price and the way into the basket. */
function card({ pen, looks }: BlockContext, { name, figure, given, price }: Product, i: number, width: number): Node {
  const add = {
    ...iconButton(pen, 'plus', 40, true),
    control: { kind: 'add', name, price: Number(price.replace(/[^\d.]/g, '')) || 0 } satisfies Control,
  }
  const words = [
    pen.text('strong', given ? { ...given, text: name } : name, { size: 18, width: 'fill', lines: 2 }),
    ...(price
      ? [
          pen.text('small', given ? { ...given, role: 'price' as const, text: price } : price, {
            fill: pen.surface.text,
          }),
        ]
      : []),
  ]
  return pen.col(
    [
      looks.tile(pen, name, { height: Math.round(width * 1.12), index: i, radius: pen.radius, share: 0.7, figure }),
      pen.row([pen.col(words, { width: 'fill', gap: 3 }), add], {
        width: 'fill',
        gap: 12,
        align: 'start',
        pad: [14, 0, 0, 0],
      }),
    ],
    { role: 'card', element: 'li', width },
    'product',
  )
}

/** A shelf of products in so many columns. */
export function shelf(context: BlockContext, list: readonly Product[], width: number, columns: number): Node {
  const each = Math.floor((width - (columns - 1) * 24) / columns)
  return context.pen.row(
    list.map((one, i) => card(context, one, i, each)),
    { element: 'ul', role: 'group', width: 'fill', gap: 24, wrap: true, align: 'start', control: { kind: 'list' } },
    'shelf',
  )
}

export const products: Block = {
  name: 'products',
  size: 'wide',
  tall: 900,
  draw(context) {
    const { pen, width, leads, tasks } = context
    const columns = width > 1000 ? 4 : width > 620 ? 3 : 2
    const list = productsOf(context, columns * (leads ? 2 : 1))
    const isSample = list.some((one) => one.isSample)
    const isNarrow = width < 480
    const says = pen.text('caption', 'Sample products and prices')
    return pen.col(
      [
        pen.row(
          [
            pen.text('heading', tasks[0] ? titleFor(context) : 'New in', { size: 30, width: 'fill', element: 'h2' }),
            ...(isSample && !isNarrow ? [says] : []),
          ],
          { width: 'fill', gap: 20 },
        ),
        shelf(context, list, width, columns),
        ...(isSample && isNarrow ? [says] : []),
      ],
      { element: 'section', role: 'section', width, gap: 24 },
      'products',
    )
  },
}

const TITLES = ['New in', 'On the shelf', 'What we make', 'This week']
const titleFor = ({ page, thing }: BlockContext): string =>
  thing.length < 20 && !/^(?:entries|all)$/i.test(thing) ? capitalised(thing) : page.random.fork('shelf').pick(TITLES)
