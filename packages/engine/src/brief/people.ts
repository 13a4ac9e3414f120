/** Persons with their job titles, and the company they stand for: mostly business cards. */
import type { KindName } from '../scene/types.ts'
import { COMMON, DIVIDERS, readLooseTitle, readOddTitle, titleAt, titleBefore, titleBehind } from './job-titles.ts'
import { capitalised, nameEnd } from './name-extent.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMMON_CAPITALS } from './words/business.ts'
import { CITIES } from './words/cities.ts'
import { ARTICLES, NAMING } from './words/grammar.ts'
import { HONORIFICS, JOB_MODIFIERS, JOB_WORDS } from './words/jobs.ts'

/** Takes a person with a title ('Dr. Ana Lima', 'Jane Doe, senior architect at Studio North'). */
export function readPeople(reading: Reading, kind: KindName): void {
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (!reading.free(i)) continue
    if ((kind === 'poster' || kind === 'banner') && capitalised(reading, i)) {
      const job = titleAt(reading, i)
      if (
        job &&
        job.to - job.from >= 2 &&
        JOB_WORDS.has(reading.word(job.to - 1)) &&
        JOB_MODIFIERS.has(reading.word(i))
      ) {
        reading.fact('title', job.from, job.to)
        i = job.to - 1
        continue
      }
    }
    let first = personStart(reading, i)
    if (first < 0) continue
    // 'CEO Maren Voss'
    while (JOB_WORDS.has(reading.word(first)) && !HONORIFICS.has(reading.word(first)) && reading.capital(first + 2))
      first++
    // 'It's called Nadel und Faden': no person, but behind a job ('a plumber called Joe Bloggs').
    if (NAMING.has(reading.word(first - 1)) && /^(?:is|it's|be|shop|business|company)$/.test(reading.word(first - 2))) {
      i = nameEnd(reading, first) - 1
      continue
    }
    const to = withDegrees(reading, first, personEnd(reading, first, kind))
    if (to <= first) continue
    // 'my wine bar Vino Basta', 'supper club Table Nine': a business.
    const owner = reading.word(first - 1)
    if (
      BUSINESS_NOUNS.has(owner) &&
      !JOB_WORDS.has(owner) &&
      !reading.ends(first - 1) &&
      titleBehind(reading, to) === undefined
    ) {
      i = to - 1
      continue
    }
    // 'Lajpat Nagar, Delhi'
    if (
      reading.word(to) === ',' &&
      CITIES.has(reading.word(to + 1)) &&
      !reading.ends(to + 2) &&
      /^,?$/.test(reading.word(to + 2)) &&
      first > 0 &&
      reading.word(first - 1) === ','
    ) {
      if (kind === 'business-card') reading.fact('address', first, to + 2)
      i = to + 1
      continue
    }
    const honoured = HONORIFICS.has(reading.word(first))
    const trained =
      kind === 'business-card' &&
      to - first === 1 &&
      titleBefore(reading, first) !== undefined &&
      !/['’]s$/.test(tokens[first]?.text ?? '')
    const introducing =
      reading.word(first - 1) === 'is' &&
      reading.word(first - 2) === 'name' &&
      ['my', 'her', 'his', 'their'].includes(reading.word(first - 3))
    if (
      !looksLikePerson(reading, first, to) &&
      !(introducing && to - first >= 2) &&
      !(honoured && to - first >= 2) &&
      !trained &&
      !(to - first === 1 && assisting(reading, first, kind))
    ) {
      i = to - 1
      continue
    }
    const spread = kind === 'poster' || kind === 'banner'
    const trade = spread ? titleBefore(reading, first) : undefined
    if (
      trade &&
      !reading.has('person') &&
      !INTRODUCING.has(reading.word(first - 1)) &&
      !HONORIFICS.has(reading.word(first - 1)) &&
      (looksLikePerson(reading, first, to) || to - first === 1) &&
      !isSubject(reading, trade.from)
    ) {
      reading.fact('person', first, to)
      reading.fact('title', trade.from, trade.to)
      continue
    }
    if (/['’]s?$/.test(tokens[to - 1]?.text ?? '') && kind !== 'business-card') continue
    if (
      (spread || kind === 'website') &&
      (quotedBefore(reading, first) ||
        (reading.word(first - 1) === 'to' && AWARDS.has(reading.word(reading.uses.indexOf('kind')))) ||
        (spread && INTRODUCING.has(reading.word(first - 1))) ||
        // ', agent Rita Hale'
        (!spread && JOB_WORDS.has(reading.word(first - 1)) && /^[,;]$/.test(reading.word(first - 2))))
    ) {
      reading.fact('person', first, to)
      continue
    }
    const behindTitle = titleBehind(reading, to)
    const title = behindTitle !== undefined && ofNext(reading, behindTitle.to) ? undefined : behindTitle
    const before = titleBefore(reading, first)
    if (title === undefined && (firmBefore(reading, first) || anonymous(reading))) {
      i = to - 1
      continue
    }
    const said = ['name', "i'm", 'am'].includes(reading.word(first - 2)) || reading.word(first - 1) === "i'm"
    const card = kind === 'business-card' && !reading.has('person') && context(reading, first)
    if (
      !(
        card ||
        (honoured && kind !== 'logo' && kind !== 'icon') ||
        (kind === 'business-card' && (title || before || said))
      )
    ) {
      i = to - 1
      continue
    }
    reading.fact('person', first, to)
    if (title) reading.fact('title', title.from, title.to)
    else if (before && kind === 'business-card') reading.fact('title', before.from, before.to)
    const second = title === undefined && kind === 'business-card' ? readSecond(reading, to) : to
    const behind = title?.to ?? second
    readCompany(reading, behind)
    i = behind - 1
    if (kind === 'business-card') {
      if (!reading.has('title')) readOddTitle(reading, behind)
      const odd = reading.facts.find((fact) => fact.role === 'title')
      if (odd !== undefined && odd.from > behind) readCompany(reading, odd.to)
      if (!reading.has('title')) readLooseTitle(reading)
      return
    }
  }
}

/** ', owner Pat Reilly': the job belongs to who follows. */
const ofNext = (reading: Reading, k: number) =>
  capitalised(reading, k) && looksLikePerson(reading, k, nameEnd(reading, k))

/** 'Ruth Kline and Sam Ode': two persons of one card; the end of the second. */
function readSecond(reading: Reading, to: number): number {
  if (!['and', '&', '+', '/'].includes(reading.word(to)) || !capitalised(reading, to + 1)) return to
  const end = nameEnd(reading, to + 1)
  if (!looksLikePerson(reading, to + 1, end)) return to
  reading.fact('person', to + 1, end)
  return end
}

function personStart(reading: Reading, i: number): number {
  return capitalised(reading, i) && !capitalised(reading, i - 1)
    ? i
    : capitalised(reading, i) && reading.opens(i)
      ? i
      : -1
}

const AWARDS = new Set(['certificate'])

/** 'with librarian Joan': one name behind a job that accompanies the event. */
function assisting(reading: Reading, first: number, kind: KindName): boolean {
  const job = kind === 'poster' || kind === 'banner' ? titleBefore(reading, first) : undefined
  return job !== undefined && ['with', 'by'].includes(reading.word(job.from - 1))
}

/** 'of sculptor Hepworth', 'for a consultant: Klein': the design is about the person. */
function isSubject(reading: Reading, job: number): boolean {
  const before = ARTICLES.has(reading.word(job - 1)) ? job - 2 : job - 1
  return ['of', 'for', 'about'].includes(reading.word(before))
}

const INTRODUCING = words('author speaker host poet keynote moderator')

/** '"Less is more." by Mies van der Rohe': who said it. */
function quotedBefore(reading: Reading, first: number): boolean {
  return ['by', '—', '–', '-', '~'].includes(reading.word(first - 1)) && reading.tokens[first - 2]?.type === 'quote'
}

/** ', PhD', ', MBA': what stands behind a name and belongs to it. */
function withDegrees(reading: Reading, from: number, end: number): number {
  let to = end
  if (to - from < 2) return to
  while (DEGREES.has(reading.word(to)) || (reading.word(to) === ',' && DEGREES.has(reading.word(to + 1))))
    to += reading.word(to) === ',' ? 2 : 1
  return to
}

const DEGREES = words(
  'phd ph.d ph.d. mba md m.d m.d. dds d.d.s dmd dvm rn cpa esq esq. msc m.sc m.sc. bsc b.sc b.sc. llm ll.m llb pe aia riba lmt jd j.d j.d. cfa pmp mfa bfa rd lcsw pharmd dpt edd obe mbe frcs mrcs',
)

/** 'for my handyman business, Fix It Felix': what follows is the business. */
function firmBefore(reading: Reading, first: number): boolean {
  if (![',', '–', '—', '-', ':'].includes(reading.word(first - 1))) return false
  if (!BUSINESS_NOUNS.has(reading.word(first - 2)) && JOB_WORDS.has(reading.word(first - 2))) return false
  for (let k = first - 3; k >= first - 6 && k >= 0; k--) if (['my', 'our'].includes(reading.word(k))) return true
  return false
}

/** Cards that are handed out to customers name nobody. */
export const anonymous = (reading: Reading) => {
  const kind = reading.uses.indexOf('kind')
  return /^(?:loyalty|membership|gift|punch|stamp)$/.test(reading.word(kind))
}

/** A name of a person ends at a word that joins companies. */
function personEnd(reading: Reading, from: number, kind: KindName): number {
  const to = nameEnd(reading, from)
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    // 'Jane Doe of Studio North', 'Jane Doe, Architect'
    if (k > from && (word === 'and' || word === '&' || word === '+')) {
      const two = looksLikePerson(reading, from, k) && looksLikePerson(reading, k + 1, to)
      return reading.word(from) === 'dj' || kind !== 'business-card' || two ? k : to
    }
    if (k > from + 1 && (word === 'of' || word === ',')) return k
    if (k > from && JOB_WORDS.has(word) && k > from + 1) return k
  }
  return to
}

/** Where a person is introduced: 'for X', 'name X', at the start, behind a comma or a job. */
function context(reading: Reading, first: number): boolean {
  const before = reading.word(first - 1)
  return !['at', 'in', 'from', 'on', 'like', 'of', '@', 'near', 'and', 'style'].includes(before)
}

/** Masters and makers of trades in German, Dutch and Nordic words. */
const JOB_ENDINGS =
  /(?:meister|meisterin|berater|beraterin|macher|macherin|techniker|technikerin|pfleger|pflegerin|ologe|ologin|anwalt|anwältin|makler|maklerin|leiter|leiterin|mester|mästare)$/

/** 'at Studio North', 'of Loom', 'from Brightside Dental', ', Studio North'. */
function readCompany(reading: Reading, behind: number): Fact | undefined {
  if (reading.has('brand')) return undefined
  let k = behind
  const lead = reading.word(k)
  const divided = DIVIDERS.has(lead)
  if (lead === ')' || divided) k++
  const word = reading.word(k)
  const joined = ['at', 'of', 'from', '@', 'with', 'for'].includes(word)
  if (joined) k++
  if (reading.tokens[k]?.text === 'the' && capitalised(reading, k + 1)) k++
  if (!joined && !divided) return undefined
  if (reading.tokens[k]?.type === 'quote' && joined) return reading.fact('brand', k, k + 1)
  const to = nameEnd(reading, k)
  // ', Tischlermeisterin,', ', Kyiv,': a job or a city, no firm.
  if (!joined && /^[-–]$/.test(reading.word(k + 1))) return undefined
  if (!joined && to - k === 1 && (JOB_ENDINGS.test(reading.word(k)) || CITIES.has(reading.word(k)))) return undefined
  if (to <= k || (to - k === 1 && COMMON_CAPITALS.has(reading.word(k)))) return undefined
  if (!joined && (reading.word(to) === ':' || to - k > 5 || COMMON.has(reading.word(k)))) return undefined
  // 'a designer from Oslo'
  if (word === 'from' && to - k === 1) {
    if (!reading.has('address')) reading.fact('address', k, to)
    return undefined
  }
  return reading.fact('brand', k, to)
}
