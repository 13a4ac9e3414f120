/**
 * "A story of this poster", "dieses Plakat in A3 für den Druck", "A3": a format for what is there, and nothing else. Every word is accounted
 * for: what tells anything that could be designed is no such message.
 */
import { allFormats } from '../../brief/formats.ts'
import {
  DESIGNS_CALLED,
  FORMAT_TALK,
  FORMATS_ABROAD,
  type FormatTalk,
  SIZES_ALONE,
} from '../../language/lexicon/another-format.ts'
import { BEFORE_FORMAT, SHOWN_ON } from '../../language/lexicon/format-words.ts'
import type { KindName } from '../../scene/types.ts'
import { formatCalled } from '../understand/formats.ts'
import type { FormatAsked } from '../understand/wish.ts'

export interface Reformat {
  /** A wish for each format, and what the format is called. */
  asks: { ask: string; name: string }[]
  /** Made from what is there, which stays. */
  isCopy: boolean
}

type Piece = { to: number } & (
  | { is: FormatTalk | 'where it is' }
  | { is: 'noun'; kind: KindName | 'any' }
  | { is: 'format'; asked: FormatAsked; name: string }
)

const LONGEST = 6
const TALK = new Map<string, FormatTalk[]>()
for (const [sense, phrases] of Object.entries(FORMAT_TALK) as [FormatTalk, string][])
  for (const phrase of phrases.split('|')) TALK.set(phrase.trim(), [...(TALK.get(phrase.trim()) ?? []), sense])

/** @param kind of the design that is there */
export function reformatIn(text: string, kind: KindName): Reformat | undefined {
  const words = [...text.matchAll(/\d+:\d+|[\p{L}\p{N}]+(?:\.\d+)?/gu)].map(([word]) => word)
  if (/["“”„«»\n;]/.test(text) || words.length === 0) return undefined
  const pieces = piecesOf(words, kind)
  return pieces && read(pieces, kind)
}

/** Undefined where a word is left. */
function piecesOf(words: readonly string[], kind: KindName): Piece[] | undefined {
  const pieces: Piece[] = []
  for (let at = 0; at < words.length; at = pieces.at(-1)?.to ?? words.length) {
    const piece = pieceAt(words, at, pieces, kind)
    if (!piece) return undefined
    pieces.push(piece)
  }
  return pieces
}

function pieceAt(words: readonly string[], at: number, before: readonly Piece[], kind: KindName): Piece | undefined {
  const place = placeAt(words, at, before)
  if (place) return place
  for (let to = Math.min(words.length, at + LONGEST); to > at; to--) {
    const own = words.slice(at, to).map((word) => word.toLowerCase())
    const said = own.join(' ')
    const called = DESIGNS_CALLED[said]
    if (called) return { to, is: 'noun', kind: called }
    const asked = formatOf(own, kind)
    if (asked) return { to, is: 'format', ...asked }
    const senses = TALK.get(said)
    if (senses) return { to, is: senseAt(senses, before, words.slice(to)) }
  }
  return undefined
}

/** "… for a printer in Germany": where they print is no copy either. */
function placeAt(words: readonly string[], at: number, before: readonly Piece[]): Piece | undefined {
  const [one, last] = before.slice(-2)
  const isThere = last?.is === 'where it is' || (last?.is === 'where' && one?.is === 'printers')
  const isFurther = last?.is === 'where it is' && !/^\p{Lu}/u.test(words[at] ?? '')
  return isThere && !isFurther ? { to: at + 1, is: 'where it is' } : undefined
}

/** A word of several senses, by what stands before and behind it. */
function senseAt(senses: readonly FormatTalk[], before: readonly Piece[], behind: readonly string[]): FormatTalk {
  const last = before.at(-1)?.is
  const takes = (sense: FormatTalk, is: boolean) => is && senses.includes(sense)
  if (takes('where', last === 'printers')) return 'where'
  if (takes('printers', true)) return 'printers'
  const isBare = !DESIGNS_CALLED[behind[0]?.toLowerCase() ?? '']
  if (takes('it', isBare)) return 'it'
  // French 'du poster', and 'du' to somebody in German.
  if (takes('of', senses.includes('asks') ? !isBare : behind.length > 0)) return 'of'
  return senses.find((sense) => sense !== 'it' && sense !== 'of' && sense !== 'where') ?? 'joins'
}

/** A format that this kind of design can be put into. */
function formatOf(own: readonly string[], kind: KindName): { asked: FormatAsked; name: string } | undefined {
  const words = (FORMATS_ABROAD[own.join(' ')] ?? own.join(' ')).split(' ')
  // What leads to a format, to what is there, or names that, is read by itself.
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isMore =
    TALK.has(first) || BEFORE_FORMAT.has(last) || (words.length > 1 && (TALK.has(last) || last in DESIGNS_CALLED))
  if (isMore && !FORMAT_NAMES.has(words.join(' '))) return undefined
  const asked = formatCalled(words)
  if (!asked) return undefined
  if (asked.pixels) return { asked, name: asked.pixels.join('x') }
  if (asked.millimetres) return { asked, name: asked.called ?? '' }
  const { name, shape } = asked
  if (!name) return shape && { asked, name: shape }
  const isFit = allFormats().some(
    (one) => one.words.includes(name) && (one.kind === kind || one.kind === 'poster' || one.kind === 'banner'),
  )
  return isFit ? { asked, name: shape && !name.includes(shape) ? `${name} ${shape}` : name } : undefined
}
const FORMAT_NAMES: ReadonlySet<string> = new Set(allFormats().flatMap(({ words }) => words))

function read(pieces: readonly Piece[], kind: KindName): Reformat | undefined {
  const nouns = pieces.flatMap((piece, at) => (piece.is === 'noun' ? [{ ...piece, ...before(pieces, at) }] : []))
  const isOf = (called: KindName | 'any') => called === 'any' || called === kind
  const points = nouns.filter(({ points }) => points)
  // "This logo", where a poster is there: a part of it, or another design.
  if (points.some((noun) => !isOf(noun.kind))) return undefined
  const others = nouns.filter((noun) => !isOf(noun.kind) || noun.isOther)
  const isThere = points.length > 0 || pieces.some(({ is }) => is === 'it' || is === 'same' || is === 'ofIt')
  const isPrinted = pieces.some(({ is }, at) => is === 'printers' && !isTold(pieces, at))
  const formats = different(pieces.flatMap((piece) => (piece.is === 'format' ? [piece] : [])))
  if (isPrinted || others.length > 0 || formats.length === 0) return undefined
  if (!isThere && !saysSizeAlone(pieces, formats, nouns.length > 0)) return undefined
  const isCopy = pieces.some(
    ({ is }, at) => is === 'ofIt' || is === 'besides' || (is === 'of' && leadsThere(pieces, at)),
  )
  if (formats.length > 1 && !isCopy) return undefined
  return { asks: formats.map(({ name }) => ({ ask: `make it ${name}`, name })), isCopy }
}

/** Whether a noun points at what is there: "this A3 poster" does, "a poster" does not, and "… and a poster" is one more. */
function before(pieces: readonly Piece[], at: number): { points: boolean; isOther: boolean } {
  let i = at - 1
  while (pieces[i]?.is === 'format' || pieces[i]?.is === 'ready') i--
  const is = pieces[i]?.is
  const points = is === 'this' || is === 'same' || is === 'it'
  return { points, isOther: is === 'a' && pieces[i - 1]?.is === 'and' }
}

/** "For a printer": who prints it. */
function isTold(pieces: readonly Piece[], at: number): boolean {
  let i = at - 1
  while (['this', 'a', 'it'].includes(pieces[i]?.is ?? '')) i--
  return ['for', 'joins', 'of', 'where', 'printers'].includes(pieces[i]?.is ?? '')
}

const leadsThere = (pieces: readonly Piece[], at: number) => ['this', 'it', 'same'].includes(pieces[at + 1]?.is ?? '')

/** With nothing that points at it: a size, and at most who prints it. A poster that is named would be another one. */
function saysSizeAlone(pieces: readonly Piece[], formats: readonly { name: string }[], hasNoun: boolean): boolean {
  const creates = pieces.some(({ is }) => is === 'creates')
  const isOwn = ({ name }: { name: string }) => SIZES_ALONE.test(name) || !/\p{L}{3}/u.test(name) || SHAPES.has(name)
  return !creates && !hasNoun && formats.length === 1 && formats.every(isOwn)
}
const SHAPES: ReadonlySet<string> = new Set(['square', 'landscape', 'portrait'])

/** "A story (9:16)" is one; "a square for Instagram" is a square one. */
function different<P extends { asked: FormatAsked; name: string }>(formats: readonly P[]): readonly { name: string }[] {
  const isPlatform = ({ name }: { name: string }) => SHOWN_ON[name] !== undefined || PLATFORM_FORMATS.has(name)
  const shape = formats.find(({ name }) => SHAPES.has(name))
  const rest = formats.filter((one) => one !== shape)
  const own = rest.filter((one) => !isPlatform(one))
  const [named] = own.length > 0 ? own : rest
  if (shape && named) return isPlatform(named) ? [{ name: `${shape.name} for ${named.name}` }] : [...formats]
  const kept = own.length > 0 ? own : formats
  return kept.filter((one, i) => kept.findIndex((other) => isSame(one.asked, other.asked)) === i)
}
const PLATFORM_FORMATS: ReadonlySet<string> = new Set(Object.values(SHOWN_ON).filter((name) => name.endsWith(' post')))

function isSame(a: FormatAsked, b: FormatAsked): boolean {
  if (JSON.stringify(a) === JSON.stringify(b)) return true
  const [one, other] = [a.name, b.name]
  return Boolean(one && other && allFormats().some(({ words }) => words.includes(one) && words.includes(other)))
}
