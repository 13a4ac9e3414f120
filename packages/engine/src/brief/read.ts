/** Reads a prompt: words in, a brief out. The recognisers run in this order because each takes what it understood. */

import { readClauses } from '../language/clauses.ts'
import { readTokens } from '../language/tokens.ts'
import type { KindName, Role } from '../scene/types.ts'
import { readAddresses } from './address.ts'
import { readBrand } from './brand.ts'
import { readCallers } from './callers.ts'
import { readCalls } from './calls.ts'
import { readCardNames } from './card-names.ts'
import { readColours } from './colours.ts'
import { readContacts } from './contact.ts'
import { readDetails } from './details.ts'
import { readSize } from './dimensions.ts'
import { readFormat } from './format.ts'
import { readForms } from './forms.ts'
import { readSought } from './hiring.ts'
import { depictionsOf } from './interpret/depictions.ts'
import { pageOf } from './interpret/page.ts'
import { purposeOf } from './interpret/purpose.ts'
import { readLooseTitle } from './job-titles.ts'
import { readKinds } from './kind.ts'
import { guessKind } from './kind-guess.ts'
import { readLabels } from './labels.ts'
import { largestLeads, smallFollows } from './largest-leads.ts'
import { readCredits, readLeftovers, readLoud } from './leftovers.ts'
import { readLetterFrame } from './letter-frame.ts'
import { lesserRanges, letteringOf, readLettering } from './lettering.ts'
import { readActs, readLabelledLists, readLists } from './lists.ts'
import { readMentions } from './mentions.ts'
import { readPriced } from './menus.ts'
import { readMoney } from './money.ts'
import { readNegatives } from './negatives.ts'
import { inReadingOrder } from './order.ts'
import { readPeople } from './people.ts'
import { readPlacedTexts } from './placed-texts.ts'
import { readPlacements } from './placements.ts'
import { readPlaces } from './places.ts'
import { readQuotes } from './quoted.ts'
import { Reading } from './reading.ts'
import { readRemainder } from './remainder.ts'
import { readAnnounced, readSaying } from './sayings.ts'
import { readSiteParts } from './site-parts.ts'
import { readStatements } from './statements.ts'
import { readStyle } from './styles.ts'
import { readSubject } from './subject.ts'
import type { Brief, Copy, PictureFacts } from './types.ts'
import { unwrapped } from './unwrap.ts'
import { readVariations } from './variations.ts'
import { readWhen } from './when.ts'
import { readWordings } from './wording.ts'

/** Of longer prompts the beginning and the end are read, characters: requests stand there, and no design holds more. */
const LONGEST = 9_000
const [HEAD, TAIL] = [4_500, 1_500]

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
  const reading = new Reading(readable(unwrapped(trimmed)))
  readLetterFrame(reading)
  const kinds = readKinds(reading)
  const size = readSize(reading)
  readContacts(reading)
  // A mark shows no dates and prices; in its name they are words ('Hello Sunday').
  if (kinds.kind !== 'logo' && kinds.kind !== 'icon') {
    readWhen(reading)
    readMoney(reading)
  }
  readAddresses(reading)
  const variations = readVariations(reading)
  const guess = kinds.kind ?? undefined
  const labelled = readLabels(reading, options.kind ?? guess)
  const kind = options.kind ?? guess ?? guessKind(reading, size)
  const format = readFormat(reading, kind, size)
  const negatives = readNegatives(reading)
  if (kind === 'website') readSiteParts(reading)
  readQuotes(reading, kind)
  readCalls(reading, [...labelled.nav, ...labelled.lists])
  readWordings(reading, kind)
  readPlacedTexts(reading, kind)
  readLabelledLists(reading, kind, labelled)
  readPriced(reading, kind)
  readActs(reading, kind)
  readCredits(reading)
  readPeople(reading, kind)
  if (kind !== 'business-card') readCallers(reading)
  if (kind === 'business-card') readCardNames(reading)
  readPlaces(reading, kind)
  if (kind === 'poster' || kind === 'banner') readSought(reading)
  readAnnounced(reading, kind)
  readLoud(reading, kind)
  const brand = readBrand(reading, kind)
  readMentions(reading)
  if (kind === 'business-card' && !reading.has('title')) readLooseTitle(reading)
  readSaying(reading, kind)
  readLists(reading, kind)
  readLeftovers(reading, kind)
  readDetails(reading, kind)
  const { colours, ranges } = readColours(reading, kind)
  const { subject, drawn } = readSubject(reading, brand, labelled.about, ranges)
  const letters = readLettering(reading, kind)
  const style = readStyle(reading, [...ranges, ...lesserRanges(letters, kind)])
  readStatements(reading, kind, subject.about, [...ranges, ...drawn])
  readRemainder(reading, kind, subject.about, [...ranges, ...drawn])
  smallFollows(reading)
  const placements = largestLeads(reading, readPlacements(reading, kind, drawn))
  const forms = readForms(reading, kind)
  const lettering = letteringOf(letters)
  const words = readTokens(reading.prompt)
  const clauses = readClauses(words)
  const depictions = depictionsOf(words)
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
    ...(depictions.length > 0 && { depictions }),
    placements,
    ...(lettering.length > 0 && { lettering }),
    ...(forms.length > 0 && { forms }),
    negatives,
    purpose: purposeOf(words, clauses, brand),
    ...(kind === 'website' && { page: pageOf(words, clauses) }),
    ...(variations === undefined ? {} : { variations }),
    ...(options.picture === undefined ? {} : { picture: options.picture }),
  }
}

function readable(prompt: string): string {
  if (prompt.length <= LONGEST) return prompt
  const head = prompt.slice(0, HEAD)
  const tail = prompt.slice(-TAIL)
  // Cut at white space, so that no fact is half a word.
  return `${head.slice(0, head.search(/\s\S*$/) + 1)}\n\n${tail.slice(tail.search(/\s/) + 1)}`
}

/** What may stand in a mark without being quoted. */
const MARKED: Role[] = ['brand', 'mark', 'headline', 'tagline', 'subhead', 'detail', 'body', 'label']

/** Every fact once, in the prompt's order; an item that only repeats another is left out. */
function copyOf(reading: Reading, kind: KindName): Copy[] {
  const copy: Copy[] = []
  let told = 0
  const quiet = kind === 'logo' || kind === 'icon'
  for (const fact of [...reading.facts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    // 'register at campfern.example': what a longer text holds is told with it.
    if (fact.to <= told) continue
    told = fact.to
    const quoted = reading.tokens[fact.from]?.type === 'quote'
    if (quiet && !quoted && !MARKED.includes(fact.role)) continue
    const same = copy.find((item) => item.text.toLowerCase() === fact.text.toLowerCase())
    if (same !== undefined) {
      if (same.role === 'detail' || same.role === 'body') same.role = fact.role
      // 'a poster for the Chess Open. At the top: CHESS OPEN': what leads is written as it is to stand there.
      if (same.role === 'brand' && fact.role === 'headline') Object.assign(same, { role: fact.role, text: fact.text })
      continue
    }
    copy.push({ role: fact.role, text: fact.text, source: 'given' })
    if (copy.length >= MOST_COPY) break
  }
  return copy
}
