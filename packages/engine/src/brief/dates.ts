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
  const led = ledDay(reading, i)
  const month = NTH.test(wordAt(reading, i)) && DAYS.has(wordAt(reading, i + 1)) ? monthly(reading, i + 2) : 0
  if (led === 0 && month > i + 2) return month
  const from = i + led
  if (isNoDay(reading, from)) return i
  const whole = wholeDate(reading, from)
  return whole > from ? whole : new DateWords(reading, i, from, led > 0).end()
}

const wordAt = (reading: Reading, k: number): string => (reading.free(k) ? reading.word(k) : '')
const textAt = (reading: Reading, k: number): string => (reading.free(k) ? (reading.tokens[k]?.text ?? '') : '')

/** 'every Sunday', 'six Tuesday evenings', 'every 2nd Wednesday': how many words lead the day. */
function ledDay(reading: Reading, k: number): number {
  const [lead, day, behind] = [wordAt(reading, k), wordAt(reading, k + 1), wordAt(reading, k + 2)]
  if (DAYS.has(day) && (COUNTS.has(lead) ? severalDays(day, behind) : LEADS.has(lead))) return 1
  return LEADS.has(lead) && NTH.test(day) && DAYS.has(behind) ? 2 : 0
}

/** Words for days and numbers that tell none. */
function isNoDay(reading: Reading, k: number): boolean {
  const word = wordAt(reading, k)
  if (countsOn(reading, k) || namesEvent(reading, k)) return true
  // 'ages 8-14 july 6-10'
  if (/^(?:ages?|aged|grades?|years?|under|over)$/.test(reading.word(k - 1)) && /^\d/.test(textAt(reading, k)))
    return true
  // 'Sun and a person in a meadow': what shines.
  if (/^(?:sun|sat|may|march)$/.test(word) && reading.opens(k) && PICTURED.has(reading.word(k + 1)))
    if (!DAYS.has(reading.word(k + 2))) return true
  if (!DAYS.has(word)) return false
  // 'Black Friday', 'Taco Tuesday': a name of a day.
  if (FEASTS.has(reading.word(k - 1))) return true
  // 'Salsa Sundays': a name, too.
  const named = reading.capital(k) && reading.capital(k - 1) && reading.free(k - 1) && !reading.opens(k - 1)
  return word.endsWith('days') && named && !DAYS.has(reading.word(k - 1))
}

/** A date in figures, or days in one word: '14.02.', '2.–30. Mai', '2026-03-01', 'Mon-Fri', 'mo-fr 7-18'; its end, or k. */
function wholeDate(reading: Reading, k: number): number {
  const text = (at: number) => textAt(reading, at)
  const word = wordAt(reading, k)
  const dot = dotted(text(k)) && reading.word(k + 1) === '.' && reading.tokens[k + 1]?.tight
  if (dot && /^\d\d\.\d\d$/.test(text(k)) && !/^(?:for|costs|from|at|only)$/.test(reading.word(k - 1))) return k + 2
  // '4.7. ab 16 Uhr'
  if (dot && reading.tokens[k + 2] !== undefined && timeEnd(reading, k + 2) > k + 2) return k + 2
  const days =
    dayNumber(text(k)) && reading.word(k + 1) === '.' && isDash(reading.word(k + 2)) && dayNumber(text(k + 3))
  if (days && MONTHS.has(wordAt(reading, k + 4))) return isYear(text(k + 5)) ? k + 6 : k + 5
  const ranged = dottedRange(reading, k)
  if (ranged > k) return ranged
  if (numericDate(text(k)) || /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/u.test(text(k))) return k + 1
  const hours = /^\d{1,2}(?:[:.]\d\d)?[-–]\d{1,2}(?:[:.]\d\d)?$/.test(text(k + 1))
  const hour = word.includes('-') && /^\d{1,2}(?:[:.]\d\d)?$/.test(text(k + 1))
  return (SHORT_DAYS.test(word) && (hours || hour)) || isDaySpan(word) ? k + 1 : k
}

const SMALL = words('the of de do in')
const MOST_WORDS = 14

/** The words of one date, read one by one: weekday, day, month, year, and what joins two of them. */
class DateWords {
  private readonly reading: Reading
  private readonly from: number
  private k: number
  /** A word that can be no other: 'every', a weekday in full. */
  private sure: boolean
  private month = false
  private number = false
  private day = false
  private year = false
  private range = false
  /** 'July 7 - August 1': another month. */
  private second = false

  constructor(reading: Reading, from: number, at: number, sure: boolean) {
    this.reading = reading
    this.from = from
    this.k = at
    this.sure = sure
  }

  end(): number {
    for (let n = 0; n < MOST_WORDS && this.word() !== ''; n++) {
      // 'thursday 23.4.'
      if (this.day && !this.number && !this.month && dotted(this.text()))
        return this.reading.word(this.k + 1) === '.' && this.reading.tokens[this.k + 1]?.tight ? this.k + 2 : this.k + 1
      if (!this.goesOn()) break
      this.k++
      if (this.year) break
    }
    return this.trimmed()
  }

  private word(ahead = 0): string {
    return wordAt(this.reading, this.k + ahead)
  }

  private text(ahead = 0): string {
    return textAt(this.reading, this.k + ahead)
  }

  /** The word belongs to the date. */
  private goesOn(): boolean {
    const word = this.word()
    if (DAYS.has(word) && !this.month) return this.takesDay(word)
    if (MONTHS.has(word)) return this.takesMonth(word)
    const monthNear = this.month || monthFollows(this.reading, this.k)
    if (dayNumber(this.text()) && !forOne(this.reading, this.k) && (this.day || monthNear)) return this.takesNumber()
    if (!this.number && dayRange(this.text()) && monthNear) {
      this.number = true
      return true
    }
    if (isYear(this.text()) && (this.month || this.day)) {
      this.year = true
      return true
    }
    return this.k > this.from && this.takesJoint(word)
  }

  private takesDay(word: string): boolean {
    const { reading, k } = this
    const pair = pairOfDays(this.word(1), this.word(2))
    const hours = hoursAt(reading, k + 1)
    const doubtful = DOUBTFUL.has(word)
    const dated =
      (dayNumber(this.text(1)) && MONTHS.has(this.word(2))) || (MONTHS.has(this.word(1)) && dayNumber(this.text(2)))
    const told = this.sure || this.day || isCapitalOrNumber(reading, k) || dated || pair || (k === this.from && hours)
    if (doubtful && !told) return false
    if (!doubtful || pair || hours) this.sure = true
    this.day = true
    return true
  }

  private takesMonth(word: string): boolean {
    if (this.month && !joinsRange(this.reading, this.k) && !this.range) return false
    this.range = false
    this.second = this.month
    const dated = dayNumber(this.text(1)) || dayRange(this.text(1)) || isYear(this.text(1))
    if (!this.number && !this.day && DOUBTFUL.has(word) && !dated) return false
    this.month = true
    return true
  }

  private takesNumber(): boolean {
    const { reading, k } = this
    const behindMonth = MONTHS.has(this.word(-1))
    if (this.number && !joinsRange(reading, k) && !(this.second && behindMonth)) return false
    // 'nov 8 - 8pm'
    const named = behindMonth && isDash(reading.word(k + 1)) && reading.tokens[k + 1]?.tight === false
    if (!named && timeEnd(reading, k) > k && !monthFollows(reading, k)) return false
    this.number = true
    return true
  }

  /** ',', 'of', 'to', '–': what stands behind it goes on with the date. */
  private takesJoint(word: string): boolean {
    if (word !== ',' && !RANGE_JOINERS.has(word) && !SMALL.has(word)) return false
    // 'Sunday 22 March / 10–16'
    if (!this.continues(word) || (word === '/' && !this.reading.tokens[this.k]?.tight)) return false
    this.range = word !== ',' && word !== 'of' && word !== 'the' && word !== 'de'
    return true
  }

  private continues(word: string): boolean {
    const { reading, k } = this
    const [next, lower] = [this.text(1), this.word(1)]
    const ranges = RANGE_JOINERS.has(word)
    const [comma, the] = [word === ',', word === 'the']
    if (DAYS.has(lower) && !this.month && (!comma || isCapitalOrNumber(reading, k + 1))) return true
    const monthTold = !DOUBTFUL.has(lower) || this.number || this.month || dayNumber(this.text(2))
    if (MONTHS.has(lower) && (!this.month || ranges) && (word !== 'in' || this.day) && monthTold) return true
    if (dayNumber(next)) {
      const monthNear = this.month || monthFollows(reading, k + 1)
      if ((the || comma) && !this.number && monthNear) return true
      const free = timeEnd(reading, k + 1) === k + 1 && this.word(2) !== 'people'
      if ((ranges || comma) && this.number && free && (!comma || monthFollows(reading, k + 1))) return true
      return the
    }
    return (comma || word === 'of' || word === 'de') && isYear(next) && (this.month || this.number)
  }

  /** Where it ends, without what joins nothing; where it began, if it is none after all. */
  private trimmed(): number {
    const { reading, from } = this
    let k = this.k
    while (k > from && reading.tokens[k - 1]?.type === 'mark') k--
    while (k > from && (RANGE_JOINERS.has(wordAt(reading, k - 1)) || SMALL.has(wordAt(reading, k - 1)))) k--
    if (this.month && (this.number || this.year)) return k
    // 'stationery brand Tuesday', 'called April'
    if (k === from + 1 && NAMED_BY.has(reading.word(from - 1))) return from
    if (this.day && (this.number || this.sure || isCapitalOrNumber(reading, from))) return k
    return this.month && this.sure ? k : from
  }
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
