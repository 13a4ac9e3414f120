/** Words that are taken over as they stand, and where what is said parts. */
import { NUMBERS } from '../../language/lexicon/value-words.ts'
import type { Token } from '../../language/tokens.ts'
import type { Lattice, Span } from './spans.ts'
import { FREE, namesPart, TOLD, type Way } from './stretch.ts'

const JOINTS = new Set([',', ';', '.', '!', '?', '+', '&', 'and', 'but', 'then', 'plus', 'also', 'with', '-', '–', '—'])
/** Behind these nothing that is written goes on. */
const STOPS = new Set([';', '.', '!', '?'])
const CONJUNCTIONS = new Set(['and', 'or', 'but'])
/** What a word costs that is likelier a part of the sentence than of what is written. */
const BELONGS = 0.5
/** What a joint costs behind which another part is named. */
const ANOTHER = 1.2
export const isJoint = (token: Token | undefined) => token !== undefined && token.quote < 0 && JOINTS.has(token.lower)

/** Likelier of the sentence than of what is written, at its end. */
const NONE: ReadonlySet<string> = new Set()
export const TRAILING: ReadonlySet<string> = new Set(['now', 'instead', 'please', 'actually', 'again', 'too', 'there'])

/** Words that are taken over as they stand; a quotation whole. */
export function wordsFrom(lattice: Lattice, at: number, to: number, trailing = NONE): Way[] {
  const {
    words: { tokens },
    at: all,
  } = lattice
  const quote = all.get(at)?.find((span): span is Extract<Span, { is: 'quote' }> => span.is === 'quote')
  if (quote)
    return [{ to: quote.to, score: TOLD * 2, add: () => ({ fresh: { from: at, to: quote.to, quote: quote.words } }) }]
  // "put the email and instagram there": a joint begins nothing that is written.
  return CONJUNCTIONS.has(tokens[at]?.lower ?? '') ? [] : plainFrom(lattice, at, to, trailing)
}

function plainFrom(
  { words: { tokens }, at: all }: Lattice,
  at: number,
  to: number,
  trailing: ReadonlySet<string>,
): Way[] {
  const ways: Way[] = []
  let score = 0
  for (let end = at + 1; end <= to; end++) {
    const token = tokens[end - 1]
    if (isOwnWish(tokens, all, end - 1, at)) break
    if (!token || token.quote >= 0 || STOPS.has(token.lower) || (end > at + 1 && token.opensLine)) break
    const senses = all.get(end - 1)?.some(({ is }) => is === 'not' || is === 'instead' || is === 'set' || is === 'says')
    const isPart = isJoint(token) && namesPart({ at: all }, end)
    const isGlued = end > at + 1 && token.from === tokens[end - 2]?.to && token.lower !== ','
    const belongs = senses || (isJoint(token) && !isGlued)
    score += isPart ? -ANOTHER : belongs ? -BELONGS : trailing.has(token.lower) ? -FREE : FREE
    const reached = score
    ways.push({ to: end, score: reached, add: () => ({ fresh: { from: at, to: end } }) })
  }
  return ways
}

/** "Wren & Co, need that on there": behind a joint something is wished of what is written before it. */
function isOwnWish(tokens: readonly Token[], all: Lattice['at'], i: number, at: number): boolean {
  if (i <= at || !isJoint(tokens[i])) return false
  return (all.get(i + 1) ?? []).some(
    ({ is, to }) => (is === 'wants' || is === 'add' || is === 'set') && POINTING.has(tokens[to]?.lower ?? ''),
  )
}
const POINTING: ReadonlySet<string> = new Set(['it', 'that', 'this', 'them', 'those', 'these'])

/** "three", "6": so many of a thing as a page lists. */
export const countOf = (word: string): number | undefined => {
  const count = /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.get(word)
  return count !== undefined && count >= 1 && count <= MOST_LISTED ? count : undefined
}
const MOST_LISTED = 12
