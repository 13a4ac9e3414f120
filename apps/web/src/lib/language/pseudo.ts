/** The pseudo-locale: every text of the interface, in letters with accents and a third longer. */
import type { CompiledMessage } from 'icu-minify/format'
import { isRecord } from '../is-record.ts'
import type { Answers } from './answers.ts'
import { type Node, POUND, readMessage } from './read-message.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒğħíĵķłɱñóþɋřšťúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁṀÑÓÞɊŘŠŤÚṼŴẊÝŽ'
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** A third of the letters once more, as translations into longer languages have them. */
const accented = (text: string): string => {
  const letters = [...text].map((letter) => accents.get(letter) ?? letter).join('')
  return letters.replaceAll(/[áéíóú]/g, (vowel, at: number) => (at % 2 ? vowel + vowel : vowel))
}

/** What a node begins with is its name, not a text; what is no text and no node stands for a number. */
function pseudoNode(node: unknown): Node {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return POUND
  const [name, kind, ...rest]: unknown[] = node
  if (kind === undefined) return [String(name)]
  return typeof kind === 'number' && rest.length > 0
    ? [String(name), kind, ...rest.map((part) => (isRecord(part) ? pseudoForms(part) : part))]
    : [String(name), pseudoNode(kind), ...rest.map(pseudoNode)]
}

const pseudoForms = (forms: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, Array.isArray(form) ? form.map(pseudoNode) : pseudoNode(form)]),
  )

export function pseudo(key: string): CompiledMessage {
  const message = readMessage(key)
  return typeof message === 'string' ? accented(message) : message.map(pseudoNode)
}

/** @param known those of a language: the same English texts are in all of them */
export function pseudoAnswers({ sentences, phrases, wishes }: Answers): Answers {
  const all = (messages: Answers['sentences']) =>
    Object.fromEntries(Object.keys(messages).map((key) => [key, pseudo(key)]))
  return { sentences: all(sentences), phrases: all(phrases), wishes: all(wishes) }
}
