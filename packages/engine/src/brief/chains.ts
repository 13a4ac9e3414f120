/** Which parts a place behind them speaks of: the last one, and those that a list joins to it. */
import type { Role } from '../scene/types.ts'
import type { Part } from './part-list.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { LEADS } from './words/corners.ts'
import { ADJECTIVES, ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/**
 * The parts that a place behind them speaks of: the last one, and those that a list joins to it. Commas alone join
 * words ('phone, mail, address'), not facts: 'Jane Doe, 555-0142, logo top left' places the logo only.
 */
export function chain(reading: Reading, waiting: Part[], place: number): Part[] {
  const found: Part[] = []
  const latest = waiting[waiting.length - 1]
  if (latest === undefined) return found
  if (otherBetween(reading, latest.to, place)) {
    const subject = waiting[0]
    return subject !== undefined && resumed(reading, subject, place) ? [subject] : found
  }
  const list: List = { and: false }
  let next = place
  for (const part of waiting.toReversed()) {
    if (part.from >= next) continue
    const [first] = found
    if (first !== undefined && !goesTogether(reading, part, first, next) && !isListed(reading, part, first, next, list))
      break
    found.unshift(part)
    next = part.from
  }
  return found
}

/** What a list was joined by so far, from its end. */
interface List {
  and: boolean
}

/** '5 May 2027 19:00 bottom right', '"X" on a purple strip' */
function goesTogether(reading: Reading, part: Part, first: Part, next: number): boolean {
  const paired = part.to === next && WHEN.includes(part.role) && WHEN.includes(first.role)
  return paired || told(reading, part, first) || carried(reading, part, first)
}

const AND = words('and & + plus')

/** A list joins the part to the first of those behind it. */
function isListed(reading: Reading, part: Part, first: Part, next: number, list: List): boolean {
  let comma = false
  for (let k = part.to; k < next; k++) {
    const word = reading.word(k)
    if (AND.has(word)) list.and = true
    else if (word === ',' || word === '/') comma = true
    else if (!ARTICLES.has(word) && SIZES[word] === undefined && !TONE_WORDS.has(word) && word !== 'company')
      return false
  }
  const bare = !part.given && !first.given && !isColourWord(reading.word(part.from - 1))
  return list.and || (comma && bare)
}

const WHEN: Role[] = ['date', 'time']

/** 'Lisbon, 9–11 September', 'Sat 10-14 / Bakery Huber / 45 CHF': what is told of an occasion goes in one place. */
function told(reading: Reading, part: Part, next: Part): boolean {
  const told = (one: Part) => one.given === true && TOLD.includes(one.role)
  if (!told(part) || !told(next) || next.from - part.to > 2) return false
  for (let k = part.to; k < next.from; k++) if (!/^(?:[,/|·•–—-]|at|in|@)$/.test(reading.word(k))) return false
  return true
}

/** '"X" in white on a purple strip at the bottom': what carries a text stands where the text stands. */
function carried(reading: Reading, part: Part, carrier: Part): boolean {
  if (!part.given || !CARRIERS.includes(carrier.role)) return false
  let on = false
  for (let k = part.to; k < carrier.from; k++) {
    const word = reading.word(k)
    if (/^(?:on|in|inside|within)$/.test(word)) on = true
    else if (
      !(
        ARTICLES.has(word) ||
        isColourWord(word) ||
        SHADES.has(word) ||
        SIZES[word] !== undefined ||
        LAYOUT_WORDS.has(word) ||
        TYPE_NOUNS.has(word)
      )
    )
      return false
  }
  return on
}

const CARRIERS: Role[] = ['band', 'panel', 'decoration', 'cta', 'button']

const TOLD: Role[] = ['date', 'time', 'place', 'address', 'price']

/** 'The logo, a black circle with a white letter, is located in the upper left': the verb goes on with the subject. */
function resumed(reading: Reading, subject: Part, place: number): boolean {
  let k = place - 1
  while (k > subject.to && (PLACING.has(reading.word(k)) || /ed$/.test(reading.word(k))) && reading.word(k) !== ',') k--
  return (
    reading.word(k) === ',' &&
    /^(?:is|are|should|goes|sits|stands|appears)$/.test(reading.word(k + 1)) &&
    (reading.word(subject.to) === ',' || reading.tokens[subject.to - 1]?.type === 'quote')
  )
}

/** Behind a comma or a colon something else takes the place: '"X", red circle in the middle'. */
function otherBetween(reading: Reading, from: number, to: number): boolean {
  let comma = -1
  for (let k = from; k < to && comma < 0; k++) if (reading.word(k) === ',' || reading.word(k) === ':') comma = k
  if (comma < 0) return false
  for (let k = letteredEnd(reading, comma + 1, to); k < to; k++) {
    const word = reading.word(k)
    const says =
      LAYOUT_WORDS.has(word) ||
      TYPE_NOUNS.has(word) ||
      ADJECTIVES.has(word) ||
      ARTICLES.has(word) ||
      TONE_WORDS.has(word) ||
      isColourWord(word) ||
      SHADES.has(word) ||
      LEADS.has(word) ||
      PLACING.has(word) ||
      /ly$/.test(word)
    if (!says && reading.free(k)) return true
  }
  return false
}

/** ', in big curly red letters at the top': behind the letters, or k. */
function letteredEnd(reading: Reading, k: number, to: number): number {
  if (reading.word(k) !== 'in') return k
  for (let end = k + 1; end < Math.min(to, k + 7); end++) if (TYPE_NOUNS.has(reading.word(end))) return end + 1
  return k
}

const PLACING = words(
  'is are be place put should must will goes go sits sit stands placed positioned aligned centered set written and with in , should appear appears shown displayed that which it',
)
