/** Two to four offers with their prices, as the prompt gave them: tall panels side by side, the price large at the foot. */

import { cyclic } from '../../../../base/items.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { List } from '../../../../brief/write/pages/lists.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Content } from '../content.ts'
import { band, span } from '../grid.ts'
import { cardGrounds } from '../grounds.ts'
import { headingOfList } from '../headings.ts'
import type { Section } from '../page.ts'
import { heading, set } from '../words.ts'
import { PRICED } from './priced.ts'

/** The offers of a list, each with its price; empty where there are too few or too many of them, or where some have none. */
function offersOf({ items }: List): { copy: Copy; name: string; price: string }[] {
  if (items.length < 2 || items.length > 4) return []
  const found = items.flatMap((copy) => {
    const [, name, price] = PRICED.exec(copy.text) ?? []
    return name && price ? [{ copy, name, price }] : []
  })
  return found.length === items.length ? found : []
}

/** The list that stands as panels. */
export const panelsOf = ({ lists }: Content): List | undefined => lists.find((list) => offersOf(list).length > 0)

export const prices: Section = (page, ground) => {
  const { direction, content } = page
  const panels = panelsOf(content)
  if (!panels) return undefined
  const offers = offersOf(panels)
  const order = cardGrounds(ground.name, ['surface', 'accent', 'ink', 'secondary'], direction.palette)
  return band('prices', ground, {}, [
    heading('prices-heading', headingOfList(page, panels), direction, ground, { maxWidth: span(8) }),
    row(
      'prices-panels',
      { width: 'fill', element: 'ul', role: 'group', layout: { gap: 20, align: 'stretch' } },
      offers.map(({ copy, name, price }, index) => {
        const own = page.ground(cyclic(order, index))
        const display = {
          font: 'display',
          weight: direction.weights.display,
          tracking: direction.displayTracking,
          width: 'fill',
        } as const
        return column(
          `offer-${index + 1}-panel`,
          {
            width: 'fill',
            minHeight: 360,
            element: 'li',
            role: 'card',
            fill: own.fill,
            radius: direction.radius,
            layout: { padding: 38, gap: 28, justify: 'between' },
          },
          [
            set(`offer-${index + 1}`, { ...copy, text: name }, 'list-item', {
              ...display,
              size: 36,
              lineHeight: 1.12,
              fill: own.text,
              fit: { min: 14, lines: 4 },
            }),
            set(`offer-${index + 1}-price`, { ...copy, role: 'price', text: price }, 'price', {
              ...display,
              size: 92,
              lineHeight: 1,
              fill: own.strong,
              fit: { min: 20, lines: 1 },
            }),
          ],
        )
      }),
    ),
  ])
}
