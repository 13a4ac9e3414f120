/**
 * Lines by trade and by occasion, as rows of text. A deck begins with '#', its name ('retail/glass' is glass within retail)
 * and, behind a colon, the words that call it, in the singular. Each further row is a voice and its lines:
 * 'any' for everybody, 'fine', 'loud' and 'fun' by mood, 'sale' where something is cheaper, 'below' for what stands under a
 * headline.
 */
import { BELOW } from './below.ts'
import { BODY } from './body.ts'
import { CULTURE } from './culture.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { OCCASIONS } from './occasions.ts'
import { PLACES } from './places.ts'
import { SHOPS } from './shops.ts'
import { TABLES } from './tables.ts'

export const VOICES = ['any', 'fine', 'loud', 'fun', 'sale', 'below'] as const
export type Voice = (typeof VOICES)[number]

export interface LineDeck {
  name: string
  keys: string[]
  lines: Partial<Record<Voice, string[]>>
}

const isVoice = (name: string): name is Voice => VOICES.some((voice) => voice === name)

/** Reads decks of lines. Throws on a row that is none. */
export function readLines(text: string): LineDeck[] {
  const decks: LineDeck[] = []
  for (const row of text.split('\n').filter(Boolean)) {
    const [head = '', rest = ''] = split(row, ':')
    if (row.startsWith('#')) {
      decks.push({ name: head.slice(1).trim(), keys: list(rest, ','), lines: {} })
      continue
    }
    const deck = decks.at(-1)
    if (!deck || !isVoice(head)) throw new SyntaxError(`No voice of a deck: ${row}`)
    deck.lines[head] = list(rest, ' | ')
  }
  return decks
}

const split = (row: string, by: string): string[] => {
  const at = row.indexOf(by)
  return at < 0 ? [row] : [row.slice(0, at).trim(), row.slice(at + 1).trim()]
}
const list = (text: string, by: string) =>
  text
    .split(by)
    .map((item) => item.trim())
    .filter(Boolean)

const MORE = new Map(
  BELOW.split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', rest = ''] = split(row, ':')
      return [name, list(rest, ' | ')] as const
    }),
)

const byName = (decks: LineDeck[]): ReadonlyMap<string, LineDeck> =>
  new Map(
    decks.map((deck) => {
      const more = MORE.get(deck.name)
      return [
        deck.name,
        more ? { ...deck, lines: { ...deck.lines, below: [...(deck.lines.below ?? []), ...more] } } : deck,
      ]
    }),
  )

/** By industry, and by trade within one. */
export const TRADE_LINES = byName(readLines(TABLES + BODY + SHOPS + PLACES + KNOWLEDGE + CULTURE))
export const OCCASION_LINES = byName(readLines(OCCASIONS))
