/** Places beside another part: 'to the left of the name', 'below it'. */
import type { Role } from '../scene/types.ts'
import type { Part, Parts } from './part-list.ts'
import { type Match, type Phrases, phrases, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Side } from './referent.ts'
import { SIZES } from './sizes.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'

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

const closes = (reading: Reading, k: number) => reading.ends(k) || /^(?:,|:|in|is|with|and|)$/.test(reading.word(k))

export const IT = new Set(['it', 'that', 'this', 'them', 'these', 'which'])

/** The words for a side before token k open a clause. */
function heads(reading: Reading, k: number): boolean {
  let from = k - 1
  while (from > k - 5 && !BESIDE.at(reading.tokens, from)) from--
  return (
    reading.opens(from) || /^[,;:.]$|^and$/.test(reading.word(from - 1)) || reading.tokens[from - 1]?.type === 'quote'
  )
}

/** The part that a 'below …' refers to: the next mention, or 'it', or the part before. */
export function referenceAt(
  reading: Reading,
  parts: Parts,
  k: number,
  chained: Part[],
  last: Part | undefined,
): { role: Role; to: number; explicit: boolean } | undefined {
  let at = k
  while (
    at < k + 3 &&
    (ARTICLES.has(reading.word(at)) ||
      SIZES[reading.word(at)] !== undefined ||
      isColourWord(reading.word(at)) ||
      ['main', 'company', 'brand'].includes(reading.word(at))) &&
    parts.at(at) === undefined
  )
    at++
  const part = parts.at(at)
  // ', below "X"' places the quotation, 'a leaf below "X"' the leaf.
  const given = reading.tokens[k]?.type === 'quote' || (part?.given === true && part.from === k)
  // 'Underneath a big headline "X"' places the headline.
  const placed = /^an?$/.test(reading.word(k)) && part !== undefined && heads(reading, k)
  const quoted = placed || (given && (heads(reading, k) || chained[0]?.role === part?.role))
  if (part !== undefined && !quoted && !IT.has(reading.word(k))) return { role: part.role, to: part.to, explicit: true }
  // 'to the right of the bird': a noun that is no part is the picture.
  if (reading.word(k) === 'the' && part === undefined && reading.free(k + 1) && closes(reading, k + 2)) {
    const picture = parts.before(k, undefined, true)
    if (picture !== undefined) return { role: picture.role, to: k + 2, explicit: true }
  }
  const it =
    IT.has(reading.word(k)) ||
    reading.ends(k) ||
    reading.word(k) === ',' ||
    reading.word(k) === ':' ||
    SIZES[reading.word(k)] !== undefined ||
    quoted ||
    reading.tokens[k]?.type === 'quote' ||
    ['in', 'with', 'a', 'and', ';'].includes(reading.word(k))
  // 'a balloon above a row of houses' stands where it stands.
  if (!it || (['a', 'an'].includes(reading.word(k)) && !heads(reading, k))) return undefined
  const subject = chained[0]
  // 'slogan below it': the part before the slogan.
  const reference = subject === undefined ? parts.before(k) : (parts.before(subject.from, subject.role) ?? last)
  return reference === undefined
    ? undefined
    : { role: reference.role, to: IT.has(reading.word(k)) ? k + 1 : k, explicit: false }
}
