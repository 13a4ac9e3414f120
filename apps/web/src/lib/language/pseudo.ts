/** The pseudo-locale: every text of the interface, in letters with accents and a third longer. */
import type { CompiledMessage } from 'icu-minify/format'
import { readMessage } from './read-message.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒğħíĵķłɱñóþɋřšťúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁṀÑÓÞɊŘŠŤÚṼŴẊÝŽ'
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** A third of the letters once more, as translations into longer languages have them. */
const accented = (text: string): string => {
  const letters = [...text].map((letter) => accents.get(letter) ?? letter).join('')
  return letters.replaceAll(/[áéíóú]/g, (vowel, at: number) => (at % 2 ? vowel + vowel : vowel))
}

const isForms = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && !Array.isArray(part)

/** What a node begins with is its name, not a text. */
function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return node
  const [name, ...rest]: unknown[] = node
  return [name, ...rest.map((part) => (isForms(part) ? pseudoForms(part) : pseudoNode(part)))]
}

const pseudoForms = (forms: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, Array.isArray(form) ? form.map(pseudoNode) : pseudoNode(form)]),
  )

export function pseudo(key: string): CompiledMessage {
  const message = readMessage(key)
  return typeof message === 'string' ? accented(message) : (message.map(pseudoNode) as CompiledMessage)
}
