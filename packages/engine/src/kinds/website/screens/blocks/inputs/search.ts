/** A field to search in, with the things' name, and what narrows the list. */

import type { FunctionVerb } from '../../../../../brief/types.ts'
import { thingsOf } from '../../../vocabulary/labels.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { chip, field, submit } from '../../kit/controls.ts'

/** What is shown of a page's things, and what is done with those that were found. */
const SEEN: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>(['browse', 'book', 'buy'])
const LONGEST = 24

export const search: Block = {
  name: 'search',
  size: 'wide',
  tall: 220,
  draw(context) {
    const { pen, thing, tasks, looks, page } = context
    const { filters } = factsOf(thing)
    const isWide = innerWidth(context) > 560
    const things = [...new Set(tasks.flatMap((task) => (task.verb === 'search' ? (thingsOf(task) ?? []) : [])))]
    // A search of nothing in particular looks through what the page shows.
    const seen = page.brief.page?.functions.flatMap((task) => (SEEN.has(task.verb) ? (thingsOf(task) ?? []) : [])) ?? []
    const found = things.length > 0 ? things : [...new Set(seen)].filter((one) => one.length <= LONGEST)
    const what = found.length > 0 ? found.slice(0, 2).join(' or ') : thing
    const sorted = tasks.some(({ verb }) => verb === 'sort')
    const bar = [
      field(pen, '', `Search ${what}`, { icon: 'search', tall: 52 }),
      submit(pen, 'Search', undefined, { height: 52 }),
    ]
    return panel(
      { ...context, pen: pen.on(looks.panel) },
      [
        pen.row(bar, { width: 'fill', gap: 12, role: 'group', control: { kind: 'search' } }, 'search'),
        pen.row(
          [
            ...['All', ...filters]
              .slice(0, isWide ? 6 : 4)
              .map((name, i) => chip(pen, capitalised(name), i === 0, i === 0 ? 'filter' : undefined)),
            ...(sorted ? [chip(pen, 'Sort: newest', false, 'sort')] : []),
          ],
          { gap: 8, wrap: true, width: 'fill', control: { kind: 'filters' } },
          'filters',
        ),
      ],
      { others: 'none' },
    )
  },
}
