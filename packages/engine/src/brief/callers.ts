/** Who answers a number: 'call Rick 555-0171' is one text. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'

const CALLING = words('call text ring contact ask phone whatsapp')
/** Behind these stands no name. */
const NOBODY = words('us me now today on at for or and the our anytime from to via here number no nr line')
const LONGEST = 2

/** Widens numbers and mail addresses by the name before them. */
export function readCallers(reading: Reading): void {
  for (const fact of reading.facts) {
    if (fact.role !== 'phone' && fact.role !== 'email') continue
    let from = fact.from
    while (
      from > fact.from - LONGEST - 1 &&
      reading.free(from - 1) &&
      reading.tokens[from - 1]?.type === 'word' &&
      !NOBODY.has(reading.word(from - 1))
    )
      from--
    const called = fact.from - from >= 2 && CALLING.has(reading.word(from))
    if (!called || (reading.tokens[from - 1]?.type === 'word' && !reading.opens(from))) continue
    fact.from = from
    fact.text = reading.slice(from, fact.to)
    reading.take(from, fact.to, 'fact')
  }
}
