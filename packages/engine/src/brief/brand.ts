/** The name that a design is for: business, product, person or event. */
import type { KindName, Role } from '../scene/types.ts'
import { BESIDE } from './beside.ts'
import { cornerAt } from './corners.ts'
import { titleBehind } from './job-titles.ts'
import { aboutEvent, looksNamed } from './named-texts.ts'
import { findName } from './names.ts'
import { findNotice } from './notices.ts'
import { anonymous } from './people.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import { BEING } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { BUSINESS_NOUNS, COMPANY_ENDINGS } from './words/business.ts'
import { ARTICLES, EVENT_WORDS, NAMING, PREPOSITIONS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { VENUES } from './words/venues.ts'

/** A name found with less than this gives way to a person or an event that is known already. */
const SURE = 60

/** Answers the name, and takes it as a fact where it is none yet. */
export function readBrand(reading: Reading, kind: KindName): string | undefined {
  const given = reading.facts.find((fact) => fact.role === 'brand')
  if (given !== undefined) return given.text
  const person = reading.facts.find((fact) => fact.role === 'person')
  const spread = kind === 'poster' || kind === 'banner'
  const event = spread ? reading.facts.find((fact) => fact.role === 'headline' && fact.named) : undefined
  const found = findName(reading, kind)
  if (
    found !== undefined &&
    !((person !== undefined || event !== undefined) && found.score < SURE + (event ? 25 : 0))
  ) {
    const role = roleOfName(reading, kind, found.from, found.to)
    const fact = reading.fact(role, found.from, found.to)
    // "Lumen Skincare's new serum": the owner is meant, not what is owned.
    if (OWNED.test(fact.text) && ownsMore(reading, found.to)) fact.text = fact.text.replace(OWNED, '')
    const personal =
      role === 'person' || (kind !== 'logo' && kind !== 'icon' && looksLikePerson(reading, found.from, found.to))
    const title = personal && !reading.has('title') ? titleBehind(reading, found.to) : undefined
    if (title) reading.fact('title', title.from, title.to)
    fact.named = true
    return event?.text ?? fact.text
  }
  if (event !== undefined) return event.text
  // A speaker gives way to the event that the poster quotes.
  const quoted = spread
    ? reading.facts.find(
        (fact) =>
          fact.role === 'headline' &&
          ((reading.word(fact.to) === 'by' && looksNamed(fact.text)) || aboutEvent(reading, fact.from + 4)),
      )
    : undefined
  if (
    quoted !== undefined &&
    person !== undefined &&
    reading.tokens[quoted.from]?.type === 'quote' &&
    quoted.from < person.from
  )
    return quoted.text
  if (person !== undefined) return person.text
  const link = reading.facts.find((fact) => fact.role === 'link')
  if (link !== undefined && (kind === 'logo' || kind === 'icon')) {
    link.role = 'brand'
    return link.text
  }
  const marks = reading.facts.filter((fact) => fact.role === 'mark')
  return marks.length === 1 ? marks[0]?.text : undefined
}

/** 'Lamp & Co' is no occasion, whatever stands before. */
const FIRMS = words('inc inc. llc ltd ltd. gmbh ag co co. corp corp. plc sarl')

/** 'the spring recital of the Lindgren Music School': the occasion leads, and whose it is follows. */
function hosting(reading: Reading, from: number): boolean {
  const the = reading.word(from - 1) === 'the' ? from - 2 : from - 1
  return (
    ['of', 'by', 'from'].includes(reading.word(the)) && EVENT_WORDS.has(reading.word(the - 1)) && reading.free(the - 1)
  )
}

/** Whether words before say what takes place: 'a climate march'. */
export function takesPlace(reading: Reading, before: number): boolean {
  for (let k = 0; k < before; k++) if (EVENT_WORDS.has(reading.word(k)) && reading.free(k)) return true
  return false
}

const OWNED = /['’]s$/

function ownsMore(reading: Reading, to: number): boolean {
  const token = reading.tokens[to]
  if (reading.uses[to] === 'kind') return true
  return (
    token?.type === 'word' &&
    reading.free(to) &&
    !PREPOSITIONS.has(token.lower) &&
    !ARTICLES.has(token.lower) &&
    token.lower !== 'and' &&
    token.lower !== 'is'
  )
}

/** The word before a name and its article. */
const before = (reading: Reading, from: number) => reading.word(reading.word(from - 1) === 'the' ? from - 2 : from - 1)

function roleOfName(reading: Reading, kind: KindName, from: number, to: number): Role {
  if (kind === 'business-card' && !anonymous(reading) && !reading.has('person') && looksLikePerson(reading, from, to))
    return 'person'
  // 'Poster: STOP WASTING WATER'
  const shouted = to - from > 2 && reading.word(from - 1) === ':' && reading.tokens.slice(from, to).every(isAllCaps)
  if (shouted && (kind === 'poster' || kind === 'banner') && !reading.has('headline')) return 'headline'
  // '"Winter Voices" at the top, Riverside Hall below it'
  const placed =
    BEING.has(reading.word(to)) || cornerAt(reading, to) !== undefined || BESIDE.at(reading.tokens, to) !== undefined
  const listed = reading.word(from - 1) === ',' && reading.has('date', 'time')
  const venue =
    kind === 'poster' &&
    (placed || listed) &&
    VENUES.has(reading.word(to - 1)) &&
    !/^(?:for|by|of|from|our|called)$/.test(before(reading, from))
  if (venue && reading.has('headline') && !reading.has('place')) return 'place'
  if ((kind !== 'poster' && kind !== 'banner') || reading.has('headline')) return 'brand'
  if (/\b(?:sunday|easter|worship|memorial|carol|church) service$/i.test(reading.slice(from, to))) return 'headline'
  for (let k = from; k < to; k++) if (EVENT_WORDS.has(reading.word(k).replace(/'s$/, ''))) return 'headline'
  // 'Summer sale poster for Nordby Bikes': the sale leads.
  const notice = findNotice(reading.prompt, reading.tokens)
  if (notice !== undefined && reading.uses[notice.from] !== 'kind')
    return notice.announces === 'lost' ? 'subhead' : 'brand'
  // 'World Coffee Day'
  if (/^(?:day|week|month|eve)$/.test(reading.word(to - 1)) && to - from > 1) return 'headline'
  if (hosting(reading, from) || (to - from > 1 && FIRMS.has(reading.word(to - 1)))) return 'brand'
  if (aboutEvent(reading, from) || EVENT_WORDS.has(reading.word(to))) return 'headline'
  // 'Jazz night poster, The Blue Door': what takes place leads, before the name beside it.
  if (reading.word(from - 1) === ',' && takesPlace(reading, from)) return 'brand'
  // A poster for something that is no business: a play, a film, an exhibition.
  if (kind !== 'poster' || NAMING.has(reading.word(from - 1)) || reading.word(from - 1) === 'is') return 'brand'
  for (let k = Math.max(0, from - 5); k < to; k++) {
    const word = reading.word(k)
    const business =
      BUSINESS_NOUNS.has(word) || COMPANY_ENDINGS.has(word) || (k >= from && TRADES.at(reading.tokens, k) !== undefined)
    if (business && reading.uses[k] !== 'kind') return 'brand'
  }
  // What stands in a later sentence is who invites, not what to.
  return reading.tokens[from]?.sentence === reading.tokens[reading.uses.indexOf('kind')]?.sentence ||
    !reading.uses.includes('kind')
    ? 'headline'
    : 'brand'
}
