/** Where a prompt has keys: at the start of a line, behind a mark, with a place before the colon. */
import { THING_WORDS } from '../colour/colour-table.ts'
import type { Role } from '../scene/types.ts'
import { WORKS } from './name-extent.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Token } from './text.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { KEYS, type Key } from './words/keys.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'

/** 'Clinic: Paws First', 'Book: The Salt Path Home': a word for a business or a work names it. */
function nounKey(reading: Reading, i: number): { value: Key; length: number } | undefined {
  if (reading.word(i + 1) !== ':' || !reading.capital(i + 2)) return undefined
  if (/^(?:team|staff|crew|group)$/.test(reading.word(i))) return undefined
  const work = WORKS.has(reading.word(i))
  if (!work && !BUSINESS_NOUNS.has(reading.word(i))) return undefined
  const before = reading.tokens[i - 1]
  const fresh = before === undefined || before.type === 'newline' || (before.type === 'mark' && before.text !== "'")
  return fresh && reading.uses[i] === undefined
    ? { value: { role: work ? 'headline' : 'brand' }, length: 1 }
    : undefined
}

interface FoundKey {
  from: number
  /** Of the key's own words. */
  end: number
  colon: number
  value: Key | undefined
  role: Role | undefined
  /** Opens a line: its value is the rest of the line. */
  line: boolean
}

export function findKeys(reading: Reading): FoundKey[] {
  const { tokens } = reading
  const found: FoundKey[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.type !== 'word' || (reading.uses[i] !== undefined && reading.uses[i] !== 'kind')) continue
    const before = tokens[i - 1]
    const fresh =
      before === undefined ||
      before.type === 'newline' ||
      before.type === 'mark' ||
      before.sentence !== token.sentence ||
      reading.word(i - 1) === 'and' ||
      reading.word(i - 1) === 'the' ||
      before.type === 'quote' ||
      reading.word(i - 1) === 'with' ||
      reading.uses[i - 1] === 'fact' ||
      reading.word(i - 1) === 'a'
    const match = KEYS.at(tokens, i) ?? nounKey(reading, i)
    if (match === undefined) continue
    const colon = 'role' in match.value ? placedColon(reading, i + match.length) : i + match.length
    const mark = reading.word(colon)
    // 'Show: a moon' asks to draw, 'podcast cover: "X"' is no price.
    const drawn = token.lower === 'show' && !reading.capital(colon + 1) && reading.tokens[colon + 1]?.type === 'word'
    if (drawn || (token.lower === 'cover' && !/\d/.test(reading.word(colon + 1)))) continue
    const line = lineStart(reading, i)
    // Quoted names of people in prose: 'name: X' anywhere, 'Name - X' on a line of its own only.
    const separated =
      mark === ':' || mark === '：' || mark === '=' || (line && (mark === '-' || mark === '–') && !tokens[colon]?.tight)
    // 'navy headline, cream body text: …' says colours, 'Old name: X' what is no more.
    const letters = SIZES[reading.word(i - 1)] !== undefined && TYPE_NOUNS.has(token.lower)
    const lines = reading.word(i - 1) === 'of' && /^lines?$/.test(reading.word(i - 2))
    if (
      lines ||
      letters ||
      isColourWord(reading.word(i - 1)) ||
      PAST.has(reading.word(i - 1)) ||
      shadedBefore(reading, i)
    ) {
      i += match.length - 1
      continue
    }
    // 'for Harlow Brass Band: …': the end of a name.
    if (match.length === 1 && endsName(reading, i)) continue
    // 'pizza place: …' is no venue.
    if (!fresh && COMPOUNDS.has(token.lower)) continue
    if (!separated || (!fresh && 'instruction' in match.value === false && mark !== ':')) continue
    if (reading.uses[i] === 'kind' && mark !== ':') continue
    // 'Role under name: X' is about the role.
    const near = ARTICLES.has(reading.word(i - 1)) ? i - 2 : i - 1
    const part = BESIDE.has(reading.word(near)) ? partEnding(reading, near - 1)?.role : undefined
    // 'One line below the title: X': words, no ornament.
    const other = part === 'rule' ? undefined : part
    // 'Below the title: "X"' tells where, not what.
    if (BESIDE.has(reading.word(near)) && other === undefined && 'role' in match.value) {
      i = colon
      continue
    }
    found.push({
      from: i,
      end: i + match.length,
      colon,
      value: match.value,
      role: other ?? ('role' in match.value ? match.value.role : undefined),
      line,
    })
    i = colon
  }
  return found
}

/** A capital behind other capitals of the same clause, the first of which opens no sentence. */
function endsName(reading: Reading, i: number): boolean {
  if (reading.casing !== 'mixed') return false
  let first = i
  while (reading.capital(first) && reading.free(first)) first--
  return first < i - 1 && !reading.opens(first + 1) && /^(?:for|by|of|the|at|called|our|my)$/.test(reading.word(first))
}

/** Keys of cards that stand before their values without a mark. */
const BARE: Record<string, Role> = {
  name: 'person',
  role: 'title',
  job: 'title',
  position: 'title',
  company: 'brand',
  brand: 'brand',
  firm: 'brand',
  studio: 'brand',
}

/** 'Name Tobias Kern, role Sommelier, company Weinkeller': two at least, each in a clause of its own. */
export function findBareKeys(reading: Reading): { role: Role; from: number; to: number }[] {
  const found: { role: Role; from: number; to: number }[] = []
  for (let i = 0; i < reading.tokens.length - 1; i++) {
    const role = BARE[reading.word(i)]
    const fresh = reading.opens(i) || /^[,:;(–—-]$/.test(reading.word(i - 1))
    if (role === undefined || !fresh || !reading.free(i)) continue
    let to = i + 1
    while (to < i + 7 && reading.free(to) && reading.tokens[to]?.type === 'word') to++
    const closed = reading.tokens[to] === undefined || reading.ends(to) || reading.tokens[to]?.type === 'mark'
    if (closed && to > i + 1 && (reading.capital(i + 1) || role === 'title') && !LAYOUT_WORDS.has(reading.word(i + 1)))
      found.push({ role, from: i + 1, to })
  }
  // 'brand Tier & Crumb' says it alone.
  return found.length > 1 || found.some(({ from }) => reading.word(from - 1) === 'brand') ? found : []
}

/** With a word before them these name a business or an occasion. */
const COMPOUNDS = words('place day studio practice agency restaurant firm shop open company business start event')

const PAST = words('old former previous current existing')

/** 'cream body text: …': a thing that is a colour, behind a comma. */
const shadedBefore = (reading: Reading, i: number) => reading.word(i - 1) in THING_WORDS && reading.word(i - 2) === ','

/** 'Headline at top: X', 'Button bottom right: Y': the colon behind a place. */
function placedColon(reading: Reading, end: number): number {
  for (let k = end; k < end + 6; k++) {
    if (reading.word(k) === ':') return k
    const placing = LAYOUT_WORDS.has(reading.word(k)) || PLACING.has(reading.word(k))
    if (!placing || !reading.free(k)) break
  }
  return end
}

const PLACING = words('at in on the below above under underneath beneath of it to a very')

const BESIDE = words('under below above beneath underneath beside over')

function lineStart(reading: Reading, i: number): boolean {
  let k = i - 1
  while (
    k >= 0 &&
    k > i - 7 &&
    reading.tokens[k]?.type === 'mark' &&
    reading.word(k) !== ',' &&
    reading.word(k) !== '.' &&
    reading.word(k) !== ';'
  )
    k--
  return k < 0 || reading.tokens[k]?.type === 'newline' || /^\d+$/.test(reading.word(k))
}
