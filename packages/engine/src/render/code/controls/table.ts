/** A table: its rows are data, its heads order them. */
import {
  bracketed,
  type Child,
  type Element,
  element,
  expression,
  isElement,
  isLink,
  key,
  print,
  quote,
  type Repeat,
  type Value,
} from '../jsx.ts'
import { camelCase, nameKeeper, pascalCase } from '../names.ts'
import type { ControlContext, Write } from './context.ts'
import { classesOf, everyElement, ownText, withClasses, wordsIn } from './element-tree.ts'
import { useTable } from './snippets/buttons.ts'
import { FindingProvider, FoundNote, useFound } from './snippets/filters.ts'

/** What belongs to the cells of a row rather than to the row. */
const CELL = /^(?:\w+:)?(?:p[ytb]?-|border)/
const FLOW = /^(?:\w+:)?(?:flex|items-|justify-|gap|self-|w-|max-w-)/
const WIDTH = /^(?:md:)?w-\[([\d.]+)%\]$/

const cellsOf = (row: Element) => row.children.filter(isElement)
const isRow = (row: Element): boolean => row.children.length > 1 && cellsOf(row).length === row.children.length
const isPlain = (cell: Element): boolean => ownText(cell) !== undefined

/** Shares of the columns; evenly, where the drawing says nothing. */
function sharesOf(head: Element): string[] {
  const cells = cellsOf(head)
  return cells.map((cell) => {
    const share = classesOf(cell).flatMap((name) => WIDTH.exec(name)?.[1] ?? [])[0]
    return `${share ?? Math.round(1000 / cells.length) / 10}%`
  })
}

const cellClasses = (row: Element, cell: Element): string =>
  [
    ...classesOf(row).filter((name) => CELL.test(name)),
    ...classesOf(cell).filter((name) => !FLOW.test(name)),
    'text-start',
    'pe-2',
  ].join(' ')

/** A browser has heads bold. */
const isBold = (cell: Element): boolean =>
  everyElement(cell).some((one) => classesOf(one).some((name) => BOLD.test(name)))
const BOLD = /^font-(?:medium|semibold|bold|extrabold|black|\[\d)/

interface Columns {
  fields: string[]
  heads: Element[]
}

function columnsOf(head: Element): Columns {
  const nameOf = nameKeeper(['tags'])
  const cells = cellsOf(head)
  return { heads: cells, fields: cells.map((cell) => nameOf(camelCase(ownText(cell) ?? '') || 'column')) }
}

/** The columns whose cells hold more than words: a sign, a person's letters, a chip. */
const drawnColumns = (rows: readonly Element[], { fields }: Columns): boolean[] =>
  fields.map((_, at) => rows.some((row) => !isPlain(cellsOf(row)[at] ?? row)))

/** What a drawn cell shows, without its place in the row. */
const shownCell = (cell: Element): string => {
  const classes = classesOf(cell).filter((name) => !PLACED.test(name))
  return print(isPlain(cell) ? element('span', {}, cell.children) : withClasses(cell, classes), '      ').trim()
}
const PLACED = /^(?:\w+:)?(?:w-|max-w-|min-w-|flex-1$)/

function dataOf(rows: readonly Element[], columns: Columns, drawn: readonly boolean[], acting: ControlContext) {
  const { fields } = columns
  const subject = camelCase(acting.heading) || 'table'
  const tagged = rows.some(({ control }) => control?.kind === 'item')
  const list = acting.nameOf(`${subject}Rows`)
  const wordsOf = (row: Element, at: number) => wordsIn(cellsOf(row)[at] ?? row)
  const telling = fields.find((_, at) => new Set(rows.map((row) => wordsOf(row, at))).size === rows.length)
  const id = telling ?? (fields.includes('id') ? 'rowId' : 'id')
  const lines = rows.map((row, index) => {
    const cells = cellsOf(row)
    const entries = fields.map((field, at) => `${key(field)}: ${quote(wordsOf(row, at))}`)
    const tags = row.control?.kind === 'item' ? row.control.tags.join(', ') : ''
    const shown = fields.flatMap((field, at) =>
      drawn[at] ? [`${key(`${field}Shown`)}: (\n      ${shownCell(cells[at] ?? row)}\n    )`] : [],
    )
    const all = [
      ...(telling ? [] : [`${id}: ${index + 1}`]),
      ...entries,
      ...(tagged ? [`tags: ${quote(tags)}`] : []),
      ...shown,
    ]
    return shown.length > 0
      ? `  {\n${all.map((one) => `    ${one},`).join('\n')}\n  },`
      : `  ${bracketed('{', all, '}', '  ', 99)},`
  })
  acting.lists.data.push(`const ${list} = [\n${lines.join('\n')}\n]`)
  return { list, read: [...fields, ...(tagged ? ['tags'] : [])], id }
}

const small = (names: string): string =>
  names
    .split(' ')
    .map((name) => `max-md:${name}`)
    .join(' ')

/**
 * On a telephone a row is two lines: its name and its last value, below them the others beside what they are. A table that was
 * drawn for one stays a table, and so do things that are compared.
 */
const CARDS = {
  table: small('block'),
  head: small('hidden'),
  body: small('block'),
  row: small('flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-current/15 py-3 last:border-b-0'),
  first: small('min-w-0 basis-[calc(100%-7.75rem)] border-0 p-0'),
  last: small(
    'flex basis-28 flex-col items-end border-0 p-0 text-end before:text-[13px] before:content-[attr(data-label)]',
  ),
  cell: small(
    'order-1 flex items-center gap-1.5 border-0 p-0 text-start text-[15px] before:text-[13px] before:content-[attr(data-label)]',
  ),
}

type Cards = Record<keyof typeof CARDS, string>
const AS_DRAWN: Cards = { table: '', head: '', body: '', row: '', first: '', last: '', cell: '' }

/** @param id the field by which rows are told apart */
function rowOf(first: Element, columns: Columns, drawn: readonly boolean[], id: string, cards: Cards): Repeat {
  const last = columns.fields.length - 1
  const cells = cellsOf(first).map((cell, at) => {
    const field = columns.fields[at] ?? ''
    const shown = drawn[at] ? expression(`row.${field}Shown`) : shownIn(cell, expression(`row.${field}`))
    return element(
      'td',
      {
        // What is drawn says itself what it is.
        ...(at > 0 && { 'data-label': drawn[at] ? '' : ownText(columns.heads[at] ?? cell) }),
        className:
          `${cellClasses(first, cell)} ${at === 0 ? cards.first : at === last ? cards.last : cards.cell}`.trim(),
      },
      [shown],
    )
  })
  const className = [groundOf(first), cards.row].filter(Boolean).join(' ') || undefined
  return {
    list: 'table.shown',
    item: 'row',
    body: element('tr', { key: expression(`row.${id}`), className }, cells),
  }
}

export const table: Write<'table'> = (node, { matrix }, acting) => {
  const [head, ...rows] = node.children.filter(isElement)
  const first = rows[0]
  if (!head || !first || !cellsOf(head).every(isPlain)) return acting.below(node)
  if (![head, ...rows].every((row) => isRow(row) && cellsOf(row).length === cellsOf(head).length))
    return acting.below(node)
  acting.use(FindingProvider, useFound, FoundNote, useTable)
  const cards: Cards = acting.isSmall || matrix ? AS_DRAWN : CARDS
  const columns = columnsOf(head)
  const drawn = drawnColumns(rows, columns)
  const { list, read, id } = dataOf(rows, columns, drawn, acting)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Table`)
  const heads = columns.heads.map((cell, at) =>
    element(
      'ColumnHead',
      {
        sorted: expression(`table.sorted('${columns.fields[at]}')`),
        onSort: expression(`() => table.sort('${columns.fields[at]}')`),
        className: `${cellClasses(head, cell)}${isBold(cell) ? '' : ' font-normal'}`,
      },
      [ownText(cell) ?? ''],
    ),
  )
  const widths = sharesOf(head).map((width) => element('col', { style: { object: [`width: '${width}'`] } }))
  const label = acting.heading || 'Table'
  const made = element(
    'table',
    { 'aria-label': label, className: `w-full table-fixed border-separate border-spacing-0 ${cards.table}`.trim() },
    [
      element('colgroup', {}, widths),
      element('thead', { className: cards.head || undefined }, [element('tr', { className: groundOf(head) }, heads)]),
      element('tbody', { className: cards.body || undefined }, [rowOf(first, columns, drawn, id, cards)]),
    ],
  )
  const reading = `(row) => [${read.map((field) => `row.${field}`).join(', ')}]`
  const setup = [
    bracketed('const found = useFound(', [list, reading], ')', '  '),
    'const table = useTable(found.shown)',
  ]
  return {
    ...element('', {}, [made, element('FoundNote', { found: expression('found') })]),
    component: { name, setup },
  }
}

/** What leads somewhere does so in every row. */
const shownIn = (cell: Element, words: Value): Child =>
  isLink(cell)
    ? element(cell.tag, { href: cell.attributes.href, className: 'underline-offset-4 hover:underline' }, [words])
    : words

const groundOf = (row: Element): string | undefined =>
  classesOf(row)
    .filter((name) => /^bg-/.test(name))
    .join(' ') || undefined
