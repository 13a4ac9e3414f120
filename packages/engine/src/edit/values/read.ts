/** Values in words, as data: dates, times, money, shares and counts, of messages and of designs alike. */
import {
  DAYPARTS,
  DAYS_BY_LANGUAGE,
  HOURS,
  isTens,
  MONEY,
  MONTHS_BY_LANGUAGE,
  NO_COUNTS,
  NTHS,
  NUMBERS,
} from '../../language/lexicon/value-words.ts'

export type Value =
  /** `day` of the month from 1, `until` the last day of several, `month` from 0, `weekday` from 0 (Monday). */
  | { kind: 'date'; day?: number; until?: number; month?: number; weekday?: number; year?: number }
  /** Minutes since midnight; `open`: whether before or after noon is not said. */
  | { kind: 'time'; minutes: number; open?: true }
  | { kind: 'money'; amount: number; sign: string }
  | { kind: 'percent'; amount: number }
  /** `unit`: the stem of what is counted. */
  | { kind: 'count'; amount: number; unit: string }
  /** A number that does not say what it is; `clock`: the minutes since midnight that '7.30' may be. */
  | { kind: 'number'; amount: number; clock?: number }
  /** Later or earlier than what stands there: minutes, or days. */
  | { kind: 'shift'; of: 'time' | 'date'; by: number }

/** A value with its range of characters. */
export interface ValueAt {
  value: Value
  words: string
  from: number
  to: number
}

interface Word {
  text: string
  lower: string
  from: number
  to: number
}

const WORD = /\d+(?:[.,:]\d+)*|[ap]\.m\.|\p{L}+(?:['’]\p{L}+)?|[€£$¥%]/giu

/** The values of a text in their order; what one took is no part of another. */
export function readValues(text: string): ValueAt[] {
  const words = [...text.matchAll(WORD)].map(
    ([word], i, all): Word => ({
      text: word,
      lower: word.toLowerCase().replaceAll('.', word.length === 4 && /^[ap]/i.test(word) ? '' : '.'),
      from: all[i]?.index ?? 0,
      to: (all[i]?.index ?? 0) + word.length,
    }),
  )
  const found: ValueAt[] = []
  for (let i = 0; i < words.length; ) {
    const read = isInside(words, i, text) ? undefined : READERS.map((one) => one(words, i, text)).find(Boolean)
    if (!read) {
      i++
      continue
    }
    const [first, last] = [words[i], words[read.to - 1]]
    if (first && last)
      found.push({ value: read.value, words: text.slice(first.from, last.to), from: first.from, to: last.to })
    i = read.to
  }
  return found
}

/** Of an address, a number to call, a house, the code of a colour: no value by itself. */
function isInside(words: readonly Word[], i: number, text: string): boolean {
  const word = words[i]
  if (!word) return true
  if (/[@/+]$|#[\da-f]*$|[\p{L}\d][-.]$/iu.test(text.slice(0, word.from)) && !/[–-]$/.test(text.slice(0, word.from)))
    return true
  if (/^[@]|^\.\p{L}/u.test(text.slice(word.to))) return true
  const [before, behind] = [text.slice(0, word.from), text.slice(word.from)]
  const run = (/[+\d][\d\s().-]*$/.exec(before)?.[0] ?? '') + (/^[+\d][\d\s().-]*/.exec(behind)?.[0] ?? '')
  return run.replace(/\D/g, '').length >= 7
}

type Read = { value: Value; to: number } | undefined
type Reader = (words: readonly Word[], i: number, text: string) => Read

const gap = (words: readonly Word[], i: number, text: string) => text.slice(words[i]?.to ?? 0, words[i + 1]?.from ?? 0)
const lowerAt = (words: readonly Word[], i: number) => words[i]?.lower ?? ''

/** A number in figures or in words, and where it ends. */
function numberAt(words: readonly Word[], i: number): { amount: number; to: number } | undefined {
  const { lower } = words[i] ?? { lower: '' }
  if (/^\d/.test(lower)) {
    const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(lower) ? lower.replace(/[.,]/g, '') : lower.replace(',', '.')
    return lower.includes(':') ? undefined : { amount: Number(plain), to: i + 1 }
  }
  const said = NUMBERS.get(lower)
  if (said === undefined) return undefined
  const next = NUMBERS.get(lowerAt(words, i + 1))
  return isTens(lower) && next !== undefined && next > 0 && next < 10
    ? { amount: said + next, to: i + 2 }
    : { amount: said, to: i + 1 }
}

/** English names are cut short, too. */
function nameAt([english = [], ...others]: readonly (readonly string[])[], word: string): number {
  if (word.length < 3) return -1
  const own = english.findIndex((name) => name === word || (word.length < 6 && name.startsWith(word)))
  return others.reduce((found, names) => (found < 0 ? names.indexOf(word) : found), own)
}
const monthAt = (words: readonly Word[], i: number) => {
  const { text = '', lower = '' } = words[i] ?? {}
  // "it may", "march on": a month is written large, or stands beside its day.
  return text === '' ? -1 : nameAt(MONTHS_BY_LANGUAGE, lower)
}
const weekdayAt = (words: readonly Word[], i: number) =>
  nameAt(DAYS_BY_LANGUAGE, lowerAt(words, i).replace(/(?<=day)s$/, ''))

/** A day of a month: '12', '12th', 'twelfth'. */
function dayAt(words: readonly Word[], i: number, text: string): { day: number; to: number; nth: boolean } | undefined {
  const word = words[i]
  const named = NTHS.get(word?.lower ?? '')
  if (named) return { day: named, to: i + 1, nth: true }
  if (!word || !/^\d{1,2}$/.test(word.text) || Number(word.text) < 1 || Number(word.text) > 31) return undefined
  const nth = /^(?:st|nd|rd|th)$/.test(lowerAt(words, i + 1)) && gap(words, i, text) === ''
  return { day: Number(word.text), to: i + (nth ? 2 : 1), nth }
}

const date: Reader = (words, i, text) => {
  const weekday = weekdayAt(words, i)
  if (weekday < 0) return dayOfMonth(words, i, text, {})
  const at = lowerAt(words, i + 1) === 'the' ? i + 2 : i + 1
  const dated = dayOfMonth(words, at, text, { weekday })
  // "the sun", "we sat": alone and in small letters it is no day.
  return (
    dated ??
    (/^(?:sun|sat|wed)$/.test(words[i]?.text ?? '') ? undefined : { value: { kind: 'date', weekday }, to: i + 1 })
  )
}

/** '12 June', 'the 12th', 'June 12'. */
function dayOfMonth(words: readonly Word[], at: number, text: string, known: { weekday?: number }): Read {
  const base = { kind: 'date' as const, ...known }
  const named = monthAt(words, at)
  if (named >= 0) {
    const behind = daysAt(words, at + 1, text)
    return behind && { value: { ...base, month: named, ...behind.days }, to: behind.to }
  }
  const day = daysAt(words, at, text)
  if (!day) return undefined
  const of = lowerAt(words, day.to) === 'of' ? day.to + 1 : day.to
  const month = monthAt(words, of)
  if (month >= 0) return withYear({ ...base, ...day.days, month }, words, of + 1)
  // 'Saturday 14, Sunday 15 March'
  if (
    known.weekday !== undefined &&
    weekdayAt(words, day.to) >= 0 &&
    /^\.?\s*[,&/]\s*$/.test(gap(words, day.to - 1, text))
  )
    return { value: { ...base, ...day.days }, to: day.to }
  // "the second one" is no date.
  return day.nth && /\d/.test(words[at]?.text ?? '') ? { value: { ...base, ...day.days }, to: day.to } : undefined
}

/** What joins the first and the last of several days. */
const TO = /^\s*[–—-]\s*$/

/** One day or several: '12', '12–14', '12th to 14th'. */
function daysAt(words: readonly Word[], i: number, text: string) {
  const first = dayAt(words, i, text)
  if (!first) return undefined
  const isSpoken = /^(?:to|until|till)$/.test(lowerAt(words, first.to))
  const isJoined = isSpoken || TO.test(gap(words, first.to - 1, text))
  const spoken = first.to + (lowerAt(words, first.to + 1) === 'the' ? 2 : 1)
  const last = isJoined ? dayAt(words, isSpoken ? spoken : first.to, text) : undefined
  if (!last || last.day <= first.day) return { days: { day: first.day }, nth: first.nth, to: first.to }
  return { days: { day: first.day, until: last.day }, nth: first.nth || last.nth, to: last.to }
}

function withYear(value: Extract<Value, { kind: 'date' }>, words: readonly Word[], to: number): Read {
  const year = /^(?:19|20)\d\d$/.test(lowerAt(words, to)) ? Number(lowerAt(words, to)) : undefined
  return year === undefined ? { value, to } : { value: { ...value, year }, to: to + 1 }
}

const NOON = 12 * 60

const time: Reader = (words, i, text) => {
  const word = lowerAt(words, i)
  if (word === 'noon' || word === 'midnight')
    return { value: { kind: 'time', minutes: word === 'noon' ? NOON : 0 }, to: i + 1 }
  const past = pastHour(words, i)
  if (past) return halved(past.minutes, words, past.to, text)
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(word)
  if (clock && Number(clock[1]) < 24 && Number(clock[2]) < 60) {
    const minutes = Number(clock[1]) * 60 + Number(clock[2])
    const half = halfAt(words, i + 1, text)
    if (half || word.includes(':')) return halved(minutes, words, i + 1, text)
    return undefined
  }
  const hour = numberAt(words, i)
  if (!hour || hour.amount > 24 || !Number.isInteger(hour.amount)) return undefined
  if (HOURS.has(lowerAt(words, hour.to))) return hoursAt(words, hour, text)
  const clocked = /^o['’]?clock$/.test(lowerAt(words, hour.to)) ? hour.to + 1 : hour.to
  const half = halfAt(words, clocked, text)
  return half || clocked > hour.to ? halved(hour.amount * 60, words, clocked, text) : undefined
}

/** '14 Uhr', '18h', '18h30'. */
function hoursAt(words: readonly Word[], { amount, to }: { amount: number; to: number }, text: string): Read {
  const rest =
    /^[0-5]\d$/.test(lowerAt(words, to + 1)) && gap(words, to, text) === '' ? Number(lowerAt(words, to + 1)) : 0
  return { value: { kind: 'time', minutes: amount * 60 + rest }, to: to + (rest > 0 ? 2 : 1) }
}

/** "half past six", "quarter to eight", "ten past nine". */
function pastHour(words: readonly Word[], i: number): { minutes: number; to: number } | undefined {
  const lead = lowerAt(words, i) === 'a' ? i + 1 : i
  const word = lowerAt(words, lead)
  const told = word === 'half' ? 30 : word === 'quarter' ? 15 : numberAt(words, lead)?.amount
  const way = lowerAt(words, lead + 1)
  // "half 2", as it is said in Britain.
  const bare = word === 'half' ? lowerAt(words, lead + 1) : ''
  if (/^(?:[1-9]|1[0-2])$/.test(bare)) return { minutes: Number(bare) * 60 + 30, to: lead + 2 }
  const hour = numberAt(words, lead + 2)
  if (
    told === undefined ||
    told >= 60 ||
    !hour ||
    hour.amount > 12 ||
    !/^\d{1,2}$|^\p{L}+$/u.test(lowerAt(words, lead + 2))
  )
    return undefined
  if (way === 'past') return { minutes: hour.amount * 60 + told, to: hour.to }
  return way === 'to' && word !== 'half' && (word === 'quarter' || NUMBERS.has(word))
    ? { minutes: hour.amount * 60 - told, to: hour.to }
    : undefined
}

/** 'pm', 'in the evening', 'at night'. */
function halfAt(words: readonly Word[], i: number, text: string): { half: 'am' | 'pm'; to: number } | undefined {
  const word = lowerAt(words, i)
  if ((word === 'am' || word === 'pm') && /^ ?$/.test(gap(words, i - 1, text))) return { half: word, to: i + 1 }
  const at = word === 'in' && lowerAt(words, i + 1) === 'the' ? i + 2 : word === 'at' ? i + 1 : undefined
  const half = at === undefined ? undefined : DAYPARTS.get(lowerAt(words, at))
  return at !== undefined && half ? { half, to: at + 1 } : undefined
}

function halved(minutes: number, words: readonly Word[], i: number, text: string): Read {
  const half = halfAt(words, i, text)
  if (!half) return { value: { kind: 'time', minutes, ...(minutes < 13 * 60 && { open: true as const }) }, to: i }
  const day = minutes % NOON
  return { value: { kind: 'time', minutes: half.half === 'pm' ? day + NOON : day }, to: half.to }
}

const money: Reader = (words, i) => {
  const before = /^[€£$¥]$/.test(lowerAt(words, i)) ? MONEY.get(lowerAt(words, i)) : undefined
  const amount = numberAt(words, before ? i + 1 : i)
  if (!amount) return undefined
  if (before) return { value: { kind: 'money', amount: amount.amount, sign: before }, to: amount.to }
  const behind = MONEY.get(lowerAt(words, amount.to))
  if (!behind) return undefined
  return { value: { kind: 'money', amount: amount.amount, sign: behind }, to: amount.to + 1 }
}

const percent: Reader = (words, i) => {
  const amount = numberAt(words, i)
  if (!amount) return undefined
  const sign = lowerAt(words, amount.to)
  const to =
    sign === '%' || sign === 'percent'
      ? amount.to + 1
      : sign === 'per' && lowerAt(words, amount.to + 1) === 'cent'
        ? amount.to + 2
        : undefined
  return to === undefined ? undefined : { value: { kind: 'percent', amount: amount.amount }, to }
}

/** "an hour later", "two days earlier". */
const shift: Reader = (words, i) => {
  const half = lowerAt(words, i) === 'half' ? 0.5 : 1
  const at = half < 1 ? i + 1 : i
  const many = /^an?$/.test(lowerAt(words, at)) ? { amount: 1, to: at + 1 } : numberAt(words, at)
  const unit = SHIFTS.get(lowerAt(words, many?.to ?? -1).replace(/s$/, ''))
  const way = lowerAt(words, (many?.to ?? -1) + 1)
  if (!many || !unit || (way !== 'later' && way !== 'earlier')) return undefined
  const by = unit.by * many.amount * half * (way === 'later' ? 1 : -1)
  return { value: { kind: 'shift', of: unit.of, by }, to: many.to + 2 }
}
const SHIFTS = new Map<string, { of: 'time' | 'date'; by: number }>([
  ['minute', { of: 'time', by: 1 }],
  ['hour', { of: 'time', by: 60 }],
  ['day', { of: 'date', by: 1 }],
  ['week', { of: 'date', by: 7 }],
])

const count: Reader = (words, i, text) => {
  const amount = numberAt(words, i)
  if (!amount) return undefined
  const unit = lowerAt(words, amount.to)
  const counted =
    Number.isInteger(amount.amount) && /^\p{L}{3,}$/u.test(unit) && /^[ -]$/.test(gap(words, amount.to - 1, text))
  if (NO_COUNTS.has(unit)) return { value: { kind: 'count', amount: amount.amount, unit: '' }, to: amount.to + 1 }
  if (counted && /s$/.test(unit) && !/(?:ss|us|is)$/.test(unit))
    return { value: { kind: 'count', amount: amount.amount, unit: unit.replace(/s$/, '') }, to: amount.to }
  const clock = /^(\d|1\d|2[0-3])\.([0-5]\d)$/.exec(lowerAt(words, i))
  const minutes = clock && { clock: Number(clock[1]) * 60 + Number(clock[2]) }
  return { value: { kind: 'number', amount: amount.amount, ...minutes }, to: amount.to }
}

const READERS: readonly Reader[] = [shift, date, time, money, percent, count]

/** Whether two values say the same, as far as both say it. */
export function isSame(a: Value, b: Value): boolean {
  if (a.kind === 'date' && b.kind === 'date') {
    const both = (['day', 'month', 'weekday'] as const).filter((key) => a[key] !== undefined && b[key] !== undefined)
    if (a.until !== b.until) return false
    return both.length > 0 && both.every((key) => a[key] === b[key])
  }
  if (a.kind === 'time' && b.kind === 'time')
    return a.open || b.open ? a.minutes % NOON === b.minutes % NOON : a.minutes === b.minutes
  if (a.kind === 'number' || b.kind === 'number') return amountOf(a) !== undefined && amountOf(a) === amountOf(b)
  if (a.kind === 'count' && b.kind === 'count') return a.amount === b.amount && a.unit === b.unit
  return a.kind === b.kind && amountOf(a) !== undefined && amountOf(a) === amountOf(b)
}

/** The number of a value: of a time its hour, of a date its day. */
function amountOf(value: Value): number | undefined {
  if (value.kind === 'date') return value.day
  if (value.kind === 'time') return value.minutes % 60 === 0 ? ((value.minutes / 60 - 1) % 12) + 1 : undefined
  return value.kind === 'shift' ? undefined : value.amount
}
