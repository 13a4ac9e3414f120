/** Reads a prompt: words in, a brief out. The recognisers run in this order because each takes what it understood. */
import type { KindName } from '../kinds/types.ts'
import type { Role } from '../scene/types.ts'
import { readAddresses } from './address.ts'
import { readCalls } from './calls.ts'
import { readColours } from './colours.ts'
import { readContacts } from './contact.ts'
import { aboutEvent, readQuotes } from './quoted.ts'
import { readFormat, readSize } from './format.ts'
import { guessKind, readKinds } from './kind.ts'
import { readLabels } from './labels.ts'
import { readLists } from './lists.ts'
import { readMoney } from './money.ts'
import { findName, looksLikePerson } from './names.ts'
import { readNegatives } from './negatives.ts'
import { inReadingOrder } from './order.ts'
import { readPeople } from './people.ts'
import { readPlacements } from './placements.ts'
import { readPlaces } from './places.ts'
import { Reading } from './reading.ts'
import { readStyle } from './styles.ts'
import { readSubject } from './subject.ts'
import type { Brief, Copy, PictureFacts } from './types.ts'
import { readVariations } from './variations.ts'
import { readWhen } from './when.ts'
import { readWordings } from './wording.ts'
import { EVENT_WORDS } from './words/grammar.ts'

/** Most texts that a design can hold: a prompt of a hundred kilobytes is no layout. */
const MOST_COPY = 80

/**
 * Reads what a prompt asks for; `completeCopy` then writes what it leaves open. Deterministic, linear in the prompt's
 * length, never throws.
 * @param options.kind overrides the kind that the prompt names
 * @param options.picture facts of an attached picture
 */
export function readBrief(prompt: string, options: { kind?: KindName; picture?: PictureFacts } = {}): Brief {
  const trimmed = prompt.trim()
  const reading = new Reading(trimmed)
  const kinds = readKinds(reading)
  const size = readSize(reading)
  readContacts(reading)
  readWhen(reading)
  readMoney(reading)
  readAddresses(reading)
  const variations = readVariations(reading)
  const guess = kinds.kind ?? undefined
  const labelled = readLabels(reading, options.kind ?? guess)
  const kind = options.kind ?? guess ?? guessKind(reading, size)
  const format = readFormat(reading, kind, size)
  const negatives = readNegatives(reading)
  readQuotes(reading, kind)
  readCalls(reading)
  readWordings(reading, kind)
  readPeople(reading, kind)
  const brand = readBrand(reading, kind)
  readPlaces(reading, kind)
  readLists(reading, kind, labelled)
  const { colours, ranges } = readColours(reading, kind)
  const { subject, drawn } = readSubject(reading, kind, brand, labelled.about)
  const style = readStyle(reading, ranges)
  const placements = readPlacements(reading, kind, drawn)
  return {
    version: 1,
    prompt: trimmed,
    kind,
    otherKinds: kinds.others.filter((other) => other !== kind),
    format,
    ...(brand === undefined ? {} : { brand }),
    copy: inReadingOrder(copyOf(reading, kind), kind),
    colours,
    style,
    subject,
    placements,
    negatives,
    ...(variations === undefined ? {} : { variations }),
    ...(options.picture === undefined ? {} : { picture: options.picture }),
  }
}

/** The name that the design is for; takes it as a fact where it is none yet. */
function readBrand(reading: Reading, kind: KindName): string | undefined {
  const given = reading.facts.find((fact) => fact.role === 'brand')
  if (given !== undefined) return given.text
  const person = reading.facts.find((fact) => fact.role === 'person')
  const event =
    kind === 'poster' || kind === 'banner'
      ? reading.facts.find((fact) => fact.role === 'headline' && namesEvent(reading, fact))
      : undefined
  const found = findName(reading, kind)
  if (found !== undefined && !(person !== undefined && found.score < 60)) {
    const role = roleOfName(reading, kind, found.from, found.to)
    const fact = reading.fact(role, found.from, found.to)
    return role === 'person' && person !== undefined ? person.text : fact.text
  }
  if (event !== undefined) return event.text
  if (person !== undefined) return person.text
  const link = reading.facts.find((fact) => fact.role === 'link')
  if (link !== undefined && (kind === 'logo' || kind === 'icon')) {
    link.role = 'brand'
    return link.text
  }
  const initials = reading.facts.find((fact) => fact.role === 'mark')
  return initials?.text
}

/** A headline that is the name of the event, not a call like 'Big sale'. */
function namesEvent(reading: Reading, fact: { from: number; text: string }): boolean {
  return aboutEvent(reading, fact.from) || /\p{Lu}.*\p{Lu}/u.test(fact.text)
}

function roleOfName(reading: Reading, kind: KindName, from: number, to: number): Role {
  if (kind === 'business-card' && !reading.has('person') && looksLikePerson(reading, from, to)) return 'person'
  if (kind !== 'poster' && kind !== 'banner') return 'brand'
  if (reading.has('headline')) return 'brand'
  for (let k = from; k < to; k++) if (EVENT_WORDS.has(reading.word(k).replace(/'s$/, ''))) return 'headline'
  return aboutEvent(reading, from) ? 'headline' : 'brand'
}

/** Every fact once, in the prompt's order; an item that only repeats another is left out. */
function copyOf(reading: Reading, kind: KindName): Copy[] {
  const copy: Copy[] = []
  const silent: Role[] =
    kind === 'logo' || kind === 'icon'
      ? [
          'date',
          'time',
          'place',
          'price',
          'list-item',
          'person',
          'title',
          'address',
          'phone',
          'email',
          'link',
          'social',
          'hashtag',
          'cta',
          'offer',
        ]
      : []
  for (const fact of [...reading.facts].sort((a, b) => a.from - b.from)) {
    const quoted = reading.tokens[fact.from]?.type === 'quote'
    if (silent.includes(fact.role) && !quoted) continue
    const same = copy.find((item) => item.text.toLowerCase() === fact.text.toLowerCase())
    if (same !== undefined) {
      if (same.role === 'detail' || same.role === 'body') same.role = fact.role
      continue
    }
    copy.push({ role: fact.role, text: fact.text, source: 'given' })
    if (copy.length >= MOST_COPY) break
  }
  return copy
}
