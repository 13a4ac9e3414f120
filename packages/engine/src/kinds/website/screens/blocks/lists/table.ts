/** Things as rows, with what one wants to know of each in columns. */

import type { Random } from '../../../../../base/random.ts'
import type { PageFunction } from '../../../../../brief/types.ts'
import type { Frame, Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { oneThing, taskLabel, thingsOf } from '../../../vocabulary/labels.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { cellOf, PEOPLE, tagsOf } from '../../../vocabulary/samples.ts'
import { stateOf } from '../../../vocabulary/states.ts'
import { type CellKind, type Column, factsOf } from '../../../vocabulary/things.ts'
import { type Block, type BlockContext, innerWidth, panel } from '../../kit/block.ts'
import { avatar, button, meter, signOf, status } from '../../kit/controls.ts'
import { adding } from '../../kit/deeds.ts'
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
  const sign = first < SIGNED ? [] : [isPerson ? avatar(pen, name, index, 36) : signOf(pen, icon, index)]
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

/** Rows of the thing that leads, of one that does not, and how many of those stand in one block. */
const [LEADING, FOLLOWING, MOST_FOLLOWING] = [7, 3, 3]

/** Rows of a thing under what its columns are called. */
function rowsOf(context: BlockContext, thing: string, most: number): Frame {
  const { pen, page } = context
  const facts = factsOf(thing)
  const room = innerWidth(context)
  const shown = facts.columns.slice(0, room > 560 ? 4 : room > 420 ? 3 : 2)
  const free = room - 16 * shown.length
  const first = Math.floor(free * (shown.length > 2 ? FIRST_SHARE : 0.44))
  const widths = { first, each: Math.floor((free - first) / Math.max(1, shown.length)) }
  const random = page.random.fork(`table-${thing}`)
  const rows = Array.from({ length: most }, (_, index) => {
    const sample = { name: page.names.of(thing, index), icon: facts.icon, index, tags: tagsOf(facts, index) }
    return record(pen, sample, shown, random, widths)
  })
  return pen.col(
    [headOf(pen, thing, shown, widths), ...rows],
    { element: 'ul', role: 'group', width: 'fill', control: { kind: 'table' } },
    'table',
  )
}

/** Doings that a table of its own answers. */
const TABLED: ReadonlySet<PageFunction['verb']> = new Set(['manage', 'track', 'browse'])

/** The other tasks that are about things of their own, which have columns of their own. */
function followingOf({ tasks, thing }: BlockContext): PageFunction[] {
  const [leader, ...others] = tasks
  const told = new Set([thing.toLowerCase(), (leader && thingsOf(leader))?.toLowerCase()])
  const following = others.filter((task) => {
    const own = thingsOf(task)?.toLowerCase()
    if (own === undefined || told.has(own) || !TABLED.has(task.verb)) return false
    told.add(own)
    return true
  })
  return following.slice(0, MOST_FOLLOWING)
}

/** A table of another thing, which is folded away by its title. */
function folding(context: BlockContext, task: PageFunction): Frame {
  const { pen } = context
  const thing = thingsOf(task) ?? context.thing
  const most = Math.min(context.page.names.told(thing) || FOLLOWING, LEADING)
  return pen.col(
    [
      pen.row(
        [pen.text('label', taskLabel(task), { width: 'fill', lines: 2 }), pen.icon('down', 18, pen.surface.quiet)],
        { width: 'fill', justify: 'between', gap: 16 },
        'title',
      ),
      rowsOf(context, thing, most),
    ],
    { width: 'fill', gap: 12, pad: [10, 0, 0, 0], control: { kind: 'disclosure' } },
    'folding',
  )
}

export const table: Block = {
  name: 'table',
  size: 'wide',
  tall: 430,
  draw(context) {
    const { pen, thing, page, leads, tasks } = context
    const [task] = tasks
    const adds = task && (task.verb === 'manage' || task.verb === 'track')
    const one = (task && oneThing(task)) ?? oneOf(thing)
    const following = followingOf(context)
    const own = { ...context, tasks: tasks.filter((other) => !following.includes(other)) }
    return panel(
      own,
      [
        rowsOf(context, thing, page.names.told(thing) || (leads && following.length === 0 ? LEADING : 5)),
        ...following.map((other) => folding(context, other)),
      ],
      {
        sample: true,
        aside: [
          ...(adds && one.length < 18 && innerWidth(context) > 420
            ? [button(pen, `Add ${one}`, 'main', 'plus', { control: adding(context, task, `Add ${one}`) })]
            : []),
        ],
      },
    )
  },
}
