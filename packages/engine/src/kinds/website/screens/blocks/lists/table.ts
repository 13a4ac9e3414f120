/** Things as rows, with what one wants to know of each in columns. */

import type { Random } from '../../../../../base/random.ts'
import type { Frame, Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { oneThing } from '../../../vocabulary/labels.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { cellOf, PEOPLE, tagsOf } from '../../../vocabulary/samples.ts'
import { stateOf } from '../../../vocabulary/states.ts'
import { type CellKind, type Column, factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, meter, signOf, status } from '../../kit/controls.ts'
import { hairline, type Pen } from '../../kit/pen.ts'

const NUMERIC: ReadonlySet<CellKind> = new Set(['money', 'count', 'percent', 'rating', 'change', 'degrees', 'km'])
const FIRST_SHARE = 0.34

/** Values that say how something stands stand in a chip. */
const isState = ({ kind, label }: Column): boolean => kind === 'status' || (kind === 'of' && label === 'Status')

/** Narrower columns hold words alone, pixels. */
const ROOMY = 116
/** Narrower first columns show no sign before the name, pixels. */
const SIGNED = 190

interface Cell {
  column: Column
  words: string
  index: number
  width: number
  /** At the right edge of its column. */
  isEnd: boolean
}

/** What a value looks like: a state is a chip, a person has a sign, a share a bar, a rating its star, a change its colour. */
function cell(pen: Pen, { column, words, index, width, isEnd }: Cell): Node {
  const { surface } = pen
  const isRoomy = width >= ROOMY
  const plain = (options: Parameters<Pen['text']>[2] = {}) =>
    pen.text('small', words, { fill: surface.text, ...options })
  const state = column.kind === 'change' ? stateOf(words) : undefined
  if (isState(column)) return pen.row([status(pen, words)], { width })
  if (column.kind === 'person' && isRoomy)
    return pen.row([avatar(pen, words, index + 1, 28), plain({ width: 'fill' })], { width, gap: 10 })
  if (column.kind === 'percent' && isRoomy)
    return pen.row([meter(pen, Number.parseInt(words, 10) / 100, 8), plain({ width: 48, align: 'end' })], {
      width,
      gap: 10,
    })
  if (column.kind === 'rating')
    return pen.row([pen.icon('star', 16, surface.strong), plain()], { width, gap: 6, justify: isEnd ? 'end' : 'start' })
  return plain({ width, ...(isEnd && { align: 'end' }), ...(state && { fill: surface.states[state].text }) })
}

/** Which columns stand at the right: the numbers that end the row. Before words they would run into them. */
const endsOf = (columns: readonly Column[]): boolean[] =>
  columns.map((_, at) => columns.slice(at).every(({ kind }) => NUMERIC.has(kind)))

interface Widths {
  first: number
  each: number
}

/** What the columns are called. */
function headOf(pen: Pen, thing: string, columns: readonly Column[], { first, each }: Widths): Frame {
  const ends = endsOf(columns)
  return pen.row(
    [
      pen.text('caption', capitalised(oneOf(thing)), { width: first }),
      ...columns.map((column, at) =>
        pen.text('caption', column.label, { width: each, ...(ends[at] && { align: 'end' as const }) }),
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
}

interface Sample {
  name: string
  icon: IconName
  index: number
  tags: string[]
}

/** One thing with its values. */
function record(
  pen: Pen,
  { name, icon, index, tags }: Sample,
  columns: readonly Column[],
  random: Random,
  { first, each }: Widths,
): Frame {
  const ends = endsOf(columns)
  const isPerson = PEOPLE.some((one) => one === name)
  const sign = isPerson ? [avatar(pen, name, index, 36)] : first >= SIGNED ? [signOf(pen, icon, index)] : []
  return pen.row(
    [
      pen.row([...sign, pen.text('label', name, { size: 16, width: 'fill', lines: 2 })], { width: first, gap: 12 }),
      ...columns.map((column, at) =>
        cell(pen, { column, words: cellOf(column, index, random), index, width: each, isEnd: ends[at] === true }),
      ),
    ],
    {
      control: { kind: 'item', tags },
      element: 'li',
      role: 'group',
      width: 'fill',
      gap: 16,
      pad: [12, 0, 12, 0],
      stroke: hairline(pen.surface.line, ['bottom']),
    },
    'record',
  )
}

export const table: Block = {
  name: 'table',
  size: 'wide',
  tall: 430,
  draw(context) {
    const { pen, thing, page, leads, tasks } = context
    const { columns, filters, icon } = factsOf(thing)
    const most = innerWidth(context) > 560 ? 4 : innerWidth(context) > 420 ? 3 : 2
    const shown = columns.slice(0, most)
    const room = innerWidth(context) - 16 * shown.length
    const first = Math.floor(room * (shown.length > 2 ? FIRST_SHARE : 0.44))
    const each = Math.floor((room - first) / Math.max(1, shown.length))
    const random = page.random.fork(`table-${thing}`)
    const widths = { first, each }
    const head = headOf(pen, thing, shown, widths)
    const rows = Array.from({ length: page.names.told(thing) || (leads ? 7 : 5) }, (_, i) =>
      record(pen, { name: page.names.of(thing, i), icon, index: i, tags: tagsOf(filters, i) }, shown, random, widths),
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
