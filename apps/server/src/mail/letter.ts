/** What Limner mails to people, in the language that they read it in. The words are in ./letters, one file a language. */
import type { LanguageCode } from '@limner/contract/language'
import { ar } from './letters/ar.ts'
import { de } from './letters/de.ts'
import { en } from './letters/en.ts'
import { es } from './letters/es.ts'
import { fr } from './letters/fr.ts'
import type { Counted, LetterName, Letters } from './letters/types.ts'
import type { Mail } from './mail.ts'

export type { LetterName } from './letters/types.ts'

export const LETTERS: Readonly<Record<LanguageCode, Letters>> = { en, de, fr, es, ar }

export interface Reader {
  email: string
  /** Empty: nobody knows it. */
  firstName: string
  /** Null: it was never told. */
  language: LanguageCode | null
}

/** A number stands for how many of a thing there are: `designs` and `projects` alone. */
type Values = Readonly<Record<string, string | number>>

/** Arabic digits differ from one system to another; these are those of the interface. */
const localeOf = (language: LanguageCode) => (language === 'ar' ? 'ar-u-nu-latn' : language)

function counted(language: LanguageCode, forms: Counted, count: number): string {
  const locale = localeOf(language)
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return form.replace('{count}', count.toLocaleString(locale))
}

const isOfAThing = (name: string): name is 'designs' | 'projects' => name === 'designs' || name === 'projects'

/** What a language puts for each value. */
function written(language: LanguageCode, values: Values): ReadonlyMap<string, string> {
  const words = LETTERS[language]
  const entries = Object.entries(values).map(
    ([name, value]) =>
      [
        name,
        typeof value === 'number' && isOfAThing(name) ? counted(language, words[name], value) : String(value),
      ] as const,
  )
  return new Map(entries)
}

const IN_BRACES = /\{(\w+)\}/g

const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(IN_BRACES, (_, name: string) => values.get(name) ?? '')

const says = (text: string, values: ReadonlyMap<string, string>): boolean =>
  [...text.matchAll(IN_BRACES)].every(([, name = '']) => values.get(name) !== '')

/**
 * @param values for what stands in braces; a paragraph whose value is empty is left out
 * @param chosen it is mail that the reader chose to get, and can turn off
 */
export function letter(reader: Reader, name: LetterName, values: Values, chosen = false): Mail {
  const language = reader.language ?? 'en'
  const words = LETTERS[language]
  const told = written(language, values)
  const paragraphs = [
    reader.firstName ? words.greeting.replace('{name}', () => reader.firstName) : words.nameless,
    ...words[name].text.filter((text) => says(text, told)).map((text) => filled(text, told)),
    ...(chosen ? [words.off] : []),
    words.closing,
  ]
  // A subject is one line, whatever a title brings.
  const subject = filled(words[name].subject, told).replace(/[\r\n]+/g, ' ')
  return { to: reader.email, subject, text: `${paragraphs.join('\n\n')}\n` }
}
