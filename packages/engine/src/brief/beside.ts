/** Places beside another part: 'to the left of the name', 'below it'. */
import { type Match, type Phrases, phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'

export type Side = 'left' | 'right' | 'above' | 'below'

const ROWS: [string, Side][] = [
  ['to the left of', 'left'],
  ['on the left of', 'left'],
  ['on its left', 'left'],
  ['to its left', 'left'],
  ['on its right', 'right'],
  ['to its right', 'right'],
  ['left of', 'left'],
  ['on the left side of', 'left'],
  ['to the left side of', 'left'],
  ['at the left of', 'left'],
  ['on left side of', 'left'],
  ['left side of', 'left'],
  ['on left of', 'left'],
  ['to left of', 'left'],
  ['on right side of', 'right'],
  ['right side of', 'right'],
  ['on right of', 'right'],
  ['to right of', 'right'],
  ['to the right of', 'right'],
  ['on the right of', 'right'],
  ['right of', 'right'],
  ['on the right side of', 'right'],
  ['to the right side of', 'right'],
  ['at the right of', 'right'],
  ['next to', 'right'],
  ['beside', 'right'],
  ['alongside', 'right'],
  ['followed by', 'below'],
  ['above', 'above'],
  ['over', 'above'],
  ['on top of', 'above'],
  ['atop', 'above'],
  ['below', 'below'],
  ['under', 'below'],
  ['underneath', 'below'],
  ['beneath', 'below'],
  ['at the bottom of', 'below'],
]
const SIDES = phrases(ROWS)
/** 'directly under the headline' */
const NEARLY = words('directly just right immediately slightly straight close')

export const BESIDE: Phrases<Side> = {
  at(tokens, i) {
    const own = SIDES.at(tokens, i)
    if (own !== undefined || !NEARLY.has(tokens[i]?.lower ?? '')) return own
    const next = SIDES.at(tokens, i + 1)
    return next && { value: next.value, length: next.length + 1 }
  },
  has: SIDES.has,
}

/** 'below the name'; 'seen from above' and 'a line above and below' stand beside nothing. */
export function besideAt(reading: Reading, i: number): Match<Side> | undefined {
  const found = BESIDE.at(reading.tokens, i)
  if (found === undefined || found.length > 1) return found
  const around = reading.word(i + 1) === 'and' && BESIDE.at(reading.tokens, i + 2) !== undefined
  const other = reading.word(i - 1) === 'and' && BESIDE.at(reading.tokens, i - 2) !== undefined
  return reading.word(i - 1) === 'from' || around || other ? undefined : found
}

export const IT = new Set(['it', 'that', 'this', 'them', 'these', 'which'])
