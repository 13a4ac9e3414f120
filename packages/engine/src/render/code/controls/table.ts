/** A table: its rows are data, its heads order them. */
import { length } from '../classes.ts'
import {
  bracketed,
  type Child,
  type Element,
  element,
  expression,
  isElement,
  key,
  quote,
  type Repeat,
  type Value,
} from '../jsx.ts'
import { camelCase, nameKeeper, pascalCase } from '../names.ts'
import type { Acting, Write } from './acting.ts'
import { FindingProvider, FoundNote, useFound } from './snippets/finding.ts'
import { useTable } from './snippets/pressing.ts'
import { classesOf, ownText } from './tree.ts'

/** Pixels that a column needs to be read. */
const LEAST = 96

/** What belongs to the cells of a row rather than to the row. */
const CELL = /^(?:\w+:)?(?:p[ytb]?-|border)/
const FLOW = /^(?:\w+:)?(?:flex|items-|justify-|gap|self-|w-|max-w-)/
const WIDTH = /^(?:md:)?w-\[([\d.]+)%\]$/

const cellsOf = (row: Element) => row.children.filter(isElement)
const isPlain = (row: Element): boolean =>
  row.children.length > 1 &&
  cellsOf(row).length === row.children.length &&
  cellsOf(row).every((cell) => ownText(cell) !== undefined)

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

interface Columns {
  fields: string[]
  heads: Element[]
}

function columnsOf(head: Element): Columns {
  const nameOf = nameKeeper(['tags'])
  const cells = cellsOf(head)
  return { heads: cells, fields: cells.map((cell) => nameOf(camelCase(ownText(cell) ?? '') || 'column')) }
}

function dataOf(rows: readonly Element[], { fields }: Columns, acting: Acting) {
  const subject = camelCase(acting.heading) || 'table'
  const tagged = rows.some(({ control }) => control?.kind === 'item')
  const list = acting.nameOf(`${subject}Rows`)
  const lines = rows.map((row) => {
    const cells = cellsOf(row)
    const entries = fields.map((field, at) => `${key(field)}: ${quote(ownText(cells[at] ?? row) ?? '')}`)
    const tags = row.control?.kind === 'item' ? row.control.tags.join(', ') : ''
    return `  ${bracketed('{', [...entries, ...(tagged ? [`tags: ${quote(tags)}`] : [])], '}', '  ', 99)},`
  })
  acting.lists.data.push(`const ${list} = [\n${lines.join('\n')}\n]`)
  return list
}

export const table: Write<'table'> = (node, _control, acting) => {
  const [head, ...rows] = node.children.filter(isElement)
  const first = rows[0]
  if (!head || !first || ![head, ...rows].every((row) => isPlain(row) && cellsOf(row).length === cellsOf(head).length))
    return acting.below(node)
  acting.use(FindingProvider, useFound, FoundNote, useTable)
  const columns = columnsOf(head)
  const list = dataOf(rows, columns, acting)
  const name = acting.nameOf(`${pascalCase(acting.heading) || 'Own'}Table`)
  const heads = columns.heads.map((cell, at) =>
    element(
      'ColumnHead',
      {
        sorted: expression(`table.sorted('${columns.fields[at]}')`),
        onSort: expression(`() => table.sort('${columns.fields[at]}')`),
        className: cellClasses(head, cell),
      },
      [ownText(cell) ?? ''],
    ),
  )
  const row: Repeat = {
    list: 'table.shown',
    item: 'row',
    body: element(
      'tr',
      { key: expression(`row.${columns.fields[0]}`), className: groundOf(first) },
      cellsOf(first).map((cell, at) =>
        element('td', { className: cellClasses(first, cell) }, [
          shownIn(cell, expression(`row.${columns.fields[at]}`)),
        ]),
      ),
    ),
  }
  const widths = sharesOf(head).map((width) => element('col', { style: { object: [`width: '${width}'`] } }))
  const label = acting.heading || 'Table'
  const least = length('min-w', LEAST * columns.heads.length)
  const drawn = element(
    'table',
    { 'aria-label': label, className: `w-full ${least} table-fixed border-separate border-spacing-0` },
    [
      element('colgroup', {}, widths),
      element('thead', {}, [element('tr', { className: groundOf(head) }, heads)]),
      element('tbody', {}, [row]),
    ],
  )
  const setup = [`const found = useFound(${list}, (row) => Object.values(row))`, 'const table = useTable(found.shown)']
  // A narrow screen scrolls it; who has no pointer scrolls it by the keyboard.
  const scrolled = element(
    'div',
    {
      role: 'region',
      'aria-label': label,
      tabIndex: expression('0'),
      className: 'overflow-x-auto',
    },
    [drawn],
  )
  return {
    ...element('', {}, [scrolled, element('FoundNote', { found: expression('found') })]),
    component: { name, setup },
  }
}

/** What leads somewhere does so in every row. */
const shownIn = (cell: Element, words: Value): Child =>
  cell.tag === 'a'
    ? element('a', { href: cell.attributes.href, className: 'underline-offset-4 hover:underline' }, [words])
    : words

const groundOf = (row: Element): string | undefined =>
  classesOf(row)
    .filter((name) => /^bg-/.test(name))
    .join(' ') || undefined
