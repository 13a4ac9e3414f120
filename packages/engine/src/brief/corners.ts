/** Places on the artboard in words: 'at the top left', 'in the bottom right corner', 'left-aligned'. */
import { partEnding } from './part-words.ts'
import { type Match, words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Corner, Placement } from './types.ts'
import { CORNERS, LEADS } from './words/corners.ts'
import { ARTICLES, NUMBER_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS, TYPE_NOUNS } from './words/parts.ts'

/** What there are centres of. */
const HOUSES = words(
  `garden community sports sport shopping fitness health medical arts art cultural culture youth visitor visitors
  convention conference civic day care call data leisure wellness dance music science climbing training learning
  language education research recycling job town city exhibition event events business innovation nature heritage
  senior retreat tennis riding aquatic aquatics birth cancer dental rehab beauty childcare craft media trade`,
)

/** Words for a place: where they lead, where its own word stands, where they end. */
interface Place {
  at: Corner
  from: number
  word: number
  to: number
}

/** 'at the top left', 'in the bottom right corner', 'top center', 'centered'. */
export function cornerAt(reading: Reading, i: number): { at: Corner; from: number; to: number } | undefined {
  if (ordersList(reading, i)) return undefined
  const k = pastLeads(reading, i)
  const match = CORNERS.at(reading.tokens, k)
  if (match === undefined || (match.length === 1 && withinOrder(reading, k))) return undefined
  const place = extended(reading, i, k, match)
  const { at, to } = place
  // 'centered layout' is how all of it stands.
  if (/^(?:layout|composition|alignment|design)$/.test(reading.word(to))) return undefined
  if (k === i && isOther(reading, k)) return undefined
  if (match.length === 1 && !isPlace(reading, place)) return undefined
  // 'to the left of the name' belongs to 'beside'.
  const side = match.value === 'left' || match.value === 'right'
  if (side && reading.word(to) === 'of' && !SHEETS.has(reading.word(to + 2))) return undefined
  return { at, from: i, to }
}

/** 'in the opposite corner', 'on the other side': across from the place given last. */
export function oppositeAt(
  reading: Reading,
  i: number,
  last: Corner | undefined,
): { at: Corner; from: number; to: number } | undefined {
  let k = i
  while (k < i + 3 && (LEADS.has(reading.word(k)) || reading.word(k) === 'the' || reading.word(k) === 'diagonally')) k++
  const side = reading.word(k + 1)
  const other = reading.word(k) === 'opposite' || (reading.word(k) === 'other' && reading.word(k - 1) === 'the')
  if (!other || !['corner', 'side', 'end', 'edge'].includes(side) || last === undefined || last === 'centre')
    return undefined
  return { at: (side === 'side' ? SIDEWAYS[last] : undefined) ?? ACROSS[last], from: i, to: k + 2 }
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
const SIDEWAYS: Readonly<Partial<Record<Corner, Corner>>> = {
  'top-left': 'top-right',
  'top-right': 'top-left',
  'bottom-left': 'bottom-right',
  'bottom-right': 'bottom-left',
}

/** What has a left and a right itself. */
const SHEETS = words(
  'card page poster banner design artboard flyer screen layout logo website image it canvas business',
)

/** 'from the top: …', 'from top to bottom: …' orders what a list tells. */
const ordersList = (reading: Reading, i: number): boolean =>
  (reading.word(i) === 'from' && reading.word(i + 1) === 'the' && reading.word(i + 3) === ':') ||
  reading.word(i - 1) === 'from' ||
  (reading.word(i) === 'to' && reading.word(i - 2) === 'from')

const withinOrder = (reading: Reading, k: number): boolean =>
  (reading.word(k - 1) === 'to' && reading.word(k - 3) === 'from') ||
  (reading.word(k - 1) === 'from' && reading.word(k + 1) === 'to')

/** Behind 'and right at the', 'in the very'. */
function pastLeads(reading: Reading, i: number): number {
  const near = /^(?:right|just)$/.test(reading.word(i)) && /^(?:at|in|on)$/.test(reading.word(i + 1))
  let k = near ? i + 1 : i
  while (LEADS.has(reading.word(k)) && k < i + 4) k++
  return k
}

/** The place with what is said of it behind its word: 'corner', 'at the bottom', ', left:'. */
function extended(reading: Reading, from: number, word: number, match: Match<Corner>): Place {
  // 'Down in the left corner'
  const down = reading.word(from) === 'down' && reading.word(from + 1) === 'in'
  const at = (down ? crossed(match.value, 'bottom') : undefined) ?? match.value
  const end = word + match.length
  const corner = match.length > 1 || reading.word(word).includes('-')
  const to = corner && AREAS.has(reading.word(end)) ? end + 1 : end
  return { at, to, ...across(reading, at, to), from, word }
}

/** 'a header with the logo', 'a garden centre in Lund' */
const isOther = (reading: Reading, k: number): boolean =>
  reading.word(k) === 'header' || (/^cent(?:re|er)$/.test(reading.word(k)) && HOUSES.has(reading.word(k - 1)))

/** A single word is a place: not in 'top quality', 'the right font', 'community center'. */
function isPlace(reading: Reading, { from, word: k, to }: Place): boolean {
  const word = reading.word(k)
  const centred = word === 'centered' || word === 'centred'
  if (centred && reading.word(to) === 'on' && reading.word(to + 1) !== 'the') return false
  if (k > from) return closes(reading, to) || leadsOn(reading, word, to)
  if (!centred && !closes(reading, to) && !heads(reading, k, to)) return false
  return !/^(?:center|centre|middle)$/.test(word) || !named(reading, k, to)
}

/** What may stand behind a place that words lead to. */
function leadsOn(reading: Reading, word: string, to: number): boolean {
  const next = reading.word(to)
  return (
    GOES_ON.has(next) ||
    PREPOSITIONS.has(next) ||
    /ing$/.test(next) ||
    reading.capital(to) ||
    ARTICLES.has(next) ||
    (TYPE_NOUNS.has(next) && /^(?:left|right)$/.test(word)) ||
    SIZED.has(next) ||
    NUMBER_WORDS[next] !== undefined ||
    reading.tokens[to]?.type === 'quote' ||
    reading.uses[to] === 'fact' ||
    PARTS.at(reading.tokens, to) !== undefined
  )
}

/** 'community center': the word before a bare 'center' is of its name. */
const named = (reading: Reading, k: number, to: number): boolean =>
  !reading.opens(k) &&
  reading.tokens[k - 1]?.type === 'word' &&
  reading.word(k - 1) !== 'and' &&
  reading.uses[k - 1] !== 'fact' &&
  !(closes(reading, to) && drawable(reading, k)) &&
  !ARTICLES.has(reading.word(k - 1))

const AREAS = words('area part side corner edge portion section region')

/** A second place that follows at once and tells the other axis. */
function across(reading: Reading, at: Corner, from: number): { at: Corner; to: number } | undefined {
  let k = from
  const comma = reading.word(k) === ','
  if (comma) k++
  else while (/^(?:at|on|in|the|very)$/.test(reading.word(k)) && k < from + 3) k++
  const next = k > from ? CORNERS.at(reading.tokens, k) : undefined
  // 'Dead center at the bottom'
  const corner = next && (at === 'centre' && !comma ? next.value : crossed(at, next.value))
  if (next === undefined || corner === undefined) return undefined
  const to = k + next.length
  return comma && reading.word(to) !== ':' ? undefined : { at: corner, to }
}

/** 'left' and 'bottom' make a corner; places of one axis make none. */
export function crossed(a: Corner, b: Corner): Corner | undefined {
  const side = [a, b].find((at) => at === 'left' || at === 'right')
  const end = [a, b].find((at) => at === 'top' || at === 'bottom')
  return side && end && `${end}-${side}`
}

/** What may follow a place: 'at the very top put …', 'in the middle should be …'. */
const GOES_ON = words(
  "of in with side and corner using for reading saying that is are should goes then full put place write print add set show draw have there we you i it please which where just only comes stands sits has holds contains shows features carries includes it there's",
)

/** 'in the middle big' */
const SIZED = words('big large huge giant small tiny bold')

/** 'coffee cup middle', 'name centre': a part or a thing before the place, no 'community center'. */
function drawable(reading: Reading, k: number): boolean {
  return (
    partEnding(reading, k - 1) !== undefined ||
    SIZED.has(reading.word(k - 1)) ||
    (ARTICLES.has(reading.word(k - 2)) && thingAt(reading.tokens, k - 1) !== undefined) ||
    (reading.word(k) === 'middle' && reading.free(k - 1))
  )
}

/** ', top "Speak Spanish"', '; bottom a green button': a bare place before its part. */
function heads(reading: Reading, k: number, to: number): boolean {
  const kind = reading.uses[k - 1] === 'kind' || reading.uses[k - 1] === 'format'
  // 'text bottom "X"', 'button bottom "Reserve"'
  const named = reading.word(k - 1) === 'text' || partEnding(reading, k - 1) !== undefined
  if (named && reading.tokens[to]?.type === 'quote') return true
  if (!kind && !reading.opens(k) && !/^(?:[,;:(–—-]|and|with)$/.test(reading.word(k - 1))) return false
  const size = SIZED.has(reading.word(to)) ? 1 : 0
  if (reading.tokens[to + size]?.type === 'quote' || reading.uses[to] === 'fact') return true
  if (PARTS.at(reading.tokens, to) !== undefined) return true
  const thing = thingAt(reading.tokens, to)
  if (
    thing !== undefined &&
    reading.opens(k) !== /^[,;]$/.test(reading.word(k - 1)) &&
    closes(reading, to + thing.length)
  )
    return true
  if (!ARTICLES.has(reading.word(to))) return false
  for (let next = to + 1; next < to + 5; next++) {
    const part = PARTS.at(reading.tokens, next) ?? thingAt(reading.tokens, next)
    if (reading.tokens[next]?.type === 'quote' || part !== undefined) return true
    if (reading.tokens[next]?.type !== 'word') break
  }
  return false
}

const CLOSING = words(', ) ( : and with in — – - of but using while then or')

const closes = (reading: Reading, k: number): boolean =>
  reading.tokens[k] === undefined || CLOSING.has(reading.word(k)) || reading.ends(k)

export function alignAt(reading: Reading, i: number): Placement['align'] {
  const word = reading.word(i)
  if (
    word === 'left-aligned' ||
    (word === 'left' && ['aligned', 'align', 'justified'].includes(reading.word(i + 1))) ||
    (word === 'aligned' && reading.word(i + 1) === 'left') ||
    (word === 'aligned' && reading.word(i + 3) === 'left' && reading.word(i + 1) === 'to') ||
    word === 'flush-left'
  )
    return 'start'
  if (
    word === 'right-aligned' ||
    (word === 'right' && ['aligned', 'align', 'justified'].includes(reading.word(i + 1))) ||
    (word === 'aligned' && reading.word(i + 1) === 'right') ||
    (word === 'aligned' && reading.word(i + 3) === 'right' && reading.word(i + 1) === 'to')
  )
    return 'end'
  if (
    word === 'center-aligned' ||
    word === 'centre-aligned' ||
    ((word === 'center' || word === 'centre') && ['aligned', 'align'].includes(reading.word(i + 1)))
  )
    return 'center'
  return undefined
}
