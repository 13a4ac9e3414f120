/** Verb phrases as what somebody is to do: 'to join the app and find their perfect match' → 'join the app', 'find your perfect match'. */
import type { Token } from '../../language/tokens.ts'
import type { Deed } from '../types.ts'
import { isAction, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { BOTH, OURS, SHOWING } from './words.ts'

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
  'by through via so because while when before after until since if as using during without'.split(' '),
)
const PARTICLES = new Set('up in out on off down over'.split(' '))
/** Verbs that only help another one: 'get to know', 'be able to book'. */
const HELPING = new Set('be can could should may might will would want need start begin try able'.split(' '))
const LONGEST = 22

const isBase = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'VERB' || token.pos === 'AUX') && token.lower === token.lemma

interface Range {
  from: number
  to: number
}

/** The end of the phrase that begins at `from`: its sentence's, or where its circumstances begin. */
function endOf(tokens: readonly Token[], from: number): number {
  const { sentence } = tokens[from] as Token
  let i = from + 1
  for (; i < tokens.length && i < from + LONGEST; i++) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence || token.quote >= 0 || /^[.;:!?()–—]$/.test(token.text)) break
    if (CIRCUMSTANCE.has(token.lower) && token.pos !== 'PART' && i > from + 1) break
    if (token.text === ',' && !listGoesOn(tokens, i)) break
    if (token.lower === 'and' && tokens[i + 1]?.lower === 'there') break
    // 'a platform that …', 'in order to …'
    if ((token.lower === 'that' || token.lower === 'which' || token.lower === 'who') && i > from + 1) break
    if (token.lower === 'to' && isBase(tokens[i + 1]) && i > from + 1 && !takesVerb(tokens[i - 1])) break
  }
  return i
}

/** 'eager to help', 'chance to win': what the verb behind 'to' belongs to. */
const takesVerb = (token: Token | undefined) =>
  token?.pos === 'ADJ' || /^(?:chance|way|time|how|where|what)$/.test(token?.lower ?? '')

/** ', and order now', ', order and pay': another thing to do, or another of the things. */
const listGoesOn = (tokens: readonly Token[], i: number) =>
  asks(tokens, i + 1) || (tokens[i + 1]?.lower === 'and' && asks(tokens, i + 2))

const asks = (tokens: readonly Token[], i: number) => isBase(tokens[i]) || isAction(tokens, i)

/** Where each of several things to do begins. */
function parts(tokens: readonly Token[], from: number, to: number): Range[] {
  const starts = [from]
  for (let i = from + 1; i < to - 1; i++) {
    const token = tokens[i] as Token
    const joins = token.lower === 'and' || token.lower === 'or' || token.text === ','
    if (!joins) continue
    let next = i + 1
    while (next < to && (tokens[next]?.lower === 'and' || tokens[next]?.lower === 'or' || tokens[next]?.pos === 'ADV'))
      next++
    if (next < to && asks(tokens, next)) starts.push(next)
    if (next > i + 1) i = next - 1
  }
  return starts.map((start, k) => ({ from: start, to: trimmed(tokens, start, starts[k + 1] ?? to) }))
}

function trimmed(tokens: readonly Token[], from: number, to: number): number {
  let end = to
  while (
    end > from + 1 &&
    /^(?:CCONJ|PUNCT|ADP|DET|SCONJ|PART)$/.test(tokens[end - 1]?.pos ?? '') &&
    !isParticle(tokens, end - 1, from)
  )
    end--
  return end
}

const isParticle = (tokens: readonly Token[], i: number, verb: number) =>
  i === verb + 1 && PARTICLES.has(tokens[i]?.lower ?? '')

/** What the verb at `at` and those joined to it ask somebody to do. */
export function deedsAt(text: string, tokens: readonly Token[], at: number): Deed[] {
  let from = at
  while (
    from < tokens.length &&
    (tokens[from]?.pos === 'ADV' || (HELPING.has(tokens[from]?.lemma ?? '') && tokens[from + 1]?.lower === 'to'))
  )
    from += tokens[from]?.pos === 'ADV' ? 1 : 2
  if (tokens[from] === undefined || tokens[from]?.quote !== -1) return []
  const found = parts(tokens, from, endOf(tokens, from)).flatMap((range, k) => {
    const { lemma = '' } = tokens[range.from] ?? {}
    return SHOWING.has(lemma) && (k > 0 || !BOTH.has(lemma)) ? [] : (deedOf(text, tokens, range) ?? [])
  })
  return shared(found)
}

/** 'explore and buy old chairs': what both verbs do is said behind the second. */
function shared([first, second, ...rest]: Deed[]): Deed[] {
  if (first === undefined || second?.object === undefined || first.words !== first.verb)
    return [first, second, ...rest].filter((deed) => deed !== undefined)
  return [{ ...second, verb: first.verb, words: second.words.replace(second.verb, first.verb) }, second, ...rest]
}

function deedOf(text: string, tokens: readonly Token[], { from, to }: Range): Deed | undefined {
  const verb = tokens[from]
  if (verb === undefined || !/^[\p{L}-]+$/u.test(verb.text)) return undefined
  const particle = isParticle(tokens, from + 1, from) ? (tokens[from + 1] as Token).lower : undefined
  const rest = from + (particle ? 2 : 1)
  const phrase = /^(?:now|today|tomorrow|tonight|online)$/.test(tokens[rest]?.lower ?? '')
    ? undefined
    : nounPhraseAt(tokens, rest, to)
  const object = phrase && wordsOf(text, tokens, phrase.from, phrase.to)
  const words = [infinitive(verb), ...range(rest - (particle ? 1 : 0), to).map((i) => yours(text, tokens, i))].join('')
  return {
    verb: particle ? `${verb.lemma} ${particle}` : verb.lemma,
    ...(phrase && object && { object, head: tokens[phrase.head]?.lemma ?? '' }),
    words: words.replace(/\s+/gu, ' ').trim(),
  }
}

/** 'ordering' → 'order'; what the tagger does not take for a verb is none of its forms. */
const infinitive = ({ pos, lemma, lower }: Token) => (pos === 'VERB' || pos === 'AUX' ? lemma : lower)

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** A token with the space before it, said to the reader. */
function yours(text: string, tokens: readonly Token[], i: number): string {
  const [before, token] = [tokens[i - 1], tokens[i] as Token]
  const space = before ? text.slice(before.to, token.from).replace(/\s+/gu, ' ') : ' '
  const ours = token.lower === 'their' && [1, 2].some((k) => OURS.has(tokens[i + k]?.lemma ?? ''))
  const own = ours ? 'our' : YOURS[token.lower]
  return space + (own ?? token.text)
}
