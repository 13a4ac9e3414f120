/** Filters in a column: boxes to tick, a range, a way to put them back. */
import type { Node } from '../../../../../scene/types.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, panel } from '../../kit/block.ts'
import { box, button } from '../../kit/controls.ts'
import type { Pen } from '../../kit/pen.ts'

const tick = (pen: Pen, words: string, group: string): Node =>
  pen.row(
    [box(pen, false, 22), pen.text('small', words, { width: 'fill', fill: pen.surface.text })],
    { gap: 10, width: 'fill', element: 'li', role: 'group', control: { kind: 'tick', name: words, group } },
    'tick',
  )

const MOST = 5

export const filters: Block = {
  name: 'filters',
  size: 'narrow',
  tall: 440,
  draw(context) {
    const { pen, thing } = context
    const { columns, filters: names } = factsOf(thing)
    const valued = columns.find(({ values }) => values.length > 1)
    const values = valued?.values.slice(0, MOST) ?? []
    // Words of the values that things have, then those that they are tagged with.
    const groups: readonly (readonly [string, readonly string[]])[] = [
      ...(valued ? [[valued.label, values] as const] : []),
      [valued ? 'More' : 'Category', names.slice(1).filter((name) => !values.includes(name) && name !== valued?.label)],
    ]
    return panel(
      context,
      [
        ...groups
          .filter(([, words]) => words.length > 0)
          .map(([label, words]) =>
            pen.col(
              [
                pen.text('label', label),
                pen.col(
                  words.slice(0, MOST).map((word) => tick(pen, word, label)),
                  { gap: 11, width: 'fill', element: 'ul', role: 'group' },
                ),
              ],
              { gap: 11, width: 'fill' },
            ),
          ),
        button(pen, 'Reset', 'quiet', undefined, { alignSelf: 'start', control: { kind: 'clear' } }),
      ],
      { gap: 22, others: 'none' },
    )
  },
}
