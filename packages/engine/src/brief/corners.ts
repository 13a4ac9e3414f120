/** Places on the artboard in words: 'at the top left', 'in the bottom right corner', 'left-aligned'. */
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
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

/** 'at the top left', 'in the bottom right corner', 'top center', 'centered'. */
export function cornerAt(reading: Reading, i: number): { at: Corner; from: number; to: number } | undefined {
  // 'from the top: …', 'from top to bottom: …' orders what a list tells.
  if (reading.word(i) === 'from' && reading.word(i + 1) === 'the' && reading.word(i + 3) === ':') return undefined
  if (reading.word(i - 1) === 'from' || (reading.word(i) === 'to' && reading.word(i - 2) === 'from')) return undefined
  let k = i
  // 'and right at the top'
  const first = reading.word(k)
  if ((first === 'right' || first === 'just') && /^(?:at|in|on)$/.test(reading.word(k + 1))) k++
  while (LEADS.has(reading.word(k)) && k < i + 4) k++
  const match = CORNERS.at(reading.tokens, k)
  if (match === undefined) return undefined
  const ordered =
    (reading.word(k - 1) === 'to' && reading.word(k - 3) === 'from') ||
    (reading.word(k - 1) === 'from' && reading.word(k + 1) === 'to')
  if (ordered && match.length === 1) return undefined
  let to = k + match.length
  // 'Down in the left corner'
  let at =
    crossed(match.value, reading.word(i) === 'down' && reading.word(i + 1) === 'in' ? 'bottom' : match.value) ??
    match.value
  // 'in the lower-left area'
  const corner = match.length > 1 || reading.word(k).includes('-')
  if (corner && AREAS.has(reading.word(to))) to++
  // 'in the far right corner at the bottom', 'Bottom edge, left:'
  const more = across(reading, at, to)
  if (more !== undefined) [at, to] = [more.at, more.to]
  // 'centered layout' is how all of it stands.
  if (/^(?:layout|composition|alignment|design)$/.test(reading.word(to))) return undefined
  const bare = k === i
  // 'a header with the logo'
  if (bare && reading.word(k) === 'header') return undefined
  // 'a garden centre in Lund'
  if (bare && /^cent(?:re|er)$/.test(reading.word(k)) && HOUSES.has(reading.word(k - 1))) return undefined
  const word = reading.word(k)
  // 'top quality', 'the right font', 'community center', 'left-aligned'
  if (match.length === 1) {
    if (bare && word !== 'centered' && word !== 'centred' && !closes(reading, to) && !heads(reading, k, to))
      return undefined
    if (
      !bare &&
      !closes(reading, to) &&
      !GOES_ON.has(reading.word(to)) &&
      !PREPOSITIONS.has(reading.word(to)) &&
      !/ing$/.test(reading.word(to)) &&
      !reading.capital(to) &&
      !ARTICLES.has(reading.word(to)) &&
      !(TYPE_NOUNS.has(reading.word(to)) && (word === 'left' || word === 'right')) &&
      !SIZED.has(reading.word(to)) &&
      NUMBER_WORDS[reading.word(to)] === undefined &&
      reading.tokens[to]?.type !== 'quote' &&
      reading.uses[to] !== 'fact' &&
      PARTS.at(reading.tokens, to) === undefined
    )
      return undefined
    if (
      (word === 'centered' || word === 'centred') &&
      reading.word(to) === 'on' &&
      !['the'].includes(reading.word(to + 1))
    )
      return undefined
    if (
      (word === 'center' || word === 'centre' || word === 'middle') &&
      bare &&
      !reading.opens(k) &&
      reading.tokens[k - 1]?.type === 'word' &&
      reading.word(k - 1) !== 'and' &&
      reading.uses[k - 1] !== 'fact' &&
      !(closes(reading, to) && drawable(reading, k)) &&
      !ARTICLES.has(reading.word(k - 1))
    )
      return undefined
  }
  // 'to the left of the name' belongs to 'beside'.
  if (
    (match.value === 'left' || match.value === 'right') &&
    reading.word(to) === 'of' &&
    !/^(card|page|poster|banner|design|artboard|flyer|screen|layout|logo|website|image|it|canvas|business)$/.test(
      reading.word(to + 2),
    )
  )
    return undefined
  return { at, from: i, to }
}

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
