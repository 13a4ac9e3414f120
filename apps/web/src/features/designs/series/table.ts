/** A table that was pasted or chosen as a file: the first row names the columns. */
import Papa from 'papaparse'
import { t } from '../../../lib/language/translate.ts'

export interface Table {
  columns: readonly string[]
  /** Cells by column. */
  rows: readonly (readonly string[])[]
  /** Nobody named the columns: the text began with its first row. */
  unnamed?: true
}

/** The server's own limit. */
export const ROWS_MAX = 300

/** Comma, semicolon or tab, as the text has it; a string says what is wrong. */
export function readTable(text: string): Table | string {
  const { data, errors } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' })
  const fault = errors.find(({ type }) => type === 'Quotes')
  if (fault) return t('Line {line} opens a quotation mark that it does not close.', { line: (fault.row ?? 0) + 1 })
  const [head, ...rows] = data
  if (!head || rows.length === 0)
    return t('The first row names the columns; below it there has to be at least one row.')
  if (rows.length > ROWS_MAX)
    return t('There are {rows} rows; at most {most} can be made at once.', { rows: rows.length, most: ROWS_MAX })
  return {
    columns: head.map((name, at) => name.trim() || t('Column {column}', { column: at + 1 })),
    rows: rows.map((row) => head.map((_, at) => (row[at] ?? '').trim())),
  }
}

/** What there is to work with; null: nothing yet. */
export function tableIn(text: string): Table | null {
  const table = text.trim() === '' ? null : readTable(text)
  return typeof table === 'string' ? null : table
}

/** What is wrong with it. */
export function faultIn(text: string): string | undefined {
  const table = text.trim() === '' ? null : readTable(text)
  return typeof table === 'string' ? table : undefined
}

/** The same where its first line is a row like the others. */
export const withoutHead = ({ columns, rows }: Table): Table => ({
  columns: columns.map((_, at) => t('Column {column}', { column: at + 1 })),
  rows: [columns, ...rows],
  unnamed: true,
})
