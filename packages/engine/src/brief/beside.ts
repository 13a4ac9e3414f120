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

interface Reference {
  role: Role
  to: number
  /** Named, no 'it'. */
  explicit: boolean
}

/** The part that a 'below …' refers to: the next mention, or 'it', or the part before. */
export function referenceAt(
  reading: Reading,
  parts: Parts,
  k: number,
  chained: Part[],
  last: Part | undefined,
): Reference | undefined {
  const part = parts.at(pastLooks(reading, parts, k))
  const own = quotes(reading, k, part, chained)
  const it = IT.has(reading.word(k))
  if (part !== undefined && !own && !it) return { role: part.role, to: part.to, explicit: true }
  // 'to the right of the bird': a noun that is no part is the picture.
  if (reading.word(k) === 'the' && part === undefined && reading.free(k + 1) && closes(reading, k + 2)) {
    const picture = parts.before(k, undefined, true)
    if (picture !== undefined) return { role: picture.role, to: k + 2, explicit: true }
  }
  // 'a balloon above a row of houses' stands where it stands.
  const row = /^an?$/.test(reading.word(k)) && !heads(reading, k)
  if (row || !(it || own || goesWithout(reading, k))) return undefined
  const [subject] = chained
  // 'slogan below it': the part before the slogan.
  const reference = subject === undefined ? parts.before(k) : (parts.before(subject.from, subject.role) ?? last)
  return reference && { role: reference.role, to: it ? k + 1 : k, explicit: false }
}

/** Behind 'the large', 'the company'. */
function pastLooks(reading: Reading, parts: Parts, from: number): number {
  let k = from
  const looks = (word: string) =>
    ARTICLES.has(word) || SIZES[word] !== undefined || isColourWord(word) || /^(?:main|company|brand)$/.test(word)
  while (k < from + 3 && looks(reading.word(k)) && parts.at(k) === undefined) k++
  return k
}

/** What follows has its place here and is no reference: ', below "X"', 'Underneath a big headline "X"'; not 'a leaf below "X"'. */
function quotes(reading: Reading, k: number, part: Part | undefined, chained: Part[]): boolean {
  if (/^an?$/.test(reading.word(k)) && part !== undefined && heads(reading, k)) return true
  const given = reading.tokens[k]?.type === 'quote' || (part?.given === true && part.from === k)
  return given && (heads(reading, k) || chained[0]?.role === part?.role)
}

/** A side without an object: 'the slogan below, …', 'above: "X"' */
const goesWithout = (reading: Reading, k: number): boolean =>
  reading.ends(k) ||
  /^(?:[,:;]|in|with|a|and)$/.test(reading.word(k)) ||
  SIZES[reading.word(k)] !== undefined ||
  reading.tokens[k]?.type === 'quote'
