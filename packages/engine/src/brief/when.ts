/** Dates and times as a prompt writes them. Nothing is computed from them: they are kept word for word. */
import { dateEnd, isDaySpan, SHORT_DAYS } from './dates.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { isAllCaps } from './text.ts'
import { timeEnd } from './times.ts'
import { DAYS, PREFIXES } from './words/calendar.ts'

const BEGINS = words('ends end starts start begins until through till opens opening closes close closing due')

/** What opens and closes: 'Entries close 30 June'. */
const CLOSING = words(
  'entries registration registrations applications submissions exhibition sale offer booking bookings',
)

/** What a range of another language begins with, and what joins it: 'del 23 al 30 de abril'. */
const RANGES: Record<string, string> = { del: 'al', du: 'au', vom: 'bis', dal: 'al', od: 'do' }

/** Takes dates and times, and counts them as facts. */
export function readWhen(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i) || reading.tokens[i]?.type === 'quote') continue
    const to = takeDeadline(reading, i) ?? takeDate(reading, i) ?? takeTime(reading, i)
    if (to !== undefined) i = to - 1
  }
  pairHours(reading)
}

function takeDeadline(reading: Reading, i: number): number | undefined {
  const to = deadlineEnd(reading, i)
  if (to === i) return undefined
  reading.take(i, to, 'request')
  return to
}

function takeDate(reading: Reading, i: number): number | undefined {
  const day = dateEnd(reading, i)
  // 'NO PARKING ON SATURDAY' is one text.
  const shouted = reading.casing === 'mixed' && [i - 2, i - 1, i].every((k) => isAllCaps(reading.tokens[k]))
  if (day === i || shouted) return undefined
  // 'Mondays closed'
  const to = /^(?:closed|only)$/.test(reading.word(day)) && reading.free(day) ? day + 1 : day
  reading.fact('date', leadStart(reading, i, to), to)
  return to
}

function takeTime(reading: Reading, i: number): number | undefined {
  const to = timeEnd(reading, i)
  if (to === i) return undefined
  const leads = (k: number) => {
    const word = reading.word(k)
    // 'open daily 8-6'
    return PREFIXES.has(word) || word === 'daily' || (word === 'at' && PREFIXES.has(reading.word(k - 1)))
  }
  let from = i
  while (from > 0 && i - from < 3 && reading.free(from - 1) && leads(from - 1)) from--
  reading.fact('time', from, to)
  return to
}

/** Where the words begin that belong to a date from token i up to `to`. */
function leadStart(reading: Reading, i: number, to: number): number {
  const before = reading.word(i - 1)
  if (!reading.free(i - 1)) return i
  // 'only this weekend', 'reply by 1 June'
  if (before === 'only') return i - 1
  if (before === 'in' && reading.word(i - 2) === 'only' && reading.free(i - 2)) return i - 2
  if (before === 'by' && REPLIES.has(reading.word(i - 2)) && reading.free(i - 2)) return i - 2
  const joint = RANGES[before]
  if (joint !== undefined) {
    for (let k = i; k < to; k++) if (reading.word(k) === joint) return i - 1
    return i
  }
  // 'early bird until 1 June'
  if (before === 'until' && reading.word(i - 2) === 'bird' && reading.word(i - 3) === 'early') return i - 3
  if (!BEGINS.has(before) || reading.word(i - 2) === 'grand') return i
  return reading.free(i - 2) && CLOSING.has(reading.word(i - 2)) ? i - 2 : i - 1
}

/** 'I need a poster by 5pm': when the work is due, which nobody prints; 'RSVP by May 3' is printed. */
function deadlineEnd(reading: Reading, i: number): number {
  if (reading.word(i - 1) !== 'by') return i
  let asked = false
  for (let k = i - 2; k >= i - 9 && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (REPLIES.has(word)) return i
    if (['need', 'needs', 'want', 'wants', 'deliver', 'due', 'ready', 'done', 'finish'].includes(word)) asked = true
  }
  return asked ? Math.max(dateEnd(reading, i), timeEnd(reading, i)) : i
}

const REPLIES = words('rsvp register apply order book enter submit reply sign pay donate return')

/** 'Mon-Fri 7-19, Sat 8-14': hours stay beside their days where several days have their own. */
function pairHours(reading: Reading): void {
  const when = reading.facts
    .filter((fact) => fact.role === 'date' || fact.role === 'time')
    .sort((a, b) => a.from - b.from)
  const pairs: [Fact, Fact][] = []
  for (const [n, time] of when.entries()) {
    const day = when[n - 1]
    if (day?.role !== 'date' || time.role !== 'time' || day.to < time.from - 1) continue
    if (day.to < time.from && reading.word(day.to) !== ':') continue
    const last = reading.word(day.to - 1)
    if (DAYS.has(last) || isDaySpan(last) || SHORT_DAYS.test(last)) pairs.push([day, time])
  }
  const beside = pairs.filter(
    ([day, time], n) =>
      (isDaySpan(reading.word(day.from)) && day.to === day.from + 1 && day.to === time.from) ||
      HOURS.has(reading.word(day.from - 1)) ||
      near(pairs[n - 1]?.[1].to, day.from) ||
      near(time.to, pairs[n + 1]?.[0].from),
  )
  const days = new Set(beside.map(([day]) => day))
  for (const [day, time] of beside) {
    time.from = day.from
    time.text = reading.slice(time.from, time.to)
    reading.take(time.from, time.to, 'fact')
  }
  if (days.size > 0) reading.drop((fact) => days.has(fact))
}

const HOURS = words('hours open opening opened öffnungszeiten')

const near = (to: number | undefined, from: number | undefined) =>
  to !== undefined && from !== undefined && from - to <= 1
