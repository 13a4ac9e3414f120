/** Things as rows, with what one wants to know of each in columns. */

import type { Node } from '../../../../../scene/types.ts'
import { oneThing } from '../../../vocabulary/labels.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { cellOf, PEOPLE, sampleName, tagsOf } from '../../../vocabulary/samples.ts'
import { type CellKind, type Column, factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, status } from '../../kit/controls.ts'
import { hairline, type Pen } from '../../kit/pen.ts'

const NUMERIC: ReadonlySet<CellKind> = new Set(['money', 'count', 'percent', 'rating', 'change', 'degrees', 'km'])
const FIRST_SHARE = 0.34

/** Values that say how something stands stand in a chip. */
const isState = ({ kind, label }: Column): boolean => kind === 'status' || (kind === 'of' && label === 'Status')

function cell(pen: Pen, column: Column, words: string, index: number, width: number): Node {
  if (isState(column)) return pen.row([status(pen, words, index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2)], { width })
  return pen.text('small', words, {
    width,
    fill: pen.surface.text,
    ...(NUMERIC.has(column.kind) && { align: 'end' as const }),
  })
}

export const table: Block = {
  name: 'table',
  size: 'wide',
  tall: 430,
  draw(context) {
    const { pen, thing, page, leads, tasks } = context
    const { columns, filters } = factsOf(thing)
    const most = innerWidth(context) > 560 ? 4 : innerWidth(context) > 420 ? 3 : 2
    const shown = columns.slice(0, most)
    const room = innerWidth(context) - 16 * shown.length
    const first = Math.floor(room * (shown.length > 2 ? FIRST_SHARE : 0.44))
    const each = Math.floor((room - first) / Math.max(1, shown.length))
    const random = page.random.fork(`table-${thing}`)
    const isPeople = PEOPLE.some((name) => name === sampleName(thing, 0))
    const head = pen.row(
      [
        pen.text('caption', capitalised(oneOf(thing)), { width: first }),
        ...shown.map((column) =>
          pen.text('caption', column.label, {
            width: each,
            ...(NUMERIC.has(column.kind) && { align: 'end' as const }),
          }),
        ),
      ],
      {
        element: 'li',
        role: 'group',
        width: 'fill',
        gap: 16,
        pad: [0, 0, 10, 0],
        stroke: hairline(pen.surface.line, ['bottom']),
      },
      'header',
    )
    const rows = Array.from({ length: leads ? 7 : 5 }, (_, i) =>
      pen.row(
        [
          pen.row(
            [
              ...(isPeople ? [avatar(pen, sampleName(thing, i), i, 32)] : []),
              pen.text('label', sampleName(thing, i), { size: 15, width: 'fill' }),
            ],
            { width: first, gap: 10 },
          ),
          ...shown.map((column) => cell(pen, column, cellOf(column, i, random), i, each)),
        ],
        {
          control: { kind: 'item', tags: tagsOf(filters, i) },
          element: 'li',
          role: 'group',
          width: 'fill',
          gap: 16,
          pad: [12, 0, 12, 0],
          stroke: hairline(pen.surface.line, ['bottom']),
        },
        'record',
      ),
    )
    const [task] = tasks
    const adds = task && (task.verb === 'manage' || task.verb === 'track')
    const one = (task && oneThing(task)) ?? oneOf(thing)
    return panel(
      context,
      [pen.col([head, ...rows], { element: 'ul', role: 'group', width: 'fill', control: { kind: 'table' } }, 'table')],
      {
        sample: true,
        others: 'tabs',
        aside: [
          ...(adds && one.length < 18 && innerWidth(context) > 420 ? [button(pen, `Add ${one}`, 'main', 'plus')] : []),
        ],
      },
    )
  },
}
