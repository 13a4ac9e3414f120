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

/** A part of a template with the column that it looks at. */
interface Look {
  one: Int32Array | undefined
  many: readonly Int32Array[] | undefined
  away: number
}

/** The features of every row, one for each template. Linear in the number of rows. */
export function featuresOf(columns: Columns, templates: readonly string[]): Int32Array[] {
  const table = parsed.get(templates) ?? templates.map(parse)
  parsed.set(templates, table)
  const looks = table.map((parts) =>
    parts.map(({ name, away }): Look => ({ one: columns.one.get(name), many: columns.many.get(name), away })),
  )
  const rows: Int32Array[] = []
  const found: number[] = []
  for (let i = 0; i < columns.length; i++) {
    found.length = 0
    for (let n = 0; n < looks.length; n++) fill(looks[n] ?? [], 0, i, mix(0, n), found)
    rows.push(Int32Array.from(found))
  }
  return rows
}

function fill(looks: readonly Look[], at: number, i: number, start: number, found: number[]): void {
  let hash = start
  for (let k = at; k < looks.length; k++) {
    const look = looks[k]
    const place = i + (look?.away ?? 0)
    if (look?.many !== undefined) {
      for (const value of look.many[place] ?? []) fill(looks, k + 1, i, mix(hash, value), found)
      return
    }
    hash = mix(hash, look?.one?.[place] ?? NOWHERE)
  }
  found.push(feature(hash))
}
