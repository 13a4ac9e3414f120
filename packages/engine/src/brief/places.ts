/** Venues: where an event takes place ('at the Blue Note', 'in Riverside Park', '@ The Loft'). */
import type { KindName } from '../scene/types.ts'
import { BESIDE } from './beside.ts'
import { takesPlace } from './brand.ts'
import { cornerAt } from './corners.ts'
import { isMonth } from './dates.ts'
import { CONNECTORS, capitalised, lowerNameEnd, nameEnd } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { readTerse } from './terse.ts'
import { COMMON_CAPITALS, COMPANY_ENDINGS } from './words/business.ts'
import { PREPOSITIONS } from './words/grammar.ts'
import { HONORIFICS } from './words/jobs.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { ROOMS, VENUES } from './words/venues.ts'

const NOT_PLACES = words(
  'least most once all home first last night noon midnight work hand hand-drawn its our my your their a an any this that style shades tones',
)

/** Takes the venue of an event; only where a date, a time or an event's poster makes one likely. */
export function readPlaces(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'website') return
  // A site without a date or an address lists no venue: 'The Nook at Whitby' is a name.
  if (kind === 'website' && !reading.has('date', 'time', 'address')) return
  // A page lists clubs and rooms as its sections: there capitals tell a venue.
  readApposed(reading, kind !== 'website')
  readRooms(reading)
  readCrossings(reading)
  if (kind !== 'website') readTerse(reading)
  let found = 0
  for (let i = 0; i < reading.tokens.length && found < 4; i++) {
    const word = reading.word(i)
    const noun = ['place', 'venue', 'location'].includes(word) && capitalised(reading, i + 1)
    if (cornerAt(reading, i) !== undefined) continue
    if (!reading.free(i) || (word !== 'at' && word !== 'in' && word !== '@' && !noun)) continue
    // 'shop at Mirabell & Sons': who sells.
    if (kind === 'banner' && /^(?:shop|available|now|visit|exclusively)$/.test(reading.word(i - 1))) continue
    let from = i + 1
    const quoted = reading.tokens[from]?.type === 'quote'
    if (quoted) continue
    const the = reading.word(from) === 'the' && reading.tokens[from]?.text === 'the'
    if (the) from++
    if (!reading.free(from) || NOT_PLACES.has(reading.word(from)) || isMonth(reading.word(from))) continue
    let to = capitalised(reading, from) ? nameEnd(reading, from) : from
    // 'Greenfield nature reserve': small words up to one for a venue.
    const centred = /^(?:center|centre)$/.test(reading.word(to)) && !reading.free(to + 1)
    if (to > from && reading.free(to) && !centred && cornerAt(reading, to) === undefined)
      to = Math.max(to, venueEnd(reading, to, Math.min(to + 2, lowerNameEnd(reading, to))))
    if (
      to > from &&
      to - from === 1 &&
      (COMMON_CAPITALS.has(reading.word(from)) || LAYOUT_WORDS.has(reading.word(from)))
    )
      continue
    if (to === from && LAYOUT_WORDS.has(reading.word(from))) continue
    // 'yoga in the park flyer' is what it is called.
    if (word === 'in' && the && !capitalised(reading, from) && reading.uses[from + 1] === 'kind') continue
    if (to === from) {
      if (word === 'in' && !the && kind !== 'poster') continue
      const end = lowerNameEnd(reading, from)
      to = word === '@' && end - from <= 3 ? end : venueEnd(reading, from, end)
      // 'at the crooked pint, 9 may'
      const occasion = reading.word(end) === ',' && reading.uses[end + 1] === 'fact'
      if (to === from && the && word === 'at' && occasion && end - from <= 4) to = end
      if (
        to === from &&
        reading.casing !== 'mixed' &&
        word === 'in' &&
        end - from <= 2 &&
        dated(reading, from) &&
        !LAYOUT_WORDS.has(reading.word(from)) &&
        kind === 'poster' &&
        cityLike(reading, from, end)
      )
        to = end
    } else if (word === 'in' && kind !== 'poster' && kind !== 'banner') continue
    // 'hand poured in Vermont' happens nowhere.
    else if (word === 'in' && kind === 'banner' && !reading.has('date', 'time')) continue
    if (to <= from || (LAYOUT_WORDS.has(reading.word(from)) && to - from === 1)) continue
    // ', Lisbon' belongs to the place.
    if (reading.word(to) === ',' && capitalised(reading, to + 1) && !COMMON_CAPITALS.has(reading.word(to + 1))) {
      const city = nameEnd(reading, to + 1)
      const next = reading.word(city)
      if (
        city - to <= 4 &&
        (next === '' || next === ',' || reading.ends(city) || next === 'on' || reading.uses[city] === 'fact')
      )
        to = city
    }
    // 'sign up at the bar' behind a named venue.
    if (found > 0 && the && to - from === 1 && !capitalised(reading, from)) continue
    reading.fact('place', from, to)
    found++
    i = to - 1
  }
}

/** 'corner of Elm Street and 5th': takes crossings. */
function readCrossings(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length - 3; i++) {
    const nth = /^\d{1,3}(?:st|nd|rd|th)$/.test(reading.word(i + 2))
    if (reading.word(i) !== 'corner' || reading.word(i + 1) !== 'of' || !(nth || capitalised(reading, i + 2))) continue
    let to = nth ? i + 3 : nameEnd(reading, i + 2)
    if (nth && ['and', '&'].includes(reading.word(to)) && capitalised(reading, to + 1)) to = nameEnd(reading, to + 1)
    const joint = ['and', '&'].includes(reading.word(to)) && /^\d{1,3}(?:st|nd|rd|th)$/.test(reading.word(to + 1))
    if (joint) to += 2
    for (let k = i + 2; k < to; k++)
      if (['and', '&'].includes(reading.word(k))) {
        reading.fact('address', i, to)
        break
      }
  }
}

/** 'room B204', 'gate 3': takes numbered rooms beside a date or a time. */
function readRooms(reading: Reading): void {
  if (!reading.has('date', 'time')) return
  for (let i = 0; i < reading.tokens.length - 1; i++)
    if (
      ROOMS.has(reading.word(i)) &&
      reading.free(i) &&
      reading.free(i + 1) &&
      /^\p{L}?-?\d{1,4}\p{L}?$/u.test(reading.word(i + 1))
    )
      reading.fact('place', housedFrom(reading, i), i + 2)
}

/** 'Community center room 2': the words of the clause before a room are its house. */
function housedFrom(reading: Reading, i: number): number {
  let from = i
  while (
    from > i - 4 &&
    reading.free(from - 1) &&
    reading.tokens[from - 1]?.type === 'word' &&
    !PREPOSITIONS.has(reading.word(from - 1))
  )
    from--
  return VENUES.has(reading.word(i - 1)) && (reading.opens(from) || reading.word(from - 1) === ',') ? from : i
}

/**
 * A clause of its own beside a date, a time or another place, that holds nothing but a name or a venue:
 * 'June 12–14, Lisbon', 'saturday 2pm, st mary's church hall, free entry'.
 */
function readApposed(reading: Reading, lower: boolean): void {
  for (const fact of [...reading.facts]) {
    if (fact.role !== 'date' && fact.role !== 'time') continue
    let k = fact.to
    for (let guard = 0; guard < 2 && (SEPARATORS.has(reading.word(k)) || capitalised(reading, k)); guard++) {
      const from = capitalised(reading, k) ? k : k + 1
      const to = lower || capitalised(reading, from) ? apposedEnd(reading, from) : from
      if (to > from) {
        reading.fact('place', from, to)
        k = to
      } else {
        if (from === k) break
        for (let guard = 0; guard < MOST_BETWEEN && reading.uses[k + 1] === 'fact'; guard++) k++
        k++
      }
    }
    // 'Riverside Park, Friday 14 March'
    if (reading.has('place') || !SEPARATORS.has(reading.word(fact.from - 1))) continue
    const end = fact.from - 1
    let from = end
    while (from > 0 && end - from < 6 && reading.free(from - 1) && !SEPARATORS.has(reading.word(from - 1))) from--
    if (!SEPARATORS.has(reading.word(from - 1))) continue
    const venue = VENUES.has(reading.word(end - 1)) || VENUES.has(reading.word(from))
    if ((venue && apposedEnd(reading, from) === end) || isHouse(reading, from, end)) reading.fact('place', from, end)
  }
}

/** 'Jazz night poster, The Blue Door, Fri 9pm'; what plays a concert is called so, too. */
const isHouse = (reading: Reading, from: number, to: number): boolean =>
  reading.tokens[from]?.text === 'The' &&
  capitalised(reading, to - 1) &&
  takesPlace(reading, from) &&
  !reading.tokens.slice(0, from).some(({ lower }) => PLAYED.has(lower))
const PLAYED = words('concert gig show tour play musical exhibition screening premiere opera')

/** Tokens of other facts between a date and its venue at most. */
const MOST_BETWEEN = 12

const SEPARATORS = words(', | · • - – — \n / ;')

function apposedEnd(reading: Reading, start: number): number {
  let from = start
  if (BESIDE.at(reading.tokens, from) !== undefined || cornerAt(reading, from) !== undefined) return start
  if (reading.word(from) === 'at' || reading.word(from) === 'in' || reading.word(from) === '@') from++
  if (reading.word(from) === 'the' && capitalised(reading, from + 1) && reading.free(from)) from++
  if (!reading.free(from)) return start
  const closed = (k: number) =>
    reading.word(k) === '' ||
    reading.ends(k) ||
    SEPARATORS.has(reading.word(k)) ||
    reading.uses[k] === 'fact' ||
    cornerAt(reading, k) !== undefined ||
    BESIDE.at(reading.tokens, k) !== undefined ||
    reading.word(k) === '('
  if (capitalised(reading, from)) {
    const run = nameEnd(reading, from)
    // 'Beech Wood car park'
    if (reading.word(run) === ':') return start
    const end = closed(run) ? run : venueEnd(reading, run, Math.min(run + 3, lowerNameEnd(reading, run)))
    const first = reading.word(from) === 'the' ? from + 1 : from
    if (
      !closed(end) ||
      COMMON_CAPITALS.has(reading.word(first)) ||
      LAYOUT_WORDS.has(reading.word(from)) ||
      HONORIFICS.has(reading.word(from)) ||
      /^[A-Z]{1,3}$/.test(reading.slice(from, end)) ||
      COMPANY_ENDINGS.has(reading.word(end - 1)) ||
      end - from > 6
    )
      return start
    // ', Tuscany'
    if (
      reading.word(end) === ',' &&
      capitalised(reading, end + 1) &&
      (!COMMON_CAPITALS.has(reading.word(end + 1)) || nameEnd(reading, end + 1) > end + 2) &&
      !HONORIFICS.has(reading.word(end + 1))
    ) {
      const city = nameEnd(reading, end + 1)
      const priced = reading.facts.some((fact) => fact.from === city && fact.role === 'price')
      if (closed(city) && city - end <= 3 && !priced) return city
    }
    return end
  }
  // 'place du Marché', 'salle des fêtes'
  const foreign = FOREIGN_LEADS.has(reading.word(from)) && CONNECTORS.has(reading.word(from + 1))
  let end = from
  if (foreign) {
    while (end < from + 6 && reading.free(end) && reading.tokens[end]?.type === 'word') end++
    return closed(end) ? end : start
  }
  while (
    end < from + 6 &&
    reading.free(end) &&
    reading.tokens[end]?.type === 'word' &&
    !LAYOUT_WORDS.has(reading.word(end)) &&
    !PREPOSITIONS.has(reading.word(end))
  )
    end++
  return end > from && closed(end) && VENUES.has(reading.word(end - 1)) ? end : start
}

const FOREIGN_LEADS = words(
  'place plaza piazza praça salle sala teatro théâtre parc parque église iglesia chiesa museo musée jardin centro centre casa maison',
)

/** 'town hall', 'community center': lower-case words up to a word for a venue. */
function venueEnd(reading: Reading, from: number, end: number): number {
  let to = from
  for (let k = from; k < end; k++) if (VENUES.has(reading.word(k))) to = k + 1
  return to
}

function dated(reading: Reading, from: number): boolean {
  return reading.facts.some((fact) => (fact.role === 'date' || fact.role === 'time') && Math.abs(fact.from - from) < 12)
}

/** A bare lower-case word behind 'in', directly before or behind a date: a city. */
function cityLike(reading: Reading, from: number, end: number): boolean {
  const word = reading.word(from)
  return (
    !LAYOUT_WORDS.has(word) &&
    (reading.uses[end] === 'fact' || reading.uses[end + 1] === 'fact' || reading.uses[from - 2] === 'fact') &&
    word.length > 3
  )
}
