/** The phrase that says what a design is about, in the words of the prompt: 'coffee roaster', 'jazz night'. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { FoundTrade } from './trades.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { DAYS } from './words/calendar.ts'
import { isColourWord } from './words/colours.ts'
import { ABSTRACT } from './words/drawable.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { OBJECTS, singular } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** The phrase that says what it is about, in the prompt's words: 'coffee roaster', 'jazz night'. */
export function phraseOf(
  reading: Reading,
  about: { from: number; to: number }[],
  trades: FoundTrade[],
  shown: string[],
  drawn: { from: number; to: number }[],
): string | undefined {
  const given = about[0]
  if (given !== undefined && given.to > given.from)
    return nounPhrase(reading, given.from) ?? trimPhrase(reading.slice(given.from, Math.min(given.to, given.from + 8)))
  for (let i = 0; i < reading.tokens.length; i++) {
    const word = reading.word(i)
    const foreign = FOREIGN_FOR.has(word) && (reading.uses[i - 1] === 'kind' || i === 1)
    if (
      !(foreign || ['for', 'about', 'promoting', 'advertising', 'announcing', 'on', 'of', 'to'].includes(word)) ||
      !reading.free(i)
    )
      continue
    // 'coding workshop for girls': what stands before says more.
    if (
      word === 'for' &&
      reading.free(i - 1) &&
      i > 1 &&
      (EVENT_WORDS.has(reading.word(i - 1)) || BUSINESS_NOUNS.has(reading.word(i - 1)))
    )
      continue
    // 'Summer camp flyer for kids 6-12'
    if (word === 'for' && reading.uses[i - 1] === 'kind' && EVENT_WORDS.has(reading.word(i - 2)) && reading.free(i - 2))
      continue
    if (['on', 'of', 'to'].includes(word)) {
      if (word === 'to' && !['promote', 'advertise', 'announce', 'celebrate'].includes(reading.word(i + 1))) continue
      if (word === 'on' || (word === 'of' && !reading.uses.slice(Math.max(0, i - 1), i).includes('kind'))) continue
    }
    const phrase = nounPhrase(reading, word === 'to' ? i + 2 : i + 1)
    if (phrase !== undefined && !PEOPLE.has(phrase.toLowerCase())) return phrase
  }
  // 'jazz night poster', 'coffee shop logo'
  const kindAt = reading.uses.indexOf('kind')
  if (kindAt > 0) {
    let from = kindAt
    while (
      from > 0 &&
      kindAt - from < 4 &&
      reading.free(from - 1) &&
      reading.tokens[from - 1]?.type === 'word' &&
      (describes(reading, from - 1) ||
        DAYS.has(reading.word(from - 1)) ||
        qualifies(reading, from - 1, from < kindAt)) &&
      !(REQUEST_VERBS.has(reading.word(from - 1)) && reading.opens(from - 1))
    )
      from--
    // 'yoga in the park flyer'
    const within = reading.word(from - 1) === 'the' && /^(?:in|on|by)$/.test(reading.word(from - 2)) && from > 2
    if (from < kindAt && within && qualifies(reading, from - 3, true)) from -= 3
    if (from < kindAt) return reading.slice(from, kindAt)
  }
  const behind = kindAt >= 0 ? behindKind(reading, kindAt) : undefined
  if (behind !== undefined) return behind
  const event = eventPhrase(reading)
  if (event !== undefined) return event
  const opening = openingPhrase(reading)
  if (opening !== undefined) return opening
  const trade = trades.find(
    (other) =>
      reading.tokens[other.from]?.type !== 'quote' &&
      !drawn.some((range) => range.from <= other.from && other.from < range.to),
  )
  if (trade !== undefined && reading.uses[trade.from] !== 'fact')
    return reading.slice(clauseStart(reading, widened(reading, trade.from)), prolonged(reading, trade.to))
  const clause = clausePhrase(reading)
  // What is drawn beside a name says nothing of it: no trumpet is printed under a band's name.
  if (reading.has('brand', 'headline')) return clause
  return clause ?? shown[0] ?? (trade ? reading.slice(trade.from, trade.to) : undefined)
}

/** 'for' in other languages, right behind the kind: 'cartel para la feria del libro', 'plakat na koncert'. */
const FOREIGN_FOR = words('para pour per für zum zur für voor för till til na do для на к için de du del della per pro')

/** 'poster swing dance class nov 8': the words behind the kind, up to the occasion's last word. */
function behindKind(reading: Reading, kindAt: number): string | undefined {
  if (!reading.opens(kindAt)) return undefined
  const from = kindAt + 1
  let end = from
  for (let to = from; to < from + 5 && reading.free(to) && reading.tokens[to]?.type === 'word'; to++) {
    if (PREPOSITIONS.has(reading.word(to)) || ARTICLES.has(reading.word(to))) break
    if (!qualifies(reading, to, true) && !describes(reading, to)) break
    if (EVENT_WORDS.has(reading.word(to))) end = to + 1
  }
  return end - from > 1 ? reading.slice(from, end) : undefined
}

/** 'Our choir gives a christmas concert': an article and a few plain words up to an occasion. */
function eventPhrase(reading: Reading): string | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!/^an?$/.test(reading.word(i)) || !GIVING.has(reading.word(i - 1))) continue
    let to = i + 1
    while (
      to < i + 5 &&
      reading.free(to) &&
      reading.tokens[to]?.type === 'word' &&
      !PREPOSITIONS.has(reading.word(to))
    ) {
      if (EVENT_WORDS.has(reading.word(to)) && !EVENT_WORDS.has(reading.word(to + 1))) return nounPhrase(reading, i)
      to++
    }
  }
  return undefined
}
const GIVING = words(
  'gives give host hosts hold holds organise organize organises organizes plan planning throw throwing have having hosting giving holding running run announcing announce',
)

/** 'outdoor cinema, every friday …': the prompt begins with what it is for, in a clause of its own. */
function openingPhrase(reading: Reading): string | undefined {
  let to = 0
  let event = false
  while (to < 5 && reading.free(to) && reading.tokens[to]?.type === 'word') {
    if (!describes(reading, to) && !qualifies(reading, to, true)) return undefined
    event ||= EVENT_WORDS.has(reading.word(to)) || BUSINESS_NOUNS.has(reading.word(to))
    to++
  }
  return event && to > 1 && reading.word(to) === ',' ? reading.slice(0, to) : undefined
}

/** 'open mic' before 'night': a word of no look or layout that stands before an event. */
function qualifies(reading: Reading, k: number, before: boolean): boolean {
  const word = reading.word(k)
  return (
    before &&
    !ADJECTIVES.has(word) &&
    !ARTICLES.has(word) &&
    !PREPOSITIONS.has(word) &&
    !TONE_WORDS.has(word) &&
    !REQUEST_VERBS.has(word) &&
    !LAYOUT_WORDS.has(word) &&
    !isColourWord(word) &&
    !ABSTRACT.has(word) &&
    word !== 'and' &&
    word !== '&' &&
    word.length > 2
  )
}

/** 'vegan protein' before 'bars': the words of the clause before it, when it begins there. */
function clauseStart(reading: Reading, from: number): number {
  let k = from
  while (
    k > 0 &&
    from - k < 3 &&
    reading.free(k - 1) &&
    reading.tokens[k - 1]?.type === 'word' &&
    qualifies(reading, k - 1, true)
  )
    k--
  return OPENING.has(reading.word(k - 1)) ? k : from
}

const OPENING = words(', : - – — ; \n')

/** 'coding' + 'workshop': an event or business behind a trade completes it. */
function prolonged(reading: Reading, to: number): number {
  const word = reading.word(to)
  return reading.free(to) && (EVENT_WORDS.has(word) || BUSINESS_NOUNS.has(word)) ? to + 1 : to
}

/** 'kraftwerk concert': a word we do not know before an event belongs to it. */
function widened(reading: Reading, from: number): number {
  const word = reading.word(from - 1)
  if (!EVENT_WORDS.has(reading.word(from)) || !reading.free(from - 1) || reading.tokens[from - 1]?.type !== 'word')
    return from
  if (
    TONE_WORDS.has(word) ||
    ARTICLES.has(word) ||
    ADJECTIVES.has(word) ||
    PREPOSITIONS.has(word) ||
    ABSTRACT.has(word) ||
    word === 'and'
  )
    return from
  return from - 1
}

const PEOPLE = words(
  'wife husband friend friends mom dad mother father son daughter sister brother boss client me us myself',
)

/** ', a boutique law firm', 'is a family bakery'. */
function clausePhrase(reading: Reading): string | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    const word = reading.word(i)
    if (
      (word === 'a' || word === 'an') &&
      [',', 'is', '—', '-', '(', "we're", 'are', 'run', 'own', 'have'].includes(reading.word(i - 1))
    ) {
      const phrase = nounPhrase(reading, i)
      if (phrase !== undefined && TRADES.at(reading.tokens, i + 1) !== undefined) return phrase
    }
  }
  return undefined
}

const ENDS = words(
  'showing starring titled entitled dubbed that which who called named with in at on by using for from where is to , our we featuring and-also please should needs happening because its it this made and &',
)

/** 'a talk on web security': what it is on belongs to it. */
const SPEAKING = words('talk lecture workshop seminar webinar course class panel debate')

const OFFERING = words(
  'sells sell makes make does offers offer provides builds rents delivers repairs teaches plants produces designs manufactures ships cleans helps',
)
const FOREIGN_ARTICLES = words('den o os as i gli ett en')
const FOREIGN_TAILS = words('am im vom beim le il em no na kl w')
const ADJECTIVAL = words('small new local little boutique upcoming family-run family-owned tiny great brand annual')

/** Words before the noun that say nothing of the subject: 'a', 'our', 'small', 'modern'; 'our school's'. */
function passes(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  if (
    ARTICLES.has(word) ||
    ADJECTIVAL.has(word) ||
    (FOREIGN_ARTICLES.has(word) && FOREIGN_FOR.has(reading.word(k - 1)))
  )
    return true
  if (word.endsWith("'s") && ['my', 'our', 'the'].includes(reading.word(k - 1)))
    return reading.tokens[k + 1]?.type === 'word'
  return (
    TONE_WORDS.has(word) &&
    !(word === 'street' && EVENT_WORDS.has(reading.word(k + 1))) &&
    TRADES.at(reading.tokens, k) === undefined
  )
}

function nounPhrase(reading: Reading, start: number): string | undefined {
  let from = start
  while (from < start + 8 && passes(reading, from)) from++
  // 'a company that sells ergonomic chairs'
  if (['that', 'which', 'who'].includes(reading.word(from + 1)) && OFFERING.has(reading.word(from + 2))) from += 3
  let to = from
  while (to < from + 6) {
    const token = reading.tokens[to]
    if (
      token === undefined ||
      !reading.free(to) ||
      token.type === 'quote' ||
      token.type === 'newline' ||
      token.type === 'mark'
    )
      break
    if (to > from && token.lower.endsWith('ing') && PREPOSITIONS.has(reading.word(to + 1))) break
    if (SPEAKING.has(reading.word(to - 1)) && (token.lower === 'on' || token.lower === 'about')) {
      to++
      continue
    }
    if (
      ENDS.has(token.lower) &&
      !(token.lower === 'and' && TRADES.at(reading.tokens, to + 1) !== undefined && reading.free(to + 1))
    )
      break
    to++
  }
  if (
    to === from ||
    (to - from === 1 && reading.tokens[from]?.type === 'number') ||
    (to - from === 1 &&
      (PREPOSITIONS.has(reading.word(from)) || (ABSTRACT.has(reading.word(from)) && !TRADES.has(reading.word(from)))))
  )
    return undefined
  const part = PARTS.at(reading.tokens, from)
  if (part !== undefined && from + part.length >= to && TRADES.at(reading.tokens, from) === undefined) return undefined
  while (
    to > from + 1 &&
    (PREPOSITIONS.has(reading.word(to - 1)) ||
      ARTICLES.has(reading.word(to - 1)) ||
      FOREIGN_TAILS.has(reading.word(to - 1)))
  )
    to--
  return reading.slice(from, to)
}

function describes(reading: Reading, k: number): boolean {
  const word = reading.word(k)
  if (TRADES.at(reading.tokens, k) !== undefined || EVENT_WORDS.has(word) || BUSINESS_NOUNS.has(word)) return true
  return (
    OBJECTS.has(singular(word)) ||
    (TRADES.at(reading.tokens, k + 1) !== undefined &&
      !TONE_WORDS.has(word) &&
      !ARTICLES.has(word) &&
      !PREPOSITIONS.has(word) &&
      !/^(?:a|an|the|create|design|make)$/.test(word) &&
      reading.word(k + 1) !== 'business' &&
      word.length > 3)
  )
}

const trimPhrase = (text: string) => text.replace(/[\s,.;:]+$/u, '')
