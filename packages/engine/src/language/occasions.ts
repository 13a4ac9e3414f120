/** What a request in another language says takes place, in its own words: 'Sommerfest', 'fête d’été', 'feria del libro'. */
import { glossesOf, type Language } from './foreign.ts'
import { FOLDERS } from './languages.ts'
import type { Words } from './tokens.ts'

interface Occasions {
  /** Nouns, and whether each says by itself what takes place. */
  nouns: ReadonlyMap<string, boolean>
  /** Nouns grow together, and what stands before in the word says what takes place. */
  joins: boolean
}

const TABLES: ReadonlyMap<Language, Occasions> = new Map(
  FOLDERS.map((folder) => {
    const words = folder.occasions.trim().split(/\s+/u)
    const nouns = new Map(words.map((word) => [word.replace('!', '').replaceAll('_', ' '), word.endsWith('!')]))
    return [folder.code, { nouns, joins: 'joins' in folder }] as const
  }),
)

/** So far into a text it is said what it is for, characters. */
const SOON = 120
/** The longest phrase of the tables, in words. */
const MOST_WORDS = 5
const WORD = /[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu

/** What stands between an occasion and what it is of; with an article it may be whose it is. */
const OF = /^(?:de|di|d)$/u
const OF_THE = /^(?:del|della|dello|dei|du|des|do|da|dos|das)$/u
const ARTICLE = /^(?:la|le|les|el|los|las|il|lo|gli|o|a|os|as)$/u
const ELIDED = /^(?:d|dell)[’'](?=\p{L})/u
/** Whose it is, and not what: 'fête de la boulangerie'. */
const HOUSES: ReadonlySet<string> = new Set(
  `bakery cafe restaurant pizzeria ice-cream-parlour shop bookshop studio practice clinic law-firm office school kindergarten choir band hotel
  farm stable company brand club gardener`.split(/\s+/u),
)

interface Said {
  text: string
  lower: string
  from: number
  to: number
}

/** The first in a text, outside of quotations; undefined where none is named, and where one is named that says nothing of what it is ('Fest'). */
export function occasionIn({ text, quotations, language }: Words): string | undefined {
  const table = TABLES.get(language)
  if (!table) return undefined
  const said = [...text.slice(0, SOON).matchAll(WORD)].map(([word], at, all): Said => {
    const from = all[at]?.index ?? 0
    return { text: word, lower: word.toLowerCase(), from, to: from + word.length }
  })
  const isQuoted = ({ from }: Said) => quotations.some((one) => one.from <= from && from < one.to)
  for (const [at, word] of said.entries()) {
    if (isQuoted(word)) continue
    const end = phraseEnd(said, at, table) ?? ofWhat(said, at, table, language)
    if (end) return text.slice(word.from, end.to)
  }
  return undefined
}

/** The last word of an occasion that begins here and says by itself what it is. */
function phraseEnd(said: readonly Said[], at: number, { nouns, joins }: Occasions): Said | undefined {
  for (let count = Math.min(MOST_WORDS, said.length - at); count > 0; count--) {
    const phrase = said.slice(at, at + count)
    if (nouns.get(phrase.map(({ lower }) => lower).join(' '))) return phrase.at(-1)
  }
  const word = said[at]
  if (!joins || !word) return undefined
  const isJoined = [...nouns.keys()].some((noun) => word.lower.endsWith(noun) && word.lower.length > noun.length + 1)
  return isJoined && isNoun(word) ? word : undefined
}

/** 'wetterfest' is no feast, and neither is a manifest one. */
const isNoun = ({ text, lower }: Said) => (/^\p{Lu}/u.test(text) ? !NO_OCCASION.has(lower) : text.length > LONG)
const NO_OCCASION: ReadonlySet<string> = new Set(['manifest', 'exkurs', 'konkurs', 'wechselkurs', 'rekurs'])
/** Where nouns are written small, shorter ones may be any word. */
const LONG = 7

/** The last word of what an occasion is of: 'concert de jazz', 'feria del libro', 'fête d’été'. */
function ofWhat(said: readonly Said[], at: number, { nouns, joins }: Occasions, language: Language): Said | undefined {
  if (joins || !nouns.has(said[at]?.lower ?? '')) return undefined
  const next = said[at + 1]
  if (!next) return undefined
  if (ELIDED.test(next.lower)) return isHouse(next, said[at + 2], language) ? undefined : next
  const isPlain = OF.test(next.lower)
  const article = isPlain && ARTICLE.test(said[at + 2]?.lower ?? '') ? 1 : 0
  if (!isPlain && !OF_THE.test(next.lower)) return undefined
  const what = said[at + 2 + article]
  // With an article it may be a house, whose name follows.
  const isOfHouse = what && isHouse(what, isPlain && article === 0 ? undefined : said[at + 3 + article], language)
  return what && !isOfHouse ? what : undefined
}

function isHouse({ lower }: Said, next: Said | undefined, language: Language): boolean {
  const [gloss] = glossesOf(language, [lower.replace(ELIDED, '')])
  return HOUSES.has(gloss?.word ?? '') || (next !== undefined && /^\p{Lu}/u.test(next.text))
}
