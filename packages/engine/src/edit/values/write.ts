/** A value written as the one was whose place it takes: '8 pm' for half past seven is '7:30 pm', '€18' for 22 is '€22'. */
import { capitalised } from '../../base/words.ts'
import {
  DAYS_BY_LANGUAGE,
  MONTH_LENGTHS,
  MONTH_NAMES,
  MONTHS_BY_LANGUAGE,
  NUMBERS,
} from '../../language/lexicon/value-words.ts'
import type { Value, ValueAt } from './read.ts'

/** Undefined where the one cannot stand in the place of the other. */
export function written(fresh: ValueAt, old: ValueAt): string | undefined {
  const value = asKindOf(fresh.value, old.value)
  const was = old.value
  if (!value) return undefined
  // What is written as copy is written stands as it was said.
  if (fresh.value.kind === was.kind && AS_COPY[was.kind]?.test(fresh.words)) return fresh.words
  if (value.kind === 'time' && was.kind === 'time') return clock(value.minutes, old.words)
  if (value.kind === 'date' && was.kind === 'date') {
    const isOne = value.until === undefined && was.until === undefined
    return (isOne ? day : days)(value, was, fresh, old.words)
  }
  if (value.kind === 'money' && was.kind === 'money') return price(value, was, fresh, old.words)
  if ((value.kind === 'percent' && was.kind === 'percent') || (value.kind === 'count' && was.kind === 'count'))
    return figures(value.amount, old.words)
  return value.kind === 'number' && was.kind === 'number' ? figures(value.amount, old.words) : undefined
}

/** Values as they are written, and not only spoken. */
const AS_COPY: Readonly<Partial<Record<Value['kind'], RegExp>>> = {
  time: /^\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\.?$|^\d{1,2}:\d{2}$|^noon$|^midnight$/i,
  date: /^(?:\p{L}{3,} )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,}(?:,? \d{4})?$|^\p{Lu}\p{L}{2,} \d{1,2}(?:st|nd|rd|th)?$/u,
}

const [HOUR, HALF_DAY, DAY] = [60, 12 * 60, 24 * 60]

/** The new value as one of the old one's kind: "eight" is a time where a time stood, and in its half of the day. */
export function asKindOf(value: Value, old: Value): Value | undefined {
  if (value.kind === 'shift') return shifted(value, old)
  if (old.kind === 'time') return asTime(value, old.minutes)
  if (value.kind === 'number') return ofNumber(value.amount, old)
  if (old.kind === 'count' && value.kind === 'count') return value.unit === old.unit ? value : undefined
  return value.kind === old.kind ? value : undefined
}

/** An hour without its half of the day is one of the half in which the old one lay. */
function asTime(value: Value, old: number): Value | undefined {
  if (value.kind === 'number' && value.clock !== undefined)
    return asTime({ kind: 'time', minutes: value.clock, ...(value.clock < 13 * HOUR && { open: true }) }, old)
  const isHour = value.kind === 'number' && value.amount >= 1 && value.amount <= 24 && Number.isInteger(value.amount)
  const minutes = value.kind === 'time' ? value.minutes : isHour ? value.amount * HOUR : undefined
  if (minutes === undefined) return undefined
  // "12 to 4": noon.
  const isNoon = value.kind === 'number' && minutes === HALF_DAY
  const isOpen = value.kind === 'time' ? value.open : minutes < 13 * HOUR && !isNoon
  return { kind: 'time', minutes: isOpen ? (minutes % HALF_DAY) + (old >= HALF_DAY ? HALF_DAY : 0) : minutes }
}

function ofNumber(amount: number, old: Value): Value | undefined {
  if (old.kind === 'money') return { kind: 'money', amount, sign: old.sign }
  if (old.kind === 'percent' || old.kind === 'number') return { kind: old.kind, amount }
  return old.kind === 'count' ? { ...old, amount } : undefined
}

function shifted({ of, by }: Extract<Value, { kind: 'shift' }>, old: Value): Value | undefined {
  if (of === 'time' && old.kind === 'time')
    return { kind: 'time', minutes: (old.minutes + by + DAY) % DAY, ...(old.open && { open: true }) }
  return of === 'date' && old.kind === 'date' ? movedDay(old, by) : undefined
}

/** So many days later; days that would come to lie in two months, or beyond one that is not said, are to be said. */
function movedDay({ day, until, month }: DateValue, by: number): Value | undefined {
  if (day === undefined) return undefined
  const length = month === undefined ? 31 : (MONTH_LENGTHS[month] ?? 31)
  const [next, last] = [day + by, (until ?? day) + by]
  const said = month !== undefined && { month }
  if (next >= 1 && last <= length)
    return { kind: 'date', day: next, ...(until !== undefined && { until: last }), ...said }
  if (month === undefined || until !== undefined) return undefined
  const beside = (month + Math.sign(by) + 12) % 12
  return { kind: 'date', month: beside, day: by > 0 ? next - length : next + (MONTH_LENGTHS[beside] ?? 31) }
}

function clock(minutes: number, old: string): string {
  const [hour, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  const half = /(\s?)([ap])(\.?)m\.?$/i.exec(old)
  const joint = /\d([:.])\d/.exec(old)?.[1] ?? ':'
  const two = (figure: number) => String(figure).padStart(2, '0')
  const [, unit] = /\d( ?(?:uhr|h|heures|horas|ore|uur))\b/i.exec(old.replace(/(?<=\dh)\d\d$/, '')) ?? []
  if (unit?.toLowerCase() === 'h') return `${hour}${unit}${rest > 0 ? two(rest) : ''}`
  if (unit) return `${hour}${rest > 0 ? `${joint}${two(rest)}` : ''}${unit}`
  if (!half) {
    const isClock = /\d[:.]\d/.test(old)
    return rest > 0 || isClock ? `${/^0/.test(old) ? two(hour) : hour}${joint}${two(rest)}` : `${hour}`
  }
  const [, space = '', letter = 'p', dot = ''] = half
  const large = letter === letter.toUpperCase()
  const ends = `${hour >= 12 ? 'p' : 'a'}${dot}m${dot}`
  const shown = rest > 0 ? `${joint}${two(rest)}` : ''
  return `${((hour + 11) % 12) + 1}${shown}${space}${large ? ends.toUpperCase() : ends}`
}

type DateValue = Extract<Value, { kind: 'date' }>

/** Day for day and month for month; the day of the week as it is said, else as it follows from the one that stood there. */
function day(value: DateValue, was: DateValue, fresh: ValueAt, old: string): string | undefined {
  const lacks = (['day', 'month', 'weekday', 'year'] as const).some(
    (key) => value[key] !== undefined && was[key] === undefined,
  )
  // More is said than stood there: as it was said.
  if (lacks)
    return value.day !== undefined && was.day !== undefined && was.month !== undefined
      ? asSaid(fresh, value, was)
      : fresh.words
  let text = old
  if (value.day !== undefined && was.day !== undefined)
    text = text.replace(/\d{1,2}(?:st|nd|rd|th)?/, dayWord(value.day, old))
  if (value.month !== undefined && was.month !== undefined)
    text = named(text, MONTHS_BY_LANGUAGE, was.month, value.month)
  if (was.weekday === undefined) return text
  const weekday = value.weekday ?? follows(value, was)
  return weekday === undefined ? text : named(text, DAYS_BY_LANGUAGE, was.weekday, weekday)
}

/** Several days, or one where several stood: as they are said; moved, each of them by as much. */
function days(value: DateValue, was: DateValue, fresh: ValueAt, old: string): string {
  if (fresh.value.kind !== 'shift' || value.until === undefined) return asSaid(fresh, value, was)
  const ends = [value.day, value.until]
  const text = old.replace(/\d{1,2}/g, (figure) => `${ends.shift() ?? figure}`)
  return value.month === undefined || was.month === undefined
    ? text
    : named(text, MONTHS_BY_LANGUAGE, was.month, value.month)
}

/** 'Friday 12 June' for '12 June': the words that were said, without what only a sentence needs. */
const asSaid = ({ words }: ValueAt, value: DateValue, was: DateValue): string => {
  const plain = words.replace(/\bthe\s+/gi, '').replace(/\bof\s+/gi, '')
  return value.month === undefined && was.month !== undefined
    ? `${plain.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '')} ${capitalised(MONTH_NAMES[was.month] ?? '')}`
    : plain
}

function dayWord(day: number, old: string): string {
  if (!/\d(?:st|nd|rd|th)/.test(old)) return `${day}`
  const teen = day > 10 && day < 14
  return `${day}${teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th')}`
}

/** One name for another of its language, as long and as large as it stood there. */
function named(text: string, languages: readonly (readonly string[])[], was: number, is: number): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const stem = word.toLowerCase().replace(/(?<=day)s$/, '')
    const names = stem.length < 3 ? undefined : languages.find((all) => all[was]?.startsWith(stem))
    if (!names) return word
    const [from = '', to = ''] = [names[was], names[is]]
    const short = stem === from ? to : to.slice(0, Math.max(3, stem.length))
    const plural = /days$/i.test(word) ? 's' : ''
    const cased = word === word.toUpperCase() ? (short + plural).toUpperCase() : short + plural
    return word.charAt(0) === word.charAt(0).toUpperCase() ? capitalised(cased) : cased
  })
}

const yearDay = (month: number, day: number) =>
  MONTH_LENGTHS.slice(0, month).reduce<number>((sum, length) => sum + length, 0) + day

function follows(value: DateValue, was: DateValue): number | undefined {
  if (was.weekday === undefined || was.day === undefined || value.day === undefined) return undefined
  const [from, to] = [was.month ?? 0, value.month ?? was.month ?? 0]
  const days = yearDay(to, value.day) - yearDay(from, was.day)
  return (((was.weekday + days) % 7) + 7) % 7
}

type Money = Extract<Value, { kind: 'money' }>

function price({ amount, sign }: Money, was: Money, { words }: ValueAt, old: string): string {
  // '50p' told as '£1': each stands with its own sign.
  if (sign !== was.sign && /\d/.test(words)) return words
  const figured = figures(amount, old)
  return sign === was.sign ? figured : figured.replace(/[€£$¥]|\p{L}+/u, sign)
}

/** A number in the place of another: with as many decimals, in words where it stood in words. */
function figures(amount: number, old: string): string {
  if (!/\d/.test(old)) {
    const word = [...NUMBERS].find(([, value]) => value === amount)?.[0]
    const first = old.match(/\p{L}+/u)?.[0] ?? ''
    const shown = word ? (first === capitalised(first) ? capitalised(word) : word) : `${amount}`
    return old.replace(/\p{L}+(?:[ -]\p{L}+)?$|\p{L}+/u, shown)
  }
  return old.replace(/\d+(?:[.,]\d+)*/, (figure) => {
    const decimals = /[.,](\d{2})$/.exec(figure)
    const [, thousands = ''] = /^\d{1,3}([.,])\d{3}/.exec(figure) ?? []
    if (!decimals && Number.isInteger(amount)) return `${amount}`.replace(/(?<=\d)(?=(?:\d{3})+$)/g, thousands)
    if (!decimals || Number.isInteger(amount)) {
      const kept = decimals && Number.isInteger(amount) ? `${amount}${figure.slice(-3, -2)}00` : `${amount}`
      return kept
    }
    return amount.toFixed(2).replace('.', figure.slice(-3, -2))
  })
}
