/** Persons with their job titles, and the company they stand for: mostly business cards. */

import type { KindName } from '../kinds/types.ts'
import { clausesOf } from './clauses.ts'
import { capitalised, nameEnd, STOPS } from './name-extent.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMPANY_ENDINGS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { HONORIFICS, JOB_MODIFIERS, JOB_WORDS } from './words/jobs.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

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
    const to = withDegrees(reading, first, personEnd(reading, first, kind))
    if (to <= first) continue
    const honoured = HONORIFICS.has(reading.word(first))
    const trained =
      kind === 'business-card' &&
      to - first === 1 &&
      titleBefore(reading, first) !== undefined &&
      !/['’]s$/.test(tokens[first]?.text ?? '')
    const introducing =
      reading.word(first - 1) === 'is' && reading.word(first - 2) === 'name' && reading.word(first - 3) === 'my'
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
        (spread && INTRODUCING.has(reading.word(first - 1))))
    ) {
      reading.fact('person', first, to)
      continue
    }
    const title = titleBehind(reading, to)
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
      if (!reading.has('title')) readLooseTitle(reading)
      return
    }
  }
}

/** 'Ruth Kline and Sam Ode': two persons of one card; the end of the second. */
function readSecond(reading: Reading, to: number): number {
  if (!['and', '&', '+', '/'].includes(reading.word(to)) || !capitalised(reading, to + 1)) return to
  const end = nameEnd(reading, to + 1)
  if (!looksLikePerson(reading, to + 1, end)) return to
  reading.fact('person', to + 1, end)
  return end
}

const MOST_TITLE = 5

/** A clause of nothing but a job, anywhere on the card. */
function readLooseTitle(reading: Reading): void {
  for (const { from, to } of clausesOf(reading)) {
    if (to - from > MOST_TITLE || !JOB_WORDS.has(reading.word(to - 1))) continue
    let job = true
    for (let k = from; k < to; k++)
      job &&= reading.free(k) && (JOB_WORDS.has(reading.word(k)) || JOB_MODIFIERS.has(reading.word(k)))
    if (!job) continue
    reading.fact('title', from, to)
    return
  }
}

/** A clause right behind the person that no table of jobs holds: 'Ray Donnelly, electrican', 'Ola Nordmann, Skipper'. */
function readOddTitle(reading: Reading, behind: number): void {
  if (!DIVIDERS.has(reading.word(behind))) return
  const from = behind + 1
  let to = from
  while (to < from + MOST_TITLE && reading.tokens[to]?.type === 'word' && reading.free(to)) to++
  const closed =
    reading.tokens[to] === undefined || reading.ends(to) || !reading.free(to) || DIVIDERS.has(reading.word(to))
  if (to === from || !closed) return
  if (capitalised(reading, from) && !(to - from === 1 && reading.has('brand')) && !endsLikeJob(reading.word(to - 1)))
    return
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const other =
      BUSINESS_NOUNS.has(word) ||
      COMPANY_ENDINGS.has(word) ||
      isColourWord(word) ||
      TONE_WORDS.has(word) ||
      COMMON.has(word)
    if (other || LAYOUT_WORDS.has(word) || TYPE_NOUNS.has(word) || PARTS.has(word) || REQUEST_VERBS.has(word)) return
    if (STOPS.has(word) || (k === from && (ARTICLES.has(word) || PREPOSITIONS.has(word)))) return
  }
  reading.fact('title', from, to)
}

/** Endings by which languages make words for those who do something. */
const endsLikeJob = (word: string) =>
  /(?:ist|ian|eer|wright|monger|smith|keeper|maker|man|woman|ant|or|er|erin|in|iste|ière|eur|euse|ista|tore|trice|ista|ero|era|eiro|eira|are|ник|тель|ист|ор)$/u.test(
    word,
  ) && word.length > 4

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
  if (!BUSINESS_NOUNS.has(reading.word(first - 2))) return false
  for (let k = first - 3; k >= first - 6 && k >= 0; k--) if (['my', 'our'].includes(reading.word(k))) return true
  return false
}

/** Cards that are handed out to customers name nobody. */
const anonymous = (reading: Reading) => {
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

/** 'Jane Doe, Senior Architect at …', 'Jane Doe - CEO', 'Jane Doe (founder)', 'Jane Doe is a plumber'. */
export function titleBehind(reading: Reading, to: number): { from: number; to: number } | undefined {
  let from = to
  let marks = 0
  while (
    [
      ',',
      '-',
      '–',
      '—',
      '(',
      'is',
      'the',
      'a',
      'an',
      'who',
      '|',
      '/',
      ':',
      'as',
      'our',
      '·',
      '•',
      'their',
      'works',
      'and',
      "i'm",
      'i',
      'am',
      '\n',
    ].includes(reading.word(from)) &&
    marks < 5
  ) {
    from++
    marks++
  }
  return titleAt(reading, from)
}

export function titleAt(reading: Reading, from: number): { from: number; to: number } | undefined {
  let to = from
  let job = false
  for (let k = from; k < from + 8; k++) {
    const token = reading.tokens[k]
    if (token === undefined || !reading.free(k) || token.type === 'newline') break
    const word = token.lower
    if (JOB_WORDS.has(word) || (word.endsWith('s') && JOB_WORDS.has(word.slice(0, -1))) || isJobLike(word)) {
      job = true
      to = k + 1
      continue
    }
    if (word === 'of' || word === 'for') {
      // 'Head of Design' yes, 'Founder of Loom' no.
      if (word === 'of' && JOB_MODIFIERS.has(reading.word(k + 1)) && job) {
        to = k + 2
        k++
        continue
      }
      // 'Head of Neurology'
      const field = word === 'of' && LEADING.has(reading.word(k - 1)) ? nameEnd(reading, k + 1) : k
      if (field === k + 2 && !BUSINESS_NOUNS.has(reading.word(k + 1))) to = field
      break
    }
    if (word === '&' || word === 'and' || word === '/' || word === ',') {
      if (
        JOB_WORDS.has(reading.word(k + 1)) ||
        (JOB_MODIFIERS.has(reading.word(k + 1)) && JOB_WORDS.has(reading.word(k + 2)))
      )
        continue
      if (word !== '/' && word !== '&') break
      continue
    }
    if (JOB_MODIFIERS.has(word) || (token.type === 'word' && /^(?:[\p{Lu}]|ux|ui)/u.test(token.text) && !job)) {
      if (job) {
        // 'Director Marketing', 'Engineer II'
        if (JOB_MODIFIERS.has(word) && capitalised(reading, k) && word !== 'of') to = k + 1
        else break
      }
      continue
    }
    if (!job && token.type === 'word' && k < from + 3 && JOB_WORDS.has(reading.word(k + 1)) && !ARTICLES.has(word))
      continue
    break
  }
  return job && to > from ? { from, to } : undefined
}

/** Jobs at the head of a field rather than of a company. */
const LEADING = words(
  'head director professor prof prof. chair dean vp manager chief lead lecturer coordinator department president',
)

const isJobLike = (word: string) =>
  /^(?:ceo|cto|cfo|coo|cmo|md|vp)$/.test(word) || /(?:ologist|ographer|iatrist)$/.test(word)

/** 'for photographer Jane Doe', 'for a plumber named Joe Smith'. */
function titleBefore(reading: Reading, first: number): { from: number; to: number } | undefined {
  let end = first
  while (['named', 'called', ',', ':', 'name', 'is', '-', 'my'].includes(reading.word(end - 1)) && first - end < 2)
    end--
  if (!JOB_WORDS.has(reading.word(end - 1)) || !reading.free(end - 1)) return undefined
  let from = end - 1
  while (
    from > 0 &&
    reading.free(from - 1) &&
    first - from < 6 &&
    (JOB_MODIFIERS.has(reading.word(from - 1)) || JOB_WORDS.has(reading.word(from - 1)))
  )
    from--
  while (['of', 'and', '&', 'for', 'the'].includes(reading.word(from))) from++
  return { from, to: end }
}

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
  if (to <= k) return undefined
  if (!joined && (reading.word(to) === ':' || to - k > 5 || COMMON.has(reading.word(k)))) return undefined
  return reading.fact('brand', k, to)
}

const DIVIDERS = new Set([',', '-', '–', '—', '|', '·', '•', '/', '\n'])
const COMMON =
  words(`phone tel tel. email e-mail mobile address website use style colors colours include make with call minimal
  modern clean`)
