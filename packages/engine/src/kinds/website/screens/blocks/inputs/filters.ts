/** Filters in a column: boxes to tick, a range, a way to put them back. */
import type { Node } from '../../../../../scene/types.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, meter } from '../../kit/controls.ts'
import { hairline, type Pen } from '../../kit/pen.ts'

const tick = (pen: Pen, words: string, on: boolean): Node =>
  pen.row(
    [
      pen.row(on ? [pen.icon('check', 13, pen.surface.button.text)] : [], {
        width: 22,
        height: 22,
        radius: 5,
        justify: 'center',
        ...(on ? { fill: pen.surface.button.fill } : { stroke: hairline(pen.surface.edge) }),
      }),
      pen.text('small', words, { width: 'fill', fill: pen.surface.text }),
    ],
    { gap: 10, width: 'fill', element: 'li', role: 'group' },
    'tick',
  )

export const filters: Block = {
  name: 'filters',
  size: 'narrow',
  tall: 440,
  draw(context) {
    const { pen, thing } = context
    const { columns, filters: names } = factsOf(thing)
    const valued = columns.find(({ values }) => values.length > 1)
    return panel(
      context,
      [
        pen.col(
          [
            pen.text('label', valued?.label ?? names[0] ?? 'Category'),
            ...(valued?.values ?? names.slice(1, 4)).map((value, i) => tick(pen, value, i === 0)),
          ],
          { gap: 11, width: 'fill', element: 'ul', role: 'group' },
        ),
        pen.col(
          [
            pen.row([pen.text('label', names[1] ?? 'Price', { width: 'fill' }), pen.text('caption', 'Any')], {
              width: 'fill',
            }),
            meter(pen, 0.6, 6),
          ],
          {
            gap: 12,
            width: 'fill',
          },
        ),
        pen.col(
          [
            pen.text('label', names[2] ?? 'More'),
            ...['Newest first', 'Available now'].map((value) => tick(pen, value, false)),
          ],
          { gap: 11, width: 'fill', element: 'ul', role: 'group' },
        ),
        pen.row([button(pen, 'Apply filters'), button(pen, 'Reset', 'plain')], { gap: 14, wrap: true }),
      ],
      { gap: 22 },
    )
  },
}
