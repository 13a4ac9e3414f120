/** The part that a clause speaks of, as it is named: "the ring round the circle" is no circle. */
import { GRADIENTS, NO_PARTS, NOTHING_BUT, PASSED_ON, PLACING_VERBS } from '../../language/lexicon/part-words.ts'
import { readTokens, type Token } from '../../language/tokens.ts'

/** Characters of the clause, half open. */
export interface Named {
  from: number
  to: number
  /** Without what it is of. */
  words: string
  /** Its noun: the last word of it. */
  head: { from: number; to: number; words: string }
  /** What it is of, on, behind … */
  of?: Named
  /** The word that stands before it, where that says how it stands to what is before: "a gradient behind the trumpet". */
  joint: string
  /** One of its kind, told from the others: "the small icon", and not "the icon". */
  one: boolean
}

const POINTS = new Set(['the', 'these', 'those', 'my', 'our'])
const ATTACHES = new Set(
  'of behind under below beneath around round on in inside within beside between above over near at'.split(' '),
)
const SIDES = new Set('left right top bottom side corner middle'.split(' '))
const MAIN = new Set('main primary first only big little small whole'.split(' '))
const HALVES = new Set('half quarter third'.split(' '))
const NOMINAL = new Set<Token['pos']>(['ADJ', 'NOUN', 'PROPN', 'NUM', 'X', 'SYM'])

/** The parts that a clause points at with an article, in its order. */
/** @param read its tokens, where it was read before */
export function namedIn(lower: string, read?: readonly Token[]): Named[] {
  const tokens = read ?? readTokens(lower).tokens
  const found: Named[] = []
  for (let at = 0; at < tokens.length; at++) {
    const named = POINTS.has(tokens[at]?.lower ?? '') || leads(tokens, at) ? namedAt(tokens, at) : undefined
    if (!named) continue
    found.push(named)
    while ((tokens[at + 1]?.from ?? named.to) < named.to) at++
  }
  return found
}

/** "frame of the photo in white": the first word, without an article. */
const leads = (tokens: readonly Token[], at: number) =>
  at === 0 && tokens[0]?.pos === 'NOUN' && ATTACHES.has(tokens[1]?.lower ?? '') && POINTS.has(tokens[2]?.lower ?? '')

function namedAt(tokens: readonly Token[], at: number): Named | undefined {
  const start = POINTS.has(tokens[at]?.lower ?? '') ? at + 1 : at
  let end = start
  while (end < tokens.length && isNominal(tokens, end, end === start)) end++
  end = withoutMeasure(tokens, start, end)
  // "the second price red": what is said of it is no part of its name.
  while (end > start + 1 && isSaid(tokens[end - 1])) end--
  const head = tokens[end - 1]
  if (!head || end === start) return undefined
  const joint = jointOf(tokens, at)
  const first = tokens[at]
  const next = tokens[end]?.lower ?? ''
  const of = ATTACHES.has(next) && POINTS.has(tokens[end + 1]?.lower ?? '') ? namedAt(tokens, end + 1) : undefined
  return {
    from: first?.from ?? 0,
    to: of?.to ?? head.to,
    words: tokens
      .slice(at, end)
      .map(({ lower }) => lower)
      .join(' '),
    head: { from: head.from, to: head.to, words: head.lower },
    ...(of && { of }),
    joint,
    one:
      ((end - start > 1 && !MAIN.has(tokens[start]?.lower ?? '')) || SIDES.has(of?.head.words ?? '')) &&
      !/^th[eo]se$/.test(first?.lower ?? '') &&
      !(head.lower.endsWith('s') && !head.lower.endsWith('ss')),
  }
}

/** "the icon 15 degrees", "the icon 20% bigger": how far is no part of its name. */
function withoutMeasure(tokens: readonly Token[], start: number, end: number): number {
  const isMeasured = (at: number) => at > start && tokens[at]?.pos === 'NUM' && UNIT.test(tokens[at + 1]?.lower ?? '')
  return [end - 2, end - 1].find(isMeasured) ?? end
}
const UNIT = /^(?:%|°|px|pt|pixels?|points?|deg(?:rees?)?|percent)$/

/** "get rid of the border" leads to it as "remove" does. */
const jointOf = (tokens: readonly Token[], at: number) =>
  tokens[at - 2]?.lower === 'rid' ? '' : (tokens[at - 1]?.lower ?? '')

function isNominal(tokens: readonly Token[], at: number, isFirst: boolean): boolean {
  const token = tokens[at]
  if (token && /^['’]s$/.test(token.lower)) return true
  if (!token || POINTS.has(token.lower) || !/^[\p{L}\p{N}€£$&'’-]/u.test(token.text)) return false
  if (ATTACHES.has(token.lower) && !isFirst) return false
  // A tagger takes many a noun for a verb behind an article.
  return NOMINAL.has(token.pos) || HALVES.has(token.lower) || (token.pos === 'VERB' && isFirst)
}

/** What is said of a part, and not its name: "bigger", "bold", "red". */
const isSaid = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === 'ADJ' || COMPARES.test(token.lower) || SAID.has(token.lower))
const COMPARES = /^(?:\p{L}{3,}er|more|less)$/u
const SAID = new Set(
  'red blue green yellow white black pink purple orange brown gold silver cream navy bold italic'.split(' '),
)

/** The parts that a clause wants changed: the first that nothing leads to, with those that are joined to it. */
export function meantIn(lower: string, read?: readonly Token[]): Named[] {
  const all = namedIn(lower, read)
  const painted = GRADIENTS.test(lower) && all.filter(({ joint }) => ON.has(joint)).slice(0, 1)
  if (painted && painted.length > 0 && !LEADING.test(lower)) return painted.flatMap((one) => partOf(one) ?? [])
  if (PLACING_VERBS.test(lower) || NOTHING_BUT.test(lower)) return []
  const first = all.findIndex(
    ({ joint }, at) => !ATTACHES.has(joint) && !LEADS.has(joint) && !isBetween(all, at, lower),
  )
  const named = all[first]
  if (!named) return []
  const joined = all.slice(first + 1).filter(({ from }, i) => {
    const before = all[first + i]
    return before !== undefined && /^\s*(?:,|and|&)\s*$/.test(lower.slice(before.to, from))
  })
  return [named, ...joined].flatMap((one) => partOf(one) ?? [])
}

/** "more space between the title and the date": neither of them shall change. */
function isBetween(all: readonly Named[], at: number, lower: string): boolean {
  const [before, own] = [all[at - 1], all[at]]
  return (
    before !== undefined &&
    own !== undefined &&
    before.joint === 'between' &&
    lower.slice(before.to, own.from).trim() === 'and'
  )
}

/** "a gradient on the button", and not "give the title a gradient". */
const LEADING = /^(?:[\w']+ ){1,3}(?:the|my|our|this|that) (?:[\w-]+ ){1,3}(?:an?|some) /
const ON = new Set('on in over across behind for to'.split(' '))

/** Words before a part with which it is no part that shall change: "bigger than the date", "like the title". */
const LEADS = new Set('than as like to with by from for until into except but not without'.split(' '))

/** "the word Harvest": a piece of a line, which is measured as words. */
const WORDED = /\b(?:words?|letters?|phrase|syllable)\b/

/** "the colour of the title" is said of the title, "the mood" of no part. */
function partOf(named: Named): Named | undefined {
  if (WORDED.test(named.words)) return undefined
  if (PASSED_ON.has(named.head.words)) return named.of && partOf(named.of)
  return NO_PARTS.has(named.head.words) ? undefined : named
}
