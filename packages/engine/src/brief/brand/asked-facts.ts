/** Facts of a business that a prompt asks for without saying them. */
import {
  FACT_LEADS,
  FACT_REFUSALS,
  FACT_WORDS,
  type ToldFact,
  WHOLE_FACT_WORDS,
} from '../../language/lexicon/fact-words.ts'
import { readTokens, type Token } from '../../language/tokens.ts'
import type { Brief } from '../types.ts'

/** A prompt is looked through so far, in characters. */
const LONGEST = 4000
/** So many words before a fact say whether it is to be there. */
const REACH = 4

const PHRASES = FACT_WORDS.map(([said, facts]) => ({ said, words: said.split(' '), facts }))

/** What a page's parts ask for. */
const OF_PARTS: Partial<Record<string, readonly ToldFact[]>> = {
  contact: ['phone', 'email', 'address'],
  hours: ['hours'],
  map: ['address'],
}

const startsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[at + i]?.lower === word && tokens[at + i]?.quote === -1)

export function askedFacts({ prompt, page }: Brief): Set<ToldFact> {
  const { tokens } = readTokens(prompt.slice(0, LONGEST))
  const asked = new Set<ToldFact>(page?.parts?.flatMap(({ kind }) => OF_PARTS[kind] ?? []))
  // 'our address and opening hours': who is asked for one thing is asked for the next.
  let reachesTo = Number.NEGATIVE_INFINITY
  for (let at = 0; at < tokens.length; at++) {
    const phrase = PHRASES.find(({ words }) => startsAt(tokens, at, words))
    if (!phrase) continue
    const before = tokens.slice(Math.max(0, at - REACH), at).filter(({ sentence }) => sentence === tokens[at]?.sentence)
    const isRefused = before.some(({ lower }) => FACT_REFUSALS.has(lower))
    const isLed = WHOLE_FACT_WORDS.has(phrase.said) || before.some(({ lower }) => FACT_LEADS.has(lower))
    if (!isRefused && (isLed || at - reachesTo <= 2)) {
      for (const fact of phrase.facts) asked.add(fact)
      reachesTo = at + phrase.words.length - 1
    }
    at += phrase.words.length - 1
  }
  return asked
}
