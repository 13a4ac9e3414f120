/**
 * Facts that were jotted down are set whole: 'free if you are 65+ or pregnant', not 'free if you are 65+'. Where a request is a list of
 * notes, each piece between its marks is a fact unless it speaks of looks, of the format, of who asks, or asks for the piece itself.
 */
import type { Span } from '../../language/chart.ts'
import type { Sighted } from '../../language/learn/attributes.ts'
import type { Chain } from '../../language/learn/chain.ts'
import { sensesOf } from '../../language/lexicon/senses.ts'
import type { Range } from '../../language/lists.ts'
import { areJotted, type JudgedPiece, judgePieces } from '../../language/texts.ts'
import type { Token } from '../../language/tokens.ts'

/** Pieces of which so large a share holds texts are facts. */
const SHARE = 0.5
/** Fewer pieces are no list of facts. */
const LEAST = 3
/** Below it a piece is hardly none; in logarithms, as the chain has it. */
const DOUBTFUL = -1.2

/** Words that lead to what stands behind them, and are no part of it. */
const LEADING_IN = new Set('at in on @ venue'.split(' '))
const PARTING = new Set([...LEADING_IN, 'with'])
const PLACING = new Set('behind opposite beside near above below under off outside inside between'.split(' '))
/** Who says how something is called, or wishes something, tells no fact. */
const TELLING = new Set(
  `called named name names titled entitled username user button cta text says saying say headline title our my we i it's its it is
  please pls don't not no never like want need needs use make keep`.split(/\s+/u),
)
/** Small words of other languages, which the tagger takes for nouns. */
const SMALL = new Set(
  'à au aux de du des le la les el en a las los il lo dalle alle ore um am im ab bis von uhr op om van bij voor no na às das per para por pour'.split(
    ' ',
  ),
)
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'link', 'social'])
/** What says only that a number or an address follows: 'ph', 'book at'. */
const LONGEST_LABEL = 3
const CONTENT: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM', 'SYM', 'X'])

/** @param isAsked whether a token belongs to the words by which the piece itself is asked for */
export function coverNotes(
  pieces: Chain,
  sighted: Sighted,
  spans: readonly Span[],
  isAsked: (token: Token) => boolean,
): Span[] {
  const { tokens } = sighted.words
  if (!areJotted(sighted)) return [...spans]
  const judged = judgePieces(pieces, sighted)
  if (!areNotes(judged, spans)) return [...spans]
  let all = [...spans]
  for (const piece of judged) {
    const words = tokens.slice(piece.from, piece.to)
    if (words.some(isAsked) || words.length === 0) continue
    if (sighted.lists.some(({ items }) => items.some((item) => meets(item, piece)))) continue
    const within = all.filter((span) => meets(span, piece))
    const isFree = (i: number) => !within.some(({ from, to }) => from <= i && i < to)
    if (words.some((token, k) => isFree(piece.from + k) && arranges(token, sighted.parts[piece.from + k] ?? '')))
      continue
    if (within.some(({ from, to }) => from < piece.from || to > piece.to)) continue
    const found =
      within.length > 0 ? completed(within, piece, sighted) : isFact(piece, words) ? [asSpan(piece, tokens)] : []
    all = [...all.filter((span) => !within.includes(span)), ...found]
  }
  return all.toSorted((a, b) => a.from - b.from)
}

/** Words for parts, places, letters and colours: they say how something is to stand. */
const ARRANGING: ReadonlySet<string> = new Set(['texts', 'looks', 'pictures', 'moods', 'colours', 'kinds'])
const PLACES = new Set(
  `top bottom left right corner center centre centered centred middle upper lower above below big small large huge tiny bold italic
  serif thin capitals caps letters font background put place placed show shows display written style vibe vibes feel`.split(
    /\s+/u,
  ),
)
const arranges = ({ lower, lemma }: Token, part: string): boolean =>
  part !== '' || PLACES.has(lower) || sensesOf(lower, lemma).some((sense) => ARRANGING.has(sense))

const meets = (a: Range, b: Range) => a.from < b.to && b.from < a.to

function areNotes(pieces: readonly JudgedPiece[], spans: readonly Span[]): boolean {
  return (
    pieces.length >= LEAST &&
    pieces.filter((piece) => spans.some((span) => meets(span, piece))).length >= pieces.length * SHARE
  )
}

const isFact = ({ none, whole, part }: JudgedPiece, words: readonly Token[]): boolean =>
  none < DOUBTFUL && Math.max(whole, part) > none && words.some(({ pos }) => CONTENT.has(pos))

/** A piece as one text, without what only leads to it. */
function asSpan({ from, to }: Range, tokens: readonly Token[]): Span {
  const start = LEADING_IN.has(tokens[from]?.lower ?? '') && to - from > 1 ? from + 1 : from
  return { label: 'text', from: start, to, score: 1, rule: 'note' }
}

/** The texts of a piece with the words between and around them, each where it belongs. */
function completed(within: readonly Span[], piece: Range, sighted: Sighted): Span[] {
  const { tokens } = sighted.words
  const found: Span[] = []
  let at = piece.from
  for (const span of within) {
    const last = found.at(-1)
    const before = { from: at, to: span.from }
    at = span.to
    if (last && tokens[last.to - 1]?.to === tokens[before.from]?.from && touches(tokens, before, span)) {
      found.pop()
      found.push({ ...last, to: span.to })
    } else if (isLabel(before, span, sighted.entities)) found.push(span)
    else if (isFull(tokens, before)) found.push(...joined(before, span, sighted))
    else if (last && PLACING.has(tokens[before.from]?.lower ?? '')) {
      found.pop()
      found.push({ ...last, to: span.to })
    } else found.push(span)
  }
  const [last, rest] = [found.at(-1), { from: at, to: piece.to }]
  if (!last || !isFull(tokens, rest)) return found
  const opens = tokens[rest.from]?.lower ?? ''
  if (opens === 'for') return found
  if (LEADING_IN.has(opens)) return [...found, asSpan(rest, tokens)]
  return [...found.slice(0, -1), { ...last, to: rest.to }]
}

/** 'Saint-Amand-le-Vieux': no space up to the next text. */
const touches = (tokens: readonly Token[], { from }: Range, span: Span): boolean =>
  span.from > from && tokens.slice(from, span.from).every((token, i) => token.to === tokens[from + i + 1]?.from)

const isLabel = (before: Range, span: Span, entities: readonly string[]): boolean =>
  CONTACTS.has(entities[span.from] ?? '') && before.to - before.from <= LONGEST_LABEL

/** Whether words say something that no text says yet, and no more than a fact. */
function isFull(tokens: readonly Token[], { from, to }: Range): boolean {
  const words = tokens.slice(from, to)
  return (
    words.some(({ pos, text, lower }) => CONTENT.has(pos) && /[\p{L}\p{N}]/u.test(text) && !SMALL.has(lower)) &&
    !words.some(({ lower, quote }) => TELLING.has(lower) || quote >= 0 || /^["'‘’“”]$/.test(lower))
  )
}

/** Words before a text: a text of their own before 'at the' or before a day, else its beginning. */
function joined(before: Range, span: Span, { words: { tokens }, entities }: Sighted): Span[] {
  let to = before.to
  while (to > before.from && /^(?:DET|ADP|PUNCT)$/.test(tokens[to - 1]?.pos ?? '')) to--
  const entity = entities[span.from] || entities[span.to - 1] || ''
  const leads = tokens
    .slice(to, before.to)
    .some(({ lower }) => PARTING.has(lower) || (lower === 'from' && entity === 'price'))
  const own = { from: before.from, to }
  const isNamed = tokens.slice(own.from, own.to).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const isWhen = entity === 'date' || entity === 'time'
  if ((leads || isWhen) && isNamed) return [asSpan(own, tokens), span]
  return leads || tokens[before.from]?.lower === 'with' ? [span] : [{ ...span, from: before.from }]
}
