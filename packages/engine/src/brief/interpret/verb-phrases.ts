/** Verb phrases as what somebody is to do: 'to join the app and find their perfect match' → 'join the app', 'find your perfect match'. */
import type { Token } from '../../language/tokens.ts'
import type { Deed } from '../types.ts'
import { isAction, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { BOTH, OURS, SHOWING } from './words.ts'

type Tokens = readonly Token[]

/** Whoever is told about becomes whoever is told. */
const YOURS: Readonly<Record<string, string>> = {
  their: 'your',
  they: 'you',
  them: 'you',
  theirs: 'yours',
  themselves: 'yourself',
  his: 'your',
  her: 'your',
}
/** Words behind which the circumstances begin that no headline needs. */
const CIRCUMSTANCE = new Set(
  'by through via so because while when before after until since if as using during without that which who'.split(' '),
)
const PARTICLES = new Set('up in out on off down over'.split(' '))
/** Verbs that only help another one: 'be able to book', 'need to know'. */
const HELPING = new Set('be can could should may might will would want need start begin try able'.split(' '))
/** When and how, which is no object. */
const ADVERBS = new Set('now today tomorrow tonight online'.split(' '))
const LONGEST = 22

const isBase = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'VERB' || token.pos === 'AUX') && token.lower === token.lemma
const asks = (tokens: Tokens, i: number) => isBase(tokens[i]) || isAction(tokens, i)

interface Range {
  from: number
  to: number
}

/** The end of the phrase that begins at `from`: its sentence's, or where its circumstances begin. */
function endOf(tokens: Tokens, from: number): number {
  const sentence = tokens[from]?.sentence
  for (let i = from + 1; i < from + LONGEST; i++) {
    const token = tokens[i]
    if (token === undefined || token.sentence !== sentence || token.quote >= 0) return i
    if (isBoundary(tokens, i) || (i > from + 1 && isCircumstance(tokens, i))) return i
  }
  return from + LONGEST
}

function isBoundary(tokens: Tokens, i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (/^[.;:!?()–—]$/.test(token?.text ?? '')) return true
  // ', and order now', ', order and pay': another thing to do.
  if (token?.text === ',') return !asks(tokens, i + 1) && !(next?.lower === 'and' && asks(tokens, i + 2))
  return token?.lower === 'and' && next?.lower === 'there'
}

function isCircumstance(tokens: Tokens, i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]]
  if (token === undefined) return true
  if (token.lower === 'to' && isBase(tokens[i + 1])) return !takesVerb(before)
  return CIRCUMSTANCE.has(token.lower) && token.pos !== 'PART'
}

/** 'eager to help', 'chance to win': what the verb behind 'to' belongs to. */
const takesVerb = (token: Token | undefined) =>
  token?.pos === 'ADJ' || /^(?:chance|way|time|how|where|what)$/.test(token?.lower ?? '')

/** Where each of several things to do begins and ends. */
function parts(tokens: Tokens, from: number, to: number): Range[] {
  const starts = [from]
  for (let i = from + 1; i < to - 1; i++) {
    if (!/^(?:and|or|,)$/.test(tokens[i]?.lower ?? '')) continue
    let next = i + 1
    while (next < to && (/^(?:and|or)$/.test(tokens[next]?.lower ?? '') || tokens[next]?.pos === 'ADV')) next++
    if (next < to && asks(tokens, next)) starts.push(next)
    i = next - 1
  }
  return starts.map((start, k) => ({ from: start, to: trimmed(tokens, start, starts[k + 1] ?? to) }))
}

function trimmed(tokens: Tokens, from: number, to: number): number {
  const hangs = (i: number) => /^(?:CCONJ|PUNCT|ADP|DET|SCONJ|PART)$/.test(tokens[i]?.pos ?? '')
  let end = to
  while (end > from + 1 && hangs(end - 1) && !isParticle(tokens, end - 1, from)) end--
  return end
}

const isParticle = (tokens: Tokens, i: number, verb: number) => i === verb + 1 && PARTICLES.has(tokens[i]?.lower ?? '')

/** What the verb at `at` and those joined to it ask somebody to do. */
export function deedsAt(text: string, tokens: Tokens, at: number): Deed[] {
  let from = at
  const helps = (i: number) => HELPING.has(tokens[i]?.lemma ?? '') && tokens[i + 1]?.lower === 'to'
  while (tokens[from]?.pos === 'ADV' || helps(from)) from += helps(from) ? 2 : 1
  if (tokens[from]?.quote !== -1) return []
  const found = parts(tokens, from, endOf(tokens, from)).flatMap((range, k) => {
    const { lemma = '' } = tokens[range.from] ?? {}
    return SHOWING.has(lemma) && (k > 0 || !BOTH.has(lemma)) ? [] : (deedOf(text, tokens, range) ?? [])
  })
  return shared(found)
}

/** Verbs that take what the next one takes. */
const TAKING = new Set('explore buy purchase browse discover order try taste see find choose compare search'.split(' '))

/** 'explore and buy old chairs': what both verbs do is said behind the second. */
function shared(found: Deed[]): Deed[] {
  const [first, second, ...rest] = found
  if (!first || !second?.object || first.words !== first.verb || !TAKING.has(first.verb)) return found
  return [{ ...second, verb: first.verb, words: second.words.replace(second.verb, first.verb) }, second, ...rest]
}

function deedOf(text: string, tokens: Tokens, { from, to }: Range): Deed | undefined {
  const verb = tokens[from]
  if (verb === undefined || !/^[\p{L}-]+$/u.test(verb.text)) return undefined
  const particle = isParticle(tokens, from + 1, from) ? tokens[from + 1]?.lower : undefined
  const rest = from + (particle ? 2 : 1)
  const phrase = ADVERBS.has(tokens[rest]?.lower ?? '') ? undefined : nounPhraseAt(tokens, rest, to)
  const said = tokens
    .slice(rest - (particle ? 1 : 0), to)
    .map((_, k) => yours(text, tokens, rest - (particle ? 1 : 0) + k))
  return {
    verb: particle ? `${verb.lemma} ${particle}` : verb.lemma,
    ...(phrase && {
      object: wordsOf(text, tokens, phrase.from, phrase.to),
      head: tokens[phrase.head]?.lemma ?? '',
    }),
    words: [infinitive(verb), ...said].join('').replace(/\s+/gu, ' ').trim(),
  }
}

/** 'ordering' → 'order'; what the tagger does not take for a verb is none of its forms. */
const infinitive = ({ pos, lemma, lower }: Token) => (pos === 'VERB' || pos === 'AUX' ? lemma : lower)

/** A token with the space before it, said to the reader. */
function yours(text: string, tokens: Tokens, i: number): string {
  const [before, token] = [tokens[i - 1], tokens[i]]
  if (token === undefined) return ''
  const space = before ? text.slice(before.to, token.from).replace(/\s+/gu, ' ') : ' '
  const ours = token.lower === 'their' && [1, 2].some((k) => OURS.has(tokens[i + k]?.lemma ?? ''))
  return space + ((ours ? 'our' : YOURS[token.lower]) ?? token.text)
}
