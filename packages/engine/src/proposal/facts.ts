/** Facts in a line that somebody else wrote: what is none of the prompt's is found here, in any language that has digits. */

/** What was found, for people. */
export type Invention = 'a number' | 'an address' | 'a date' | 'a name' | 'a promise'

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
/** What costs nothing, less, or is sworn to be so. */
const PROMISE =
  /\b(?:free|discount\w*|sale|guarantee\w*|award\w*|certified|lowest|cheapest|best price|gratis|kostenlos\w*|rabatt\w*|garantie\w*|gratuit\w*|remise|soldes|descuento\w*|rebajas|sconto|garantizado|garantito|gratuito|grátis|desconto)\b/iu
const TITLED = /\b(?:dr|mr|mrs|ms|prof|herr|frau|señora?|madame|monsieur|chef|dj)\.?\s+\p{Lu}/iu

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? []
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
/** Words of a title that stay small. */
const SMALL = 4
/** From this share of capitals a line is set in title case, and capitals say nothing. */
const TITLE_CASE = 0.7

/** Two words with capitals inside a sentence, neither of the prompt: 'come to meet Anna Berger'. */
function namesSomebody(text: string, said: string): boolean {
  if (TITLED.test(text) && !said.includes(fold(TITLED.exec(text)?.[0] ?? ''))) return true
  const words = wordsOf(text)
  const large = words.filter((word) => word.length >= SMALL)
  if (large.filter(isCapital).length >= large.length * TITLE_CASE) return false
  return words.some((word, i) => {
    const next = words[i + 1]
    if (i === 0 || !next || !isCapital(word) || !isCapital(next)) return false
    return !said.includes(fold(word)) && !said.includes(fold(next))
  })
}

/** The first thing in a text that the prompt does not say, or nothing. */
export function inventionIn(text: string, prompt: string): Invention | undefined {
  const said = fold(prompt)
  const numbers = fold(text).match(/\p{N}+/gu) ?? []
  if (numbers.some((number) => !new RegExp(`(?<!\\p{N})${number}(?!\\p{N})`, 'u').test(said))) return 'a number'
  const address = ADDRESS.exec(text)?.[0]
  if (address && !said.includes(fold(address))) return 'an address'
  if (wordsOf(fold(text)).some((word) => DATES.has(word) && !said.includes(word))) return 'a date'
  const promise = PROMISE.exec(text)?.[0]
  if (promise && !said.includes(fold(promise))) return 'a promise'
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
