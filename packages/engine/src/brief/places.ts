/** Venues: where an event takes place ('at the Blue Note', 'in Riverside Park', '@ The Loft'). */
import type { KindName } from '../kinds/types.ts'
import { capitalised, lowerNameEnd, nameEnd } from './names.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { COMMON_CAPITALS } from './words/business.ts'

const VENUES = words(
  `park hall center centre theater theatre club arena stadium museum gallery library school church square bar cafe café pub restaurant hotel garden gardens beach
  pier plaza house studio room ballroom auditorium courtyard market farm brewery winery lounge rooftop harbor harbour hill field fields grounds fairgrounds gym loft lodge campus university college temple stage warehouse
  yard barn lake marina museum cinema pavilion amphitheater castle court bookstore bookshop street waterfront building office tavern ranch quay docks boardwalk riverside cathedral chapel`,
)
const NOT_PLACES = words(
  'least most once all home first last night noon midnight work hand hand-drawn its our my your their a an any this that style shades tones',
)

/** Takes the venue of an event; only where a date, a time or an event's poster makes one likely. */
export function readPlaces(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner' && kind !== 'website') return
  let found = 0
  for (let i = 0; i < reading.tokens.length && found < 4; i++) {
    const word = reading.word(i)
    if (!reading.free(i) || (word !== 'at' && word !== 'in' && word !== '@')) continue
    let from = i + 1
    const quoted = reading.tokens[from]?.type === 'quote'
    if (quoted) continue
    const the = reading.word(from) === 'the' && reading.tokens[from]?.text === 'the'
    if (the) from++
    if (!reading.free(from) || NOT_PLACES.has(reading.word(from))) continue
    let to = capitalised(reading, from) ? nameEnd(reading, from) : from
    if (
      to > from &&
      to - from === 1 &&
      (COMMON_CAPITALS.has(reading.word(from)) || LAYOUT_WORDS.has(reading.word(from)))
    )
      continue
    if (to === from) {
      if (word === 'in' && !the && kind !== 'poster') continue
      const end = lowerNameEnd(reading, from)
      to = venueEnd(reading, from, end)
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
    reading.fact('place', from, to)
    found++
    i = to - 1
  }
}

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
    !LAYOUT_WORDS.has(word) && (reading.uses[end] === 'fact' || reading.uses[end + 1] === 'fact') && word.length > 3
  )
}
