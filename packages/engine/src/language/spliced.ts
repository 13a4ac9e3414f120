/** A text with some of its words in the place of others, tokens and all: nothing is tokenised anew. */
import type { Token, Words } from './tokens.ts'

/** What stands in the place of the words that are taken out: a pronoun, or nothing. */
export type Instead = 'it' | ''

/**
 * The words without a range of tokens.
 * @param from half-open range of tokens, outside of quotations
 */
export function spliced({ text, tokens, quotations, language }: Words, from: number, to: number, by: Instead): Words {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || to <= from) return { text, tokens, quotations, language }
  const next = tokens[to]
  // Without a word in its place the space behind the range goes with it.
  const [start, end] = [first.from, by === '' && next ? next.from : last.to]
  const inserted = by === '' ? [] : [pronoun(by, first)]
  const shift = start + by.length - end
  const moved = <T extends { from: number; to: number }>(range: T): T =>
    range.from >= end ? { ...range, from: range.from + shift, to: range.to + shift } : range
  return {
    text: text.slice(0, start) + by + text.slice(end),
    tokens: [...tokens.slice(0, from), ...inserted, ...tokens.slice(to).map(moved)],
    quotations: quotations.map(moved),
    language,
  }
}

const pronoun = (text: string, { from, sentence, opensLine }: Token): Token => ({
  ...{ text, lower: text, lemma: text, pos: 'PRON' as const, from, to: from + text.length, sentence },
  ...{ quote: -1, opensLine },
})
