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

type Tokens = readonly Token[]

const INSIDE: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM'])
const JOINS = new Set(['-', '–', '/', '&'])
/** Longest phrase, in tokens. */
const LONGEST = 14

export const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' || token?.pos === 'PROPN'
export const isPlural = (token: Token | undefined): boolean =>
  token !== undefined && token.lower !== token.lemma && token.lower.endsWith('s')
/** Words of a name: 'the Ultimate Fast Casual Challenge'. */
const isCapital = (token: Token | undefined) => token?.pos !== 'PUNCT' && /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')
const touches = (a: Token | undefined, b: Token | undefined) => a !== undefined && a.to === b?.from
const inside = (token: Token | undefined) => INSIDE.has(token?.pos ?? '')

const HEADS = [SALES, EVENTS, CONTAINERS, CONTENTS]
/** 'a lunch special', 'a wineglass set', 'fresh catches': heads that the tagger takes for something else. */
function isHead(tokens: Tokens, i: number, from: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  if (i <= from || isNoun(next)) return false
  if (before?.pos === 'ADJ' && token?.pos === 'VERB')
    return token.lower.endsWith('s') && !/^(?:DET|PRON)$/.test(next?.pos ?? '')
  return isNoun(before) && HEADS.some((table) => table.has(token?.lower ?? ''))
}

const POSSESSIVE = new Set(['my', 'our', 'your', 'their', 'his', 'her', 'its'])
const isDeterminer = (token: Token | undefined) =>
  token?.quote === -1 && (token.pos === 'DET' || (token.pos === 'PRON' && POSSESSIVE.has(token.lower)))

/** Forms of verbs that taggers take for nouns and adjectives. */
const DOING = new Set(
  'showcasing offering promoting featuring highlighting advertising announcing celebrating including selling introducing emphasizing'.split(
    ' ',
  ),
)
const goesBeyond = (token: Token | undefined) => token && (GOING_ON.has(token.lemma) || SHOWING.has(token.lemma))

/** 'delivering service', 'discounted prices': a form of a verb that describes the noun behind it. */
function isParticiple(tokens: Tokens, i: number): boolean {
  const token = tokens[i]
  if (token?.pos !== 'VERB' || !/(?:ed|ing|en)$/.test(token.lower) || !inside(tokens[i + 1])) return false
  return !(isNoun(tokens[i - 1]) && (goesBeyond(token) || DOING.has(token.lower)))
}

/** The end of a fixed phrase that describes ('back to school'), or `i` where none stands. */
function idiomEnd(tokens: Tokens, i: number): number {
  const said = tokens
    .slice(i, i + 3)
    .map(({ lower }) => lower)
    .join(' ')
  return IDIOMS.includes(said) ? i + 3 : i
}

/** '45% off', 'up to $20': an amount before what it is on; `i` where none stands. */
function amountEnd(tokens: Tokens, i: number): number {
  let at = i
  while (/^(?:up|to|a|an|the)$/.test(tokens[at]?.lower ?? '')) at++
  const money = tokens[at]?.pos === 'SYM' && tokens[at + 1]?.pos === 'NUM'
  const share = tokens[at]?.pos === 'NUM' && tokens[at + 1]?.text === '%'
  if (!money && !share) return i
  return tokens[at + 2]?.lower === 'off' ? at + 3 : at + 2
}

/** What may go on from `i`: a word of the phrase, or a mark or 'and' with one behind it. */
function goesOn(tokens: Tokens, i: number, from: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  if (token === undefined) return false
  // "Mother's Day offering a discount": a verb again.
  const governs = /^(?:DET|PRON|NUM)$/.test(next?.pos ?? '')
  if (i > from && token.pos !== 'ADJ' && token.lower.endsWith('ing') && governs) return false
  // 'an agency offering free sessions'
  if (i > from && isNoun(before) && DOING.has(token.lower) && inside(next)) return false
  if (inside(token) || isParticiple(tokens, i) || isHead(tokens, i, from)) return true
  if (i > from && isCapital(token) && isCapital(before)) return true
  if (token.pos === 'ADV') return next?.pos === 'ADJ' && !isNoun(before)
  return i > from && (isMark(before, token, next) || joins(tokens, i))
}

/** Hyphens, the s of "Valentine's Day", commas between adjectives. */
function isMark(before: Token | undefined, token: Token, next: Token | undefined): boolean {
  if (JOINS.has(token.text)) return touches(before, token) || token.text === '&'
  if (before && JOINS.has(before.text) && touches(before, token)) return true
  if (token.lower === "'s") return true
  if (token.lower === "'") return isNoun(before) && inside(next) && touches(before, token)
  return token.text === ',' && before?.pos === 'ADJ' && next?.pos === 'ADJ'
}

/** 'fruits and vegetables', 'fun and safe ride', but not 'the store and buy'. */
function joins(tokens: Tokens, i: number): boolean {
  const [before, token, next, after] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]]
  if (token?.lower !== 'and' || !(inside(next) || isParticiple(tokens, i + 1))) return false
  if (before?.pos !== next?.pos && isNoun(before) !== isNoun(next)) return false
  return !isAction(tokens, i + 1) && !(next?.pos === 'NOUN' && /^(?:DET|PRON)$/.test(after?.pos ?? ''))
}

/** 'and shop now', 'and book a table': a verb that the tagger took for a noun. */
export function isAction(tokens: Tokens, i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (token === undefined || !ACTIONS.has(token.lower)) return false
  return next === undefined || next.sentence !== token.sentence || /^(?:ADV|DET|PRON|ADP|PUNCT)$/.test(next.pos)
}

/** Where a phrase begins at `at`: behind determiners, verbs of showing and amounts. */
function startOf(tokens: Tokens, at: number, end: number): number {
  let from = at
  while (from < end && from < at + 3 && isDeterminer(tokens[from])) from++
  const opening = tokens[from]?.lower ?? ''
  // 'showcasing handmade gifts'
  if (opening.endsWith('ing') && (goesBeyond(tokens[from]) || DOING.has(opening))) from++
  return amountEnd(tokens, from)
}

/** The noun phrase that begins at `at` or behind its determiner, before `end`; undefined where none does. */
export function nounPhraseAt(tokens: Tokens, at: number, end = tokens.length): NounPhrase | undefined {
  const from = startOf(tokens, at, end)
  const isSingular = /^an?$/.test(tokens[from - 1]?.lower ?? '')
  const { sentence } = tokens[from] ?? {}
  let head = -1
  for (let i = idiomEnd(tokens, from); i < Math.min(end, from + LONGEST); i++) {
    const token = tokens[i]
    if (token === undefined || token.quote >= 0 || token.sentence !== sentence) break
    // 'a marketing skills upgrade training': one thing cannot end on many.
    const unfinished = isSingular && head === i - 1 && isPlural(tokens[head]) && isNoun(tokens[i + 1])
    const goes = goesOn(tokens, i, from) || (unfinished && (token.pos === 'VERB' || isNoun(token)))
    if (!goes) break
    if (isNoun(token) || isHead(tokens, i, from)) head = i
  }
  return head < 0 ? undefined : { from, to: head + 1, head }
}

/** The words of a range as they stand in the text. */
export function wordsOf(text: string, tokens: Tokens, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last && from < to ? text.slice(first.from, last.to).replace(/\s+/gu, ' ') : ''
}
