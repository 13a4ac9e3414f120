/** A clause as what functions are made of: verbs of doing, things, and where neither goes on. */
import type { Token } from '../../language/tokens.ts'
import type { FunctionVerb } from '../types.ts'
import { BY_NOUN, BY_VERB, SURE_VERBS, stemsOf } from '../words/function-verbs.ts'
import { isNoun, isPlural, type NounPhrase, nounPhraseAt } from './noun-phrases.ts'

export type Item =
  | { type: 'verb'; at: number; base: string }
  /** A verb with its particle: 'log in'. */
  | { type: 'done'; verb: FunctionVerb; words: string }
  /** @property listed behind a comma or an 'and' */
  | { type: 'thing'; phrase: NounPhrase; listed: boolean }
  | { type: 'stop' }

const WITH_PARTICLE: Readonly<Record<string, FunctionVerb>> = {
  'log in': 'log-in',
  'sign in': 'log-in',
  'sign up': 'register',
  'check out': 'pay',
  'clock in': 'track',
}

/** What is kept of something: 'booking history' books none. */
const RECORDS = new Set(
  'history record confirmation status information service detail list number option page form function functionality system'.split(
    ' ',
  ),
)
const ALONE = new Set('chat register pay donate reply vote checkout message participate subscribe login'.split(' '))
const JOINS = /^(?:and|or|,|to)$/
const PASSES = /^(?:ADP|ADV|DET|PART|AUX|PRON)$/

/** The items of a range of tokens. @param said whether it speaks of functions, so that doubtful words are verbs */
export function itemsOf(tokens: readonly Token[], from: number, to: number, said: boolean): Item[] {
  const items: Item[] = []
  let at = from
  while (at < to) {
    const { item, next } = itemAt(tokens, at, to, said || items.at(-1)?.type === 'verb', said && at === from)
    if (item) items.push(item)
    at = next
  }
  return items
}

function itemAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  said: boolean,
  first: boolean,
): { item?: Item; next: number } {
  const [token, behind] = [tokens[at], tokens[at + 1]]
  if (token === undefined || token.quote >= 0) return { next: at + 1 }
  const particled = said ? WITH_PARTICLE[`${token.lemma} ${behind?.lower}`] : undefined
  if (particled && behind)
    return { item: { type: 'done', verb: particled, words: `${token.lemma} ${behind.lower}` }, next: at + 2 }
  const base = isVerb(tokens, at, said, first) ? baseOf(token) : undefined
  if (base) return { item: verbItem(tokens, base, at), next: at + 1 }
  // 'to-do items'
  const isCompound = token.lower === 'to' && behind?.text === '-'
  if (JOINS.test(token.lower) && !isCompound) return { next: at + 1 }
  if (stops(token)) return { item: { type: 'stop' }, next: at + 1 }
  const own = isCompound ? compoundAt(tokens, at, to) : nounPhraseAt(tokens, at, to)
  const phrase = firstOf(tokens, extended(tokens, own, to) ?? (said ? takenForVerb(tokens, at, to) : undefined))
  if (phrase === undefined) return PASSES.test(token.pos) ? { next: at + 1 } : { item: { type: 'stop' }, next: at + 1 }
  // 'and companies can post jobs': who does the next thing.
  const acts = tokens[phrase.to]?.pos === 'AUX'
  const listed = /^(?:and|or|,)$/.test(tokens[at - 1]?.lower ?? '')
  return { item: acts ? { type: 'stop' } : { type: 'thing', phrase, listed }, next: phrase.to }
}

/** 'including …', 'such as …': details of what was said. 'and provide order management': no verb of those before goes on. */
const stops = ({ lower, pos }: Token): boolean =>
  /^(?:including|such|like)$/.test(lower) || (pos === 'VERB' && PROVIDES.test(lower))
const PROVIDES = /^(?:provide|support|offer|include|contain)(?:s|ing)?$/

/** 'to-do items' */
function compoundAt(tokens: readonly Token[], at: number, to: number): NounPhrase | undefined {
  const tail = nounPhraseAt(tokens, at + 2, to)
  return tail && { ...tail, from: at }
}

const ENDS = /^(?:,|and|or|\.)$/

/** 'teams chat, send pictures': some verbs take nothing of what follows. */
function verbItem(tokens: readonly Token[], base: string, at: number): Item {
  const [token, behind, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  // 'purchasing, stock and payroll': alone in a list of things; 'searching, booking and paying' goes on.
  const isAlone = token?.lower.endsWith('ing') && behind?.text === ',' && isNoun(next) && !next?.lower.endsWith('ing')
  const done = isAlone ? BY_VERB.get(base) : undefined
  if (done) return { type: 'done', verb: done, words: token?.lower ?? base }
  const verb = ALONE.has(base) && (!behind || ENDS.test(behind.lower)) ? BY_VERB.get(base) : undefined
  return verb ? { type: 'done', verb, words: base } : { type: 'verb', at, base }
}

/** 'be able to search', 'functions for searching', 'searching, booking': verbs of what is done, whatever the tagger takes them for. */
function isVerb(tokens: readonly Token[], at: number, said: boolean, first: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const base = token && baseOf(token)
  if (!token || !base || isNone(before, token, next, base)) return false
  if (first && token.lower === base) return true
  if (token.pos === 'VERB') return said || token.lower.endsWith('ing') || before?.lower === 'to'
  // A form that the tagger takes for a noun or an adjective: 'select recipients', ', view answers', 'and vote on posts'.
  const opens = first || before === undefined || /^(?:,|and|or|to|for|can|as)$/.test(before.lower)
  return said && opens && governs(token, next, base)
}

/** 'booking history', 'contact ana@example.com', 'reply to posts': nothing that somebody does. */
function isNone(before: Token | undefined, token: Token, next: Token | undefined, base: string): boolean {
  const { lower } = token
  // 'view match history'
  if (lower === 'match' && before?.pos === 'VERB') return true
  if (BY_NOUN.has(lower) && RECORDS.has(next?.lemma ?? '')) return true
  // 'customer request handling, …'
  if (lower.endsWith('ing') && isNoun(before) && ENDS.test(next?.lower ?? '.')) return true
  // 'follow-up steps'
  if (next?.text === '-' && next.from === token.to) return true
  if (lower === 'contact' && /[@\d]|^[:+]/.test(next?.text ?? '')) return true
  return lower.endsWith('s') && lower !== base && /^(?:ADP|PART|DET|ADJ|VERB)$/.test(before?.pos ?? '')
}

/** Whether what follows is what a verb has behind it. */
function governs({ lower }: Token, next: Token | undefined, base: string): boolean {
  const follows = next?.pos ?? 'PUNCT'
  const takes =
    isParticiple(next) ||
    (/^(?:DET|PRON|ADJ|NOUN|PROPN|NUM)$/.test(follows) && (isPlural(next) || !BY_NOUN.has(next?.lemma ?? '')))
  if (lower.endsWith('ing')) return takes || isPlural(next) || ENDS.test(next?.lower ?? '.')
  if (SURE_VERBS.has(lower) && /^(?:ADJ|NOUN|PROPN)$/.test(follows)) return true
  return lower === base && (takes || /^(?:ADP|SCONJ|CCONJ|PART|ADV)$/.test(follows))
}

/** 'editing existing diagrams', 'view related permits': a form of a verb that describes. */
const isParticiple = (token: Token | undefined): boolean =>
  token?.pos === 'VERB' &&
  /(?:ed|existing|upcoming|following|missing|remaining|working|running|found|lost)$/.test(token.lower)

/** 'receive alerts', 'view live consumption': things whose words the tagger takes for verbs. */
function takenForVerb(tokens: readonly Token[], at: number, to: number): NounPhrase | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.pos !== 'VERB') return undefined
  const ends = at + 1 >= to || ENDS.test(next?.lower ?? '.')
  if (ends && token.lower.endsWith('s')) return { from: at, to: at + 1, head: at }
  const phrase = isNoun(next) ? nounPhraseAt(tokens, at + 1, to) : undefined
  return phrase && { ...phrase, from: at }
}

/** 'sales leads', 'ad spaces': a last noun that the tagger takes for a verb. */
function extended(tokens: readonly Token[], phrase: NounPhrase | undefined, to: number): NounPhrase | undefined {
  const [token, next] = [tokens[phrase?.to ?? to], tokens[(phrase?.to ?? to) + 1]]
  const isLast = phrase && phrase.to < to && token?.pos === 'VERB' && /[^s]s$/.test(token.lower)
  return isLast && ENDS.test(next?.lower ?? '.') ? { ...phrase, to: phrase.to + 1, head: phrase.to } : phrase
}

/** The verb of a table whose form a token is. */
function baseOf({ lemma, lower }: Token): string | undefined {
  return [lemma, ...stemsOf(lower), lower].find((form) => BY_VERB.has(form))
}

/** 'recipes and menus' are two things, 'bus and train tickets' is one. */
function firstOf(tokens: readonly Token[], phrase: NounPhrase | undefined): NounPhrase | undefined {
  if (phrase === undefined) return undefined
  const ends = (i: number) => isNoun(tokens[i]) && (isPlural(tokens[i]) || BY_NOUN.has(tokens[i]?.lemma ?? ''))
  for (let i = phrase.from + 1; i < phrase.to - 1; i++)
    if (tokens[i]?.lower === 'and' && ends(i - 1)) return { from: phrase.from, to: i, head: i - 1 }
  return phrase
}
