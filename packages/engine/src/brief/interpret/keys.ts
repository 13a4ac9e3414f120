/** Phrases looked up in words: the longest that stands there, plural or not. */
import { nth } from '../../base/items.ts'

/** Plain forms to compare by: lower case, no plural s, no apostrophe s. */
const plain = (word: string): string => {
  const lower = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replaceAll(/['’]/g, '')
  if (/ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`
  if (lower === 'news') return lower
  return lower.length > 3 && /[^su]s$/.test(lower) ? lower.replace(/(?<=ch|sh|x)es$|s$/, '') : lower
}

const rawWords = (text: string): string[] => text.split(/[^\p{L}\p{N}'’&]+/u).filter(Boolean)

/** Words of a phrase in plain forms. */
export const plainWords = (text: string): string[] => rawWords(text).map(plain)

export interface Match<Value> {
  value: Value
  /** Words that the phrase has. */
  length: number
  /** Whether the text ends with it. */
  last: boolean
}

/** A table of phrases; every text is looked through once. A phrase behind '=' is meant in the singular ('=space'). */
export class Keys<Value> {
  readonly #byFirst = new Map<string, { words: string[]; exact: boolean; value: Value }[]>()

  constructor(rows: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of rows) {
      const words = plainWords(phrase)
      const first = words[0] ?? ''
      const same = this.#byFirst.get(first) ?? []
      same.push({ words, exact: phrase.startsWith('='), value })
      this.#byFirst.set(first, same)
    }
    for (const rows of this.#byFirst.values()) rows.sort((a, b) => b.words.length - a.words.length)
  }

  /** Every phrase of the table that stands in a text; of those that overlap the longest at the first place. */
  in(text: string): Match<Value>[] {
    const raw = rawWords(text)
    const words = raw.map(plain)
    const found: Match<Value>[] = []
    for (let at = 0; at < words.length; at++) {
      const row = this.#byFirst
        .get(nth(words, at))
        ?.find((one) =>
          one.words.every((word, k) => words[at + k] === word && !(one.exact && raw[at + k]?.toLowerCase() !== word)),
        )
      if (!row) continue
      found.push({ value: row.value, length: row.words.length, last: at + row.words.length === words.length })
      at += row.words.length - 1
    }
    return found
  }
}
