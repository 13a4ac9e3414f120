/** How far a date reaches. */
import { dayNumber, isDash, monthFollows } from './day-numbers.ts'
import { monthSpanEnd } from './month-spans.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { daypartEnd } from './spoken-times.ts'
import { timeEnd } from './times.ts'
import { DAYS, DOUBTFUL, FEASTS, MONTHS, NUMBERED_DAYS, RANGE_JOINERS } from './words/calendar.ts'
import { PREPOSITIONS } from './words/grammar.ts'

/** A month's name, in lower case. */
export const isMonth = (word: string): boolean => MONTHS.has(word)

const NTH = /^(?:\d(?:st|nd|rd|th)|first|second|third|fourth|last|other)$/
const LEADS = words(
  'every each next this jeden jede chaque cada ogni elke varje hver każdy każdą каждый каждую todos tous',
)

const NAMED_BY = words('brand app company startup called named label studio agency')

const dayRange = (text: string) =>
  /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?[-/](?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/i.test(text)

const isYear = (text: string) => /^(?:19|20)\d\d$|^'\d\d$/.test(text)

/** '27.9.' or '27.9', in a range. */
const dotted = (text: string) => /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.?$/.test(text)

const numericDate = (text: string) => /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))$/.test(text)

/** The end of a date that begins at token i, with the part of the day behind it, or i. */
export function dateEnd(reading: Reading, i: number): number {
  const to = dayEnd(reading, i)
  return to > i ? daypartEnd(reading, to) : monthSpanEnd(reading, i)
}

const COUNTS = words('two three four five six seven eight ten twelve')

/** 'six Tuesday evenings', 'three Saturdays' */
const severalDays = (day: string, part: string) =>
  day.endsWith('days') || /^(?:mornings|afternoons|evenings|nights)$/.test(part)

/** 'mo', 'mo-fr': days as German and Nordic shop doors name them. */
export const SHORT_DAYS = /^(?:mo|di|mi|do|fr|sa|so)(?:[-–](?:mo|di|mi|do|fr|sa|so))?$/
const PICTURED = words('and with over in behind above rising setting on')

/** 'Quinta das Flores', 'Quarta Parede': more of a name stands behind a day that is a number. */
const countsOn = (reading: Reading, k: number) =>
  NUMBERED_DAYS.has(reading.word(k)) &&
  (/^(?:d[aeo]s?|del|della)$/.test(reading.word(k + 1)) ||
    (reading.capital(k + 1) && !MONTHS.has(reading.word(k + 1)) && !DAYS.has(reading.word(k + 1))))

/** 'food truck friday poster': the last word of what the poster is for. */
const namesEvent = (reading: Reading, k: number) =>
  DAYS.has(reading.word(k)) &&
  reading.uses[k + 1] === 'kind' &&
  reading.free(k - 1) &&
  reading.tokens[k - 1]?.type === 'word' &&
  !PREPOSITIONS.has(reading.word(k - 1)) &&
  !LEADS.has(reading.word(k - 1))

/** 'of the month', 'each month', 'of June': the end behind 'first Sunday', or k. */
function monthly(reading: Reading, k: number): number {
  let to = k
  if (['of', 'in'].includes(reading.word(to))) to++
  if (['the', 'each', 'every'].includes(reading.word(to))) to++
  return to > k &&
    reading.free(to) &&
    (/^(?:month|season|year|term|holidays|summer)$/.test(reading.word(to)) || MONTHS.has(reading.word(to)))
    ? to + 1
    : k
}

function dayEnd(reading: Reading, i: number): number {
  const at = (k: number) => (reading.free(k) ? reading.word(k) : '')
  const text = (k: number) => (reading.free(k) ? (reading.tokens[k]?.text ?? '') : '')
  let k = i
  let month = false
  let number = false
  let day = false
  let year = false
  let sure = false
  let range = false
  /** 'July 7 - August 1': another month. */
  let second = false
  if (
    (LEADS.has(at(k)) || COUNTS.has(at(k))) &&
    DAYS.has(at(k + 1)) &&
    (!COUNTS.has(at(k)) || severalDays(at(k + 1), at(k + 2)))
  ) {
    sure = true
    k++
  } else if (LEADS.has(at(k)) && NTH.test(at(k + 1)) && DAYS.has(at(k + 2))) {
    // 'every 2nd Wednesday'
    sure = true
    k += 2
  } else if (NTH.test(at(k)) && DAYS.has(at(k + 1)) && monthly(reading, k + 2) > k + 2) return monthly(reading, k + 2)
  if (countsOn(reading, k) || namesEvent(reading, k)) return i
  // 'ages 8-14 july 6-10'
  if (/^(?:ages?|aged|grades?|years?|under|over)$/.test(reading.word(k - 1)) && /^\d/.test(text(k))) return i
  // 'Sun and a person in a meadow': what shines.
  if (['sun', 'sat', 'may', 'march'].includes(at(k)) && reading.opens(k) && PICTURED.has(reading.word(k + 1)))
    if (!DAYS.has(reading.word(k + 2))) return i
  // 'Black Friday', 'Taco Tuesday': a name of a day.
  if (DAYS.has(at(k)) && FEASTS.has(reading.word(k - 1))) return i
  // 'Salsa Sundays': a name, too.
  if (
    DAYS.has(at(k)) &&
    at(k).endsWith('days') &&
    reading.capital(k) &&
    reading.capital(k - 1) &&
    reading.free(k - 1) &&
    !reading.opens(k - 1) &&
    !DAYS.has(reading.word(k - 1))
  )
    return i
  // '14.02.'
  const dot = dotted(text(k)) && reading.word(k + 1) === '.' && reading.tokens[k + 1]?.tight
  if (dot && /^\d\d\.\d\d$/.test(text(k)) && !/^(?:for|costs|from|at|only)$/.test(reading.word(k - 1))) return k + 2
  // '4.7. ab 16 Uhr'
  if (dot && reading.tokens[k + 2] !== undefined && timeEnd(reading, k + 2) > k + 2) return k + 2
  const ranged = dottedRange(reading, k)
  // '2.–30. Mai'
  if (
    dayNumber(text(k)) &&
    reading.word(k + 1) === '.' &&
    isDash(reading.word(k + 2)) &&
    dayNumber(text(k + 3)) &&
    MONTHS.has(at(k + 4))
  )
    return isYear(text(k + 5)) ? k + 6 : k + 5
  if (ranged > k) return ranged
  if (numericDate(text(k)) || /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/u.test(text(k))) return k + 1
  // 'mo-fr 7-18', 'sa 8-14': short names before hours
  const hours = /^\d{1,2}(?:[:.]\d\d)?[-–]\d{1,2}(?:[:.]\d\d)?$/.test(text(k + 1))
  if (SHORT_DAYS.test(at(k)) && (hours || (at(k).includes('-') && /^\d{1,2}(?:[:.]\d\d)?$/.test(text(k + 1)))))
    return k + 1
  // 'Mon-Fri', 'sat–sun' as one word
  if (isDaySpan(at(k))) return k + 1
  for (let guard = 0; guard < 14; guard++) {
    const word = at(k)
    if (word === '') break
    if (day && !number && !month && dotted(text(k))) {
      // 'thursday 23.4.'
      return reading.word(k + 1) === '.' && reading.tokens[k + 1]?.tight ? k + 2 : k + 1
    }
    if (DAYS.has(word) && !month) {
      if (
        DOUBTFUL.has(word) &&
        !sure &&
        !isCapitalOrNumber(reading, k) &&
        !day &&
        !(dayNumber(text(k + 1)) && MONTHS.has(at(k + 2))) &&
        !(MONTHS.has(at(k + 1)) && dayNumber(text(k + 2))) &&
        !pairOfDays(at(k + 1), at(k + 2)) &&
        !(k === i && hoursAt(reading, k + 1))
      )
        break
      if (!DOUBTFUL.has(word) || pairOfDays(at(k + 1), at(k + 2)) || hoursAt(reading, k + 1)) sure = true
      day = true
      k++
    } else if (MONTHS.has(word)) {
      if (month && !joinsRange(reading, k) && !range) break
      range = false
      second = month
      if (
        !number &&
        !day &&
        DOUBTFUL.has(word) &&
        !dayNumber(text(k + 1)) &&
        !dayRange(text(k + 1)) &&
        !isYear(text(k + 1))
      )
        break
      month = true
      k++
    } else if (dayNumber(text(k)) && !forOne(reading, k) && (month || day || monthFollows(reading, k))) {
      if (number && !joinsRange(reading, k) && !(second && MONTHS.has(at(k - 1)))) {
        break
      }
      // 'nov 8 - 8pm'
      const named = MONTHS.has(at(k - 1)) && isDash(reading.word(k + 1)) && reading.tokens[k + 1]?.tight === false
      if (!named && timeEnd(reading, k) > k && !monthFollows(reading, k)) break
      number = true
      k++
    } else if (!number && dayRange(text(k)) && (month || monthFollows(reading, k))) {
      number = true
      k++
    } else if (isYear(text(k)) && (month || day) && !year) {
      year = true
      k++
      break
    } else if (
      k > i &&
      (word === ',' ||
        RANGE_JOINERS.has(word) ||
        word === 'the' ||
        word === 'of' ||
        word === 'de' ||
        word === 'do' ||
        word === 'in')
    ) {
      const next = text(k + 1)
      const lower = at(k + 1)
      const continues =
        DAYS.has(lower) && !month && (word !== ',' || isCapitalOrNumber(reading, k + 1))
          ? true
          : MONTHS.has(lower) &&
              (!month || RANGE_JOINERS.has(word)) &&
              (word !== 'in' || day) &&
              (!DOUBTFUL.has(lower) || number || month || dayNumber(text(k + 2)))
            ? true
            : (word === 'the' || word === ',') && dayNumber(next) && !number && (monthFollows(reading, k + 1) || month)
              ? true
              : (RANGE_JOINERS.has(word) || word === ',') &&
                  dayNumber(next) &&
                  number &&
                  timeEnd(reading, k + 1) === k + 1 &&
                  !(word === ',' && !monthFollows(reading, k + 1)) &&
                  at(k + 2) !== 'people'
                ? true
                : (word === ',' || word === 'of' || word === 'de') && isYear(next) && (month || number)
                  ? true
                  : word === 'the' && dayNumber(next)
      // 'Sunday 22 March / 10–16'
      if (!continues || (word === '/' && !reading.tokens[k]?.tight)) break
      range = word !== ',' && word !== 'of' && word !== 'the' && word !== 'de'
      k++
    } else break
  }
  while (k > i && reading.tokens[k - 1]?.type === 'mark') k--
  while (k > i && (RANGE_JOINERS.has(at(k - 1)) || ['the', 'of', 'de', 'do', 'in'].includes(at(k - 1)))) k--
  if (month && (number || year)) return k
  // 'stationery brand Tuesday', 'called April'
  if (k === i + 1 && NAMED_BY.has(reading.word(i - 1))) return i
  if (day && (number || sure || isCapitalOrNumber(reading, i))) return k
  if (month && sure) return k
  return i
}

/** '27.9.–5.10.': the end, or k. */
function dottedRange(reading: Reading, k: number): number {
  if (!dotted(reading.tokens[k]?.text ?? '')) return k
  let to = k + 1
  if (reading.word(to) === '.') to++
  if (!isDash(reading.word(to)) || !dotted(reading.tokens[to + 1]?.text ?? '')) return k
  return reading.word(to + 2) === '.' && reading.tokens[to + 2]?.tight ? to + 3 : to + 2
}

export function isDaySpan(word: string): boolean {
  if (!word.includes('-')) return false
  const [first = '', last, more] = word.split('-')
  return last !== undefined && more === undefined && DAYS.has(first) && DAYS.has(last)
}

/** 'sat 8pm', 'sat 10-2' */
const hoursAt = (reading: Reading, k: number): boolean =>
  timeEnd(reading, k) > k || /^\d{1,2}[-–]\d{1,2}$/.test(reading.word(k))

/** 'sat & sun', 'sat-sun' */
const pairOfDays = (joint: string, day: string) => ['&', 'and', '-', '–', '+', '/'].includes(joint) && DAYS.has(day)

/** 'Wednesdays 2 for 1': an offer, no day. */
const forOne = (reading: Reading, k: number) => reading.word(k + 1) === 'for' && /^\d/.test(reading.word(k + 2))

function isCapitalOrNumber(reading: Reading, k: number): boolean {
  const token = reading.tokens[k]
  return token !== undefined && /^[\p{Lu}\d]/u.test(token.text)
}

/** A dash or 'to' before token k. */
function joinsRange(reading: Reading, k: number): boolean {
  const before = DAYS.has(reading.word(k - 1)) ? k - 2 : k - 1
  return RANGE_JOINERS.has(reading.word(before)) || reading.word(before) === ','
}
