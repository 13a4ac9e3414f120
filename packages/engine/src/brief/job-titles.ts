/** Job titles before and behind persons. */
import { capitalised, nameEnd, STOPS } from './name-extent.ts'
import { words } from './phrases.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS, COMPANY_ENDINGS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { JOB_MODIFIERS, JOB_WORDS } from './words/jobs.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const AT = words('at @ from')
const MOST_TITLE = 5

/** A clause of nothing but a job, anywhere on the card; or else the job that the card is for. */
export function readLooseTitle(reading: Reading): void {
  const segments = segmentsOf(reading)
  for (const { from, to } of segments) {
    const start = jobStart(reading, from, to)
    const job = titleAt(reading, start)
    if (job?.from !== start || job.to !== to || to - start > MOST_TITLE) continue
    reading.fact('title', start, to)
    return
  }
  for (const { to } of segments) {
    // 'business card for a translator.'
    const asked = /^an?$/.test(reading.word(to - 2)) && reading.word(to - 3) === 'for' && reading.has('person')
    if (!asked || !JOB_WORDS.has(reading.word(to - 1)) || !reading.free(to - 1)) continue
    reading.fact('title', to - 1, to)
    return
  }
}

/** 'below it landscape designer', 'the job title Tax advisor' */
function jobStart(reading: Reading, from: number, to: number): number {
  let start = from
  while (start < to - 1 && INTRODUCING.has(reading.word(start))) start++
  return start
}
const INTRODUCING = words(
  'below beneath under underneath above it that the then and she he they is are a an works as job title',
)

/** A clause right behind the person that no table of jobs holds: 'Ray Donnelly, electrican', 'Ola Nordmann, Skipper'. */
export function readOddTitle(reading: Reading, behind: number): void {
  if (!DIVIDERS.has(reading.word(behind))) return
  const from = behind + 1
  let to = from
  while (to < from + MOST_TITLE && reading.tokens[to]?.type === 'word' && reading.free(to) && !AT.has(reading.word(to)))
    to++
  const closed =
    reading.tokens[to] === undefined ||
    reading.ends(to) ||
    !reading.free(to) ||
    DIVIDERS.has(reading.word(to)) ||
    AT.has(reading.word(to))
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
export const endsLikeJob = (word: string) =>
  /(?:ist|ian|eer|wright|monger|smith|keeper|maker|man|woman|ant|or|er|erin|in|iste|ière|eur|euse|ista|tore|trice|ista|ero|era|eiro|eira|are|ник|тель|ист|ор)$/u.test(
    word,
  ) && word.length > 4

/** 'Jane Doe, Senior Architect at …', 'Jane Doe - CEO', 'Jane Doe (founder)', 'Jane Doe is a plumber'. */
export function titleBehind(reading: Reading, to: number): { from: number; to: number } | undefined {
  let from = to
  // 'Lukas Egger (bold), Mountain Guide'
  if (reading.word(from) === '(' && reading.word(from + 2) === ')' && LAYOUT_WORDS.has(reading.word(from + 1)))
    from += 3
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
export function titleBefore(reading: Reading, first: number): { from: number; to: number } | undefined {
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

export const DIVIDERS = new Set([',', '-', '–', '—', '|', '·', '•', '/', '\n'])

export const COMMON =
  words(`phone tel tel. email e-mail mobile address website use style colors colours include make with call minimal
  modern clean`)
