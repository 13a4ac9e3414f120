/**
 * The words of the interface in the reader's language. The English text is the key: the sources read as the specification
 * does, and English needs no catalogue. On the server every request has its language, in the browser the page has one for
 * as long as it is open; so these are plain functions, for components, for notices and for what is neither.
 */
import type { CompiledMessage } from 'icu-minify/format'
import format from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { type Answers, type Teller, tellerOf } from './answers.ts'
import { type AnyCode, type Language, languageOf, PSEUDO } from './languages.ts'
import { readMessage } from './read-message.ts'

export type Catalogue = Readonly<Record<string, CompiledMessage>>

export interface Spoken extends Language {
  code: AnyCode
  /** Undefined: there is no translation. */
  find: (key: string) => CompiledMessage | undefined
  /** Tells what the server says; undefined: it is said in English. */
  teller?: Teller
}

export const spoken = (
  code: AnyCode,
  find: Spoken['find'] = () => undefined,
  answers: Answers | undefined = undefined,
): Spoken => {
  const own = languageOf(code)
  const write = (message: CompiledMessage, values: Values) =>
    String(format(message, own.locale, values, { formatters }))
  return { code, find, ...own, ...(answers && { teller: tellerOf(answers, own, write) }) }
}

export const catalogued = (code: AnyCode, catalogue: Catalogue, answers?: Answers): Spoken =>
  spoken(code, (key) => (Object.hasOwn(catalogue, key) ? catalogue[key] : undefined), answers)

const ENGLISH = spoken('en')
let current: () => Spoken = () => ENGLISH

/** From now on the words are in this language; on the server the function tells that of the request. */
export function speak(language: () => Spoken): void {
  current = language
}

export const language = (): Spoken => current()

/** Times a step to the right: a step in the direction of reading. */
export const onward = (): 1 | -1 => (current().direction === 'rtl' ? -1 : 1)

type Value = string | number
export type Values = Readonly<Record<string, Value>>
type Wrap = (inside: ReactNode) => ReactNode
/** Values, and for every tag of the text what stands around its inside. */
export type RichValues = Readonly<Record<string, Value | Wrap>>

function remembered<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const kept = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const made = kept.get(key) ?? make(...given)
    kept.set(key, made)
    return made
  }
}
type Formatters = Parameters<typeof format>[3]['formatters']
const formatters: Formatters = {
  getNumberFormat: remembered((...given) => new Intl.NumberFormat(...given)),
  getPluralRules: remembered((...given) => new Intl.PluralRules(...given)),
  getDateTimeFormat: remembered((...given) => new Intl.DateTimeFormat(...given)),
}

function translate(text: string | English, values?: RichValues): ReactNode {
  const { find, locale } = current()
  const key = String(text)
  return format<ReactNode>(find(key) ?? readMessage(key), locale, values, { formatters })
}

/**
 * A text in the reader's language.
 * @param key the English text, written out where it is called, or marked by `english` where it is kept
 * @param values for what stands in braces: t('Welcome, {name}', { name })
 */
export const t = (key: string | English, values?: Values): string => String(translate(key, values))

/**
 * A text with elements in it: rich('Read <terms>the terms</terms>', { terms: (text) => <a href="/terms">{text}</a> }).
 */
export function rich(key: string, values: RichValues): ReactNode {
  const parts = translate(key, values)
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
}

/** '1 design', '3 designs': many(3, '# design', '# designs'). Other languages have as many forms as they need. */
export const many = (count: number, one: string, other: string, values?: Values): string =>
  t(`{count, plural, one {${one}} other {${other}}}`, { count, ...values })

/** An English text that is kept, in a table of words, say. It cannot be shown before `t` has been asked for it. */
export interface English {
  readonly untranslated: true
}

/** Marks a text that is kept: translated when it is shown. */
export function english(text: string): English
export function english(text: string): unknown {
  return text
}

/** Sentences of the server: in the reader's language as far as the catalogues know them. */
export function said(text: string): string {
  const { code, find, teller } = current()
  const told = teller?.text(text) ?? text
  // The pseudo-locale finds whatever is looked for.
  const message = told === text && code !== PSEUDO ? find(text) : undefined
  return typeof message === 'string' ? message : told
}

/** What something is now, or was, as the server tells it: a colour, a place; words of the design stay theirs. */
export const valued = (value: string): string => current().teller?.value(value) ?? value

/** A name that the server gives: of a part, a format, a label. */
export const called = (name: string): string => current().teller?.phrase(name) ?? name

/** Values of the server that stand in a row: 'thick line, bottom; circle'. */
export const inRow = (values: string): string => {
  const { teller } = current()
  if (!teller) return values
  const known = (value: string) => teller.phrase(value) ?? teller.row(value) ?? value
  const told = values.split('; ').map((one) => one.split(', ').map(known).join(', '))
  return told.join('; ')
}

/** What the server offers to be asked for next. */
export const wished = (wish: string): string => current().teller?.wish(wish) ?? wish
