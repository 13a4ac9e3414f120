/** Texts that stand behind a place: 'At the top in huge white letters: CHESS OPEN', 'Put GARAGE SALE at the very top'. */
import type { KindName, Role } from '../scene/types.ts'
import { BESIDE, IT } from './beside.ts'
import type { Range } from './clauses.ts'
import { ASKING, holds } from './copyable.ts'
import { cornerAt } from './corners.ts'
import { commaParts } from './enumerated.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isAllCaps } from './text.ts'
import { textEnd } from './text-end.ts'
import { contentRole } from './text-roles.ts'
import { toldOf } from './told.ts'
import { isColourWord } from './words/colours.ts'
import { CORNERS, LEADS } from './words/corners.ts'
import { ADJECTIVES, ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { VENUES } from './words/venues.ts'

/** Longest clause of a place, words. */
const LONGEST = 12
const PUTTING = words('put place write print set have')
const EDGES = words(', ; : .')
const LINKS = words('in of with and the page poster card banner flyer very right')

/** Takes them, where they hold no other fact. */
export function readPlacedTexts(reading: Reading, kind: KindName): void {
  for (let i = 1; i < reading.tokens.length; i++) {
    const behindPlace = reading.word(i) === ':' && placeEnds(reading, i)
    const shouted = EDGES.has(reading.word(i)) && isAllCaps(reading.tokens[i + 1])
    if (!shouted && isAllCaps(reading.tokens[i + 1]) && besideEnds(reading, i)) {
      const end = capsEnd(reading, i + 1)
      if (end > i + 2) {
        reading.fact(roleOf(reading, reading.slice(i + 1, end), kind), i + 1, end)
        i = end - 1
      }
      continue
    }
    if (!behindPlace && !shouted && !PUTTING.has(reading.word(i))) continue
    const at = i + 1
    if (!reading.free(at) || (!reading.capital(at) && !behindPlace)) continue
    const to = !behindPlace ? putEnd(reading, at) : reading.capital(at) ? textEnd(reading, at) : clauseEnd(reading, at)
    // 'Bottom left: dress code black tie': small letters that are no thing to draw.
    if (!reading.capital(at) && !saying(reading, { from: at, to })) continue
    if (to <= at || PARTS.at(reading.tokens, at) !== undefined) continue
    const several = reading.tokens.slice(at, to).some((token) => /^[,/|·]$/.test(token.text))
    // 'Middle, two columns: Vanilla, Pistachio, Lemon'
    const parts = several && behindPlace ? commaParts(reading, { from: at, to }) : []
    if (parts.length > 2 && parts.every((part) => part.to - part.from <= 4 && reading.capital(part.from))) {
      for (const part of parts) reading.fact('list-item', part.from, part.to)
      continue
    }
    // Behind a comma other texts follow, unless a venue goes on: each of them is read on its own.
    if (several && !(reading.has('date', 'time') && toldOf(reading.slice(at, to)) === 'place')) continue
    const own = several && !reading.has('place') ? 'place' : roleOf(reading, reading.slice(at, to), kind)
    const role = own === 'subhead' && !reading.capital(at) ? 'detail' : own
    reading.drop((fact) => fact.from >= at && fact.to <= to)
    reading.fact(role, at, to)
    i = to - 1
  }
}

function clauseEnd(reading: Reading, from: number): number {
  let to = from
  while (reading.tokens[to] !== undefined && !reading.ends(to) && reading.word(to) !== ',') to++
  return to
}

/** A few words that neither show nor ask for anything. */
const saying = (reading: Reading, range: Range): boolean =>
  range.to - range.from > 1 &&
  range.to - range.from < LONGEST &&
  !ARTICLES.has(reading.word(range.from)) &&
  !ADJECTIVES.has(reading.word(range.from)) &&
  thingAt(reading.tokens, range.to - 1) === undefined &&
  !holds(reading, range, ASKING) &&
  !holds(reading, range, TYPE_NOUNS) &&
  !/^(?:white|black|big|large|small|huge|\d+)$/.test(reading.word(range.from)) &&
  reading.free(range.from) &&
  reading.uses.slice(range.from, range.to).every((use) => use === undefined || use === 'fact') &&
  reading.tokens.slice(range.from, range.to).every(({ type }) => type === 'word' || type === 'number')

/** 'above the diver' up to token k. */
function besideEnds(reading: Reading, k: number): boolean {
  for (let from = k - 1; from > k - 5 && reading.tokens[from]?.type === 'word'; from--)
    if (BESIDE.at(reading.tokens, from) !== undefined) return reading.capital(k) === false
  return false
}

function capsEnd(reading: Reading, from: number): number {
  let to = from
  while (to < from + 8 && reading.free(to) && isAllCaps(reading.tokens[to])) to++
  return to
}

/** The clause before a colon speaks of a place, and of nothing but how a text looks there. */
function placeEnds(reading: Reading, colon: number): boolean {
  let place = false
  for (let k = colon - 1; k >= colon - LONGEST && k >= 0; k--) {
    const word = reading.word(k)
    if (reading.tokens[k]?.sentence !== reading.tokens[colon]?.sentence || word === ',' || word === ';') break
    if (!reading.free(k) && reading.uses[k] !== 'label') return false
    const beside = BESIDE.at(reading.tokens, k) !== undefined
    if (CORNERS.at(reading.tokens, k) !== undefined || beside || /^columns?$/.test(word)) place = true
    else if (!looks(word)) return false
  }
  return place
}

const looks = (word: string): boolean =>
  IT.has(word) ||
  (PARTS.has(word) && !/^nav/.test(word)) ||
  LAYOUT_WORDS.has(word) ||
  TYPE_NOUNS.has(word) ||
  LEADS.has(word) ||
  LINKS.has(word) ||
  ARTICLES.has(word) ||
  SIZES[word] !== undefined ||
  isColourWord(word)

/** Capitals up to the place they are put in; one word only where it is shouted. */
function putEnd(reading: Reading, from: number): number {
  let to = from
  while (to < from + 8 && reading.free(to) && reading.capital(to)) to++
  const placed =
    cornerAt(reading, to) !== undefined ||
    BESIDE.at(reading.tokens, to) !== undefined ||
    (to - from > 1 &&
      /^(?:in|on|big|large|huge)$/.test(reading.word(to)) &&
      reading.tokens.slice(from, to).every(isAllCaps))
  return placed && (to - from > 1 || isAllCaps(reading.tokens[from])) ? to : from
}

function roleOf(reading: Reading, text: string, kind: KindName): Role {
  const own = contentRole(text)
  if (own !== undefined) return own
  const last = text.toLowerCase().split(' ').at(-1) ?? ''
  if (VENUES.has(last) && reading.has('date', 'time') && !reading.has('place')) return 'place'
  const open = (...roles: Role[]): Role => roles.find((role) => !reading.has(role)) ?? 'detail'
  if (kind === 'logo' || kind === 'icon' || kind === 'business-card') return open('brand', 'tagline')
  return open('headline', 'subhead')
}
