/**
 * Clauses of a poster, banner or card that say something and that no other recogniser took: '3 bed 2 bath', 'cash only',
 * 'last seen near Elm Park', 'live music, food trucks, face painting'. Nothing that a prompt gives is lost; a clause with
 * any word of look, layout or request in it is an instruction and stays out.
 */
import type { KindName } from '../scene/types.ts'
import type { Range } from './clauses.ts'
import { ASKING, asked, copyable, holds, JOINING, OPENERS, onlyThings, opensRequest, speaks } from './copyable.ts'
import { commaParts, readCountedSentences, readEnumerated, readNamedOffers, readOffered } from './enumerated.ts'
import { capitalised } from './name-extent.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { readSightings } from './sightings.ts'
import { readWholeClauses } from './whole-clauses.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, REQUEST_VERBS, RULES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { ANYWHERE, CLAIMS, CREDENTIALS, IMPERATIVES, SAYING, SLOGANS } from './words/statements.ts'
import { TONE_WORDS } from './words/styles.ts'
import { VENUES } from './words/venues.ts'

/** Behind dates and times a run of bare nouns tells what there will be. */
const LEAST_RUN = 2

/** Takes what is left; widens prices by the words of their clause ('first month £1', 'reward £100'). */
export function readDetails(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'business-card') return
  readKeyed(reading)
  readReward(reading)
  readSightings(reading)
  if (kind !== 'business-card') readWholeClauses(reading)
  widenPrices(reading, segmentsOf(reading))
  const notice = findNotice(reading.prompt, reading.tokens)
  // Whoever is missing, and whoever is sought, is described in words of any kind.
  const lost = notice?.announces === 'lost' || notice?.announces === 'hiring'
  const occasion =
    kind !== 'business-card' &&
    (reading.has('date', 'time', 'address', 'price', 'phone', 'place', 'offer') || notice !== undefined)
  const sold = reading.tokens.some(({ lower }) => SELLING.has(lower))
  let run: Range[] = []
  const flush = () => {
    const things = run.every((clause) => onlyThings(reading, clause))
    const several =
      run.length >= LEAST_RUN || run.some((clause) => holds(reading, clause, JOINING) && !asked(reading, clause.from))
    if (several && (!things || notice?.announces === 'sale' || sold))
      for (const clause of lastApart(reading, run)) reading.fact('list-item', clause.from, clause.to)
    run = []
  }
  for (const clause of segmentsOf(reading)) {
    const { from, to } = clause
    // 'meeting point "X"', '"X" small': words that tie a quotation to its part or its place.
    const tied = reading.tokens[to]?.type === 'quote' || reading.tokens[from - 1]?.type === 'quote'
    if (tied || !speaks(reading, clause)) {
      flush()
      continue
    }
    if (notice !== undefined && from < notice.to && notice.from < to) continue
    const text = reading.slice(from, to).toLowerCase()
    if (kind !== 'business-card' && SLOGANS.has(text) && reading.free(from) && reading.free(to - 1)) {
      flush()
      reading.fact(reading.has('subhead') ? 'detail' : 'subhead', from, to)
      continue
    }
    if (kind !== 'business-card' && forbids(reading, clause)) {
      flush()
      reading.fact('detail', from, to)
      continue
    }
    // '21+'
    if (to - from === 1 && occasion && /^\d\d\+$/.test(text) && reading.free(from)) {
      reading.fact('detail', from, to)
      continue
    }
    // 'dress warm'
    const speaking = occasion && to - from > 1 && IMPERATIVES.has(reading.word(from))
    if (!copyable(reading, clause, notice?.announces === 'lost', speaking)) {
      flush()
      continue
    }
    if (
      occasion &&
      from > 0 &&
      to - from >= 2 &&
      !reading.has('place') &&
      !SAYING.has(reading.word(from)) &&
      VENUES.has(reading.word(to - 1)) &&
      reading.word(to) !== ':' &&
      !OPENERS.has(reading.word(from))
    ) {
      flush()
      reading.fact('place', from, to)
      continue
    }
    const digits = reading.tokens.slice(from, to).some((token) => /\d/.test(token.text))
    const several = to - from >= 2
    const says = (SAYING.has(reading.word(from)) && several) || holds(reading, clause, ANYWHERE)
    const claims =
      several &&
      TONE_WORDS.at(reading.tokens, from) === undefined &&
      (CLAIMS.has(reading.word(from)) || holds(reading, clause, CREDENTIALS))
    const before = run[run.length - 1]
    // 'tombola, cake stall, raffle': one of a list, whatever else its first word may say.
    const listed = before !== undefined && before.to + 1 === from && reading.word(before.to) === ',' && to - from <= 3
    if (listed && says && !digits && !holds(reading, clause, ANYWHERE)) {
      run.push(clause)
      continue
    }
    if (
      claims ||
      (digits && several && !OPENERS.has(reading.word(from))) ||
      (occasion && says) ||
      (kind === 'business-card' && several && holds(reading, clause, ANYWHERE)) ||
      (lost && (!opensRequest(reading, clause) || /^an?$/.test(reading.word(from))))
    ) {
      flush()
      if (!capitalised(reading, from) || several || reading.opens(from)) reading.fact('detail', from, to)
    } else if (
      occasion &&
      to - from <= (holds(reading, clause, JOINING) ? 5 : 3) &&
      !OPENERS.has(reading.word(from)) &&
      reading.has('date', 'time')
    )
      run.push(clause)
    else flush()
  }
  flush()
  readEnumerated(reading)
  if (kind !== 'business-card') {
    readCountedSentences(reading)
    readOffered(reading)
    readNamedOffers(reading)
  }
}

/** 'furniture, toys, tools and records': the last 'and' of a list parts two items, unless they go together. */
function lastApart(reading: Reading, run: Range[]): Range[] {
  const last = run[run.length - 1]
  if (run.length < 3 || last === undefined) return run
  for (let k = last.from + 1; k < last.to - 1; k++)
    if (reading.word(k) === 'and' && !TOGETHER.has(reading.word(k + 1)))
      return [...run.slice(0, -1), { from: last.from, to: k }, { from: k + 1, to: last.to }]
  return run
}
/** Where things are sold, things are what there is. */
const SELLING = words('sale market bazaar flea stall stalls swap jumble rummage vendors')

/** Second halves of pairs that are one thing: 'arts and crafts', 'fish and chips'. */
const TOGETHER = words('crafts chips drinks drink breakfast roll blues bass games more friends dance cheese')

/** 'reward: cake' */
function readReward(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length - 2; i++) {
    if (reading.word(i) !== 'reward' || reading.word(i + 1) !== ':' || !reading.free(i) || !reading.free(i + 2))
      continue
    let to = i + 2
    while (to < i + 6 && reading.free(to) && reading.tokens[to]?.type === 'word') to++
    if (to > i + 2) reading.fact('detail', i, to)
  }
}

/** 'Bring: gloves and a smile': a line whose key no table knows says something under its own name. */
function readKeyed(reading: Reading): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (!(reading.opens(i) && reading.capital(i)) && reading.word(i - 1) !== ';') continue
    let colon = i + 1
    while (colon < i + 3 && tokens[colon]?.type === 'word') colon++
    if (reading.word(colon) !== ':' || !reading.free(i)) continue
    let to = colon + 1
    while (
      tokens[to] !== undefined &&
      tokens[to]?.type !== 'newline' &&
      tokens[to]?.text !== ';' &&
      tokens[to]?.sentence === tokens[i]?.sentence
    )
      to++
    const key = { from: i, to: colon }
    const value = { from: colon + 1, to: reading.ends(to - 1) ? to - 1 : to }
    if (value.to <= value.from || !copyable(reading, key, false)) continue
    const parts = commaParts(reading, value)
    if (parts.every((part) => copyable(reading, part, true, parts.length > 1))) reading.fact('detail', i, value.to)
  }
}

/** 'no gifts please': a rule of the occasion, no wish for the design. */
const forbids = (reading: Reading, { from, to }: Range) =>
  ['no', 'not'].includes(reading.word(from)) &&
  to - from <= 6 &&
  reading.free(from) &&
  reading.free(to - 1) &&
  !reading.uses.slice(from, to).includes('kind') &&
  RULES.has(reading.word(from + 1))

/** A price or an offer with the free words of its clause: what it is for. */
function widenPrices(reading: Reading, clauses: Range[]): void {
  const facts = [...reading.facts].sort((a, b) => a.from - b.from)
  let next = 0
  for (const { from, to } of clauses) {
    let price: Fact | undefined
    let held = 0
    for (; next < facts.length && (facts[next] as Fact).from < to; next++) {
      price = facts[next]
      held++
    }
    if (
      held !== 1 ||
      price === undefined ||
      price.from < from ||
      price.to > to ||
      (price.role !== 'price' && price.role !== 'offer')
    )
      continue
    if (!around(reading, price, { from, to })) continue
    price.from = from
    price.to = to
    price.text = reading.slice(from, to)
    reading.take(from, to, 'fact')
  }
}

/** What leads to a number. */
const REACHING = /^(?:reservations?|bookings?|rsvp|info|call|tel)$/

function around(reading: Reading, price: Fact, { from, to }: Range): boolean {
  // '35 euros per person reservations 555 0133'
  if (REACHING.test(reading.word(to - 1))) return false
  if (to - from > 7 || to - from === price.to - price.from) return false
  for (let k = from; k < to; k++) {
    if (k >= price.from && k < price.to) continue
    const token = reading.tokens[k]
    const word = reading.word(k)
    const worded = token?.type === 'word' || (token?.type === 'number' && reading.free(k))
    if (!worded || !reading.free(k) || (capitalised(reading, k) && k > from)) return false
    if (ASKING.has(word) || TONE_WORDS.has(word) || LAYOUT_WORDS.has(word) || isColourWord(word)) return false
    if (REQUEST_VERBS.has(word) || PARTS.has(word) || (k === from && (OPENERS.has(word) || ARTICLES.has(word))))
      return false
  }
  return true
}
