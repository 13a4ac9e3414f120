/** What a restaurant serves: the menu that the prompt gives, else dishes of its kitchen that say that they are samples. */
import type { Copy } from '../../../../brief/types.ts'
import type { Frame } from '../../../../scene/types.ts'
import { PRICED } from '../../parts/sections/priced.ts'
import type { BlockContext } from '../../screens/kit/block.ts'
import { panel } from '../../screens/kit/block.ts'
import { chips, field, submit } from '../../screens/kit/controls.ts'
import { type Pen, ruledItem } from '../../screens/kit/pen.ts'
import { goodsOf } from '../../vocabulary/goods.ts'
import type { Site } from '../site.ts'

export interface Dish {
  name: Copy | string
  price?: Copy
  figure?: string | undefined
}

export function dishesOf({ page }: Site, count: number): { dishes: Dish[]; isSample: boolean } {
  const given = page.content.lists.flatMap(({ items }) => items)
  if (given.length < 2)
    return {
      isSample: true,
      dishes: goodsOf({
        ...page.brief,
        subject: { ...page.brief.subject, industry: page.brief.subject.industry === 'bar' ? 'bar' : 'restaurant' },
      }).slice(0, count),
    }
  const dishes = given.map((copy): Dish => {
    const [, name, price] = PRICED.exec(copy.text) ?? []
    return name && price
      ? { name: { ...copy, text: name }, price: { ...copy, role: 'price', text: price } }
      : { name: copy }
  })
  return { dishes, isSample: false }
}

/** The lines of a menu: the dish, its price at the end. */
export const menuLines = (pen: Pen, dishes: readonly Dish[], size: number): Frame =>
  pen.col(
    dishes.map(({ name, price }) =>
      pen.row(
        [
          pen.text('title', name, { size, width: 'fill', lines: 2, element: 'h3', role: 'list-item' }),
          ...(price ? [pen.text('title', price, { size, fill: pen.surface.word, element: 'span' })] : []),
        ],
        ruledItem(pen, 18, { gap: 24 }),
        'dish',
      ),
    ),
    { element: 'ul', role: 'group', width: 'fill' },
    'menu',
  )

/** To reserve a table: day, people, hour, name. */
export function reservation(context: BlockContext): Frame {
  const { pen } = context
  return panel(
    context,
    [
      pen.row(
        [
          field(pen, 'Date', 'Choose a day', { icon: 'calendar', required: true }),
          field(pen, 'Guests', '2', { icon: 'users', required: true }),
        ],
        { gap: 14, width: 'fill' },
      ),
      pen.col(
        [
          pen.text('label', 'Time'),
          chips(pen, ['18:00', '19:00', '20:00', '21:00'], { kind: 'choices', name: 'Time', chosen: 1 }, 1),
        ],
        { gap: 10 },
      ),
      field(pen, 'Name', 'Your name', { icon: 'user', required: true }),
      submit(pen, 'Reserve a table', undefined, { width: 'fill' }),
    ],
    {
      title: 'Reserve a table',
      others: 'none',
      control: { kind: 'form', done: 'Thank you, {Name}. We keep a table on {Date} at {Time}.' },
    },
  )
}
