/** The printed piece that a prompt asks for, where such a piece has conventions of its own: a menu, a certificate, a ticket … */
import type { Format } from '../../scene/types.ts'
import { defaultFormat, formatsOf } from '../formats.ts'
import { type Copy, PIECE_TYPES, type PieceRequest, type PieceType, type Subject } from '../types.ts'
import { PIECE_ROWS } from '../words/pieces.ts'
import {
  before,
  certificateCopy,
  datedCopy,
  given,
  invitationCopy,
  ticketCopy,
  voucherCopy,
  withoutManner,
} from './piece-parts.ts'

interface Row {
  type: PieceType
  format: string
  pattern: RegExp
}

const escaped = (words: string): string =>
  words
    .trim()
    .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
    .replace(/\*/g, String.raw`\p{L}+`)
    .replace(/ /g, String.raw`[\s-]+`)
const anyOf = (words: string): string =>
  words
    .split(',')
    .map(escaped)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const ROWS: readonly Row[] = PIECE_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', format = '', names = '', sorts = ''] = row.split('|').map((cell) => cell.trim())
    const type = PIECE_TYPES.find((one) => one === name)
    if (type === undefined) throw new RangeError(`No piece: ${name}`)
    const sort = sorts === '' ? '' : `(?:(?:${anyOf(sorts)})[\\s-]+)?`
    return { type, format, pattern: new RegExp(`(?<![\\p{L}-])${sort}(?:${anyOf(names)})s?(?![\\p{L}])`, 'iu') }
  })

/** What a request ends at: its first sentence, quotation or list. */
const REQUEST = /^(?:(?!\s['‘])[^.:!?;\n"“”])*/u
/** Before the piece stand what asks for it and how it is to be, no other sheet and nothing that it would only be a part of. */
const OTHERS =
  /\b(?:poster|flyer|flier|leaflet|banner|billboard|sign|story|post|thumbnail|ad|advert(?:isement)?|website|page|app|logo|icon|for|with|featuring|about|showing|promot\w+|announc\w+|including|selling|offering|buy|prices?)\b/iu
const ASKED =
  /^.*?\b(?:create|design|make|draft|generate|need|want|like|build|produce)\b(?:\s+(?:me|us|for me|for us))?\s*/iu
/** Behind it nothing that makes it another thing: a ticket office, a menu app, a card of thanks. */
const NOT_BEHIND =
  /^[\s-]*(?:like\b|inspired|esque|app|application|website|site|page|platform|system|service|office|shop|machine|software|icon|logo|sales?|prices?|holder|ad)\b/iu

/** The piece that a prompt asks for: named in its first sentence, before anything that it is about. */
export function readPiece(prompt: string): PieceRequest | undefined {
  const [request = ''] = REQUEST.exec(prompt) ?? []
  const asked = ASKED.exec(request)?.[0].length ?? 0
  for (const from of asked > 0 ? [asked, 0] : [0]) {
    const said = request.slice(from)
    for (const { type, pattern } of ROWS) {
      const match = pattern.exec(said)
      if (match === null || OTHERS.test(said.slice(0, match.index))) continue
      if (NOT_BEHIND.test(said.slice(match.index + match[0].length))) continue
      const about = type === 'certificate' ? earnedBy(prompt) : undefined
      return {
        type,
        named: match[0].replace(/\s+/g, ' '),
        ...(about !== undefined && { about }),
        ...(type === 'postcard' && BACK.test(said) && { side: 'back' as const }),
      }
    }
  }
  return undefined
}

const BACK = /\b(?:(?:back|reverse|rear)(?: side)? of|back side|reverse side|address side)\b/iu
/** What a certificate is given for: 'for completing the course', 'for a first aid course'. */
const EARNED = [
  /\b(for (?:completing|finishing|passing|attending|participating|taking part|outstanding|excellence|successfully|his|her|their|dedicated|years? of|\d+ years?)[^,.;:\n"“”]*)/iu,
  /\bof \p{L}+ (for (?:an?|the) (?:[\p{L}\d'’-]+ )+(?:course|class|workshop|training|programme|program|school|seminar|camp|tournament|competition|race))\b/iu,
]
const earnedBy = (prompt: string): string | undefined =>
  EARNED.map((pattern) => pattern.exec(prompt)?.[1]?.trim()).find((found) => found !== undefined)

/** The format of a piece where the prompt names none. */
export function formatOfPiece({ type }: PieceRequest, read: Format): Format {
  if (read.name !== defaultFormat('poster').name) return read
  const name = ROWS.find((row) => row.type === type)?.format
  return formatsOf('poster').find(({ format }) => format.name === name)?.format ?? read
}

const BY = /,?\s+(?:written |a novel |a memoir )?by\s+/iu
/** 'Book cover: The Bear Who Borrowed the Moon, written by Oskar Lind': the title stands behind the colon. */
const TITLED = /\bcover(?:\s+(?:design|art))?(?:\s+for\s+an?\s+\p{L}+)?\s*[:–—]\s*["“]?([^"”,.;\n]+)/iu

/** The copy of a piece as such pieces have it: what it is given for, its items, its title and who wrote it. */
export function pieceCopy(copy: Copy[], piece: PieceRequest, prompt: string): Copy[] {
  if (piece.type === 'book-cover') return titledCopy(copy, prompt)
  if (piece.type === 'menu') return withoutManner(itemCopy(copy, prompt), prompt)
  if (piece.type === 'programme') return orderCopy(datedCopy(itemCopy(copy, prompt)), piece, prompt)
  if (piece.type === 'ticket') return ticketCopy(copy, prompt)
  if (piece.type === 'certificate') return [...earnedCopy(copy, piece), ...certificateCopy(copy, prompt)]
  if (piece.type === 'invitation') return invitationCopy(copy, prompt)
  if (piece.type === 'voucher') return voucherCopy(copy, prompt)
  return copy
}

/** What a certificate is given for, where no text says it. */
const earnedCopy = (copy: readonly Copy[], { about }: PieceRequest): Copy[] =>
  about && !copy.some(({ text }) => about.includes(text)) ? [given('subhead', about)] : []

function titledCopy(copy: Copy[], prompt: string): Copy[] {
  if (copy.some(({ role }) => role === 'headline')) return copy
  const title = TITLED.exec(prompt)?.[1]?.split(BY)[0]?.trim()
  if (!title || copy.some(({ text }) => text.includes(title) || title.includes(text))) return copy
  const author = new RegExp(`${BY.source}$`, 'iu')
  const written = copy.map((one) =>
    one.role === 'brand' && author.test(before(one, prompt)) ? { ...one, role: 'person' as const } : one,
  )
  return [given('headline', title), ...written]
}

const TIMED = /^(?:\p{L}{3,9}\.?,?\s+)?\d{1,2}(?:[:.h]\d{2})?\b/u
/** An order of points: 'Panel: Cities after cars' is one of them, and what stands among the hours without one is their title. */
function orderCopy(copy: Copy[], { named }: PieceRequest, prompt: string): Copy[] {
  const joined: Copy[] = []
  for (const one of copy) {
    const last = joined.at(-1)
    const whole = `${last?.text ?? ''}: ${one.text}`
    if (last?.role === 'list-item' && one.role === 'list-item' && prompt.includes(whole))
      joined[joined.length - 1] = { ...one, text: whole }
    else joined.push(one)
  }
  const items = joined.filter(({ role }) => role === 'list-item')
  const timed = items.filter(({ text }) => TIMED.test(text))
  if (joined.some(({ role }) => role === 'headline' || role === 'brand')) return joined
  const leads =
    joined.find(({ role, text }) => role === 'detail' && /^\p{Lu}\S*\s/u.test(text)) ??
    (timed.length > 1 ? items.find((one) => !timed.includes(one)) : undefined) ??
    joined.find(({ role, text }) => role === 'label' && text.toLowerCase().endsWith(named.toLowerCase()))
  return joined.map((one) => (one === leads ? { ...one, role: 'headline' as const } : one))
}

const LONGEST_ITEM = 70
/** 'Starter - Pea soup; Main - Roast trout; …': what stands between semicolons behind a colon is a list. */
function itemCopy(copy: Copy[], prompt: string): Copy[] {
  if (copy.some(({ role }) => role === 'list-item')) return copy
  const tail = prompt.slice(prompt.indexOf(':') + 1)
  const items = tail.split(/[;\n]/).map((item) => item.trim().replace(/[.]$/, ''))
  if (items.length < 3 || items.some((item) => item.length < 2 || item.length > LONGEST_ITEM)) return copy
  const others = copy.filter(({ text }) => !items.some((item) => item.includes(text)))
  return [...others, ...items.map((item) => given('list-item', item))]
}

/** A cover shows what a book tells, not that it is one, nor what films are made with. */
const BOOKISH =
  'book,books,open book,fountain pen,feather,quill,film reel,clapperboard,film camera,movie camera,popcorn,bookshelf'.split(
    ',',
  )

/** What is on every card that is sent. */
const MAILED = ['stamp', 'letter', 'envelope', 'postcard', 'mailbox', 'letterbox']

/** What stands for the subject: the piece's own name is none of it, 'shower' in 'baby shower invitation'. */
export function pieceSubject(subject: Subject, piece: PieceRequest | undefined): Subject {
  const words = piece?.named.toLowerCase().split(/[\s-]+/u) ?? []
  const own = piece?.type === 'book-cover' ? BOOKISH : piece?.type === 'postcard' ? [...words, ...MAILED] : words
  const kept = subject.objects.flatMap((thing, i) => (own.includes(thing) ? [] : [i]))
  if (kept.length === subject.objects.length || (kept.length === 0 && piece?.type !== 'book-cover')) return subject
  const { sure } = subject
  return {
    ...subject,
    objects: kept.map((i) => subject.objects[i] ?? ''),
    ...(sure && { sure: kept.map((i) => sure[i] ?? 0) }),
  }
}

/** Things to be shown: what only stands in an item of a list is none. */
export const pieceDepictions = <T extends { words: string }>(things: T[], copy: readonly Copy[]): T[] =>
  things.filter(({ words }) => !copy.some(({ role, text }) => role === 'list-item' && text.includes(words)))
