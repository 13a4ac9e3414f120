/** Colours of parts that a place or a size stands between: '"X" on the left in dark blue', 'the tagline below in small grey letters'. */
import { nth } from '../base/items.ts'
import type { KindName, Role } from '../scene/types.ts'
import { BETWEEN, ownName, roleTarget, type Target } from './colour-nouns.ts'
import { alignAt, cornerAt } from './corners.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import { BEING, besideEnd } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { CORNERS, LEADS } from './words/corners.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** 'in small grey letters "since 1974"', 'tagline below in small grey letters': letters of a lesser part are its own. */
export function lettersOf(reading: Reading, from: number, to: number, target: Target | undefined): Target | undefined {
  if (target !== 'text') return target
  const role = quotedBehind(reading, to) ?? partBefore(reading, from)
  return role !== undefined && LESSER.includes(role) ? roleTarget(role) : target
}

function quotedBehind(reading: Reading, to: number): Role | undefined {
  let k = to
  while (k < to + 3 && (TYPE_NOUNS.has(reading.word(k)) || reading.word(k) === ':')) k++
  return reading.tokens[k]?.type === 'quote' ? factAt(reading, k)?.role : undefined
}

const factAt = (reading: Reading, k: number): Fact | undefined =>
  reading.uses[k] === 'fact' ? reading.facts.find(({ from, to }) => from <= k && k < to) : undefined

/** The part or text before token `from`, with nothing but its place and looks between. */
function partBefore(reading: Reading, from: number): Role | undefined {
  for (let k = from - 1; k >= from - 13 && k >= 0; k--) {
    const word = reading.word(k)
    const fact = factAt(reading, k)
    if (fact !== undefined || k < from - 12) return fact?.role
    if (word === ',' || word === ';' || reading.ends(k)) return undefined
    const place = CORNERS.at(reading.tokens, k) !== undefined
    const part = place || TYPE_NOUNS.has(word) ? undefined : partEnding(reading, k)
    if (part !== undefined) return part.role
    if (!place && !PASSED.has(word) && !BETWEEN.has(word) && !REFERRING.has(word)) return undefined
  }
  return undefined
}
const REFERRING = words('below beneath under underneath above it that')

/** Parts that stand beside what leads. */
const LESSER: Role[] = [
  'tagline',
  'subhead',
  'date',
  'time',
  'place',
  'price',
  'offer',
  'phone',
  'email',
  'link',
  'address',
  'title',
  'social',
  'cta',
]

/** '"Since 1990" directly under the name in grey': what stands beside the part that begins at token `at`. */
export function standing(reading: Reading, at: number, kind: KindName): Target | undefined {
  let k = ARTICLES.has(reading.word(at - 1)) ? at - 2 : at - 1
  if (!/^(?:under|below|beneath|underneath|above|over|beside)$/.test(reading.word(k))) return undefined
  k--
  while (/^(?:directly|right|just|immediately|placed|set|small|in)$/.test(reading.word(k))) k--
  const fact = reading.uses[k] === 'fact' ? reading.facts.find((one) => one.from <= k && k < one.to) : undefined
  const part = partEnding(reading, k)
  const role = fact?.role ?? (part && partFor(part.role, reading.word(k), kind))
  return role === undefined ? undefined : roleTarget(role)
}

/** ', illustration orange,': a part and its colour in a clause of their own. */
export function apposedPart(reading: Reading, from: number, kind: KindName): Target | undefined {
  let size = from
  while (SIZES[reading.word(size - 1)] !== undefined) size--
  const given = reading.tokens[size - 1]?.type === 'quote' ? reading.facts.find((fact) => fact.to === size) : undefined
  const arranged = size < from || cornerBehind(reading, from) || alignAt(reading, from + 2) !== undefined
  if (given !== undefined && arranged && kind !== 'logo' && kind !== 'icon') return roleTarget(given.role)
  const part = partEnding(reading, from - 1)
  if (part === undefined || reading.uses[from - 1] !== undefined || TYPE_NOUNS.has(reading.word(from - 1)))
    return undefined
  const start = from - part.length
  const opens = reading.opens(start) || /^[,;:]$/.test(reading.word(start - 1)) || reading.word(start - 1) === 'and'
  let to = from
  while (
    to < from + 4 &&
    (isColourWord(reading.word(to)) || TONE_WORDS.has(reading.word(to)) || thingAt(reading.tokens, to))
  )
    to++
  const closed = reading.tokens[to] === undefined || reading.ends(to) || /^(?:,|and|on|with)$/.test(reading.word(to))
  return opens && closed
    ? roleTarget(ownName(reading, from - 1, partFor(part.role, reading.word(start), kind)))
    : undefined
}

/**
 * '"X" (navy, large)', 'Title "X" in the upper third, dark red.': a clause of looks alone says more of the text before it
 * in brackets, or in a sentence that speaks of nothing else.
 */
export function describedPart(reading: Reading, from: number, kind: KindName): Target | undefined {
  if (kind === 'icon' || !closesLooks(reading, from)) return undefined
  let k = from - 1
  for (; k >= from - 16 && k >= 0; k--) {
    const word = reading.word(k)
    if (reading.tokens[k]?.type === 'quote') break
    const beside = besideBehind(reading, k)
    if (beside <= k) k = beside
    else if (
      !PASSED.has(word) &&
      !ARTICLES.has(word) &&
      !isLook(reading, k) &&
      !/^[,(]$/.test(word) &&
      !withinCorner(reading, k)
    )
      return undefined
  }
  const fact = reading.tokens[k]?.type === 'quote' ? reading.facts.find((one) => one.from === k) : undefined
  const between = reading.tokens.slice(k + 1, from).map(({ lower }) => lower)
  if (fact === undefined || !(between.includes('(') || (between.includes(',') && aloneIn(reading, k)))) return undefined
  return roleTarget(fact.role)
}

const withinCorner = (reading: Reading, k: number): boolean =>
  [0, 1, 2].some((back) => (CORNERS.at(reading.tokens, k - back)?.length ?? 0) > back)

/** The only text of its sentence, which asks for no kind and lists nothing before it. */
function aloneIn(reading: Reading, at: number): boolean {
  const { sentence } = nth(reading.tokens, at)
  let from = at
  while (reading.tokens[from - 1]?.sentence === sentence && reading.word(from - 1) !== ',') from--
  if (reading.word(from - 1) === ',') return false
  for (let k = from; reading.tokens[k]?.sentence === sentence; k++)
    if (reading.uses[k] === 'kind' || reading.uses[k] === 'format' || (k !== at && reading.uses[k] === 'fact'))
      return false
  return true
}

/** Nothing but looks from a comma or a bracket on to the next mark. */
function closesLooks(reading: Reading, from: number): boolean {
  let start = from
  while (isLook(reading, start - 1)) start--
  let end = from
  while (isLook(reading, end)) end++
  const closed = reading.tokens[end] === undefined || reading.ends(end) || /^[,)]$/.test(reading.word(end))
  return /^[,(]$/.test(reading.word(start - 1)) && closed
}

const STANDING = words('regular normal medium aligned centered centred filled outlined')

const isLook = (reading: Reading, k: number): boolean => {
  const word = reading.word(k)
  return (
    isColourWord(word) ||
    SHADES.has(word) ||
    SIZES[word] !== undefined ||
    TYPE_NOUNS.has(word) ||
    BETWEEN.has(word) ||
    TONE_WORDS.has(word) ||
    STANDING.has(word)
  )
}

/** '"X" on the left in dark blue', 'the title at the top in white': the part whose place stands between. */
export function placedPart(reading: Reading, from: number, kind: KindName): Target | undefined {
  let place = false
  for (let k = from - 1; k >= from - 14 && k >= 0; k--) {
    const word = reading.word(k)
    const quoted = reading.tokens[k]?.type === 'quote' && reading.uses[k] === 'fact'
    if (!quoted && (reading.tokens[k]?.sentence !== reading.tokens[from]?.sentence || word === ',' || word === ';'))
      return undefined
    const target = reading.uses[k] === 'fact' ? 'fact' : partNamed(reading, k, kind)
    // '"X" above the date in white', '"X" below it in gold': what it stands beside is another's.
    const beside = target === 'fact' ? k + 1 : besideBehind(reading, k)
    if (beside <= k) {
      place = true
      k = beside
    } else if (target === 'fact') {
      const fact = factAt(reading, k)
      return place && fact !== undefined && kind !== 'icon' ? roleTarget(fact.role) : undefined
    } else if (target !== undefined) return place ? target : undefined
    else if (CORNERS.at(reading.tokens, k) !== undefined) place = true
    else if (!PASSED.has(word) && !ARTICLES.has(word) && !BEING.has(word)) return undefined
  }
  return undefined
}

/** The part that is named by a word ending at token k. */
function partNamed(reading: Reading, k: number, kind: KindName): Target | undefined {
  const word = reading.word(k)
  const none = CORNERS.at(reading.tokens, k) !== undefined || reading.uses[k] === 'kind' || TYPE_NOUNS.has(word)
  const part = none ? undefined : partEnding(reading, k)
  return part && roleTarget(ownName(reading, k, partFor(part.role, word, kind)))
}

/** Where the words for a side begin whose reference ends at token k, or k + 1. */
export function besideBehind(reading: Reading, k: number): number {
  for (let from = k; from >= k - 4 && from > 0; from--) if (besideEnd(reading, from) === k + 1) return from
  return k + 1
}

export const PASSED = words(
  'near in at on to of the side corner half edge placed set very huge large big bold small and centered centred aligned',
)

/** '"X" center top white' */
export const cornerEnding = (reading: Reading, to: number): boolean =>
  reading.tokens[to - 1]?.type === 'word' &&
  [1, 2, 3].some((back) => CORNERS.at(reading.tokens, to - back)?.length === back)

/** '"X" in gold at the top' */
export const cornerBehind = (reading: Reading, from: number): boolean =>
  [1, 2, 3].some((step) => LEADS.has(reading.word(from + step)) && cornerAt(reading, from + step) !== undefined)
