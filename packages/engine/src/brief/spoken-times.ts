/** Hours in words, and what people say behind an hour: 'half past two', 'nine o'clock', 'in the afternoon', 'sharp'. */
import { phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { DAYPARTS } from './words/calendar.ts'
import { NUMBER_WORDS } from './words/grammar.ts'

const MINUTES = words('half quarter five ten twenty twenty-five')
const TAILS = phrases<true>(
  [
    'in the morning',
    'in the afternoon',
    'in the evening',
    'at night',
    'sharp',
    'daily',
    'every day',
    'weekdays',
    'onwards',
    'onward',
    'prompt',
    'de la tarde',
    'de la mañana',
    'de la noche',
    'da tarde',
    'da manhã',
    'da noite',
    'du soir',
    'du matin',
    'abends',
    'morgens',
    'nachmittags',
  ].map((tail) => [tail, true] as const),
)

const hour = (text: string) => /^(?:[1-9]|1[0-2])$/.test(text) || text === 'eleven' || (NUMBER_WORDS[text] ?? 99) <= 12

/** The end of an hour in words that begins at token i, or i. */
export function spokenTimeEnd(reading: Reading, i: number): number {
  const past = reading.word(i + 1) === 'past' || reading.word(i + 1) === 'to'
  if (MINUTES.has(reading.word(i)) && past && hour(reading.word(i + 2)) && reading.free(i + 2)) return i + 3
  return hour(reading.word(i)) && reading.word(i + 1) === "o'clock" ? i + 2 : i
}

/** The end of what belongs to an hour that ends at token k: the part of the day, 'sharp'. */
export function timeTailEnd(reading: Reading, k: number): number {
  const tail = reading.free(k) ? TAILS.at(reading.tokens, k) : undefined
  return tail === undefined ? k : k + tail.length
}

/** 'Tuesday evening': the end of a part of the day behind a date, where the clause ends with it. */
export function daypartEnd(reading: Reading, k: number): number {
  if (!reading.free(k) || !DAYPARTS.has(reading.word(k))) return k
  const next = reading.tokens[k + 1]
  const closed =
    next === undefined ||
    next.type === 'newline' ||
    next.type === 'quote' ||
    next.type === 'mark' ||
    !reading.free(k + 1)
  return closed || /^(?:at|from|in|on|near|and)$/.test(next.lower) ? k + 1 : k
}
