/** How far a time, or a range of times, reaches. */
import { isDash, monthFollows } from './day-numbers.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { spokenTimeEnd, timeTailEnd } from './spoken-times.ts'
import { DAYS, PREFIXES, RANGE_JOINERS } from './words/calendar.ts'

const CLOCK = /^(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[ap]m|h)?$/i

const HOUR = /^(?:0?[1-9]|1[0-2])(?::[0-5]\d|\.[0-5]\d)?(?:am|pm|a\.m\.?|p\.m\.?)$/i

const HOUR_RANGE = /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?(?:am|pm|h)?-(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?(?:am|pm|h)?$/i

/** 'noon-4pm' as one word */
const NAMED_RANGE =
  /^(?:noon|midnight)[-–](?:\d{1,2}(?::\d\d)?(?:am|pm)?|midnight)$|^\d{1,2}(?::\d\d)?(?:am|pm)?[-–](?:noon|midnight|late)$/i

const HALF = words(`am pm a.m. p.m. a.m p.m o'clock uhr hrs h`)

const NAMED = new Set(['noon', 'midnight', 'late', 'sunset', 'sunrise', 'dusk', 'dawn'])

const AFTER = words(', in at on | · ; ( with')

/** What other languages say before an hour. */
const CLOCKED = words('kl kl. godz godz. ore às dalle alle')

/** The end of a time or a range of times that begins at token i, or i. */
export function timeEnd(reading: Reading, i: number): number {
  // 'Mon–Fri 10–19': hours behind a day.
  const span = (n: number) => /^\d{1,2}$/.test(reading.tokens[n]?.text ?? '') && reading.free(n)
  const dated =
    DAYS.has(reading.word(i - 1)) ||
    reading.facts.some(
      (fact) => fact.role === 'date' && (fact.to === i || (fact.to === i - 1 && /^[/|·]$/.test(reading.word(i - 1)))),
    )
  if (dated && span(i) && isDash(reading.word(i + 1)) && span(i + 2) && !monthFollows(reading, i))
    return HALF.has(reading.word(i + 3)) ? i + 4 : i + 3
  // 'on 4 November between 9 and 17'
  const bounds = reading.word(i) === 'between' && span(i + 1) && reading.word(i + 2) === 'and' && span(i + 3)
  if (bounds && reading.free(i) && reading.has('date')) return HALF.has(reading.word(i + 4)) ? i + 5 : i + 4
  let k = Math.max(oneTime(reading, i, false), spokenTimeEnd(reading, i))
  if (k === i) return i
  for (let guard = 0; guard < 4; guard++) {
    const word = reading.word(k)
    if (RANGE_JOINERS.has(word) || ['til', "'til"].includes(word)) {
      const next = oneTime(reading, k + 1, word !== 'and' && word !== '&')
      if (next === k + 1) break
      k = next
    } else break
  }
  // '7-9' alone is no time.
  return timeTailEnd(reading, k)
}

/** 'Saturday 7 November, 11-18.': hours in a clause of their own. */
function behindComma(reading: Reading, i: number): boolean {
  const next = reading.tokens[i + 1]
  return /^[,/|·.–—-]$/.test(reading.word(i - 1)) && (next === undefined || reading.ends(i + 1) || next.type === 'mark')
}

/** One way to write a time. `text` is that of token i, where it begins; answers its end, or undefined where it is none. */
type Way = (reading: Reading, i: number, text: string) => number | undefined

/** Right behind a date, or behind a mark that parts the two. */
const datedBefore = (reading: Reading, i: number): boolean =>
  reading.facts.some(({ role, to }) => role === 'date' && (to === i || (to === i - 1 && behindComma(reading, i))))

/** With the half of the day behind it: '7 pm'. */
const withHalf = (reading: Reading, i: number): number => (HALF.has(reading.word(i + 1)) ? i + 2 : i + 1)

const closesAt = (reading: Reading, k: number): boolean => reading.tokens[k] === undefined || reading.ends(k)

const PROPORTIONS = new Set(['16:9', '4:5', '1:1'])

/** '19:30', '7.30 pm', 'from 18.00' */
function clockTime(reading: Reading, i: number, text: string): number | undefined {
  if (!CLOCK.test(text) || PROPORTIONS.has(text)) return undefined
  const sure =
    /[:h]/i.test(text) || HALF.has(reading.word(i + 1)) || /^(?:at|from|um|à|alle)$/.test(reading.word(i - 1))
  return sure || datedBefore(reading, i) ? withHalf(reading, i) : undefined
}

/** '9-5' where hours are meant: 'open 9-5', '10-16 daily' */
function hourRange(reading: Reading, i: number, text: string): number | undefined {
  if (!HOUR_RANGE.test(text)) return undefined
  const before = reading.word(i - 1)
  const sure =
    /[apm:h]/i.test(text) ||
    HALF.has(reading.word(i + 1)) ||
    /^(?:from|hours|open|opening|daily)$/.test(before) ||
    /^(?:daily|weekdays)$/.test(reading.word(i + 1)) ||
    CLOCKED.has(before)
  return sure || datedBefore(reading, i) ? withHalf(reading, i) : undefined
}

/** 'Every Sunday morning at 9', '12 July at dusk' */
function atBehindDate(reading: Reading, i: number, text: string): number | undefined {
  if (reading.word(i - 1) !== 'at' || !reading.facts.some(({ role, to }) => role === 'date' && to === i - 1))
    return undefined
  const closed = closesAt(reading, i + 1) || AFTER.has(reading.word(i + 1))
  return closed && (/^(?:[1-9]|1\d|2[0-3])$/.test(text) || NAMED.has(reading.word(i))) ? i + 1 : undefined
}

/** 'Doors 8 / Show 9.', 'doors at 8' */
function doorsAt(reading: Reading, i: number, text: string): number | undefined {
  if (!/^(?:[1-9]|1[0-2])$/.test(text)) return undefined
  const shut = closesAt(reading, i + 1) || /^[,/|·]$/.test(reading.word(i + 1))
  const begins = shut && /^(?:doors|show|showtime|start|starts)$/.test(reading.word(i - 1))
  return begins || (reading.word(i - 1) === 'at' && PREFIXES.has(reading.word(i - 2))) ? i + 1 : undefined
}

/** '7 till late', '7 pm', the first of '7 to 9pm' */
function bareHour(reading: Reading, i: number, text: string): number | undefined {
  if (!/^(?:[01]?\d|2[0-4])$/.test(text)) return undefined
  const next = reading.word(i + 1)
  if (/^(?:till|til|until)$/.test(next) && NAMED.has(reading.word(i + 2))) return i + 1
  if (HALF.has(next)) return i + 2
  if (!isDash(next) && next !== 'to') return undefined
  const last = reading.tokens[i + 2]?.text ?? ''
  const hour = HOUR.test(last) || /^\d{1,2}h$/i.test(last) || (/^\d{1,2}$/.test(last) && HALF.has(reading.word(i + 3)))
  return hour ? i + 1 : undefined
}

/** 'until midnight', '20 September, noon' */
function middleOfDay(reading: Reading, i: number, text: string): number | undefined {
  if (!/^(?:noon|midnight)$/.test(text)) return undefined
  const led = /^(?:at|until|till|from|by)$/.test(reading.word(i - 1))
  const dated =
    reading.facts.some(({ role, to }) => role === 'date' && to >= i - 1 && to <= i) &&
    (closesAt(reading, i + 1) || /^[,·|;\n]$/.test(reading.word(i + 1)))
  return led || dated ? i + 1 : undefined
}

const WAYS: readonly Way[] = [
  (_, i, text) => (HOUR.test(text) || NAMED_RANGE.test(text) ? i + 1 : undefined),
  clockTime,
  hourRange,
  // 'kl 10', 'ore 21'
  (reading, i, text) =>
    CLOCKED.has(reading.word(i - 1)) && /^(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?$/.test(text) ? i + 1 : undefined,
  atBehindDate,
  doorsAt,
  bareHour,
  (_, i, text) => (/^(?:[01]?\d|2[0-4])h$/i.test(text) ? i + 1 : undefined),
  middleOfDay,
]

/** The end of one time that begins at token i, or i. @param inRange behind 'from 7 to': 'late' is a time there, too */
function oneTime(reading: Reading, i: number, inRange: boolean): number {
  const token = reading.tokens[i]
  if (token === undefined || !reading.free(i)) return i
  if (inRange && NAMED.has(token.lower)) return i + 1
  for (const way of WAYS) {
    const end = way(reading, i, token.text)
    if (end !== undefined) return end
  }
  return i
}
