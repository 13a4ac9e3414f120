/** Quotations, only where the prompt gave them: one alone is set large, several make a wall. */
import { cyclic, nth } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node, Text } from '../../../../scene/types.ts'
import { band, span } from '../grid.ts'
import { cardGrounds, type Ground } from '../grounds.ts'
import { askedPart } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { heading, set, small } from '../words.ts'

const words = (page: Page, ground: Ground, index: number, size: number): Text =>
  set(`quote-${index + 1}`, nth(page.content.quotes, index), 'quote', {
    font: 'display',
    weight: page.direction.weights.display,
    size,
    lineHeight: 1.14,
    tracking: page.direction.displayTracking,
    fill: ground.text,
    element: 'blockquote',
    width: 'fill',
    fit: { min: 20 },
  })

/** Who said it, under the words. */
function speaker(page: Page, ground: Ground, index: number): Node[] {
  const { quotes, saidBy } = page.content
  const by = saidBy.get(nth(quotes, index))
  return by ? [small(`quote-${index + 1}-by`, by, page.direction, ground, { fill: ground.text })] : []
}

export const quote: Section = (page, ground) => {
  const { direction, content } = page
  const count = content.quotes.length
  if (count === 0) return undefined
  const asked = askedPart(page, 'quotes')
  const head = asked ? [heading('quote-heading', asked.title, direction, ground, { maxWidth: span(8) })] : []
  if (count === 1)
    return band('quote', ground, { padding: [128, 128], ...(asked && { gap: 44 }) }, [
      ...head,
      column('quote-words', { width: 'fill', maxWidth: span(11), layout: { gap: 32 } }, [
        words(page, ground, 0, 76),
        ...speaker(page, ground, 0),
      ]),
    ])
  const order = cardGrounds(ground.name, ['surface', 'accent', 'ink', 'secondary', 'paper'], direction.palette)
  const tile = (index: number): Node => {
    const own = page.ground(cyclic(order, index))
    return column(
      `quote-${index + 1}-tile`,
      { width: 'fill', role: 'card', fill: own.fill, radius: direction.radius, layout: { padding: 44, gap: 24 } },
      [words(page, own, index, index === 0 ? 48 : 34), ...speaker(page, own, index)],
    )
  }
  const rows: Node[] = []
  for (let first = 0; first < count; first += 2)
    rows.push(
      row(
        `quote-row-${first / 2 + 1}`,
        { width: 'fill', layout: { gap: 20, align: 'stretch' } },
        [first, first + 1].filter((index) => index < count).map(tile),
      ),
    )
  return band('quote', ground, { gap: 20 }, [...head, ...rows])
}
