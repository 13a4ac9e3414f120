/** Persons with their job titles, and the company they stand for: mostly business cards. */

import type { KindName } from '../kinds/types.ts'
import { capitalised, nameEnd } from './name-extent.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { ARTICLES } from './words/grammar.ts'
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
    const first = personStart(reading, i)
    if (first < 0) continue
    const to = personEnd(reading, first, kind)
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
      !trained
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
      looksLikePerson(reading, first, to) &&
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
    const behind = title?.to ?? to
    readCompany(reading, behind)
    i = behind - 1
    if (kind === 'business-card') return
  }
}

function personStart(reading: Reading, i: number): number {
  return capitalised(reading, i) && !capitalised(reading, i - 1)
    ? i
    : capitalised(reading, i) && reading.opens(i)
      ? i
      : -1
}

const AWARDS = new Set(['certificate'])

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

/** A name of a person ends at a word that joins companies. */
function personEnd(reading: Reading, from: number, kind: KindName): number {
  const to = nameEnd(reading, from)
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    // 'Jane Doe of Studio North', 'Jane Doe, Architect'
    if (k > from && (word === 'and' || word === '&' || word === '+'))
      return reading.word(from) === 'dj' || kind !== 'business-card' ? k : to
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
  if (reading.word(k) === 'the' && capitalised(reading, k + 1)) k++
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
