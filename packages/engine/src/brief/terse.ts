/**
 * Prompts that only list: 'jazz night poster friday 9pm blue door free entry', 'every saturday 8-13 marktplatz linden'.
 * What stands between two facts, without a small word that ties it into a sentence, is a text of its own.
 */

import type { Role } from '../scene/types.ts'
import type { Range } from './clauses.ts'
import { ASKING, holds } from './copyable.ts'
import { words } from './phrases.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'
import { ANYWHERE, FINITE, IMPERATIVES, SAYING } from './words/statements.ts'
import { TONE_WORDS } from './words/styles.ts'
import { VENUES } from './words/venues.ts'

const WHEN: Role[] = ['date', 'time']
const TOLD: Role[] = [...WHEN, 'price', 'phone', 'address', 'place']
const LONGEST = 7
const LINKS = words('and on with in')
/** Squares, halls and houses as other languages name them. */
const HOUSES = /(?:platz|markt|halle|haus|hof|schule|kirche|plein|torget|plads)$|^(?:door|lot)$/
/** What ties a number or a name to its words. */
const TIES = words(
  'call text phone tel rsvp tickets ticket entry admission cost price from doors starts start only after before during and or plus to incl incl. inkl. at @',
)

/** Takes them: the first behind a date or a time is where it takes place. */
export function readTerse(reading: Reading): void {
  for (const clause of segmentsOf(reading)) {
    const holdsFacts = reading.uses.slice(clause.from, clause.to).includes('fact')
    const told = !holdsFacts
      ? []
      : reading.facts.filter(({ role, from, to }) => TOLD.includes(role) && from >= clause.from && to <= clause.to)
    const before = reading.facts.find(({ role, to }) => WHEN.includes(role) && to === clause.from - 1)
    if (told.length === 0) {
      const from = AT.test(reading.word(clause.from)) ? clause.from + 1 : clause.from
      if (before !== undefined && !reading.has('place') && house(reading, { from, to: clause.to }))
        takeRun(reading, { from, to: clause.to }, 'place')
      continue
    }
    for (const run of runsOf(reading, clause)) {
      const venue = venueEnd(reading, run)
      if (run.to - run.from === 1 && isFree(reading, run.from)) {
        takeRun(reading, run, 'price')
        continue
      }
      const says =
        /^\d/.test(reading.word(run.from)) ||
        SAYING.has(reading.word(run.from)) ||
        IMPERATIVES.has(reading.word(run.from))
      if (
        !says &&
        !reading.has('place', 'address') &&
        (venue > 0 || (behindTime(reading, run.from) && run.to - run.from > 1))
      ) {
        takeRun(reading, { from: run.from, to: venue || run.to }, 'place')
        const rest = { from: venue || run.to, to: run.to }
        if (rest.to - rest.from > 1) takeRun(reading, rest, 'detail')
      } else if (run.to - run.from > 1 && run.from > clause.from) takeRun(reading, run, 'detail')
    }
  }
}

const AT = /^(?:at|@)$/
const isFree = (reading: Reading, k: number) => reading.word(k) === 'free'
const tells = (reading: Reading, k: number) => SAYING.has(reading.word(k)) || IMPERATIVES.has(reading.word(k))

/** Right behind a date or a time, or behind the 'at' there. */
const behindTime = (reading: Reading, from: number) =>
  dated(reading, from) || (AT.test(reading.word(from - 1)) && dated(reading, from - 1))

/** Right behind a date or a time. */
const dated = (reading: Reading, from: number) =>
  reading.uses[from - 1] === 'fact' && reading.facts.some(({ role, to }) => WHEN.includes(role) && to === from)

function takeRun(reading: Reading, { from, to }: Range, role: Role): void {
  for (let k = from; k < to; k++) if (!reading.free(k) || reading.tokens[k]?.type === 'mark') return
  reading.fact(role, from, to)
}

/** Free words between what is taken, without looks at their end; nothing that asks or is tied into a sentence. */
function runsOf(reading: Reading, clause: Range): Range[] {
  const runs: Range[] = []
  for (let k = clause.from; k < clause.to; k++) {
    if (!reading.free(k)) continue
    // 'at blue door' behind a time
    const from =
      AT.test(reading.word(k)) && dated(reading, k) && !reading.capital(k + 1) && !reading.capital(k + 2) ? k + 1 : k
    let to = from
    while (to < clause.to && reading.free(to)) to++
    k = to
    // Before the kind, or first behind it, stands what the design is for.
    if (reading.uses[to] === 'kind') continue
    const subject = reading.uses[from - 1] === 'kind' ? !described(reading, from - 1) : from === 0
    const end = to
    while (to > from && styled(reading.word(to - 1))) to--
    const pieces = piecesOf(reading, { from, to }, subject)
    if (subject) pieces.shift()
    const tiedOn = end === to && PREPOSITIONS.has(reading.word(to - 1))
    runs.push(...pieces.filter((piece) => !tiedOn && plain(reading, piece)))
  }
  return runs
}

/** A few words that neither ask nor are tied into a sentence. */
function plain(reading: Reading, { from, to }: Range): boolean {
  const first = reading.word(from)
  // 'Dark red & chrome grey'
  if (SHADES.has(first) && isColourWord(reading.word(from + 1))) return false
  if ((ARTICLES.has(first) && first !== 'the') || PREPOSITIONS.has(first) || TIES.has(first)) return false
  return (
    to > from &&
    to - from <= LONGEST &&
    reading.tokens.slice(from, to).every(({ type }) => type === 'word' || type === 'number') &&
    !holds(reading, { from, to }, UNSAID) &&
    !holds(reading, { from, to }, REQUEST_VERBS) &&
    (reading.tokens[from]?.type === 'number' || PARTS.at(reading.tokens, to - 1) === undefined)
  )
}

/**
 * The texts of a run: each count begins one ('5 speakers 1 winner'), as do ages and what speaks to people ('library
 * courtyard bring cuttings'), and behind the occasion that a run begins with stands its venue.
 */
function piecesOf(reading: Reading, { from, to }: Range, subject: boolean): Range[] {
  const pieces: Range[] = []
  let start = from
  for (let k = from + 1; k < to; k++) {
    const before = reading.word(k - 1)
    const number = (at: number) => reading.tokens[at]?.type === 'number'
    const counts = subject && number(k) && reading.tokens[k + 1]?.type === 'word' && !number(k - 1) && k + 1 < to
    const aged = SAYING.has(reading.word(k)) && number(k + 1)
    const told = SAYING.has(reading.word(k)) || IMPERATIVES.has(reading.word(k))
    const speaks = k < to - 1 && ((told && VENUES.has(before)) || (told && k - start > 1 && behindTime(reading, start)))
    // 'blue door free kids welcome'
    const free =
      (isFree(reading, k) && behindTime(reading, start) && (k + 1 === to || tells(reading, k + 1))) ||
      (isFree(reading, k - 1) && k - 1 === start && tells(reading, k))
    const housed = subject && EVENT_WORDS.has(before) && k < to - 1 && venueEnd(reading, { from: k, to }) > k + 1
    // 'half price cocktails Bar Rosa'
    const named =
      dated(reading, from) &&
      reading.capital(k) &&
      !reading.capital(k - 1) &&
      reading.capital(k + 1) &&
      VENUES.has(reading.word(k))
    // 'Little Oaks Kindergarten tours every hour'
    const lowers =
      dated(reading, from) &&
      k - start >= 2 &&
      to - k >= 2 &&
      reading.capital(k - 1) &&
      !reading.capital(k) &&
      reading.capital(start) &&
      !VENUES.has(reading.word(k)) &&
      !PREPOSITIONS.has(reading.word(k))
    const arrived = behindTime(reading, from) && start === from && venueEnd(reading, { from, to }) === k && k < to - 1
    if (!counts && !aged && !speaks && !housed && !arrived && !free && !named && !lowers) continue
    pieces.push({ from: start, to: k })
    start = k
  }
  pieces.push({ from: start, to })
  return pieces
}

/** 'volunteer day poster clean the beach': the kind has its subject before it. */
const described = (reading: Reading, kind: number) =>
  kind > 1 &&
  [kind - 1, kind - 2].every(
    (k) => reading.free(k) && !ARTICLES.has(reading.word(k)) && !REQUEST_VERBS.has(reading.word(k)),
  )

const UNSAID = new Set([...ASKING, ...FINITE].filter((word) => !ANYWHERE.has(word)))
const styled = (word: string) =>
  word !== 'friendly' &&
  !VENUES.has(word) &&
  (isColourWord(word) || TONE_WORDS.has(word) || SHADES.has(word) || LINKS.has(word) || LAYOUT_WORDS.has(word))

/** Behind the last word for a venue, or all of what begins with one; 0 where there is none. */
function venueEnd(reading: Reading, { from, to }: Range): number {
  let end = 0
  for (let k = from; k < to; k++)
    if (VENUES.has(reading.word(k)) || HOUSES.test(reading.word(k))) end = k === from ? to : k + 1
  return end
}

function house(reading: Reading, { from, to }: Range): boolean {
  const known = [from, to - 1].some((k) => VENUES.has(reading.word(k)) || HOUSES.test(reading.word(k)))
  if (to - from < 2 || to - from > 4 || !(known || reading.word(from) === 'the')) return false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (reading.capital(k) || (LAYOUT_WORDS.has(word) && !VENUES.has(word))) return false
  }
  return !PREPOSITIONS.has(reading.word(from))
}
