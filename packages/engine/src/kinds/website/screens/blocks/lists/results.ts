/** What a search found, one below the other, with the deed beside each. */

import type { Control } from '../../../../../scene/controls.ts'
import type { Node } from '../../../../../scene/types.ts'
import { plainLabel } from '../../../vocabulary/labels.ts'
import { cellOf, tagsOf } from '../../../vocabulary/samples.ts'
import { type Column, factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, chip, signOf, status } from '../../kit/controls.ts'
import { deedOf, factsAt } from '../../kit/deeds.ts'
import { type Pen, ruledItem } from '../../kit/pen.ts'

/** What can be done with one that was found. */
const DEEDS = ['apply', 'book', 'buy', 'join', 'download', 'rate', 'follow']

/** One thing that is said of what was found: one of few values is a chip, a rating has its star, a number says of what. */
function fact(pen: Pen, { kind, label }: Column, words: string): Node {
  if (kind === 'of' || kind === 'status') return status(pen, words)
  if (kind === 'rating')
    return pen.row([pen.icon('star', 16, pen.surface.strong), pen.text('small', words)], { gap: 5 })
  const says = kind === 'town' || kind === 'org' ? words : `${label} ${words}`
  return pen.text('small', says, { maxWidth: 220 })
}

export const results: Block = {
  name: 'results',
  size: 'wide',
  tall: 560,
  draw(context) {
    const { pen, thing, page, looks, leads } = context
    const facts = factsOf(thing)
    const { columns, icon } = facts
    const random = page.random.fork(`results-${thing}`)
    const done = page.brief.page?.functions.find(({ verb }) => DEEDS.includes(verb))
    const wide = innerWidth(context) > 520
    const deedAt = (i: number): Control =>
      done
        ? deedOf({ page, thing }, { verb: done.verb, words: '', thing: page.names.of(thing, i) })
        : { kind: 'tell', title: page.names.of(thing, i), facts: factsAt(page, thing, i) }
    const pictured =
      /hotel|room|camp|cabin|house|attraction|restaurant|recipe|animal|species|product|dish|car\b|place/i.test(thing)
    const entry = (i: number): Node =>
      pen.row(
        [
          pictured && wide ? looks.tile(pen, thing, { width: 132, height: 100, index: i }) : signOf(pen, icon, i, 56),
          pen.col(
            [
              pen.text('strong', context.page.names.of(thing, i), { size: 18, width: 'fill', lines: 2 }),
              pen.row(
                columns.slice(0, wide ? 3 : 2).map((column) => fact(pen, column, cellOf(column, i, random))),
                { gap: 16, wrap: true },
              ),
            ],
            { width: 'fill', gap: 6 },
          ),
          ...(wide
            ? [
                button(pen, done ? plainLabel(done) : 'View', i === 0 ? 'main' : 'quiet', undefined, {
                  control: deedAt(i),
                }),
              ]
            : [pen.icon('right', 18)]),
        ],
        ruledItem(pen, 16, { control: { kind: 'item', tags: tagsOf(facts, i) }, gap: 18 }, i === 0),
        'result',
      )
    return panel(
      context,
      [
        pen.row([chip(pen, 'Best match', true), chip(pen, 'Newest'), chip(pen, columns[0]?.label ?? 'Name')], {
          gap: 8,
          wrap: true,
          control: { kind: 'sorts' },
        }),
        pen.col(
          Array.from({ length: leads ? 6 : 4 }, (_, i) => entry(i)),
          { element: 'ul', role: 'group', width: 'fill', control: { kind: 'list' } },
          'results',
        ),
      ],
      { sample: true },
    )
  },
}
