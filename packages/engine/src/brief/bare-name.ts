/** A name that follows its kind with nothing else about it: 'Icon for Plover. …', 'Poster for Plover: spring meeting'. */
import type { Span } from '../language/chart.ts'
import { TABLES } from '../language/lexicon/tables.ts'
import type { Token } from '../language/tokens.ts'
import { DAYS, FEASTS, MONTHS } from './words/calendar.ts'

const MOST_WORDS = 3
/** Log-odds: the form leaves little doubt. */
const SURE = 3
const isCalendar = (word: string) => MONTHS.has(word) || DAYS.has(word) || FEASTS.has(word)
const isName = ({ text, lower, pos, quote }: Token) =>
  quote < 0 && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) && !isCalendar(lower)

/** The span of such a name in the first sentence; undefined where it goes on, or where a text stands there already. */
export function bareName(tokens: readonly Token[], taken: readonly Span[]): Span | undefined {
  const at = tokens.findIndex(({ lower }, i) => lower === 'for' && TABLES.kinds.has(tokens[i - 1]?.lemma ?? ''))
  if (at < 1 || tokens[at]?.sentence !== 0) return undefined
  let to = at + 1
  for (const token of tokens.slice(at + 1, at + 1 + MOST_WORDS)) {
    if (!isName(token)) break
    to++
  }
  const next = tokens[to]
  const ends = next === undefined || /^[.:!]$/.test(next.text) || next.lower === 'in'
  const overlaps = taken.some((span) => span.from < to && at + 1 < span.to)
  return to > at + 1 && ends && !overlaps
    ? { label: 'text', from: at + 1, to, score: SURE, rule: 'bare name' }
    : undefined
}
