/**
 * Lists of what people do: 'browse, filter by price and location, save favourites and book a viewing'. Each item is a verb and
 * the words behind it as they stand: what a tagger takes the words of a list for is of little use.
 */
import type { Token, Words } from '../../language/tokens.ts'
import type { PageFunction } from '../types.ts'
import { BY_NOUN, BY_VERB, SURE_VERBS } from '../words/function-verbs.ts'
import { isNoun, isPlural, wordsOf } from './noun-phrases.ts'
import { PEOPLE, POINTING } from './words.ts'

type Tokens = readonly Token[]

/** Half-open range of an item's tokens, its verb first. */
interface Item {
  from: number
  to: number
}

/** Longest words of a function and of its thing, characters. */
const LONGEST = 40
/** From here on it is a list, and from this share of its items that are done. */
const FEWEST = 2
const MOST_OF_THEM = 0.6

/** The functions of the list that begins at `from`; none where it is no list of doings. */
export function listOf(words: Words, from: number, to: number): PageFunction[] {
  const { tokens } = words
  const items = withoutDetails(tokens, itemsIn(tokens, from, to))
  // 'a chatbot that answers questions': whoever does it is one.
  const isOne = /^(?:that|which)$/.test(tokens[from - 1]?.lower ?? '')
  const base = (at: number) => (isOne ? oneDoes(tokens[at]) : undefined)
  const done = items.filter(({ from: at }) => isDone(tokens[at]) || base(at) !== undefined)
  const isClear =
    isOne || done.some(({ from: at, to: end }) => isSurely(tokens[at], at + 1 < end ? tokens[at + 1] : undefined))
  if (done.length < FEWEST || done.length < items.length * MOST_OF_THEM || !isClear) return []
  const found = items.map((item) => functionIn(words, item, base(item.from)))
  return found.flatMap((one, k) => {
    if (!one) return []
    // 'create or join game rooms': both are done with the same.
    const [next, joint] = [found[k + 1], tokens[items[k]?.to ?? to]?.lower ?? '']
    const thing = /^(?:and|or)$/.test(joint) && next?.thing && next.words.endsWith(next.thing) ? next.thing : undefined
    // 'search for and select coaches' searches them, too.
    const isBare = !one.thing && /^\S+(?: for| from| on)?$/.test(one.words) && !ALONE.has(one.words)
    return [isBare && thing ? { ...one, words: `${one.words} ${thing}`, thing } : one]
  })
}

/** Verbs that need no thing: 'pay and write reviews' pays none. */
const ALONE = new Set('pay chat register donate checkout reply participate subscribe'.split(' '))

/** 'manage resources, including seeds, water and coins, and trade': what is only counted is no item of the list. */
function withoutDetails(tokens: Tokens, items: readonly Item[]): Item[] {
  let inDetails = false
  return items.filter(({ from }) => {
    const token = tokens[from]
    if (/^(?:including|such|like)$/.test(token?.lower ?? '')) inDetails = true
    else if (inDetails && isDone(token)) inDetails = false
    return !inDetails
  })
}

/** Verbs that leave it to their noun what is done. */
const LIGHT = new Set('make perform conduct do carry'.split(' '))

/** What a site itself does is nothing that people do there. */
export const OF_SITES = new Set(
  'provide support offer assist inspire ensure include help improve enhance have be perform make serve promote facilitate feature'.split(
    ' ',
  ),
)

const isDone = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.quote < 0 &&
  (BY_VERB.has(token.lower) || (token.pos === 'VERB' && (token.lower === token.lemma || isThird(token))))

/** 'a chatbot that answers questions and renews books' */
const isThird = ({ lower, lemma, pos }: Token): boolean => pos === 'VERB' && lower === `${lemma}s`

/** No noun: 'approve orders', 'book a table'; 'order tracking' may be one. */
const isSurely = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.pos === 'VERB' ||
  /^(?:DET|PRON)$/.test(next?.pos ?? '') ||
  (next !== undefined && !BY_NOUN.has(next.lemma) && isPlural(next))

/** Between commas, and at an 'and' behind which something is done: 'by price and location' goes on. */
function itemsIn(tokens: Tokens, from: number, to: number): Item[] {
  const items: Item[] = []
  let start = from
  for (let i = from; i <= to; i++) {
    const ends = i === to || /^[.;!?()]$/.test(tokens[i]?.text ?? '')
    if (!ends && tokens[i]?.text !== ',' && !opensAnother(tokens, i)) continue
    const at = behindSubject(tokens, start, i)
    if (at < i) items.push({ from: at, to: i })
    if (ends) break
    start = i + 1
  }
  return items
}

/** 'and book a viewing', 'and pay'; not 'and orders', nor 'and book covers'. */
function opensAnother(tokens: Tokens, i: number): boolean {
  const [token, verb, next] = [tokens[i], tokens[i + 1], tokens[i + 2]]
  if (!/^(?:and|or|then)$/.test(token?.lower ?? '') || !verb || !isDone(verb)) return false
  return (
    verb.pos === 'VERB' ||
    SURE_VERBS.has(verb.lower) ||
    next === undefined ||
    /^(?:DET|PRON|ADP|PART|PUNCT|SCONJ|ADV)$/.test(next.pos) ||
    isPlural(next)
  )
}

/** 'agents reply', 'and then save': who does it, and what joins. */
function behindSubject(tokens: Tokens, from: number, to: number): number {
  let at = from
  while (
    at < to &&
    /^(?:and|or|then|also|to|easily|quickly|they|can|will|may|even|be|able)$/.test(tokens[at]?.lower ?? '')
  )
    at++
  const [who, verb] = [tokens[at], tokens[at + 1]]
  const acts = who && at + 1 < to && (isPlural(who) || PEOPLE.has(who.lemma)) && isNoun(who) && isDone(verb)
  return acts ? at + 1 : at
}

const LEADS = new Set(['by', 'for', 'to', 'with', 'on', 'in', 'as', 'at'])
/** What goes on about a thing: 'reserve a tool | for a weekend'. */
const CIRCUMSTANCES = new Set(
  'based for in at on with via using under during from through per when while so that which where before after as'.split(
    ' ',
  ),
)
const OWN: Readonly<Record<string, string>> = {
  their: 'your',
  his: 'your',
  her: 'your',
  they: 'you',
  them: '',
  themselves: '',
}

/** In a list of doings 'get' is one, too. */
const DOES: ReadonlyMap<string, PageFunction['verb']> = new Map([...BY_VERB, ['get', 'receive']])

const oneDoes = (token: Token | undefined): string | undefined => {
  const base = token?.lower.endsWith('s') ? token.lower.slice(0, -1) : ''
  return BY_VERB.has(base) ? base : undefined
}

const baseOf = (token: Token | undefined): string =>
  token === undefined ? '' : !BY_VERB.has(token.lower) && isThird(token) ? token.lemma : token.lower

/** @param base the verb that its first token is a form of */
export function functionIn(
  { text, tokens }: Words,
  { from, to }: Item,
  base = baseOf(tokens[from]),
): PageFunction | undefined {
  const verb = tokens[from]
  if (!verb || !(isDone(verb) || BY_VERB.has(base))) return undefined
  const end = endOf(tokens, from, to)
  // 'make payments': the noun says what is done.
  const named = LIGHT.has(base) ? BY_NOUN.get(tokens[end - 1]?.lower ?? '') : undefined
  if (named && end === from + 2)
    return { verb: named, words: wordsOf(text, tokens, from, end), thing: tokens[end - 1]?.lower ?? '' }
  if (OF_SITES.has(base)) return undefined
  const phrase = PHRASES.get(`${base} ${tokens[from + 1]?.lower}`)
  const does = phrase ?? DOES.get(base) ?? 'browse'
  const lead = phrase || (LEADS.has(tokens[from + 1]?.lower ?? '') && tokens[from + 2]?.text !== '-') ? 1 : 0
  const start = behindArticle(tokens, from + 1 + lead, end)
  const whole = isPointing(tokens[start]) ? '' : wordsOf(text, tokens, start, end)
  const thing = firstOf(whole)
  const said = saidIn(text, tokens.slice(from, end), base)
  if (said.length <= LONGEST) return { verb: does, words: said, ...(thing !== '' && { thing }) }
  const isShort = thing !== '' && thing.length <= LONGEST
  return { verb: does, words: isShort ? `${base} ${thing}` : base, ...(isShort && { thing }) }
}

/** 'estimated expense sheets and service assignment sheets': of two long things the first one names it. */
const firstOf = (whole: string): string => (whole.length > LONGEST ? (whole.split(/\s+and\s+/u)[0] ?? whole) : whole)

/** Its words as they are said to whoever does it: 'rate your dish', without 'different' and 'various'. */
function saidIn(text: string, tokens: Tokens, base: string): string {
  const isVague = (k: number, lower: string) =>
    k > 0 && k < tokens.length - 1 && POINTING.has(lower) && lower !== 'each' && tokens[k - 1]?.lower !== 'each'
  return tokens
    .flatMap((token, k) => {
      const word =
        k === 0 ? base : isVague(k, token.lower) ? '' : (OWN[token.lower] ?? text.slice(token.from, token.to))
      return word === '' ? [] : [`${k > 0 && tokens[k - 1]?.to !== token.from ? ' ' : ''}${word}`]
    })
    .join('')
}

/** Where the verb and its thing end, and what goes on about them begins. */
function endOf(tokens: Tokens, from: number, to: number): number {
  // 'look for a sitter' leads to its thing by a word, and so does 'mark them as solved'.
  if (tokens[from + 1]?.pos === 'PRON') return to
  // 'enroll online', but 'browse online courses'
  if (tokens[from + 1]?.lower === 'online' && !isNoun(tokens[from + 2])) return Math.min(to, from + 2)
  // 'sort as needed'
  if (tokens[from + 1]?.lower === 'as') return from + 1
  const at = tokens.slice(from + 2, to).findIndex(({ lower }) => CIRCUMSTANCES.has(lower))
  return at < 0 ? to : from + 2 + at
}

const behindArticle = (tokens: Tokens, at: number, end: number): number => {
  let start = at
  while (
    start < end - 1 &&
    (tokens[start]?.pos === 'DET' ||
      POINTING.has(tokens[start]?.lower ?? '') ||
      /^(?:their|your|his|her|its|our|my)$/.test(tokens[start]?.lower ?? ''))
  )
    start++
  return start
}

/** 'them', 'what they own', 'each other': named elsewhere. */
const isPointing = (token: Token | undefined): boolean =>
  token === undefined || /^(?:PRON|SCONJ|ADV)$/.test(token.pos) || /^(?:each|what|other|how)$/.test(token.lower)

/** Verbs that are others with the word behind them. */
const PHRASES: ReadonlyMap<string, PageFunction['verb']> = new Map([
  ['look for', 'search'],
  ['add to', 'buy'],
  ['get in', 'chat'],
  ['sign up', 'register'],
  ['sign in', 'log-in'],
  ['log in', 'log-in'],
  ['check out', 'pay'],
  ['set up', 'create'],
  ['fill out', 'enter'],
  ['fill in', 'enter'],
])
