/**
 * Names that are known by their form: that follow their kind with nothing else about them ('Icon for Plover. …'), that something is
 * said to be called ('the company's called Grout'), or of whom a business is ('for Nico's barbershop').
 */
import type { Span } from '../language/chart.ts'
import { TABLES } from '../language/lexicon/tables.ts'
import type { Token } from '../language/tokens.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { DAYS, FEASTS, MONTHS } from './words/calendar.ts'

const MOST_WORDS = 3
/** Log-odds: the form leaves little doubt. */
const SURE = 3
const isCalendar = (word: string) => MONTHS.has(word) || DAYS.has(word) || FEASTS.has(word)
const isName = ({ text, lower, pos, quote }: Token) =>
  quote < 0 && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) && !isCalendar(lower)

/** Where what follows a kind begins: behind 'logo for'. */
const behindKind = (tokens: readonly Token[]): number | undefined => {
  const at = tokens.findIndex(({ lower }, i) => lower === 'for' && TABLES.kinds.has(tokens[i - 1]?.lemma ?? ''))
  return at >= 1 && tokens[at]?.sentence === 0 ? at + 1 : undefined
}

/** The span of a business that is somebody's, in the first sentence: 'Nico's barbershop', 'Rosa's flower shop'. */
export function ownersName(tokens: readonly Token[]): Span | undefined {
  const from = behindKind(tokens)
  const owner = from === undefined ? undefined : tokens[from]
  if (from === undefined || owner === undefined || !isName(owner) || !/^['’]s$/.test(tokens[from + 1]?.text ?? ''))
    return undefined
  const business = tokens
    .slice(from + 2, from + 2 + MOST_WORDS)
    .findLastIndex(
      ({ lower, quote }, i, run) => quote < 0 && BUSINESS_NOUNS.has(lower) && run.slice(0, i).every(isAboutBusiness),
    )
  return business < 0 ? undefined : { label: 'text', from, to: from + 3 + business, score: SURE, rule: "owner's name" }
}
const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ'])
/** 'flower', 'Cleaning' before a shop or a service. */
const isAboutBusiness = ({ pos, lower }: Token) => NOUNS.has(pos) || lower.endsWith('ing')

/** The span of a name that stands alone in the first sentence; undefined where it goes on, or where a text stands there already. */
export function bareName(tokens: readonly Token[], taken: readonly Span[]): Span | undefined {
  const from = behindKind(tokens)
  if (from === undefined) return undefined
  let to = from
  for (const token of tokens.slice(from, from + MOST_WORDS)) {
    if (!isName(token)) break
    to++
  }
  const next = tokens[to]
  const ends = next === undefined || /^[.:!]$/.test(next.text) || next.lower === 'in'
  const overlaps = taken.some((span) => span.from < to && from < span.to)
  return to > from && ends && !overlaps ? { label: 'text', from, to, score: SURE, rule: 'bare name' } : undefined
}

/** The span of what something is called, where no text stands there: 'we're called Full Volume'. */
export function calledName(tokens: readonly Token[], taken: readonly Span[]): Span | undefined {
  const at = tokens.findIndex(({ lower, quote }, i) => lower === 'called' && quote < 0 && isStart(tokens[i + 1]))
  if (at < 0) return undefined
  let to = at + 1
  while (to < at + 1 + MOST_WORDS && isStart(tokens[to]) && tokens[to]?.sentence === tokens[at]?.sentence) to++
  const overlaps = taken.some((span) => span.from < to && at < span.to)
  return overlaps ? undefined : { label: 'text', from: at + 1, to, score: SURE, rule: 'called' }
}
/** A capital makes a name of any word behind 'called': 'Slow', 'Static'. */
const isStart = (token: Token | undefined): boolean =>
  token !== undefined && token.quote < 0 && token.text.charAt(0) !== token.lower.charAt(0)
