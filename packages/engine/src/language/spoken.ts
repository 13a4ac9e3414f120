/** What a text says in so many words: by name, by rows of knowledge, and where it stands. */
import { SAYINGS, type Saying } from './lexicon/sayings.ts'

/** Whether a prompt says so. */
export const isSaid = (prompt: string, what: Saying): boolean => SAYINGS[what].test(prompt)

/** Rows of knowledge by the words that they are told by. */
export type Rows<T> = readonly (readonly [words: RegExp, row: T])[]

/** All rows that a text speaks of. */
export function rowsIn<T>(text: string, rows: Rows<T>): T[] {
  const lower = text.toLowerCase()
  return rows.flatMap(([words, row]) => (words.test(lower) ? [row] : []))
}

const QUOTED = /['"‘“][^'"’”]{2,}['"’”]/gu
/** A prompt without what stands between quotation marks. */
export const unquoted = (prompt: string): string => prompt.replace(QUOTED, ' ')

const TEXTS = /(?<![\p{L}])['"‘“][^'"’”]{2,}['"’”](?![\p{L}])/gu
/** Whom it addresses and what it is to bring about is not what happens. */
const READERS =
  /[^.!?\n]*\b(?:target audience|intended audience|audience|primary purpose|purpose|goal|objective) (?:is|are|will be)\b[^.!?\n]*/giu
/** Behind these stands what there is besides: 'an egg hunt with live music', 'homes that agents love'. */
const BESIDES = /\b(?:with|including|featuring|such as|along with|that|which|where|who)\b|[.!?\n]/iu

/** A prompt without its texts, its name and its readers. */
export const told = (prompt: string, name = ''): string =>
  (name ? prompt.replaceAll(name, ' ') : prompt).replace(TEXTS, ' ').replace(READERS, ' ')

/** What is said before all that there is besides. */
export const firstOf = (words: string): string => words.split(BESIDES, 1)[0] ?? ''

/** Whether a thing is what it is dressed in: 'a birthday, dinosaur theme'. */
export const isThemed = (prompt: string, thing: string): boolean =>
  new RegExp(`\\b${thing}s?[ -]themed?\\b`, 'iu').test(prompt)

/** The word before others; empty where there is none. */
export function before(prompt: string, words: string): string {
  const at = prompt.toLowerCase().indexOf(words.toLowerCase())
  return /([\p{L}-]+)\s+$/u.exec(prompt.slice(0, Math.max(0, at)))?.[1] ?? ''
}

const literal = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** The word that joins two texts: 'Nora and Ben'. */
export const joining = (prompt: string, one: string, other: string): string | undefined =>
  new RegExp(`${literal(one)}\\s*(and|&|\\+|(?<=\\s)\\S+)\\s*${literal(other)}`, 'iu').exec(prompt)?.[1]

/** Whether somebody is to sign. */
export const isSigned = (prompt: string, name: string): boolean =>
  new RegExp(`(?:signed|presented|given|issued|signature)[^.;]{0,24}${name.replace(/[^\p{L}\s]/gu, '.')}`, 'iu').test(
    prompt,
  )

const PEOPLE =
  /\b(?:members|users|students|players|friends|sellers|coaches|teachers|tutors|doctors|customers|neighbours|colleagues|athletes|drivers)\b/i
/** Whom people write to; undefined where nobody is named. */
export const readersIn = (prompt: string): string | undefined => PEOPLE.exec(prompt)?.[0].toLowerCase()

/** The sign of the currency that is counted in. */
export const currencySign = (prompt: string): string | undefined => /[€£$¥]/.exec(prompt)?.[0]
