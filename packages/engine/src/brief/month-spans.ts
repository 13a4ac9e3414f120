/** Months without days: 'in July and August', 'June–September', 'from May to October'. */
import type { Reading } from './reading.ts'
import { DOUBTFUL, MONTHS, RANGE_JOINERS } from './words/calendar.ts'

const BEFORE = new Set(['in', 'from', 'during', 'throughout', 'until', 'every', 'each', 'between', 'this', 'all'])

/** The end of a span of months that begins at token i, or i. Names ('April and June') are none. */
export function monthSpanEnd(reading: Reading, i: number): number {
  if (!MONTHS.has(reading.word(i))) return i
  const led = BEFORE.has(reading.word(i - 1)) || dated(reading, i)
  let k = i + 1
  while (RANGE_JOINERS.has(reading.word(k)) && MONTHS.has(reading.word(k + 1)) && reading.free(k + 1)) {
    const dash = /^(?:[-–—]|to|through|until|till)$/.test(reading.word(k))
    if (!dash && !led) break
    k += 2
  }
  if (k > i + 1) return /^(?:19|20)\d\d$/.test(reading.word(k)) ? k + 1 : k
  const alone = led && BEFORE.has(reading.word(i - 1)) && (!DOUBTFUL.has(reading.word(i)) || capital(reading, i))
  return alone && !capital(reading, k) && reading.tokens[k]?.type !== 'number' ? k : i
}

const capital = (reading: Reading, k: number) => /^\p{Lu}/u.test(reading.tokens[k]?.text ?? '')

/** Directly behind a date or time: 'Thursdays, June and July'. */
const dated = (reading: Reading, i: number) =>
  reading.facts.some((fact) => (fact.role === 'date' || fact.role === 'time') && i - fact.to <= 1 && i >= fact.to)
