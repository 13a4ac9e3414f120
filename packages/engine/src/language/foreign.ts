/** Prompts in other languages: which one it is, and what its words of request are in English. */
import type { LanguageFolder } from './folder.ts'
import { FOLDERS } from './languages.ts'

export type Language = 'en' | (typeof FOLDERS)[number]['code']

export interface Gloss {
  /** The English word. */
  word: string
  /** Its part of speech, as Universal Dependencies names it. */
  pos: string
}

const TABLES: ReadonlyMap<Language, ReadonlyMap<string, Gloss>> = new Map(
  FOLDERS.map((folder) => [folder.code, tableOf(folder)]),
)

function tableOf({ nouns, words }: LanguageFolder): Map<string, Gloss> {
  const table = new Map<string, Gloss>()
  const enter = (rows: string, glossOf: (head: string) => Gloss) => {
    for (const row of rows.trim().split('\n')) {
      const [head = '', said = ''] = row.split(': ')
      for (const one of said.split(' ')) if (one !== '' && !table.has(one)) table.set(one, glossOf(head))
    }
  }
  enter(nouns, (word) => ({ word, pos: 'NOUN' }))
  enter(words, (head) => {
    const [word = '', pos = 'X'] = head.split('/')
    return { word, pos }
  })
  return table
}

/** What the tables of nouns hold, in English. */
const NOUNS = new Set(
  FOLDERS.flatMap(({ nouns }) =>
    nouns
      .trim()
      .split('\n')
      .map((row) => row.slice(0, row.indexOf(': '))),
  ),
)

/** Small words and words of request of English that no other language of ours has. */
const ENGLISH = new Set(
  `the and for with without from our my we please create design make need want should called show showing an of on at to is are
  poster background title name date font color text top bottom left right above below this that it its your you will be by as`.split(
    /\s+/u,
  ),
)
/** So many words of a language are needed: one alone may be part of a name. */
const LEAST = 2
/** More of them than of English ones where there are any. */
const MARGIN = 0.6
/** Words that are looked at. */
const WITHIN = 120

/** The language of a text by its small words, quotations left out; English where none speaks louder. */
export function languageOf(words: readonly string[]): Language {
  const seen = words.slice(0, WITHIN)
  const english = seen.filter((word) => ENGLISH.has(word)).length
  let best: { language: Language; count: number } = {
    language: 'en',
    count: Math.max(english > 0 ? english + MARGIN : 0, LEAST - 1),
  }
  for (const [language, table] of TABLES) {
    const opens = english === 0 && isDesign(seen[0], glossIn(table, language, seen[0] ?? '')) ? OPENING : 0
    const count = seen.reduce((sum, word) => sum + weightOf(word, glossIn(table, language, word)), opens)
    if (count > best.count) best = { language, count }
  }
  return best.language
}
/** 'Plakat Flohmarkt Samstag': what a request opens with says its language, where it has no word of English. */
const OPENING = 0.6
const isDesign = (word = '', gloss: Gloss | undefined) =>
  gloss !== undefined && DESIGNS.has(gloss.word) && !SHARED.has(word)
const DESIGNS: ReadonlySet<string> = new Set(
  'poster flyer notice invitation postcard voucher certificate ticket menu website webshop business-card banner facebook-cover'.split(
    ' ',
  ),
)
/** Of one or two letters: many languages share them; so they do what English says, too. */
const SMALL = /^.{1,2}$/u
const SHARED = new Set(
  `poster flyer banner logo icon app menu band film association hotel club studio restaurant school site page chat sole bar local bon date
  label sticker ticket voucher title place concert massage school bureau atelier notice invitation certificate club web homepage
  landingpage webshop website button tel design modern style text card album text font name slogan symbol foto`.split(
    /\s+/u,
  ),
)
/** A noun may be part of a name: 'Die Werkstatt'. */
function weightOf(word: string, gloss: Gloss | undefined): number {
  if (gloss === undefined || SHARED.has(word)) return 0
  return SMALL.test(word) || NOUNS.has(gloss.word) ? 0.6 : 1
}

/** 'l'application', 'd'architecture', 'dell'albergo': an article or preposition that has lost its vowel. */
const ELIDED = /^(?:[ldjsmnc]|qu|un|dell|all|nell|dall|sull)['’](?=\p{L})/u
/** Nouns of these are joined; what stands last says what it is. */
const JOINED: ReadonlySet<Language> = new Set(FOLDERS.flatMap((folder) => ('joins' in folder ? [folder.code] : [])))
const SHORTEST_HEAD = 4

function glossIn(table: ReadonlyMap<string, Gloss>, language: Language, lower: string): Gloss | undefined {
  const own = table.get(lower) ?? table.get(lower.replace(ELIDED, ''))
  if (own !== undefined || !JOINED.has(language)) return own
  for (let from = 2; from <= lower.length - SHORTEST_HEAD; from++) {
    const head = table.get(lower.slice(from))
    if (head?.pos === 'NOUN') return head
  }
  return undefined
}

/** Longest phrase, in words with what joins them. */
const LONGEST = 4

/**
 * What each word is in English, phrases as one ('carte de visite'); undefined where the table of the language does not hold it.
 * @param words lower case, in their order; a hyphen between two of them may be a word of its own
 */
export function glossesOf(language: Language, words: readonly string[]): (Gloss | undefined)[] {
  const table = TABLES.get(language)
  const glosses = words.map((word): Gloss | undefined => table && glossIn(table, language, word))
  if (table === undefined) return glosses
  for (let i = 0; i < words.length; i++) {
    let phrase = words[i] ?? ''
    for (let n = 1; n < LONGEST && i + n < words.length; n++) {
      const [before, word] = [words[i + n - 1], words[i + n] ?? '']
      phrase += before === '-' || word === '-' ? word : `_${word}`
      const gloss = table.get(phrase)
      if (gloss) glosses.fill(gloss, i, i + n + 1)
    }
  }
  return glosses
}
