/**
 * Lists within a text: numbered, with bullets, announced ('three steps: a, b and c') or told by items that are alike
 * ('Flat white 3.80, Cortado 3.20'). What belongs together is found here; whether it is to be set is decided elsewhere.
 */
import { TABLES } from './lexicon/tables.ts'
import type { Token, Words } from './tokens.ts'

export interface Range {
  /** Half-open range of tokens. */
  from: number
  to: number
}

export interface List {
  /** What stands before the items and names them: 'Starters', 'What to bring'. */
  title?: Range
  /** At least two, in their order, without their marks. */
  items: Range[]
}

/** What a list is read from. */
interface Seen {
  tokens: readonly Token[]
  /** Per token: the label of the entity (date, price, …) that holds it; '' for none. */
  entities: readonly string[]
  /** Per token: the part of a design that its word names ('steps': list-item); '' for none. */
  parts: readonly string[]
}

const LONGEST_ITEM = 24
const LONGEST_TITLE = 6
/** So many items that are only alike make a list; fewer where each stands under a title of its own. */
const [LEAST_ALIKE, LEAST_TITLED] = [3, 2]

/** The lists of a text, none within another, in its order. Linear in its length. */
export function readLists({ tokens }: Words, entities: readonly string[], parts: readonly string[]): List[] {
  const seen = { tokens, entities, parts }
  const taken = new Uint8Array(tokens.length)
  const found: List[] = []
  for (const finder of [numbered, bulleted, alike, announced])
    for (const list of finder(seen)) {
      const items = list.items.map((item) => trimmed(tokens, item)).filter(({ from, to }) => to > from)
      const whole = items.every(({ from, to }) => to - from <= LONGEST_ITEM && !taken[from])
      if (items.length < 2 || !whole || !items.every((item) => isPlain(tokens, item) && !isKeyed(seen, item))) continue
      taken.fill(1, items[0]?.from, items.at(-1)?.to)
      found.push({ ...list, items })
    }
  return found.sort((a, b) => (a.items[0]?.from ?? 0) - (b.items[0]?.from ?? 0))
}

const MARK = /^[-–—•*·▪◦►✓✔➜→.,;:|/)]+$/u
const QUOTE = /^["'‘’“”„«»‹›]$/u

/** Without the marks around it, marks of quotation included. */
function trimmed(tokens: readonly Token[], { from, to }: Range): Range {
  const isMark = (i: number) =>
    MARK.test(tokens[i]?.text ?? '') || tokens[i]?.text === '' || QUOTE.test(tokens[i]?.text ?? '')
  let [first, last] = [from, to]
  while (first < last && isMark(first)) first++
  while (last > first && isMark(last - 1)) last--
  return { from: first, to: last }
}

/** A whole quotation or no piece of one: 'the title "X" at the top' is an instruction. */
function isPlain(tokens: readonly Token[], { from, to }: Range): boolean {
  const quotes = new Set(tokens.slice(from, to).map(({ quote }) => quote))
  const [quote = -1] = quotes
  const before = tokens[from - 1]?.quote ?? -1
  return quotes.size === 1 && (quote < 0 || (before !== quote && tokens[to]?.quote !== quote))
}

/** 'Name: Priya', '**Phone:** 020 …': said of a part by its name, and no item. */
function isKeyed({ tokens, parts }: Seen, { from, to }: Range): boolean {
  const colon = tokens.slice(from, Math.min(to, from + KEY)).findIndex(({ text }) => text.startsWith(':'))
  const named = (i: number) => parts[i] !== '' || TABLES.texts.has(tokens[i]?.lemma ?? '')
  return colon > 0 && Array.from({ length: colon }, (_, k) => named(from + k)).some(Boolean)
}
const KEY = 4

/** The first token behind `from` that opens another line, or the end. */
function lineEnd(tokens: readonly Token[], from: number): number {
  let to = from + 1
  while (to < tokens.length && !tokens[to]?.opensLine) to++
  return to
}

/** The end of the sentence that holds a token, its line's end at the latest. */
function sentenceEnd(tokens: readonly Token[], from: number): number {
  let to = from + 1
  while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence && !tokens[to]?.opensLine) to++
  return to
}

/** '1. …', '1) …', 'a) …': where what a number marks begins; 0 where none stands. */
function behindNumber({ tokens, entities }: Seen, i: number, value: number): number {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (token === undefined || token.quote >= 0 || entities[i] === 'date') return 0
  const letter = String.fromCharCode(96 + value)
  if (token.lower !== String(value) && token.lower !== letter) return 0
  const closes = next?.text === ')' || (next?.text === '.' && token.lower !== letter)
  return closes && next.from === token.to ? i + 2 : 0
}

function* numbered(seen: Seen): Generator<List> {
  const { tokens } = seen
  for (let i = 0; i < tokens.length; i++) {
    const first = behindNumber(seen, i, 1)
    if (first === 0) continue
    const items: Range[] = []
    let from = first
    for (let at = from; at < Math.min(tokens.length, from + LONGEST_ITEM + 2); at++) {
      const next = behindNumber(seen, at, items.length + 2)
      if (next === 0) continue
      items.push({ from, to: at })
      from = next
      at = next - 1
    }
    if (items.length === 0) continue
    items.push({ from, to: sentenceEnd(tokens, from) })
    const title = titleBefore(tokens, i)
    yield { items, ...(title && { title }) }
    i = items.at(-1)?.to ?? i
  }
}

const BULLET = /^[-–—•*·▪◦►✓✔➜→]$/u

function* bulleted({ tokens }: Seen): Generator<List> {
  for (let i = 0; i < tokens.length; i++) {
    const bullet = tokens[i]
    if (!bullet?.opensLine || !BULLET.test(bullet.text)) continue
    const items: Range[] = []
    let at = i
    while (tokens[at]?.text === bullet.text && tokens[at]?.opensLine) {
      const to = lineEnd(tokens, at)
      items.push({ from: at + 1, to })
      at = to
    }
    const title = titleBefore(tokens, i)
    if (items.length > 1) yield { items, ...(title && { title }) }
    i = Math.max(i, at - 1)
  }
}

/** 'Starters:', 'What to bring:' before the first item; no more than a few words that open a sentence, and no label of a part. */
function titleBefore(tokens: readonly Token[], first: number, least = 0): Range | undefined {
  let to = first
  while (to > 0 && (MARK.test(tokens[to - 1]?.text ?? '') || tokens[to - 1]?.text === '')) to--
  const colon = tokens.slice(to, first).some(({ text }) => text === ':')
  let from = to
  while (from > least && tokens[from - 1]?.sentence === tokens[to - 1]?.sentence && !tokens[from]?.opensLine) from--
  const short = to > from && to - from <= LONGEST_TITLE
  const plain = tokens
    .slice(from, to)
    .every(({ lemma, quote, lower }) => quote < 0 && !isAsked(lemma) && !UNNAMED.has(lower))
  return colon && short && plain ? { from, to } : undefined
}
const isAsked = (lemma: string) => TABLES.kinds.has(lemma) || TABLES.texts.has(lemma) || lemma === ','
/** What calls the items of a list and is none of its words. */
const UNNAMED = new Set(
  'steps items bullets bullet points sections section content contents include includes including with list lists pages details one two three four five six seven we i'.split(
    ' ',
  ),
)

/** A piece of a text between marks, with what it begins and ends on. */
interface Piece extends Range {
  starts: string
  ends: string
  title?: Range
}

const DIVIDES = /^(?:[,;/|·]|[-–—•])$/u
const NUMBER = /^[€$£]?\d+(?:[.,]\d{1,2})?[€$£]?$/u
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/u
const WEEKDAY = /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|urday|rsday)?s?$/u

/** Items that begin or end alike: 'Manicure €25, gel polish €35', '14:00 Ceremony, 18:00 Dinner'. */
function* alike(seen: Seen): Generator<List> {
  const pieces = piecesOf(seen)
  for (let i = 0; i < pieces.length; i++) {
    const [begin, end] = [runOf(pieces, i, 'starts'), runOf(pieces, i, 'ends')]
    const run = Math.max(begin, end)
    const [first] = pieces.slice(i)
    const led = begin >= end && begin > 1 && first ? withinLast(seen, pieces[i - 1], first) : undefined
    if (first === undefined || run + (led ? 1 : 0) < (first.title ? LEAST_TITLED : LEAST_ALIKE)) continue
    const items = pieces.slice(i, i + run)
    yield { items: led ? [led, ...items] : items, ...(first.title && { title: first.title }) }
    i += run - 1
  }
}

/** 'with the programme 3 pm cake, 4 pm hunt, …': the first item stands at the end of the piece that announces it. */
function withinLast(seen: Seen, piece: Piece | undefined, first: Piece): Range | undefined {
  if (
    piece === undefined ||
    piece.starts !== '' ||
    seen.tokens[piece.from]?.sentence !== seen.tokens[first.from]?.sentence
  )
    return undefined
  for (let from = piece.from + 1; from < piece.to - 1; from++) {
    const opens = !seen.entities[from] || seen.entities[from] !== seen.entities[from - 1]
    if (opens && startOf(seen, from, piece.to) === first.starts) return { from, to: piece.to }
  }
  return undefined
}

/** How many pieces from `i` on begin (or end) alike; another title opens another list. */
function runOf(pieces: readonly Piece[], i: number, side: 'starts' | 'ends'): number {
  const kind = pieces[i]?.[side]
  if (!kind) return 0
  let end = i + 1
  while (pieces[end]?.[side] === kind && !pieces[end]?.title && pieces[end]?.from !== undefined) end++
  return end - i
}

function piecesOf(seen: Seen): Piece[] {
  const { tokens } = seen
  const pieces: Piece[] = []
  let from = 0
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i]
    const opens = token === undefined || token.opensLine || token.sentence !== tokens[i - 1]?.sentence
    const divides =
      token !== undefined && token.quote < 0 && (DIVIDES.test(token.text) ? !seen.entities[i] : ends(tokens, i))
    if (!opens && !divides) continue
    if (i > from) pieces.push(pieceOf(seen, from, i))
    from = divides ? i + 1 : i
  }
  return pieces
}

/** 'Caprese 9. Mains: …': the tagger takes the dot for the number's. */
const ends = (tokens: readonly Token[], i: number) =>
  tokens[i]?.text === '.' && /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') && /\d$/.test(tokens[i - 1]?.text ?? '')

function pieceOf(seen: Seen, start: number, end: number): Piece {
  const { tokens, entities } = seen
  let { from, to } = trimmed(tokens, { from: start, to: end })
  // What stands before a colon is a title, unless it is the day or hour of the item itself.
  let colon = to - 1
  while (colon > from && !(tokens[colon]?.text === ':' && !entities[colon])) colon--
  let title: Range | undefined
  if (colon > from && !entities[from] && !WEEKDAY.test(tokens[from]?.lower ?? '')) {
    title = titleBefore(tokens, colon + 1, start)
    from = colon + 1
  }
  return { from, to, starts: startOf(seen, from, to), ends: endOf(seen, from, to), ...(title && { title }) }
}

function startOf({ tokens, entities }: Seen, from: number, to: number): string {
  const [first, entity] = [tokens[from]?.lower ?? '', entities[from] ?? '']
  const weekday = WEEKDAY.test(first)
  const timed = entity === 'date' || entity === 'time' || weekday
  const more = tokens.slice(from, to).some(({ pos }, k) => !entities[from + k] && /^(?:NOUN|PROPN|VERB|ADJ)$/.test(pos))
  // 'Saturday 7:00 - 14:00' on a line of its own: hours.
  if (timed) return more || (weekday && tokens[from]?.opensLine) ? 'when' : ''
  return ORDINAL.test(first) && to > from + 1 ? 'ordinal' : ''
}

function endOf({ tokens, entities }: Seen, from: number, to: number): string {
  const [last, entity] = [tokens[to - 1]?.lower ?? '', entities[to - 1] ?? '']
  const worded = /^\p{L}/u.test(tokens[from]?.text ?? '') && !entities[from] && to > from + 1
  if (!worded) return ''
  if (entity === 'price' || (entity === '' && NUMBER.test(last))) return 'amount'
  return entity === 'time' || entity === 'date' ? 'when' : ''
}

/** 'three rules: a, b and c', 'Services: a, b, c': a word for a list somewhere before the colon. */
function* announced(seen: Seen): Generator<List> {
  const { tokens } = seen
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.text !== ':' || token.quote >= 0) continue
    const end = sentenceEnd(tokens, i)
    if (!announces(seen, i)) continue
    const items = divided(tokens, i + 1, end)
    const title = titleBefore(tokens, i + 1)
    if (items.length > 1) yield { items, ...(title && { title }) }
    i = end - 1
  }
}

/** What announces items behind a colon besides the words for parts: 'We offer: …', 'Ingredients: …'. Lemmas. */
const ANNOUNCING = new Set(
  `offer sell serve bring include step rule tip ingredient flavour flavor starter main dessert checklist timeline timetable
  reason fact`.split(/\s+/u),
)

function announces({ tokens, parts }: Seen, colon: number): boolean {
  const { sentence } = tokens[colon] ?? {}
  for (let i = colon - 1; i >= 0 && tokens[i]?.sentence === sentence; i--)
    if (parts[i] === 'list-item' || ANNOUNCING.has(tokens[i]?.lemma.replace(/s$/, '') ?? '')) return true
  return false
}

/** 'a, b and c' as its items; 'and' parts the last two. */
function divided(tokens: readonly Token[], from: number, to: number): Range[] {
  const items: Range[] = []
  let start = from
  const close = (end: number) => {
    if (end > start) items.push({ from: start, to: end })
    start = end + 1
  }
  for (let i = from; i < to; i++) if (tokens[i]?.quote === -1 && /^[,;]$/.test(tokens[i]?.text ?? '')) close(i)
  close(to)
  const last = items.pop()
  if (last === undefined) return items
  if (/^(?:and|or|&)$/.test(tokens[last.from]?.lower ?? '')) return [...items, { ...last, from: last.from + 1 }]
  const and = tokens.slice(last.from, last.to).findLastIndex(({ lower, quote }) => lower === 'and' && quote < 0)
  if (and <= 0) return [...items, last]
  return [...items, { from: last.from, to: last.from + and }, { from: last.from + and + 1, to: last.to }]
}
