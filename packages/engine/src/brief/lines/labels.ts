/** Headings of sections, labels of facts and fields of forms in the languages of the prompts. */
import type { Language } from '../../language/foreign.ts'
import { FOLDERS } from '../../language/languages.ts'

const TABLES: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  FOLDERS.map(({ code, labels }) => [code, tableOf(labels)]),
)

function tableOf(rows: string): Map<string, string> {
  const pairs = rows.trim().split('\n')
  return new Map(pairs.map((row) => [row.slice(0, row.indexOf(': ')), row.slice(row.indexOf(': ') + 2)]))
}

/** A label in the prompt's language; as it stands where that is English or the table lacks it. */
export const labelIn = (language: Language | undefined, label: string): string =>
  TABLES.get(language ?? 'en')?.get(label) ?? label
