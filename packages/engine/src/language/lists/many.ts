/** A list under "a card for each of these": many designs of one kind, a row each. */
import { CELLS, EACH, HEADINGS, MANY_PIECES, MARKER, SIGNS } from '../lexicon/list-words.ts'

/** What is wished for each row of a list. */
export interface Many {
  /** The wish with the first row only. */
  first: string
  /** What the first row is called: what stands in its first column. */
  name: string
  /** The list as a table: separated by commas, with the names of its columns. */
  table: string
  rows: number
}

/** Fewer are two parts of one design. */
const FEWEST = 3
/** Characters of a cell, and of a line; longer ones are sentences. */
const LONGEST_CELL = 80
const LONGEST_ROW = 240
const MOST_WORDS = 7

const cellsOf = (line: string, separator: RegExp | null): string[] =>
  (separator ? line.split(separator) : [line]).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

const isCell = (cell: string): boolean =>
  cell.length <= LONGEST_CELL && cell.split(/\s+/).length <= MOST_WORDS && !/[.!?:]$/.test(cell)

/** The lines as rows of as many cells each; null: they are something else. */
function rowsOf(lines: readonly string[]): string[][] | null {
  const bare = lines.map((line) => line.replace(MARKER, '').trim())
  if (bare.some((line) => line.length > LONGEST_ROW)) return null
  const separator = CELLS.find((one) => bare.every((line) => one.test(line))) ?? null
  const rows = bare.map((line) => cellsOf(line, separator))
  const width = Math.max(...rows.map(({ length }) => length))
  const fits = rows.every(
    (cells) => cells.length >= width - 1 && isCell(cells[0] ?? '') && /\p{L}/u.test(cells[0] ?? ''),
  )
  return fits ? rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '')) : null
}

/** "for each of these: Ada Byron, Grace Hopper, …", all on one line. */
function inOneLine(line: string): { wish: string; lines: string[] } | null {
  const at = line.indexOf(':')
  const names = line
    .slice(at + 1)
    .split(/[,;]|\band\b/)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const areNames = names.every((name) => /^\p{Lu}/u.test(name) && name.split(/\s+/).length <= 4)
  return at > 0 && areNames && !/\d/.test(names.join('')) ? { wish: line.slice(0, at), lines: names } : null
}

/** The wish, and what it is wished for. */
function parted(prompt: string): { wish: string; lines: string[] } | null {
  const lines = prompt.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isWish = (line: string) => EACH.test(line) || MANY_PIECES.test(line)
  if (lines.length === 1) return isWish(prompt) ? inOneLine(prompt) : null
  // What is wished stands above its list, or below it.
  const [first = '', last = ''] = [lines[0], lines.at(-1)]
  if (isWish(first)) return { wish: first.trim(), lines: lines.slice(1) }
  return isWish(last) ? { wish: last.trim(), lines: lines.slice(0, -1) } : null
}

/** What the columns are called: as the list says, else by what stands in them. */
function headed(rows: string[][]): { head: string[]; body: string[][] } {
  const [first = [], ...more] = rows
  if (first.every((cell) => HEADINGS.test(cell))) return { head: first, body: more }
  let isTold = false
  const head = first.map((cell, at) => {
    if (at === 0) return 'Name'
    const sign = SIGNS.find(([, what]) => what.test(cell))?.[0]
    if (sign || isTold) return sign ?? `Column ${at + 1}`
    isTold = true
    return 'Role'
  })
  return { head, body: rows }
}

const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n')

/** "20 business cards" → "a business card" */
const ofOne = (wish: string): string =>
  wish.replace(MANY_PIECES, (_, __, words: string, piece: string) => `a ${words}${piece.replace(/s$/i, '')}`)

/** Null: one design is wished. */
export function manyIn(prompt: string): Many | null {
  const { wish, lines } = parted(prompt) ?? { wish: '', lines: [] }
  const rows = lines.length >= FEWEST ? rowsOf(lines) : null
  if (!rows) return null
  const { head, body } = headed(rows)
  const [row] = body
  if (!row || body.length < FEWEST) return null
  const said = `for ${row.filter(Boolean).join(', ')}`
  const one = EACH.test(wish) ? ofOne(wish.replace(EACH, said)) : `${ofOne(wish).replace(/[:.]\s*$/, '')} ${said}`
  return { first: one.replace(/\s*:\s*$/, ''), name: row[0] ?? '', table: asCsv([head, ...body]), rows: body.length }
}
