/** The name that a design is for: business, product, person or event. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { findName, looksLikePerson } from './names.ts'
import { aboutEvent } from './quoted.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMPANY_ENDINGS } from './words/business.ts'
import { EVENT_WORDS } from './words/grammar.ts'

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
    fact.named = true
    return event?.text ?? fact.text
  }
  if (event !== undefined) return event.text
  if (person !== undefined) return person.text
  const link = reading.facts.find((fact) => fact.role === 'link')
  if (link !== undefined && (kind === 'logo' || kind === 'icon')) {
    link.role = 'brand'
    return link.text
  }
  const marks = reading.facts.filter((fact) => fact.role === 'mark')
  return marks.length === 1 ? marks[0]?.text : undefined
}

function roleOfName(reading: Reading, kind: KindName, from: number, to: number): Role {
  if (kind === 'business-card' && !reading.has('person') && looksLikePerson(reading, from, to)) return 'person'
  if ((kind !== 'poster' && kind !== 'banner') || reading.has('headline')) return 'brand'
  for (let k = from; k < to; k++) if (EVENT_WORDS.has(reading.word(k).replace(/'s$/, ''))) return 'headline'
  if (aboutEvent(reading, from) || EVENT_WORDS.has(reading.word(to))) return 'headline'
  // A dated poster for something that is no business: a play, a film, an exhibition.
  let business = false
  for (let k = Math.max(0, from - 5); k < to; k++)
    if (reading.uses[k] !== 'kind' && (BUSINESS_NOUNS.has(reading.word(k)) || COMPANY_ENDINGS.has(reading.word(k))))
      business = true
  return kind === 'poster' && !business && reading.has('date', 'time') ? 'headline' : 'brand'
}
