/** What a restaurant serves: the menu that the prompt gives, else dishes of its kitchen that say that they are samples. */

import { cyclic } from '../../../../base/items.ts'
import { says } from '../../../../brief/told/sayings.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { Frame } from '../../../../scene/types.ts'
import type { Page } from '../../parts/page.ts'
import { PRICED } from '../../parts/sections/priced.ts'
import type { BlockContext } from '../../screens/kit/block.ts'
import { panel } from '../../screens/kit/block.ts'
import { chips, field, submit } from '../../screens/kit/controls.ts'
import { type Pen, ruledItem } from '../../screens/kit/pen.ts'
import { kitchenOf } from '../../vocabulary/dishes.ts'
import type { Drawn } from '../../vocabulary/drawn.ts'
import { goodsOf, goodsOfTrade } from '../../vocabulary/goods.ts'
import { sampleHead } from '../sample-head.ts'
import type { Site } from '../site.ts'

export interface Dish {
  name: Copy | string
  price?: Copy
  /** What is in it. */
  note?: string
}

const isBar = ({ brief }: Page): boolean => brief.subject.industry === 'bar'

/** What stands on the plates of the pictures: the name and its drawing. */
export const platesOf = (page: Page): Drawn[] => (isBar(page) ? (goodsOfTrade('bar') ?? []) : kitchenOf(page.brief))

export function dishesOf({ page }: Site, count: number): { dishes: Dish[]; isSample: boolean } {
  const given = page.content.lists.flatMap(({ items }) => items)
  if (given.length < 2)
    return { isSample: true, dishes: (isBar(page) ? goodsOf(page.brief) : kitchenOf(page.brief)).slice(0, count) }
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
    dishes.map(({ name, price, note }) =>
      pen.row(
        [
          pen.col(
            [
              pen.text('title', name, { size, width: 'fill', lines: 2, element: 'h3', role: 'list-item' }),
              ...(note ? [pen.text('small', note, { width: 'fill', lines: 2, size: 16 })] : []),
            ],
            { gap: 4, width: 'fill' },
          ),
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

/** Of the days when it is open: what the prompt gives stands where facts stand; else a week that says that it is a sample. */
export function openingHours({ page }: Site, pen: Pen): Frame[] {
  const isAsked = says(page.brief, 'openingHours')
  const isGiven = page.brief.copy.some(({ source, role }) => source === 'given' && role === 'time')
  if (!isAsked || isGiven) return []
  return [
    pen.col(
      [
        pen.row(sampleHead(pen, 'Opening hours', 32, 'hours'), { width: 'fill' }),
        ...HOURS.map(([days, hours]) =>
          pen.row(
            [pen.text('strong', days, { size: 18, width: 'fill' }), pen.text('body', hours, { size: 18 })],
            ruledItem(pen, 12, { gap: 16 }),
          ),
        ),
      ],
      { gap: 4, width: 'fill' },
      'hours',
    ),
  ]
}

const HOURS = [
  ['Monday', 'Closed'],
  ['Tuesday to Thursday', '17:00 – 22:00'],
  ['Friday and Saturday', '12:00 – 23:00'],
  ['Sunday', '12:00 – 20:00'],
] as const

/** Plates on a table seen from above, from edge to edge: what is eaten there. */
export function laidTable({ page, screen }: Site, pen: Pen, width: number, height: number, clear = 0): Frame {
  const dishes = platesOf(page)
  const count = Math.max(2, Math.floor(width / (height * 0.62)))
  const room = width / count
  const plates = Array.from({ length: count }, (_, i) => {
    const side = Math.round(Math.min(room * 0.86, (height - clear) * (i % 2 === 0 ? 0.82 : 0.66)))
    const dish = cyclic(dishes, i)
    const plate = screen.looks.tile(pen, dish.name, {
      width: side,
      height: side,
      radius: 'full',
      index: i,
      share: 0.66,
      figure: dish.figure,
    })
    const top = Math.round((height - clear - side) * (i % 2 === 0 ? 0.42 : 0.62))
    return { ...plate, at: { left: Math.round(room * (i + 0.5) - side / 2), top } }
  })
  return pen.box(
    { width, height, fill: pen.surface.fill, clip: true, role: 'panel', element: 'figure' },
    plates,
    'table-laid',
  )
}
