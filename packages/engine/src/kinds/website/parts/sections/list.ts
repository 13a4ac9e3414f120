/** What the prompt listed: a menu, services, a programme. In large rows where there are few, in two columns where many. */

import type { Copy } from '../../../../brief/types.ts'
import { isNumbered, type List, NUMBERED } from '../../../../brief/write/pages/lists.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import type { Content } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import { headingOfList } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { heading, set } from '../words.ts'
import { PRICED } from './priced.ts'
import { panelsOf } from './prices.ts'

interface Entry {
  copy: Copy
  index: number
  size: number
  numbered: boolean
}

/** Up to so many rows are set large. */
const FEW = 6

function entry(page: Page, ground: Ground, { copy, index, size, numbered }: Entry): Node[] {
  const { weights, displayTracking } = page.direction
  const options = {
    font: 'display',
    weight: weights.display,
    size,
    lineHeight: 1.15,
    tracking: displayTracking * 0.7,
    fill: ground.text,
  } as const
  const [, name, price] = PRICED.exec(copy.text) ?? (numbered ? NUMBERED.exec(copy.text) : undefined) ?? []
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

/** The lists that stand in rows: all but the one that stands as panels. */
export const rowsOf = (content: Content): List[] => content.lists.filter((list) => list !== panelsOf(content))

/** One list with its heading: beside it where it is short, above two columns where it is long. `first`: of its first item among all. */
function listed(page: Page, ground: Ground, list: List, place: number, first: number): Node[] {
  const { direction } = page
  const { items } = list
  const id = place === 0 ? 'list' : `list-${place + 1}`
  const head = heading(`${id}-heading`, headingOfList(page, list), direction, ground, { width: span(4) })
  const numbered = isNumbered(list)
  const rows = (from: number, to: number, size: number) =>
    items
      .slice(from, to)
      .map((item, index) => entry(page, ground, { copy: item, index: first + from + index, size, numbered }))
  if (items.length <= FEW) {
    return [
      row(`${id}-grid`, { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
        head,
        column(`${id}-column`, { width: span(8) }, [
          ruled(`${id}-items`, ground, rows(0, items.length, 40), { padding: [22, 0, 24, 0] }),
        ]),
      ]),
    ]
  }
  const half = Math.ceil(items.length / 2)
  const part = (side: string, from: number, to: number) =>
    column(`${id}-${side}`, { width: 'fill' }, [
      ruled(`${id}-${side}-items`, ground, rows(from, to, 26), { padding: [18, 0, 20, 0] }),
    ])
  return [
    { ...head, width: 'fill', maxWidth: span(8) },
    row(`${id}-grid`, { width: 'fill', layout: { gap: 48 } }, [
      part('left', 0, half),
      part('right', half, items.length),
    ]),
  ]
}

export const list: Section = (page, ground) => {
  const lists = rowsOf(page.content)
  if (lists.length === 0) return undefined
  let first = 0
  const parts = lists.flatMap((one, place) => {
    const nodes = listed(page, ground, one, place, first)
    first += one.items.length
    return nodes
  })
  return band('list', ground, lists.length > 1 ? { gap: 64 } : {}, parts)
}
