/** Written copy in other languages for the commonest cases: by what a design is about the headlines, by what is to be done the buttons. */
import type { Language } from '../../language/foreign.ts'
import { FOLDERS } from '../../language/languages.ts'

/** What a design is about; 'any' fits all. */
export const CASES = [
  'any',
  'sale',
  'event',
  'food',
  'care',
  'home',
  'travel',
  'learning',
  'style',
  'cause',
  'love',
] as const
export type Case = (typeof CASES)[number]
/** What is to be done. */
export const CALLS = ['shop', 'book', 'join', 'learn', 'visit', 'order', 'contact', 'give'] as const
export type Call = (typeof CALLS)[number]

export interface ForeignLines {
  headlines: (about: Case) => readonly string[]
  buttons: (call: Call) => readonly string[]
}

type Told = Exclude<Language, 'en'>

/** Reads rows, one a case, '|' between lines; buttons behind '>'. */
function linesOf(rows: string): ForeignLines {
  const found = new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const at = row.indexOf(':')
        return [
          row.slice(0, at),
          row
            .slice(at + 1)
            .split('|')
            .map((line) => line.trim()),
        ] as const
      }),
  )
  const row = (name: string) => found.get(name) ?? []
  return { headlines: (about) => row(about), buttons: (call) => row(`>${call}`) }
}

const LINES: ReadonlyMap<Told, ForeignLines> = new Map(FOLDERS.map(({ code, lines }) => [code, linesOf(lines)]))

/** The lines of a language but English. */
export const foreignLines = (language: Told): ForeignLines => LINES.get(language) ?? linesOf('')
