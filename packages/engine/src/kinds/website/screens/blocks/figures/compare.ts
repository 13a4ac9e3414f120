/** Two or three things side by side, line by line. */
import type { Node } from '../../../../../scene/types.ts'
import { thingsOf } from '../../../vocabulary/labels.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { meter } from '../../kit/controls.ts'
import { ruledItem } from '../../kit/pen.ts'

export const compare: Block = {
  name: 'compare',
  size: 'wide',
  tall: 400,
  draw(context) {
    const { pen, page, thing, tasks } = context
    const random = page.random.fork(`compare-${thing}`)
    const inner = innerWidth(context)
    const count = inner > 560 ? 3 : 2
    const label = Math.floor(inner * 0.26)
    const each = Math.floor((inner - label - 20 * count) / count)
    const things = [...new Set(tasks.flatMap((task) => (task.verb === 'compare' ? (thingsOf(task) ?? []) : [])))]
    const isArea = /area|data|region|district|compan/i.test(thing)
    const heads = Array.from({ length: count }, (_, i) =>
      isArea ? `${/compan/i.test(thing) ? 'Company' : 'Area'} ${'ABC'.charAt(i)}` : context.page.names.of(thing, i),
    )
    const named = things.length > 1 ? things.map(capitalised) : []
    const measures = [...named, 'Overall', 'This year', 'Per person', 'Change'].slice(0, Math.max(4, named.length))
    const line = (name: string): Node =>
      pen.row(
        [
          pen.text('small', name, { width: label, lines: 2 }),
          ...heads.map(() => {
            const share = 0.25 + random.next() * 0.7
            return pen.col([pen.text('label', String(Math.round(share * 100))), meter(pen, share, 6)], {
              width: each,
              gap: 6,
            })
          }),
        ],
        ruledItem(pen, 13, { gap: 20 }),
        'line',
      )
    return panel(
      context,
      [
        pen.col(
          [
            pen.row(
              [
                pen.text('caption', 'Measure', { width: label }),
                ...heads.map((head) => pen.text('strong', head, { width: each })),
              ],
              { element: 'li', role: 'group', gap: 20, width: 'fill', pad: [0, 0, 12, 0] },
              'header',
            ),
            ...measures.map(line),
          ],
          { element: 'ul', role: 'group', width: 'fill', control: { kind: 'table', matrix: true } },
        ),
      ],
      { sample: true, others: tasks.every(({ verb }) => verb === 'compare') ? 'none' : 'buttons', gap: 12 },
    )
  },
}
