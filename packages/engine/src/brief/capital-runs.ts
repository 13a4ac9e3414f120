/** Names that only their capitals tell, judged by what stands around them. */
import { THING_WORDS } from '../colour/colour-table.ts'
import type { KindName } from '../scene/types.ts'
import { cornerAt } from './corners.ts'
import type { Candidate } from './loose-name.ts'
import { DEMONYMS, knownWord } from './loose-name.ts'
import { CONNECTORS, capitalised, nameEnd, WORKS } from './name-extent.ts'
import { kindBehind, LIKENED, leading } from './name-leads.ts'
import { commandEnd, occasionEnd, possessiveEnd, seatedEnd } from './name-tails.ts'
import { words } from './phrases.ts'
import { HOSTS } from './quote-context.ts'
import type { Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { BUSINESS_NOUNS, COMMON_CAPITALS, COMPANY_ENDINGS } from './words/business.ts'
import { CITIES } from './words/cities.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { TRADES } from './words/industries.ts'
import { HONORIFICS, JOB_MODIFIERS, JOB_WORDS } from './words/jobs.ts'
import { LAYOUT_WORDS } from './words/parts.ts'
import { SAYING } from './words/statements.ts'
import { VENUES } from './words/venues.ts'

/** A run of capitalised words, judged by what stands around it. */
export function runAt(reading: Reading, start: number, kind: KindName): Candidate | undefined {
  let from = start
  let to = nameEnd(reading, from)
  // 'Lower right corner: …', 'Think Wes Anderson.'
  if (to === from || (reading.opens(from) && LIKENED.has(reading.word(from))) || cornerAt(reading, from) !== undefined)
    return undefined
  if (reading.opens(from)) {
    // 'Create', 'Modern', 'A': the first word of a sentence is capitalised anyway.
    const business =
      to - from >= 3 &&
      BUSINESS_NOUNS.has(reading.word(to - 1)) &&
      reading.uses[from] === undefined &&
      !REQUEST_VERBS.has(reading.word(from))
    while (from < to && !business && leading(reading, from)) from++
    // 'Concert of the Ashdown Choir': whose it is.
    if (EVENT_WORDS.has(reading.word(from)) && reading.word(from + 1) === 'of')
      from += reading.word(from + 2) === 'the' ? 3 : 2
    if (from >= to) return undefined
    if (from === to) return undefined
    if (from > start && CONNECTORS.has(reading.word(from)) && reading.word(from) !== 'the') from++
    if (!capitalised(reading, from)) return undefined
  }
  while (to > from && COMMON_TAIL.has(reading.word(to - 1)) && to - from > 1 && !isAllCaps(reading.tokens[to - 1])) to--
  const extended = seatedEnd(
    reading,
    from,
    commandEnd(reading, from, occasionEnd(reading, from, possessiveEnd(reading, to))),
  )
  const text = reading.slice(from, to)
  // 'Exam prep workshop poster': what it is for.
  if (reading.opens(from) && to - from === 1 && extended === to && kindBehind(reading, to)) return undefined
  let plain = 0
  let known = 0
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (COMMON_CAPITALS.has(word) || CONNECTORS.has(word) || isColourWord(word) || /^\d+$/.test(word)) plain++
    if (knownWord(reading, k)) known++
  }
  // 'our B&B, …' names nobody.
  if (['our', 'my'].includes(reading.word(from - 1)) && to - from === 1 && BUSINESS_NOUNS.has(reading.word(from)))
    return undefined
  if (plain === to - from && !namedBy(reading, from)) {
    const grand = to - from >= 3 && known < to - from
    // 'for Nordic Home': in small letters it would say what sort of home.
    const ofPlace = to - from === 2 && DEMONYMS.has(reading.word(from)) && reading.word(from - 1) === 'for'
    if (!grand && !ofPlace) return undefined
  }
  const length = to - from
  const opens = reading.opens(from)
  const first = opens || ['-', ':', '–', '—'].includes(reading.word(from - 1))
  if (
    first &&
    length === 1 &&
    extended === to &&
    !PERFORMS.has(reading.word(to)) &&
    (known === 1 || /(?:ing|al|ive|ous|ical|ful|less|able|ible|ary)$/.test(reading.word(from)))
  )
    return undefined
  if (
    opens &&
    length === 1 &&
    (REQUEST_VERBS.has(reading.word(from)) ||
      LAYOUT_WORDS.has(reading.word(from)) ||
      PREPOSITIONS.has(reading.word(from)))
  )
    return undefined
  // 'Entry is free', 'Group lessons for adults': a plain word of an occasion, or one that describes what follows.
  if (opens && length === 1 && extended === to && (SAYING.has(reading.word(from)) || OPENING.has(reading.word(from))))
    return undefined
  // 'Ivory, black serif'
  if (
    opens &&
    length === 1 &&
    (reading.word(from) in THING_WORDS || reading.word(from).startsWith('off-')) &&
    /^(?:,|card|paper|ground|base|stock)$/.test(reading.word(to)) &&
    from > 0 &&
    (kind === 'business-card' || reading.word(to) !== ',' || reading.word(from).startsWith('off-'))
  )
    return undefined
  // 'Tombola, cake stall, raffle.'
  if (opens && from > 0 && length === 1 && kind === 'poster' && listFollows(reading, to)) return undefined
  // 'Deep purple background'
  if (opens && length === 1 && isColourWord(reading.word(to))) return undefined
  // 'English–Chinese–German'
  if (length > 2 && DEMONYMS.has(reading.word(from)) && /^[-–]$/.test(reading.word(from + 1))) return undefined
  if (isJobTitle(reading, from, to)) return undefined
  // ', Am Hafen 3' is an address.
  if (length <= 3 && /^\d{1,3}$/.test(reading.word(to - 1)) && reading.word(from - 1) === ',' && reading.has('place'))
    return undefined
  let score = opens ? (length > 1 ? 60 : 46) : 42
  const before = reading.word(from - 1)
  const two = reading.word(from - 2)
  const after = reading.word(extended)
  // 'Light & Lens by Tom Harker': the work is named, then who does it.
  if (before === 'by' && capitalised(reading, from - 2)) return { from, to: extended, score: 40 }
  if (before === 'for' || before === 'para' || before === 'pour' || before === 'für' || before === 'per') score = 90
  else if (before === "we're" || (before === 'are' && two === 'we') || before === "i'm") score = 90
  else if (before === 'the' && (['for', 'of'].includes(two) || (two === 'by' && hasBusiness(reading, from, to))))
    score = 88
  else if (before === '(' && reading.word(to) !== ',' && labelledBefore(reading, from - 1)) score = 93
  else if (before === 'our' || before === 'my') score = 84
  else if (before === 'that' && /^\p{Ll}+s$/u.test(after)) score = 86
  else if (before === 'then' && hasBusiness(reading, from, to)) score = 72
  else if (HOSTS.has(before) && !reading.has('brand')) score = 86
  else if (RELATIONS.has(before) || WORKS.has(before) || LOST.has(two)) score = 90
  else if (JOB_WORDS.has(before) && assisted(reading, from - 1)) score = 30
  else if (reading.uses[from - 1] === 'kind' || reading.uses[from - 1] === 'format') score = known === length ? 60 : 84
  else if (
    (BUSINESS_NOUNS.has(before) ||
      EVENT_WORDS.has(before) ||
      PERFORMERS.has(before) ||
      (JOB_WORDS.has(before) && before !== 'dj')) &&
    !reading.ends(from - 1)
  )
    score = before === 'at' ? 50 : 92
  else if ((before === ',' || before === ':') && length > 1 && reading.uses[from - 2] === 'kind') score = 86
  else if (before === ',' || before === ':' || before === '-' || before === '–' || before === '—' || before === '(')
    score = describedBefore(reading, from - 1) ? 84 : before === ':' ? 66 : 58
  else if (before === 'by' || before === 'from')
    // 'a brewery from Kiel'
    score = hasBusiness(reading, from, to) ? 88 : before === 'from' && length === 1 ? 10 : 62
  else if (before === 'of' || before === 'von')
    score = EVENT_WORDS.has(two) || BUSINESS_NOUNS.has(two) || ownedKind(reading, from - 2, kind) ? 90 : 48
  else if (before === 'at' || before === '@')
    score =
      kind === 'business-card' ||
      (kind === 'banner' && (hasBusiness(reading, from, to) || after === ':' || SELLING.has(two)))
        ? 78
        : 25
  else if (
    before === 'in' ||
    before === 'near' ||
    before === 'serves' ||
    before === 'serving' ||
    before === 'like' ||
    before === 'to' ||
    before === 'on' ||
    two === 'like'
  )
    score = 10
  else if (before === 'with' || before === 'featuring' || before === 'and' || before === 'using') score = 20
  // '"Ship faster" Deploykit' at the very end.
  if (reading.tokens[from - 1]?.type === 'quote' && after === '') score = Math.max(score, 60)
  if (reading.uses[extended] === 'kind') score = Math.max(score, opens ? 86 : 82)
  else if (
    [
      'is',
      'needs',
      'wants',
      'offers',
      'sells',
      'makes',
      'specializes',
      'specialises',
      'provides',
      'helps',
      'was',
      'are',
      'has',
      'live',
      'plays',
      'performs',
      'presents',
    ].includes(after) &&
    !['in', 'at', 'on'].includes(before)
  )
    score = Math.max(score, 88)
  else if (
    (after === ',' || after === '-' || after === '–' || after === '—' || after === '(') &&
    !['in', 'at', 'on', 'with', 'like'].includes(before)
  ) {
    if (ARTICLES.has(reading.word(extended + 1)) || TRADES.at(reading.tokens, extended + 1) !== undefined)
      score = Math.max(score, 87)
    else if (opens) score = Math.max(score, 70)
  }
  if (opens && length > 1 && reading.uses.slice(to, to + 5).includes('kind')) score = Math.max(score, 84)
  if (hasBusiness(reading, from, to) && (opens || reading.tokens[from - 1]?.type === 'quote' || before === ','))
    score = Math.max(score, 72)
  for (let k = from; k < to; k++) if (COMPANY_ENDINGS.has(reading.word(k)) && k > from) score += 6
  // 'Conference poster. DataCoast 2027.': a sentence of its own right behind what is asked for.
  const behindKind = reading.uses[from - 2] === 'kind' && reading.word(from - 1) === '.'
  if (opens && behindKind && (reading.ends(to) || after === '')) score = Math.max(score, 86)
  if (HONORIFICS.has(reading.word(from)) && kind === 'poster') score -= 30
  // 'The Velvet Mules. Aug 14. Lucky's Bar.': where a dated poster takes place.
  const venue = VENUES.has(reading.word(to - 1)) && kind === 'poster' && reading.has('date', 'time')
  if (venue && from > 0 && !['for', 'the', 'our', 'by'].includes(before) && reading.uses[from - 1] !== 'kind')
    score -= 16
  if (isNationality(reading, from, to) || (length === 1 && CITIES.has(reading.word(from)) && before === ','))
    score -= 70
  if (/^[A-Z]{2,4}$/.test(text) && ACRONYMS.has(text)) score -= 60
  return { from, to: extended, score }
}

/** Two clauses at least of a few small words, up to the end of the sentence. */
function listFollows(reading: Reading, comma: number): boolean {
  let count = 0
  let k = comma
  while (reading.word(k) === ',') {
    const from = ++k
    if (ARTICLES.has(reading.word(k)) || PREPOSITIONS.has(reading.word(k))) return false
    while (reading.free(k) && reading.tokens[k]?.type === 'word' && !reading.capital(k)) k++
    if (k === from || k - from > 3) return false
    count++
  }
  return count > 1 && (reading.tokens[k] === undefined || reading.ends(k))
}

/** 'the website of Marlowe Cycles', 'visiting card of Kapoor Jewellers'; 'poster of X' shows it. */
const ownedKind = (reading: Reading, k: number, kind: KindName): boolean =>
  (reading.uses[k] === 'kind' && kind !== 'poster' && kind !== 'icon') ||
  /^(?:website|site|page|channel|account|menu)$/.test(reading.word(k))

/** 'MISSING cat Pepper' */
const LOST = words('lost missing')

/** 'shop at Mirabell', 'now at …' */
const SELLING = words('shop shopping available only now sale visit exclusively')

const PERFORMERS = words('group band choir troupe collective duo trio quartet ensemble crew orchestra')

const PERFORMS = words('live plays performs presents')

const OPENING = words(
  'thank-you thanks enrolment enrollment applications registration entry entries admission group groups lessons classes class workshops kids children parents students drinks snacks prizes stalls crafts games doors gates public private weekly monthly daily annual every all everyone everybody anyone nobody only just meet join come see hear watch first second third next last early late half full black white brown grey male female young old date dates time tickets price prices',
)

/** 'my daughter Zoe' */
const RELATIONS = words(
  'daughter son wife husband mom mum dad mother father grandma grandpa nephew niece sister brother friend boss fiancé fiancée partner grandson granddaughter colleague',
)

/** 'with librarian Joan', 'by historian Mary': a job that accompanies something else. */
function assisted(reading: Reading, job: number): boolean {
  let k = job - 1
  while (k > job - 4 && (JOB_MODIFIERS.has(reading.word(k)) || ARTICLES.has(reading.word(k)))) k--
  return ['with', 'by'].includes(reading.word(k))
}

/** 'brand Tuesday': directly behind a word for a business even a plain word is its name. */
const namedBy = (reading: Reading, from: number) =>
  (BUSINESS_NOUNS.has(reading.word(from - 1)) || PERFORMERS.has(reading.word(from - 1))) &&
  !reading.ends(from - 1) &&
  reading.uses[from - 1] === undefined

/** 'logo left (Peakline)': a part with its text in brackets. */
function labelledBefore(reading: Reading, bracket: number): boolean {
  for (let k = bracket - 1; k >= bracket - 4 && k >= 0 && !reading.ends(k) && reading.word(k) !== ','; k--)
    if (['logo', 'brand', 'company', 'name', 'wordmark', 'client'].includes(reading.word(k))) return true
  return false
}

function hasBusiness(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (BUSINESS_NOUNS.has(reading.word(k)) || COMPANY_ENDINGS.has(reading.word(k))) return true
  return false
}

/** 'Senior Backend Engineer': a job, no name. */
function isJobTitle(reading: Reading, from: number, to: number): boolean {
  if (!JOB_WORDS.has(reading.word(to - 1)) || to - from < 2) return false
  for (let k = from; k < to - 1; k++)
    if (!JOB_MODIFIERS.has(reading.word(k)) && !JOB_WORDS.has(reading.word(k))) return false
  return true
}

const COMMON_TAIL = words('use with in on and make please logo poster banner flyer website business card icon app-icon')

const ACRONYMS =
  words(`AI UI UX SEO PR HR IT TV DJ VIP BBQ DIY USA UK EU NYC LA LED VR AR EV CEO CTO CRM API ER GPS NGO MMA RPG EDM NFT
  STEM HVAC PNG SVG JPG PDF CTA FAQ SUV RV B2B CBD LGBTQ KPI ESG SAAS PDF MUST NOT NO ONLY AND ALL DO PLEASE CAPS
  BIG BOLD`)

function isNationality(reading: Reading, from: number, to: number): boolean {
  return to - from === 1 && DEMONYMS.has(reading.word(from)) && reading.tokens[to]?.type === 'word' && !reading.ends(to)
}

/** 'my bakery, ' before a name. */
function describedBefore(reading: Reading, comma: number): boolean {
  for (let k = comma - 1; k >= comma - 6 && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (word === ',') return false
    if (BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word) || JOB_WORDS.has(word)) return true
  }
  return false
}
