/** Rows (tokens, spans) as the numbers of their features: templates filled in with attributes. */
import type { Columns } from './attributes.ts'
import { feature, mix } from './hash.ts'

interface Part {
  name: string
  away: number
}

const NOWHERE = 0x2f2f

const parse = (template: string): Part[] =>
  template.split(' ').map((part) => {
    const [name = '', away = '0'] = part.split('@')
    return { name, away: Number(away) }
  })

const parsed = new Map<readonly string[], Part[][]>()

/** The features of every row, one for each template. Linear in the number of rows. */
export function featuresOf(columns: Columns, templates: readonly string[]): Int32Array[] {
  const table = parsed.get(templates) ?? templates.map(parse)
  parsed.set(templates, table)
  const rows: Int32Array[] = []
  const found: number[] = []
  for (let i = 0; i < columns.length; i++) {
    found.length = 0
    for (const [number, parts] of table.entries()) fill(columns, parts, 0, i, mix(0, number), found)
    rows.push(Int32Array.from(new Set(found)))
  }
  return rows
}

function fill(columns: Columns, parts: Part[], at: number, i: number, hash: number, found: number[]): void {
  const part = parts[at]
  if (part === undefined) {
    found.push(feature(hash))
    return
  }
  const place = i + part.away
  const several = columns.many.get(part.name)
  if (several !== undefined) {
    for (const value of several[place] ?? []) fill(columns, parts, at + 1, i, mix(hash, value), found)
    return
  }
  fill(columns, parts, at + 1, i, mix(hash, columns.one.get(part.name)?.[place] ?? NOWHERE), found)
}
