/** Which column of a table says which text of a design. */
import { type Table, withoutHead } from './table.ts'

export interface DesignText {
  id: string
  /** What it says now. */
  text: string
  side: number
  /** What it is among the parts of the design: 'Name', 'Title', 'Date'. */
  called?: string | undefined
}

/** The column of each text, by its id; a text that is not in it stays as it is. */
export type Mapping = Readonly<Record<string, number>>

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a text is, by what it says or what it is called. */
const SIGNS: readonly [what: RegExp, sign: RegExp][] = [
  [/mail/, /\S@\S/],
  [/phone|tel|mobile/, /^[+(]?[\d ()./-]{6,}$/],
  [/web|site|url/, /^(https?:\/\/)?[\w-]+\.[\w.-]+(\/\S*)?$/],
]

/** Other names of columns for what a part is called. */
const ALSO: Readonly<Record<string, RegExp>> = {
  name: /^(?:full name|person|who|first and last name)$/,
  title: /^(?:job title|role|job|position|function)$/,
  headline: /^(?:title|heading)$/,
  place: /^(?:location|venue|city|where)$/,
  date: /^(?:day|when)$/,
}

const wordsIn = (text: string): number => plain(text).split(' ').length

/**
 * A list is often pasted as it is: its first line is a row where it holds an address or a number, or where it is all that
 * there is, names no text of the design, and is as long as what stands below it ("Guest" above "Ada Byron" is a heading).
 */
export function headed(table: Table, texts: readonly DesignText[]): Table {
  const { columns, rows } = table
  const isRow =
    columns.length > 1
      ? columns.some((cell) => SIGNS.some(([, sign]) => sign.test(cell)))
      : Object.keys(guessedMapping(table, texts)).length === 0 &&
        rows.some(([cell = '']) => wordsIn(cell) <= wordsIn(columns[0] ?? ''))
  return isRow ? withoutHead(table) : table
}

/** Columns that say what they are for; people see and change it. */
export function guessedMapping({ columns, rows, unnamed }: Table, texts: readonly DesignText[]): Mapping {
  const taken = new Set<number>()
  const mapping: Record<string, number> = {}
  const take = (id: string, column: number) => {
    if (column < 0 || taken.has(column) || id in mapping) return
    taken.add(column)
    mapping[id] = column
  }
  for (const { id, text } of texts) {
    const names = plain(id).split(' ')
    take(
      id,
      columns.findIndex((column) => plain(column) === plain(text) || names.includes(plain(column))),
    )
  }
  for (const { id, called = '' } of texts) {
    const own = plain(called)
    take(
      id,
      columns.findIndex((column) => own !== '' && (plain(column) === own || ALSO[own]?.test(plain(column)))),
    )
  }
  for (const { id, text } of texts)
    for (const [what, sign] of SIGNS)
      if (sign.test(text))
        take(
          id,
          columns.findIndex((column, at) => what.test(plain(column)) || sign.test(rows[0]?.[at] ?? '')),
        )
  // Whoever lists something without saying what begins with what it is called.
  const name = texts.find(({ called = '' }) => plain(called) === 'name') ?? texts[0]
  if (unnamed && name)
    take(
      name.id,
      columns.findIndex((_, at) => !taken.has(at)),
    )
  // What says the same on another side says the same in every row.
  for (const { id, text } of texts) {
    const twin = texts.find((other) => other.id in mapping && plain(other.text) === plain(text))
    const column = twin && mapping[twin.id]
    if (column !== undefined) mapping[id] ??= column
  }
  return mapping
}

/** What each row says, by the ids of the texts. */
export const wordsOf = ({ rows }: Table, mapping: Mapping): Record<string, string>[] =>
  rows.map((row) => Object.fromEntries(Object.entries(mapping).map(([id, column]) => [id, row[column] ?? ''])))
