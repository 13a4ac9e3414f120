/** Noun phrases over tokens: 'a collection of rare glass drinkware' → where it begins, ends and which word is its head. */
import type { Token } from '../../language/tokens.ts'
import { ACTIONS, CONTAINERS, CONTENTS, EVENTS, GOING_ON, IDIOMS, SALES, SHOWING } from './words.ts'

export interface NounPhrase {
  /** Half-open range of tokens, determiners left out. */
  from: number
  to: number
  /** Index of the last noun. */
  head: number
}

const INSIDE: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM'])
const JOINS = new Set(['-', '–', '/', '&'])
/** Longest phrase, in tokens. */
const LONGEST = 14

export const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' || token?.pos === 'PROPN'

const HEADS = [SALES, EVENTS, CONTAINERS, CONTENTS]
/** 'a lunch special', 'a wineglass set': heads that the tagger takes for something else. */
const isHead = (tokens: readonly Token[], i: number, from: number) =>
  i > from &&
  isNoun(tokens[i - 1]) &&
  !isNoun(tokens[i + 1]) &&
  HEADS.some((table) => table.has(tokens[i]?.lower ?? ''))

const isDeterminer = ({ pos, lower }: Token) => pos === 'DET' || (pos === 'PRON' && POSSESSIVE.has(lower))
const POSSESSIVE = new Set(['my', 'our', 'your', 'their', 'his', 'her', 'its'])

/** 'delivering service', 'discounted prices': a form of a verb that describes the noun behind it. */
const isParticiple = (tokens: readonly Token[], i: number) =>
  !(isNoun(tokens[i - 1]) && DOING.has(tokens[i]?.lower ?? '')) &&
  tokens[i]?.pos === 'VERB' &&
  /(?:ed|ing|en)$/.test(tokens[i]?.lower ?? '') &&
  INSIDE.has(tokens[i + 1]?.pos ?? '') &&
  !(isNoun(tokens[i - 1]) && goesBeyond(tokens[i] as Token))

const goesBeyond = ({ lemma }: Token) => GOING_ON.has(lemma) || SHOWING.has(lemma)

/** Forms of verbs that taggers take for nouns and adjectives. */
const DOING = new Set(
  'showcasing offering promoting featuring highlighting advertising announcing celebrating including selling introducing emphasizing'.split(
    ' ',
  ),
)

/** '45% off', 'up to $20': an amount before what it is on; `i` where none stands. */
function amountEnd(tokens: readonly Token[], i: number): number {
  let at = i
  while (/^(?:up|to|a|an|the)$/.test(tokens[at]?.lower ?? '')) at++
  if (tokens[at]?.pos === 'SYM' && tokens[at + 1]?.pos === 'NUM') at += 2
  else if (tokens[at]?.pos === 'NUM' && tokens[at + 1]?.text === '%') at += 2
  else return i
  return tokens[at]?.lower === 'off' ? at + 1 : at
}

/** The end of a fixed phrase that describes ('back to school'), or `i` where none stands. */
function idiomEnd(tokens: readonly Token[], i: number): number {
  const said = tokens
    .slice(i, i + 3)
    .map(({ lower }) => lower)
    .join(' ')
  return IDIOMS.includes(said) ? i + 3 : i
}

/** What may go on from `i`: a word of the phrase, or a mark or 'and' with one behind it. */
function goesOn(tokens: readonly Token[], i: number, from: number): boolean {
  const token = tokens[i] as Token
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  // 'Mother's Day offering a discount': a verb again.
  if (i > from && token.pos !== 'ADJ' && /ing$/.test(token.lower) && /^(?:DET|PRON|NUM)$/.test(next?.pos ?? ''))
    return false
  if (INSIDE.has(token.pos) || isParticiple(tokens, i) || isHead(tokens, i, from)) return true
  if (i > from && isCapital(token) && isCapital(before) && token.pos !== 'PUNCT') return true
  if (i === from) return token.pos === 'ADV' && next?.pos === 'ADJ'
  if (JOINS.has(token.text)) return touches(before, token) || token.text === '&'
  if (before !== undefined && JOINS.has(before.text) && touches(before, token)) return true
  // "Valentine's Day", "the farmers' market"
  if (token.pos === 'PART' && token.lower.endsWith("'s")) return true
  if (token.lower === "'" && isNoun(before) && INSIDE.has(next?.pos ?? '')) return touches(before, token)
  if (token.pos === 'ADV' && next?.pos === 'ADJ') return before?.pos !== 'NOUN' && before?.pos !== 'PROPN'
  if (token.text === ',') return before?.pos === 'ADJ' && next?.pos === 'ADJ'
  return token.lower === 'and' && (before?.pos === next?.pos || isNoun(before) === isNoun(next)) && joins(tokens, i)
}

/** 'fruits and vegetables', 'fun and safe ride', but not 'the store and buy'. */
function joins(tokens: readonly Token[], i: number): boolean {
  const [next, after] = [tokens[i + 1], tokens[i + 2]]
  if (next === undefined || !(INSIDE.has(next.pos) || isParticiple(tokens, i + 1))) return false
  return !isAction(tokens, i + 1) && !(next.pos === 'NOUN' && (after?.pos === 'DET' || after?.pos === 'PRON'))
}

/** 'and shop now', 'and book a table': a verb that the tagger took for a noun. */
export function isAction(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (token === undefined || !ACTIONS.has(token.lower)) return false
  return next === undefined || next.sentence !== token.sentence || /^(?:ADV|DET|PRON|ADP|PUNCT)$/.test(next.pos)
}

/** Words of a name: 'the Ultimate Fast Casual Challenge'. */
const isCapital = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')

const isPlural = (token: Token | undefined) =>
  token !== undefined && token.lower !== token.lemma && token.lower.endsWith('s')

const touches = (a: Token | undefined, b: Token) => a?.to === b.from

/** The noun phrase that begins at `at` or behind its determiner, before `end`; undefined where none does. */
export function nounPhraseAt(tokens: readonly Token[], at: number, end = tokens.length): NounPhrase | undefined {
  let from = at
  while (from < end && from < at + 3 && isDeterminer(tokens[from] as Token) && tokens[from]?.quote === -1) from++
  let head = -1
  const isSingular = /^an?$/.test(tokens[from - 1]?.lower ?? '')
  const { sentence } = tokens[from] ?? { sentence: -1 }
  // 'showcasing handmade gifts'
  const opening = tokens[from]
  if (opening && /ing$/.test(opening.lower) && (goesBeyond(opening) || DOING.has(opening.lower))) from++
  from = amountEnd(tokens, from)
  for (let i = idiomEnd(tokens, from); i < end && i < from + LONGEST; i++) {
    const token = tokens[i] as Token
    if (token.quote >= 0 || token.sentence !== sentence) break
    // 'a marketing skills upgrade training': one thing cannot end on many.
    const unfinished =
      isSingular &&
      head === i - 1 &&
      isPlural(tokens[head]) &&
      (token.pos === 'VERB' || isNoun(token)) &&
      isNoun(tokens[i + 1])
    if (!unfinished && !goesOn(tokens, i, from)) break
    if (isNoun(token) || isHead(tokens, i, from)) head = i
  }
  return head < 0 ? undefined : { from, to: head + 1, head }
}

/** The words of a range as they stand in the text. */
export const wordsOf = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  from < to ? text.slice((tokens[from] as Token).from, (tokens[to - 1] as Token).to).replace(/\s+/gu, ' ') : ''
