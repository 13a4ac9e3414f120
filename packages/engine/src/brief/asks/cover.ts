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
/** So much more speaks for a text than for none: words for parts and places in it are words. */
const SURE = 3
/** So much more speaks for one text than for one among other words. */
const WHOLE = 0.4

/** Words that lead to what stands behind them, and are no part of it. */
const LEADING_IN = new Set('at in on @ venue'.split(' '))
const PARTING = new Set([...LEADING_IN, 'with'])
const PLACING = new Set('behind opposite beside near above below under off outside inside between'.split(' '))
/** Who says how something is called, or wishes something, tells no fact. */
const TELLING = new Set(
  `i'm i’m we're we’re it’s called named name names titled entitled username user button cta text says saying say headline title our my we i it's its it is
  please pls don't not no never like want need needs use make keep`.split(/\s+/u),
)
/** Small words of other languages, which the tagger takes for nouns. */
const SMALL = new Set(
  'à au aux de du des le la les el en a las los il lo dalle alle ore um am im ab bis von uhr op om van bij voor no na às das per para por pour'.split(
    ' ',
  ),
)
const CONTACTS: ReadonlySet<string> = new Set(['phone', 'email', 'link', 'social'])
/** How somebody is to be reached: no part of a name. */
const CALLING = new Set(
  'call ring text phone tel mob mobile cell contact email e-mail mail rsvp book booking whatsapp msg message ask see tel. ph fax'.split(
    ' ',
  ),
)
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
  const judged = judgePieces(pieces, sighted)
  const isJotted = areJotted(sighted)
  if (!(isJotted || areTold(judged, sighted)) || !areNotes(judged, spans)) return [...spans]
  let all = [...spans]
  for (const piece of judged) {
    const within = all.filter((span) => meets(span, piece))
    if (!(isJotted || (isSure(piece) && piece.whole > piece.part)) || isSettled(piece, within, sighted, isAsked))
      continue
    all = [...all.filter((span) => !within.includes(span)), ...textsIn(piece, within, sighted)]
  }
  return all.toSorted((a, b) => a.from - b.from)
}

const isSure = ({ none, whole, part }: JudgedPiece): boolean => Math.max(whole, part) - none > SURE

/** Whether a piece stays as it was read: it asks for something, says how something stands, or holds what goes on behind it. */
function isSettled(
  piece: JudgedPiece,
  within: readonly Span[],
  { words: { tokens }, lists, parts }: Sighted,
  isAsked: (token: Token) => boolean,
): boolean {
  const words = tokens.slice(piece.from, piece.to)
  if (words.length === 0 || words.some(isAsked)) return true
  if (lists.some(({ items }) => items.some((item) => meets(item, piece)))) return true
  if (within.some(({ from, to }) => from < piece.from || to > piece.to)) return true
  const isFree = (i: number) => !within.some(({ from, to }) => from <= i && i < to)
  const free = words.flatMap((token, k) => (isFree(piece.from + k) ? [{ token, at: piece.from + k }] : []))
  if (!isSure(piece)) return free.some(({ token, at }) => (parts[at] ?? '') !== '' || arranges(token))
  // 'address Mill Lane 4': what a text is called stands before it; in 'story time' a kind is only half a word.
  const isCalled = free.some(({ at }) => (parts[at] ?? '') !== '' && within.some(({ from }) => from === at + 1))
  const isCompound = (at: number) => /^(?:NOUN|PROPN)$/.test(tokens[at + 1]?.pos ?? '')
  return isCalled || free.some(({ token, at }) => looks(token) && !isCompound(at))
}

/** A piece that is one text as it stands, else its texts with what belongs to them. */
function textsIn(piece: JudgedPiece, within: readonly Span[], sighted: Sighted): Span[] {
  const { tokens } = sighted.words
  const isTold = tokens.slice(piece.from, piece.to).some(({ lower }) => TELLING.has(lower))
  const isOne = isSure(piece) && !isTold && piece.whole > piece.part + WHOLE
  if (within.length === 0) return isFact(piece, tokens.slice(piece.from, piece.to)) ? [asSpan(piece, tokens)] : []
  return isOne && within.length > 1 ? [asSpan(piece, tokens)] : completed([...within], piece, sighted)
}

/** Words for parts, places, letters and colours: they say how something is to stand. */
const ARRANGING: ReadonlySet<string> = new Set(['looks', 'pictures', 'moods', 'colours', 'kinds'])
const PLACES = new Set(
  `top bottom left right corner center centre centered centred middle upper lower above below big small large huge tiny bold italic
  serif thin capitals caps letters font background put place placed show shows display written style vibe vibes feel`.split(
    /\s+/u,
  ),
)
const arranges = (token: Token): boolean =>
  looks(token) || sensesOf(token.lower, token.lemma).some((sense) => sense === 'texts')

const looks = ({ lower, lemma, pos }: Token): boolean =>
  (PLACES.has(lower) && !(lower === 'left' && pos === 'VERB')) ||
  sensesOf(lower, lemma).some((sense) => ARRANGING.has(sense))

const meets = (a: Range, b: Range) => a.from < b.to && b.from < a.to

/** Requests with hardly a word on how something is to stand: their sentences tell facts, too. */
const TOLD = { quotations: 2, arranged: 2, most: 400 }

/** Facts that are told in sentences: what arranges nothing, and is no data sheet. */
function areTold(pieces: readonly JudgedPiece[], { words, parts }: Sighted): boolean {
  const { tokens, quotations } = words
  if (tokens.length > TOLD.most || quotations.length > TOLD.quotations) return false
  const isInstruction = ({ none, whole, part, from, to }: JudgedPiece) =>
    none > Math.max(whole, part) && parts.slice(from, to).some((of) => of !== '')
  return pieces.filter(isInstruction).length <= TOLD.arranged
}

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
    } else if (isLabel(before, span, sighted)) found.push(span)
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

const isLabel = (before: Range, span: Span, { words: { tokens }, entities }: Sighted): boolean =>
  CONTACTS.has(entities[span.from] ?? '') &&
  before.to - before.from <= LONGEST_LABEL &&
  !tokens.slice(before.from, before.to).some(({ pos, lower }) => pos === 'PROPN' && !CALLING.has(lower))

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
  // 'ring Baz on 0770…': who is called is a text of its own.
  let start = before.from
  if (CONTACTS.has(entity)) while (start < to && CALLING.has(tokens[start]?.lower ?? '')) start++
  const own = { from: start, to }
  const isNamed = tokens.slice(own.from, own.to).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const isOfItsOwn = entity === 'date' || entity === 'time' || CONTACTS.has(entity)
  if ((leads || isOfItsOwn) && isNamed) return [asSpan(own, tokens), span]
  return leads || tokens[before.from]?.lower === 'with' ? [span] : [{ ...span, from: before.from }]
}
