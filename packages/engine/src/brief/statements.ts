/**
 * What is left of an occasion and speaks to people: 'one grand prize', 'plant flowers', 'Kids can feed the lambs',
 * 'Public meeting' before a date. The place among the facts tells it from the request; a thing to draw, a look or a
 * wish for the design stays out.
 */
import type { KindName, Role } from '../scene/types.ts'
import type { Range } from './clauses.ts'
import { copyable, holds, OPENERS, speaks } from './copyable.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { foreignColour } from './words/foreign-colours.ts'
import { ARTICLES, NUMBER_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { asObject } from './words/objects.ts'
import { PARTS } from './words/parts.ts'
import { ANYWHERE, FINITE, IMPERATIVES, SAYING } from './words/statements.ts'
import { VENUES } from './words/venues.ts'

/** Facts behind which a spread goes on telling. */
const OCCASION: Role[] = [
  'date',
  'time',
  'place',
  'address',
  'price',
  'offer',
  'phone',
  'headline',
  'list-item',
  'detail',
]

/** Words of ways to reach somebody: the number or the address behind them is the fact. */
const REACHING = words(
  'reservations reservation bookings booking call text phone tel tel. contact email mail e-mail rsvp web website instagram insta ig ring whatsapp info at to via',
)

const SELF = words("i i'm i'd we we're we've it it's this that there they you he she")

/**
 * Takes them as details, in their own words.
 * @param about the subject, which leads where no headline is given
 * @param shown tokens that speak of colours and of things to draw
 */
export function readStatements(reading: Reading, kind: KindName, about: string, shown: Range[]): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'website') return
  const spread = kind !== 'website'
  const start = reading.facts.reduce(
    (least, fact) => (OCCASION.includes(fact.role) ? Math.min(least, fact.to) : least),
    Infinity,
  )
  const notice = findNotice(reading.prompt, reading.tokens)
  if (spread) readDoubled(reading, shown)
  for (const clause of segmentsOf(reading))
    for (const piece of freePieces(reading, clause)) {
      if ((notice !== undefined && overlap(piece, notice)) || !speaks(reading, { ...piece, placed: clause.placed }))
        continue
      if (!arranges(reading, piece) && widened(reading, piece)) continue
      if (reading.slice(piece.from, piece.to) === about || wished(reading, piece.from) || arranges(reading, piece))
        continue
      // 'stand up comedy night poster'
      if (reading.uses[piece.to] === 'kind') continue
      const drawn = shown.some((range) => overlap(piece, range))
      // '58 m², balcony, 4th floor with lift': one word among details.
      if (spread && !drawn && amongFacts(reading, piece) && copyable(reading, piece, false)) {
        reading.fact('detail', piece.from, piece.to)
        continue
      }
      const more =
        !drawn &&
        spread &&
        (piece.from >= start || reading.uses[piece.to] === 'fact') &&
        goesOn(reading, piece, clause) &&
        copyable(reading, piece, false, reading.uses[piece.to] === 'fact')
      if (more || (tells(reading, piece, drawn) && copyable(reading, piece, false, true)))
        reading.fact(roleOf(reading, piece), piece.from, piece.to)
    }
}

/** 'Same you, stronger.': a short sentence of two halves is one text. */
function readDoubled(reading: Reading, shown: Range[]): void {
  const { tokens } = reading
  for (let comma = 1; comma < tokens.length; comma++) {
    if (reading.word(comma) !== ',') continue
    let from = comma
    while (from > 0 && comma - from < 6 && tokens[from - 1]?.type === 'word' && !reading.opens(from)) from--
    let to = comma + 1
    while (to < comma + 6 && tokens[to]?.type === 'word') to++
    const whole = reading.opens(from) && reading.capital(from) && reading.ends(to) && from > 0 && to - from >= 4
    const halves = [
      { from, to: comma },
      { from: comma + 1, to },
    ]
    if (!whole || reading.uses.slice(from, to).includes('kind') || shown.some((range) => overlap({ from, to }, range)))
      continue
    if (SELF.has(reading.word(from)) || OPENERS.has(reading.word(from))) continue
    if (halves.every((half) => copyable(reading, half, false))) reading.fact('detail', from, to)
  }
}

/** '… "X" across both', 'practice name Dr. Holt': words that tie a text to its place or its part. */
function arranges(reading: Reading, { from, to }: Range): boolean {
  if (reading.tokens[from - 1]?.type === 'quote' || reading.tokens[to]?.type === 'quote') return true
  for (let k = from; k < to; k++) {
    if (PLACING.has(reading.word(k))) return true
    const part = PARTS.at(reading.tokens, k)
    if (
      part !== undefined &&
      k + part.length === to &&
      !SAYING.has(reading.word(k)) &&
      /^[:\d\p{L}]/u.test(reading.word(to))
    )
      return true
    if (
      part !== undefined &&
      (part.length > 1 || (k + 1 === to && ['cta', 'nav', 'link', 'icon', 'photo'].includes(part.value)))
    )
      return true
  }
  return false
}
const PLACING = words(
  'running vertically horizontally diagonally rotated tilted centered centred aligned enormous across above below beneath underneath beside',
)

/** 'Use bright colors, musical notes and flowers': a sentence that asks for something, behind the kind that it is asked for. */
function wished(reading: Reading, from: number): boolean {
  for (
    let k = from - 1;
    k >= 0 && k > from - 24 && reading.tokens[k]?.sentence === reading.tokens[from]?.sentence;
    k--
  ) {
    if (reading.uses[k] === 'kind') return false
    if (WISHES.has(reading.word(k))) return true
  }
  return false
}
const WISHES = words(
  'use using add include including make keep put show showing want wants need needs should please prefer featuring background illustration imagery design style look feel colours colors palette',
)

/** A word of its own between two commas behind which and before which facts stand. */
const amongFacts = (reading: Reading, { from, to }: Range): boolean =>
  to - from === 1 &&
  reading.word(from - 1) === ',' &&
  reading.word(to) === ',' &&
  ['detail', 'price'].includes(reading.facts.find((fact) => fact.to === from - 1)?.role ?? '') &&
  ['detail', 'price'].includes(reading.facts.find((fact) => fact.from === to + 1)?.role ?? '')

const roleOf = (reading: Reading, { from, to }: Range): Role =>
  VENUES.has(reading.word(to - 1)) && to - from <= 4 && !reading.has('place', 'address') && reading.has('date', 'time')
    ? 'place'
    : 'detail'

/** 'Early bird €290', '15% off cleanings': words beside a price or an offer say what it is for. */
export function widened(reading: Reading, { from, to }: Range): boolean {
  const price = reading.facts.find(
    (fact) => (fact.role === 'price' || fact.role === 'offer') && (fact.from === to || fact.to === from),
  )
  if (
    price === undefined ||
    to - from > 4 ||
    !copyable(reading, { from, to }, false) ||
    REACHING.has(reading.word(from))
  )
    return false
  price.from = Math.min(price.from, from)
  price.to = Math.max(price.to, to)
  // '$10 drop in'
  if (/^(?:in|off|up|on)$/.test(reading.word(price.to)) && reading.free(price.to) && closes(reading, price.to + 1))
    price.to++
  price.text = reading.slice(price.from, price.to)
  reading.take(price.from, price.to, 'fact')
  return true
}

const closes = (reading: Reading, k: number) => reading.word(k) === '' || reading.ends(k) || reading.word(k) === ','

const overlap = (a: Range, b: Range) => a.from < b.to && b.from < a.to

/** The runs of a clause that nothing has taken, without the small words that tie them to what was. */
function freePieces(reading: Reading, clause: Range): Range[] {
  const pieces: Range[] = []
  for (let from = clause.from; from < clause.to; from++) {
    if (!reading.free(from)) continue
    let to = from
    while (to < clause.to && reading.free(to)) to++
    const whole = from === clause.from && to === clause.to
    let start = from
    let end = to
    while (end > from && (TIES(reading.word(end - 1)) || (!whole && FINITE.has(reading.word(end - 1))))) end--
    while (start < end && (reading.word(start) === 'please' || (!whole && TIES(reading.word(start))))) start++
    if (end > start) pieces.push({ from: start, to: end })
    from = to
  }
  return pieces
}

const TIES = (word: string) => PREPOSITIONS.has(word) || ARTICLES.has(word) || LEADING.has(word)
const LEADING = words('and or plus special guests guest')

/** A sentence, an appeal or a count: by its own words. */
function tells(reading: Reading, piece: Range, drawn: boolean): boolean {
  const { from, to } = piece
  if (to - from < 2 || OPENERS.has(reading.word(from)) || reading.uses[from - 1] === 'kind') return false
  const first = reading.word(from)
  if (SELF.has(first) || REQUEST_VERBS.has(first)) return false
  if (holds(reading, piece, ANYWHERE)) return true
  const separate =
    from === 0 || reading.tokens[from - 1]?.type === 'mark' || reading.tokens[from - 1]?.type === 'newline'
  if (!separate) return false
  if (SAYING.has(first) && /\d/.test(reading.slice(from, to))) return true
  if (IMPERATIVES.has(first)) return !drawn || listed(reading, piece)
  if (drawn) return false
  if (
    counts(first) &&
    (counts(reading.word(to + 1)) || counts(beforeIt(reading, from)) || asObject(reading.word(to - 1)) === undefined)
  )
    return true
  for (let k = from + 1; k < to - 1; k++) if (FINITE.has(reading.word(k)) && !reading.capital(k)) return to - from >= 3
  return false
}

/** Beside another appeal: 'plant flowers, skip pesticides'. */
const listed = (reading: Reading, { from, to }: Range) =>
  (reading.word(to) === ',' && IMPERATIVES.has(reading.word(to + 1))) || IMPERATIVES.has(beforeIt(reading, from))

const counts = (word: string) => NUMBER_WORDS[word] !== undefined || /^\d+$/.test(word) || word === 'zero'

/** The first word of the clause before the mark at from - 1. */
function beforeIt(reading: Reading, from: number): string {
  let k = from - 2
  while (k > 0 && k > from - 8 && reading.tokens[k - 1]?.type !== 'mark') k--
  return reading.word(k)
}

/** Behind the facts of an occasion a few words that show nothing are more of it. */
function goesOn(reading: Reading, piece: Range, clause: Range): boolean {
  const { from, to } = piece
  if (OPENERS.has(reading.word(from)) || SELF.has(reading.word(from)) || REACHING.has(reading.word(from))) return false
  if (to - from < 2) return false
  for (let k = clause.from; k < clause.to; k++)
    if (reading.uses[k] === 'kind' || foreignColour(reading.word(k), reading.word(k + 1))) return false
  // 'open house Sunday'
  if (reading.uses[to] === 'fact') return true
  for (let k = from; k < to; k++)
    if (asObject(reading.word(k)) !== undefined && (k === to - 1 || k === from)) return false
  return true
}
