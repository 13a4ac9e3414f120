/** Facts in a line that somebody else wrote: what is none of the prompt's is found here. */
import { NO_SUPERLATIVES, PROMISE, QUOTED, RANK, SAID_BY, SCARCITY, SUPERLATIVE } from './claim-words.ts'
import { GIVEN_NAMES } from './given-names.ts'
import { GERMAN_NUMBER, HAN_NUMBER, NUMBER_WORDS } from './number-words.ts'

/** What was found, for people. */
export type Invention =
  | 'a number'
  | 'an address'
  | 'a date'
  | 'a name'
  | 'a promise'
  | 'praise'
  | 'a limit'
  | 'a quotation'

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'tr', 'ru', 'uk', 'el']
/** Names of months that are everyday words, too. */
const EVERYDAY = new Set(['may', 'march', 'mars', 'mai', 'maj', 'sun', 'set', 'mar'])

const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en')

/** Days and months as calendars call them. */
const DATES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [
    ...Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day)),
    ),
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
    ),
  ])
    .map(fold)
    .filter((name) => !EVERYDAY.has(name)),
)

const ADDRESS =
  /https?:|www\.|[\p{L}\p{N}-]+\.(?:com|org|net|de|io|co|uk|eu|fr|es|it|shop|app|info)\b|[@#][\p{L}\p{N}_]+/iu
/** Words with a capital, without, and in capitals alone; what follows them is held to its own. */
const inAnyCase = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|')
const TITLED = new RegExp(
  `(?<!\\p{L})(?:${inAnyCase('dr mr mrs ms prof herr frau señor señora madame monsieur chef dj')})\\.?\\s+\\p{Lu}`,
  'u',
)

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? []
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
/** Words of a title that stay small. */
const SMALL = 4
/** From this share of capitals a line is set in title case, and capitals say nothing. */
const TITLE_CASE = 0.7

/** After these words of a line in title case a person is named: 'Hosted by …'. */
const PRESENTED = new RegExp(
  `(?<!\\p{L})(?:${inAnyCase('by feat featuring starring presenting introducing meet von mit par avec por con da door av af')})\\.?\\s+((?:\\p{Lu}[\\p{L}\\p{M}'’.-]*\\s*){2,})`,
  'gu',
)
/** Nouns have capitals in German: there they say nothing. */
const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|ein|eine|einen|für|mit|auf|im|am|zum|zur|dem|den|des|von|vom|aus|bei|beim|ins|uns|wir|ihr)(?!\p{L})/iu

/** Words that begin with a capital though they begin no sentence, each with the one before it. */
function capitalsInside(text: string): { before: string | undefined; word: string }[] {
  return text.split(/[.!?:;–—\n]+/u).flatMap((sentence) => {
    const words = wordsOf(sentence)
    return words.flatMap((word, i) => (i > 0 && isCapital(word) ? [{ before: words[i - 1], word }] : []))
  })
}

/** In title case only what is a name by itself, or is presented as one, tells of somebody. */
function namedInTitle(text: string, isSaid: (word: string) => boolean): boolean {
  const words = wordsOf(text)
  if (
    words.some((word, i) => isCapital(word) && GIVEN_NAMES.has(fold(word)) && isNamedBy(words[i + 1]) && !isSaid(word))
  )
    return true
  return [...text.matchAll(PRESENTED)].some(([, name = '']) => wordsOf(name).every((word) => !isSaid(word)))
}
/** A family name, or nothing: 'Miles Davis', not 'Miles of Beach'. */
const isNamedBy = (next: string | undefined): boolean => next !== undefined && isCapital(next)

/** Somebody or something with a name that the prompt does not give: 'come to meet Anna Berger', 'straight from Tuscany'. */
function namesSomebody(text: string, said: string): boolean {
  const isSaid = (word: string) => said.includes(fold(word.replace(/['’]s$/u, '')))
  if (TITLED.test(text) && !said.includes(fold(TITLED.exec(text)?.[0] ?? ''))) return true
  if (namedInTitle(text, isSaid)) return true
  const large = wordsOf(text).filter((word) => word.length >= SMALL)
  if (large.filter(isCapital).length >= large.length * TITLE_CASE) return false
  const inside = capitalsInside(text).filter(({ word }) => !isSaid(word))
  if (!GERMAN.test(text)) return inside.length > 0
  return inside.some(({ before }) => before !== undefined && isCapital(before) && !isSaid(before))
}

const hasWord = (said: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(said)
/** Roman numerals of two letters and more, in a line that is not all in capitals. */
const ROMAN = /(?<!\p{L})(?=[MDCLXVI]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?!\p{L})/u

/** In digits, in words, as Roman numerals, in the signs of Chinese. */
function countsSomething(text: string, said: string): boolean {
  const folded = fold(text)
  if ((folded.match(/\p{N}+/gu) ?? []).some((number) => !hasWord(said, number))) return true
  const words = wordsOf(folded).flatMap((word) => [word, ...word.split('-')])
  const spelled = words.filter((word) => NUMBER_WORDS.has(word) || GERMAN_NUMBER.test(word))
  if (spelled.some((word) => !hasWord(said, word) && !hasWord(said, String(NUMBER_WORDS.get(word) ?? word))))
    return true
  const roman = /\p{Ll}/u.test(text) ? ROMAN.exec(text)?.[0] : undefined
  if (roman && !hasWord(said, fold(roman))) return true
  const han = HAN_NUMBER.exec(folded)?.[0]
  return han !== undefined && !said.includes(han)
}

/** What is the best of its kind is so only where the prompt says it. */
function praisesItself(text: string, said: string): boolean {
  const rank = RANK.exec(text)?.[0]
  if (rank && !said.includes(fold(rank))) return true
  return wordsOf(fold(text)).some(
    (word) => SUPERLATIVE.test(word) && !NO_SUPERLATIVES.has(word) && !said.includes(word),
  )
}

const says = (pattern: RegExp, text: string, said: string): boolean => {
  const found = pattern.exec(text)?.[0]
  return found !== undefined && !said.includes(fold(found))
}

/** The first thing in a text that the prompt does not say, or nothing. */
export function inventionIn(text: string, prompt: string): Invention | undefined {
  const said = fold(prompt)
  if (countsSomething(text, said)) return 'a number'
  if (says(ADDRESS, text, said)) return 'an address'
  if (wordsOf(fold(text)).some((word) => DATES.has(word) && !said.includes(word))) return 'a date'
  if (says(PROMISE, text, said)) return 'a promise'
  if (says(SCARCITY, text, said)) return 'a limit'
  if (says(QUOTED, text, said) || says(SAID_BY, text, said)) return 'a quotation'
  if (praisesItself(text, said)) return 'praise'
  return namesSomebody(text, said) ? 'a name' : undefined
}

/** The words as the prompt writes them; undefined: they are not in it. */
export function asSaid(text: string, prompt: string): string | undefined {
  const wanted = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (wanted === '') return
  const given = prompt.normalize('NFC').replace(/\s+/g, ' ')
  if (given.includes(wanted)) return wanted
  const at = given.toLowerCase().indexOf(wanted.toLowerCase())
  return at < 0 || given.toLowerCase().length !== given.length ? undefined : given.slice(at, at + wanted.length)
}
