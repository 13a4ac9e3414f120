/** Prompts in other languages: which one it is, and what its words of request are in English. */
import { GLOSSES } from './lexicon/glosses.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Gloss {
  /** The English word. */
  word: string
  /** Its part of speech, as Universal Dependencies names it. */
  pos: string
}

const TABLES: ReadonlyMap<Language, ReadonlyMap<string, Gloss>> = new Map(
  Object.entries(GLOSSES).map(([language, rows]) => [language as Language, tableOf(rows)]),
)

function tableOf(rows: string): Map<string, Gloss> {
  const table = new Map<string, Gloss>()
  for (const row of rows.split('\n').filter(Boolean)) {
    const [head = '', words = ''] = row.split(': ')
    const [word = '', pos = 'X'] = head.split('/')
    for (const one of words.split(' ')) if (!table.has(one)) table.set(one, { word, pos })
  }
  return table
}

/** Small words and words of request of English that no other language of ours has. */
const ENGLISH = new Set(
  `the and for with without from our my we please create design make need want should called show showing a an of on at to is are
  poster background title name date font color text top bottom left right above below this that it its your you will be by as`.split(
    /\s+/u,
  ),
)
/** So many words of a language are needed: one alone may be part of a name. */
const LEAST = 2
/** Words that are looked at. */
const WITHIN = 120

/** The language of a text by its small words, quotations left out; English where none speaks louder. */
export function languageOf(words: readonly string[]): Language {
  const seen = words.slice(0, WITHIN)
  const english = seen.filter((word) => ENGLISH.has(word)).length
  let best: { language: Language; count: number } = { language: 'en', count: Math.max(english, LEAST - 1) }
  for (const [language, table] of TABLES) {
    const count = seen.reduce((sum, word) => sum + (table.has(word) ? (SMALL.test(word) ? 0.6 : 1) : 0), 0)
    if (count > best.count) best = { language, count }
  }
  return best.language
}
/** Of one or two letters: many languages share them. */
const SMALL = /^.{1,2}$/u

/** What a word is in English; undefined where the table of its language does not hold it. */
export const glossOf = (language: Language, lower: string): Gloss | undefined => TABLES.get(language)?.get(lower)
