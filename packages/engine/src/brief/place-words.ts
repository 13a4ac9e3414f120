/** Small judgements about the words around a place. */

import type { Role } from '../scene/types.ts'
import { divides } from './clauses.ts'
import { cornerAt } from './corners.ts'
import { DRAWN, type Part, type Parts } from './part-list.ts'
import { words } from './phrases.ts'
import { BEING, besideEnd } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Corner, Placement } from './types.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS, LEADS } from './words/corners.ts'
import { ARTICLES } from './words/grammar.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'

/** 'in the opposite corner', 'on the other side': across from the place given last. */
export function oppositeAt(
  reading: Reading,
  i: number,
  placements: Placement[],
): { at: Corner; from: number; to: number } | undefined {
  let k = i
  while (k < i + 3 && (LEADS.has(reading.word(k)) || reading.word(k) === 'diagonally')) k++
  const side = reading.word(k + 1)
  if (reading.word(k) !== 'opposite' && !(reading.word(k) === 'other' && reading.word(k - 1) === 'the'))
    return undefined
  if (!['corner', 'side', 'end', 'edge'].includes(side)) return undefined
  const last = placements.findLast((placement) => placement.at !== undefined)?.at
  if (last === undefined || last === 'centre') return undefined
  return { at: (side === 'side' ? BESIDE[last] : undefined) ?? ACROSS[last], from: i, to: k + 2 }
}

/** 'left of the middle text', 'below the top line': a part called by the place it was given. */
export function placedAt(
  reading: Reading,
  k: number,
  placements: Placement[],
): { role: Role; to: number; explicit: boolean } | undefined {
  const at = reading.word(k) === 'the' ? k + 1 : k
  const corner = CORNERS.at(reading.tokens, at)
  const to = at + (corner?.length ?? 0) + 1
  if (
    corner === undefined ||
    at === k ||
    !/^(?:text|texts|line|lines|words|title|part|one)$/.test(reading.word(to - 1))
  )
    return undefined
  const found = placements.find((placement) => placement.at === corner.value && !DRAWN.includes(placement.target))
  return found && { role: found.target, to, explicit: true }
}

const ACROSS: Readonly<Record<Exclude<Corner, 'centre'>, Corner>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
  'top-left': 'bottom-right',
  'top-right': 'bottom-left',
  'bottom-left': 'top-right',
  'bottom-right': 'top-left',
}
/** The other side of a corner is as high as it. */
const BESIDE: Readonly<Partial<Record<Corner, Corner>>> = {
  'top-left': 'top-right',
  'top-right': 'top-left',
  'bottom-left': 'bottom-right',
  'bottom-right': 'bottom-left',
}

/** Another clause has begun. */
export function commaBetween(reading: Reading, from: number, to: number): boolean {
  for (let k = Math.max(from, to - 12); k < to; k++) if (reading.word(k) === ',') return true
  return to - from > 12
}

/** '"X", is at the bottom in tiny letters': the comma before the verb divides nothing. */
export const resumedAt = (reading: Reading, k: number): number =>
  reading.word(k) === ',' && BEING.has(reading.word(k + 1)) ? k + 1 : k

/** 'top left small,': a size behind the place. */
export function sizeClosing(reading: Reading, k: number): Placement['size'] {
  // 'in the middle, large'
  if (reading.word(k) === ',' && SIZES[reading.word(k + 1)] !== undefined) return sizeClosing(reading, k + 1)
  const next = reading.word(k + 1)
  if (reading.word(k - 1) !== ',' && (TYPE_NOUNS.has(next) || isColourWord(next))) return SIZES[reading.word(k)]
  return next === '' || /^(?:[,:)]|in|and)$/.test(next) || reading.ends(k + 1) ? SIZES[reading.word(k)] : undefined
}

/** A place before its parts stands at the start of a clause: 'At the top, the name', 'put at the left …'. */
export function leads(reading: Reading, from: number): boolean {
  return (
    reading.opens(from) ||
    AHEAD.has(reading.word(from - 1)) ||
    (reading.word(from - 1) === 'text' && reading.tokens[from + 1]?.type === 'quote') ||
    reading.uses[from - 1] === 'kind' ||
    reading.uses[from - 1] === 'format' ||
    reading.uses[from - 1] === 'fact' ||
    reading.uses[from - 1] === 'label'
  )
}

/** 'In bold white capitals at the top it reads "X"': nothing but looks since the clause began. */
export function unclaimed(reading: Reading, from: number): boolean {
  let k = from - 1
  while (k >= 0 && k > from - 12 && !reading.ends(k) && !/^[,:;(]$/.test(reading.word(k))) {
    const word = reading.word(k)
    const looks =
      LAYOUT_WORDS.has(word) ||
      TYPE_NOUNS.has(word) ||
      isColourWord(word) ||
      SIZES[word] !== undefined ||
      LINKS.has(word)
    if (!looks || reading.uses[k] === 'fact') return false
    k--
  }
  return true
}
const LINKS = words('in with and the a an very then also add write put place it set use')

const AHEAD = words(', and : ( - – — ; then put place with use have keep want add | has hero header')

const partNext = (reading: Reading, k: number): boolean =>
  (reading.word(k) === ':' && reading.tokens[k + 1]?.type === 'quote') ||
  reading.tokens[k]?.type === 'quote' ||
  reading.uses[k] === 'fact' ||
  PARTS.at(reading.tokens, k) !== undefined

/**
 * A place that opens a sentence or follows a comma before its parts: 'At the top, the name', '; below it, the date'.
 * @param until end of the part that the place refers to: ', above the name' goes no further
 */
export function opensClause(reading: Reading, from: number, waiting: Part[], parts: Parts, until = from): boolean {
  if (reading.opens(from)) return true
  const before = reading.word(from - 1)
  // 'for Nest & Nook: on the left "X"', 'name: top left'
  if (before === ':') {
    let next = cornerAt(reading, from)?.to ?? from
    if (ARTICLES.has(reading.word(next))) next++
    return partNext(reading, next)
  }
  // '"X." Bottom left: "Y"'
  if (reading.tokens[from - 1]?.type === 'quote' && reading.capital(from)) return true
  if (before !== ',' && before !== 'and' && before !== ';' && before !== 'with') return false
  const latest = waiting[waiting.length - 1]
  // ', middle "X"'
  const corner = cornerAt(reading, from)
  if (latest === undefined || (corner !== undefined && partNext(reading, corner.to))) return true
  // 'the name, at the top' places the name; 'the name at the top, at the bottom the phone' has used it up.
  let k = Math.max(from, until)
  while (k < from + 12 && !reading.ends(k) && reading.word(k) !== ',') {
    if (
      k > from + 1 &&
      (PARTS.at(reading.tokens, k) !== undefined || reading.uses[k] === 'fact' || parts.at(k) !== undefined) &&
      CORNERS.at(reading.tokens, k) === undefined
    )
      return true
    k++
  }
  // 'name centered, top left the logo'
  return (
    reading.word(k) === ',' &&
    k - from <= 4 &&
    before !== ',' &&
    (PARTS.at(reading.tokens, k + 1) !== undefined || PARTS.at(reading.tokens, k + 2) !== undefined)
  )
}

/** 'name, phone, mail, all at the bottom': the list since the place before. */
export function together(reading: Reading, waiting: Part[], place: number): Part[] | undefined {
  let k = place - 1
  while (
    k > place - 5 &&
    /^(?:left-aligned|right-aligned|centered|centred|aligned|stacked|small|in|one|line)$/.test(reading.word(k))
  )
    k--
  if (reading.word(k) === 'all') return waiting
  return reading.word(k) === 'both' ? waiting.slice(-2) : undefined
}

/** A part of its own stands behind a divider: not 'contact details — 555-0101 — small at the bottom'. */
export function unitAt(reading: Reading, parts: Parts, from: number, waiting: Part[]): boolean {
  const latest = waiting[waiting.length - 1]
  if (latest !== undefined && !latest.given && latest.to === from - 1 && reading.uses[from] === 'fact') return false
  let to = from
  while (to < reading.tokens.length && !reading.ends(to) && !divides(reading, to)) to++
  // '"X" — directly under the headline': what a side refers to is no part of its own.
  const next = parts.next(besideEnd(reading, from) ?? from)
  return next !== undefined && next.from < to
}

/** 'Above the title, small: "X"' */
export function sizeAhead(reading: Reading, to: number): Partial<Placement>[] {
  const size = sizeClosing(reading, to)
  return size === undefined ? [] : [{ size }]
}

/** 'At the top in huge white letters:' */
export function colonBehind(reading: Reading, from: number): boolean {
  for (let k = from; k < from + 8; k++) {
    if (reading.word(k) === ':') return true
    const says = LAYOUT_WORDS.has(reading.word(k)) || TYPE_NOUNS.has(reading.word(k)) || isColourWord(reading.word(k))
    if (
      !says &&
      !/^(?:in|of|the|with|from|to|aligned|,|page|poster|card|banner|very|one|single|a|two|three|four|lines|line)$/.test(
        reading.word(k),
      )
    )
      return false
  }
  return false
}
