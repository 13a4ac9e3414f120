/** Names in prompts whose capitals tell nothing. */
import { isLink } from './contact.ts'
import { CONNECTORS, lowerNameEnd, STOPS } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { asObject, isLongThing } from './words/objects.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

export interface Candidate {
  from: number
  to: number
  score: number
}

export const DEMONYMS = words(
  'italian french japanese mexican indian chinese thai korean vietnamese greek turkish spanish portuguese brazilian american british irish german swiss scandinavian nordic mediterranean african ethiopian lebanese moroccan persian polish russian ukrainian swedish danish norwegian finnish dutch belgian austrian hungarian caribbean jamaican cuban peruvian argentinian colombian hawaiian texan californian parisian london berlin',
)

/** A word of trades, things and styles: it names nobody when it merely opens a sentence. */
export function knownWord(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  return (
    TRADES.at(reading.tokens, k) !== undefined ||
    TRADES.has(word) ||
    asObject(word) !== undefined ||
    TONE_WORDS.has(word) ||
    ADJECTIVES.has(word) ||
    BUSINESS_NOUNS.has(word) ||
    EVENT_WORDS.has(word) ||
    JOB_WORDS.has(word) ||
    REQUEST_VERBS.has(word) ||
    ARTICLES.has(word)
  )
}

/**
 * A name in a prompt without telling capitals: 'logo for luna', 'logo for joe's plumbing', 'sunny side cafe logo'.
 * Only where the words cannot just describe: an article, a plural or nothing but trade words is a description.
 */
export function looseName(reading: Reading): Candidate | undefined {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.type === 'word' && reading.free(i) && isLink(tokens[i]?.text ?? ''))
      return { from: i, to: i + 1, score: 50 }
    const behind = behindTrade(reading, i) ?? behindMark(reading, i)
    if (behind !== undefined) return behind
    if (reading.word(i) !== 'for' || (reading.casing === 'mixed' && reading.tokens.length > 60)) continue
    let from = i + 1
    const event = titledEvent(reading, from)
    if (event !== undefined) return event
    const article = ARTICLES.has(reading.word(from))
    if (article) {
      if (reading.word(from) !== 'the' && reading.word(from) !== 'my' && reading.word(from) !== 'our') continue
      from++
    }
    if (!reading.free(from)) continue
    const to = lowerNameEnd(reading, from)
    if (to <= from || to - from > 6) continue
    const owned =
      /^\S+(?:\s(?:&|and)\s\S+)?['’]s?\s/u.test(reading.slice(from, to)) || /['’]s$/.test(reading.slice(from, to))
    if (to - from > 4 && !owned) continue
    let unknown = 0
    for (let k = from; k < to; k++) {
      const word = reading.word(k)
      const describes =
        knownWord(reading, k) ||
        DEMONYMS.has(word) ||
        LAYOUT_WORDS.has(word) ||
        GENERIC.has(word) ||
        CONNECTORS.has(word) ||
        /(?:ing|tion|ment|ness|ity|ers|ors|ists|ies|ful|ous|ive|able|ly)$/.test(word)
      if (!describes) unknown++
    }
    const last = reading.word(to - 1)
    const business = BUSINESS_NOUNS.has(last)
    if (owned && !article && !["men's", "women's", "kids'", "children's", "today's"].includes(reading.word(from)))
      return { from, to, score: 70 }
    if (
      article &&
      !(unknown > 0 && business && reading.casing !== 'mixed' && to - from <= 3 && reading.word(from - 1) === 'the')
    )
      continue
    // ', piggy bank,' is to be shown.
    if (isLongThing(tokens, from, to)) continue
    const pair = ['and', '&', '+'].includes(reading.word(from + 1)) && to - from >= 3
    if (
      pair &&
      !article &&
      asObject(reading.word(from)) !== undefined &&
      asObject(reading.word(from + 2)) !== undefined
    )
      return { from, to: from + 3, score: 50 }
    if (unknown === 0) {
      // 'sunny side cafe' of known words: a thing before a business without an article ('blue door bakery').
      const thing = asObject(reading.word(from)) !== undefined || ADJECTIVES.has(reading.word(from))
      if (!(business && to - from >= 3 && thing && TRADES.at(tokens, from) === undefined)) continue
      return { from, to, score: 45 }
    }
    if (to - from === 1) {
      if (last.endsWith('s') && !last.endsWith('ss') && !last.endsWith("'s")) continue
      if (last.length < 3) continue
      return { from, to, score: 48 }
    }
    if (business || unknown === to - from) return { from, to, score: 52 }
  }
  return undefined
}

/** 'For The Spring Book Fair' where every word is capitalised: an event with its article. */
function titledEvent(reading: Reading, at: number): Candidate | undefined {
  if (reading.casing !== 'title' || reading.word(at) !== 'the') return undefined
  const to = lowerNameEnd(reading, at + 1)
  const length = to - at - 1
  return length >= 2 && length <= 5 && EVENT_WORDS.has(reading.word(to - 1))
    ? { from: at + 1, to, score: 60 }
    : undefined
}

/** 'my yoga studio breathe', 'for tech hub graz': words of no other meaning behind one for a business, to the clause's end. */
function behindTrade(reading: Reading, i: number): Candidate | undefined {
  const owned = reading.word(i) === 'my' || reading.word(i) === 'our'
  if ((!owned && reading.word(i) !== 'for') || reading.casing === 'mixed') return undefined
  if (!owned && ARTICLES.has(reading.word(i + 1))) return undefined
  let noun = -1
  for (let k = i + 1; k < i + 5 && reading.free(k) && reading.tokens[k]?.type === 'word'; k++) {
    if (BUSINESS_NOUNS.has(reading.word(k)) || reading.word(k) === 'hub') noun = k
    else if (noun >= 0 || PREPOSITIONS.has(reading.word(k))) break
  }
  if (noun < 0) return undefined
  const from = noun + 1
  // 'lawn care business green acres': behind these even known words are a name.
  const plainNoun = ['business', 'company', 'brand', 'startup', 'firm', 'agency'].includes(reading.word(noun))
  let to = from
  while (to < from + 4 && reading.free(to) && reading.tokens[to]?.type === 'word') {
    const word = reading.word(to)
    const inside = to > from && (word === 'with' || CONNECTORS.has(word))
    if (!inside && (STOPS.has(word) || LAYOUT_WORDS.has(word) || PREPOSITIONS.has(word) || GENERIC.has(word)))
      return undefined
    const joined = /^(?:&|and|\+)$/.test(reading.word(to + 1))
    if (to === from && knownWord(reading, to) && !plainNoun && !(owned && joined)) return undefined
    if (plainNoun && TONE_WORDS.has(word)) return undefined
    to++
  }
  const end = reading.tokens[to]
  const closed = end === undefined || end.type === 'newline' || end.type === 'mark' || reading.uses[to] === 'kind'
  if (to === from || !closed || reading.word(to - 1) === 'please') return undefined
  if (plainNoun && to - from < 2 && knownWord(reading, from)) return undefined
  return owned || plainNoun ? { from, to, score: 58 } : { from: i + 1, to, score: 54 }
}

/** 'logo bakery sunny loaf yellow': the words behind the trade of a logo, without its colours. */
function behindMark(reading: Reading, i: number): Candidate | undefined {
  if (reading.casing !== 'lower' || reading.uses[i] !== 'kind' || !reading.opens(i)) return undefined
  const trade = TRADES.at(reading.tokens, i + 1)
  if (trade === undefined) return undefined
  let from = i + 1 + trade.length
  while (BUSINESS_NOUNS.has(reading.word(from))) from++
  let to = from
  while (to < from + 5 && reading.free(to) && reading.tokens[to]?.type === 'word') to++
  const end = reading.tokens[to]
  if (end !== undefined && end.type !== 'mark' && end.type !== 'newline') return undefined
  if (isColourWord(reading.word(from))) return undefined
  while (to > from && (isColourWord(reading.word(to - 1)) || SHADES.has(reading.word(to - 1)))) to--
  const plain = reading.tokens.slice(from, to)
  const named =
    to - from > 1 &&
    plain.every(
      ({ lower }) => (!STOPS.has(lower) && !PREPOSITIONS.has(lower) && !LAYOUT_WORDS.has(lower)) || isColourWord(lower),
    )
  return named && plain.some(({ lower }) => !TONE_WORDS.has(lower) && !ADJECTIVES.has(lower))
    ? { from, to, score: 58 }
    : undefined
}

const GENERIC = words(
  `small local new young old startup company business people adults teens men women kids families students owners lovers me us you him her them everyone someone
  family online digital mobile global national international regional independent team website web page app brand product products service services work home house city town
  summer winter spring autumn fall weekend night day morning evening year today tomorrow monday tuesday wednesday thursday friday saturday sunday upcoming
  friend friends wife husband mom dad mother father son daughter sister brother boss client customer customers christmas halloween easter launch opening
  hand second first third used free best good great nice high low end top quality premium social media marketing use print screen instagram facebook
  linkedin twitter youtube a4 a3 a5 plant-based gluten-free solo single annual monthly weekly daily yearly beginner beginners advanced senior seniors junior elderly
  urban rural modern women's men's children's kids' lost missing cat dog save help please fundraising awareness safety prevention month week remote office worker workers
  hybrid luxury mid tech big data based english french spanish german italian urgent care same last next every each these those his this that it all both either`,
)
