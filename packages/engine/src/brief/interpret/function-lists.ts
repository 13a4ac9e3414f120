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
  const done = items.filter(({ from: at }) => isDone(tokens[at]))
  const isClear = done.some(({ from: at, to: end }) => isSurely(tokens[at], at + 1 < end ? tokens[at + 1] : undefined))
  if (done.length < FEWEST || done.length < items.length * MOST_OF_THEM || !isClear) return []
  const found = items.map((item) => functionIn(words, item))
  return found.flatMap((one, k) => {
    if (!one) return []
    // 'create or join game rooms': both are done with the same.
    const [next, joint] = [found[k + 1], tokens[items[k]?.to ?? to]?.lower ?? '']
    const thing = /^(?:and|or)$/.test(joint) && next?.thing && next.words.endsWith(next.thing) ? next.thing : undefined
    const isBare = !one.thing && !one.words.includes(' ') && !ALONE.has(one.words)
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
const OF_SITES = new Set(
  'provide support offer assist inspire ensure include help improve enhance have be perform fill make serve promote facilitate feature'.split(
    ' ',
  ),
)

const isDone = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.quote < 0 &&
  (BY_VERB.has(token.lower) || (token.pos === 'VERB' && token.lower === token.lemma))

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

function functionIn({ text, tokens }: Words, { from, to }: Item): PageFunction | undefined {
  const verb = tokens[from]
  if (!verb || !isDone(verb)) return undefined
  const end = endOf(tokens, from, to)
  // 'make payments': the noun says what is done.
  const named = LIGHT.has(verb.lower) ? BY_NOUN.get(tokens[end - 1]?.lower ?? '') : undefined
  if (named && end === from + 2)
    return { verb: named, words: wordsOf(text, tokens, from, end), thing: tokens[end - 1]?.lower ?? '' }
  if (OF_SITES.has(verb.lower)) return undefined
  const base = PHRASES.get(`${verb.lower} ${tokens[from + 1]?.lower}`) ?? BY_VERB.get(verb.lower) ?? 'browse'
  const lead = LEADS.has(tokens[from + 1]?.lower ?? '') && tokens[from + 2]?.text !== '-' ? 1 : 0
  const start = behindArticle(tokens, from + 1 + lead, end)
  const whole = isPointing(tokens[start]) ? '' : wordsOf(text, tokens, start, end)
  // 'estimated expense sheets and service assignment sheets': of two long things the first one names it.
  const thing = whole.length > LONGEST ? (whole.split(/\s+and\s+/u)[0] ?? whole) : whole
  const said = tokens
    .slice(from, end)
    .flatMap((token, k, all) => {
      const isVague =
        k > 0 &&
        k < all.length - 1 &&
        POINTING.has(token.lower) &&
        token.lower !== 'each' &&
        all[k - 1]?.lower !== 'each'
      const word = isVague ? '' : (OWN[token.lower] ?? text.slice(token.from, token.to))
      return word === '' ? [] : [`${k > 0 && all[k - 1]?.to !== token.from ? ' ' : ''}${word}`]
    })
    .join('')
  if (said.length > LONGEST)
    return thing === '' || thing.length > LONGEST
      ? { verb: base, words: verb.lower }
      : { verb: base, words: `${verb.lower} ${thing}`, thing }
  return { verb: base, words: said, ...(thing !== '' && { thing }) }
}

/** Where the verb and its thing end, and what goes on about them begins. */
function endOf(tokens: Tokens, from: number, to: number): number {
  // 'look for a sitter' leads to its thing by a word, and so does 'mark them as solved'.
  if (tokens[from + 1]?.pos === 'PRON') return to
  if (tokens[from + 1]?.lower === 'online') return from + 1
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
])
