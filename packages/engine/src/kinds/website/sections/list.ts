/** What the prompt listed: a menu, services, a programme. In large rows where there are few, in two columns where many. */
import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { heading, set } from '../words.ts'

/** Up to so many rows are set large. */
const FEW = 6

/** A price at the end of a line: it goes to the right edge. Only where a plain space sets it off, so that the line stays as given. */
export const PRICED = /^(.*\S) ((?:[$€£¥₹]|EUR |USD |GBP |CHF )\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₹]|kr|zł|CHF|EUR|USD|GBP))$/

function entry(page: Page, ground: Ground, copy: Copy, index: number, size: number): Node[] {
  const { weights, displayTracking } = page.direction
  const options = {
    font: 'display',
    weight: weights.display,
    size,
    lineHeight: 1.15,
    tracking: displayTracking * 0.7,
    fill: ground.text,
  } as const
  const [, name, price] = PRICED.exec(copy.text) ?? []
  const id = `item-${index + 1}`
  if (name === undefined || price === undefined)
    return [set(id, copy, 'list-item', { ...options, width: 'fill', fit: { min: 14, lines: 3 } })]
  return [
    set(id, { ...copy, text: name }, 'list-item', { ...options, width: 'fill', fit: { min: 14, lines: 3 } }),
    set(`${id}-price`, { ...copy, role: 'price', text: price }, 'price', {
      ...options,
      ...(size >= 36 && { fill: ground.strong }),
      fit: { min: 14, lines: 1 },
    }),
  ]
}

export const list: Section = (page, ground) => {
  const { direction, content } = page
  const { items } = content
  if (items.length === 0) return undefined
  const head = heading('list-heading', headingOf(page, 'list'), direction, ground, { width: span(4) })
  if (items.length <= FEW) {
    return band('list', ground, {}, [
      row('list-grid', { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
        head,
        column('list-column', { width: span(8) }, [
          ruled(
            'list-items',
            ground,
            items.map((item, index) => entry(page, ground, item, index, 40)),
            { padding: [22, 0, 24, 0] },
          ),
        ]),
      ]),
    ])
  }
  const half = Math.ceil(items.length / 2)
  const part = (id: string, from: number, to: number) =>
    column(id, { width: 'fill' }, [
      ruled(
        `${id}-items`,
        ground,
        items.slice(from, to).map((item, index) => entry(page, ground, item, from + index, 26)),
        { padding: [18, 0, 20, 0] },
      ),
    ])
  return band('list', ground, {}, [
    { ...head, width: 'fill', maxWidth: span(8) },
    row('list-grid', { width: 'fill', layout: { gap: 48 } }, [
      part('list-left', 0, half),
      part('list-right', half, items.length),
    ]),
  ])
}
