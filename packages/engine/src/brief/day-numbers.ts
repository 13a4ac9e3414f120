/** Numbers of days, and whether a month follows one. */
import type { Reading } from './reading.ts'
import { DAYS, MONTHS, RANGE_JOINERS } from './words/calendar.ts'

export const dayNumber = (text: string) => /^(?:[1-9]|0[1-9]|[12]\d|3[01])(?:st|nd|rd|th|º|\.)?$/i.test(text)

export const isDash = (text: string) => text === '-' || text === '–' || text === '—'

/** '14 March', '6 to 8 June': a month a few tokens behind. */
export function monthFollows(reading: Reading, k: number): boolean {
  for (let j = k + 1; j <= k + 5; j++) {
    const word = reading.word(j)
    if (MONTHS.has(word)) return true
    const token = reading.tokens[j]
    if (token === undefined) return false
    if (
      !(
        RANGE_JOINERS.has(word) ||
        word === 'of' ||
        (word === ',' && dayNumber(reading.tokens[j + 1]?.text ?? '')) ||
        word === 'de' ||
        dayNumber(token.text) ||
        DAYS.has(word)
      )
    )
      return false
  }
  return false
}
