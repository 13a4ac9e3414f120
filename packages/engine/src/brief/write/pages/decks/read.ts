/**
 * Decks: the words of a page for one trade within an industry ('pottery' within crafts), as lines of text. A deck begins with
 * '#' and the words that call it; every other line is a field and its values: '|' between values, ' / ' between the two calls,
 * ' — ' between a title and its text.
 */
import type { PageWords } from '../types.ts'

export interface Deck {
  /** Words and phrases that call it, in the singular. */
  keys: string[]
  words: PageWords
}

const pair = (line: string, by: string): [string, string] => {
  const at = line.indexOf(by)
  if (at < 0) throw new SyntaxError(`A deck's line lacks '${by}': ${line}`)
  return [line.slice(0, at).trim(), line.slice(at + by.length).trim()]
}

const LINES = ['nav', 'headlines', 'subheads', 'footers'] as const
const PAIRS = ['features', 'about', 'process', 'faq', 'closings'] as const
const isLines = (field: string): field is (typeof LINES)[number] => LINES.some((name) => name === field)
const isPairs = (field: string): field is (typeof PAIRS)[number] => PAIRS.some((name) => name === field)

const empty = (): PageWords => ({
  nav: [],
  headlines: [],
  subheads: [],
  calls: [],
  features: [],
  about: [],
  process: [],
  faq: [],
  closings: [],
  footers: [],
})

/** Reads decks. Throws on a line that is none. */
export function readDecks(text: string): Deck[] {
  const decks: Deck[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('#')) {
      decks.push({
        keys: line
          .slice(1)
          .split(',')
          .map((key) => key.trim()),
        words: empty(),
      })
      continue
    }
    const [field, rest] = pair(line, ': ')
    const words = decks.at(-1)?.words
    if (!words || !(field in words)) throw new SyntaxError(`A deck has no '${field}'.`)
    for (const value of rest.split(' | ')) {
      if (field === 'calls') words.calls.push(pair(value, ' / '))
      else if (isLines(field)) words[field].push(value)
      else if (isPairs(field)) words[field].push(pair(value, ' — '))
    }
  }
  return decks
}
