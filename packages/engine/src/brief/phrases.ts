/** Tables of words and phrases, looked up at a token: the longest phrase wins. */
import { nth } from '../base/items.ts'

/** A token as tables see it; a quotation is no phrase. */
interface Worded {
  lower: string
  type?: string
}

export interface Match<T> {
  value: T
  /** Tokens that the phrase takes. */
  length: number
}

export interface Phrases<T> {
  at(tokens: readonly Worded[], i: number): Match<T> | undefined
  has(word: string): boolean
}

/** Compiles phrases ('business card' → two tokens; hyphens count as spaces). */
export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byFirst = new Map<string, { words: string[]; value: T }[]>()
  const single = new Set<string>()
  for (const [phrase, value] of entries) {
    const words = phrase.split(' ')
    const first = nth(words, 0)
    if (words.length === 1) single.add(first)
    const list = byFirst.get(first)
    if (list) list.push({ words, value })
    else byFirst.set(first, [{ words, value }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return {
    at(tokens, i) {
      const token = tokens[i]
      if (token === undefined || token.type === 'quote') return undefined
      const list = byFirst.get(token.lower)
      if (list === undefined) return undefined
      for (const { words, value } of list) {
        let matches = true
        for (let k = 1; k < words.length && matches; k++) matches = tokens[i + k]?.lower === words[k]
        if (matches) return { value, length: words.length }
      }
      return undefined
    },
    has: (word) => single.has(word),
  }
}

/** One value for many phrases, written as one string with '|' between them. */
export function table<T>(rows: Record<string, T> | [string, T][]): Phrases<T> {
  const list = Array.isArray(rows) ? rows : Object.entries(rows)
  return phrases(list.flatMap(([names, value]) => names.split('|').map((name) => [name, value] as const)))
}

/** Words separated by spaces, as a set. */
export const words = (list: string): Set<string> => new Set(list.split(/\s+/u).filter(Boolean))
