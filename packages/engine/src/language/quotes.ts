/** Quotation marks: which mark opens a quotation, and where it closes. Apostrophes and inch marks are neither. */

const PAIRS: Record<string, string> = {
  '"': '"”“',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
  '＂': '＂',
  '`': '`',
  "'": "'’",
  '‘': "’'",
}
/** Longest quotation, in characters: a paragraph. */
const LONGEST = 1200
const WORD = /[\p{L}\p{N}]/u
const isWord = (c: string | undefined) => c !== undefined && WORD.test(c)

/**
 * The quotation that opens at `at`, or undefined: offsets of its inside and of what follows it.
 * `blind` remembers, per mark, up to where no closing mark stands, which keeps a text full of unclosed marks linear.
 */
export function closeQuote(
  text: string,
  at: number,
  blind: Map<string, number>,
): { start: number; end: number; after: number } | undefined {
  const mark = text.charAt(at)
  const closers = PAIRS[mark]
  if (closers === undefined || (blind.get(mark) ?? -1) > at) return undefined
  if (!opens(text, at, mark)) return undefined
  const limit = Math.min(text.length, at + LONGEST)
  let i = at + 1
  for (; i < limit; i++) {
    const c = text.charAt(i)
    if (c === '\n' && blankLine(text, i)) break
    if (closers.includes(c) && closes(text, i, mark)) return { start: at + 1, end: i, after: i + 1 }
  }
  blind.set(mark, i)
  return undefined
}

const isSingle = (mark: string): boolean => mark === "'" || mark === '‘'

/** A quotation may begin with the mark at `at`. */
function opens(text: string, at: number, mark: string): boolean {
  const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)]
  if (next === '') return false
  if (isSingle(mark)) return !isWord(before) && opensSingle(text, at)
  // 3.5" x 2": an inch mark.
  if (mark === '"') return !/\d/.test(before)
  return mark !== '»' || isWord(next)
}

/** The closing mark at `i` ends the quotation that `mark` opened. */
const closes = (text: string, i: number, mark: string): boolean =>
  isSingle(mark) ? closesSingle(text, i) : mark !== '`' || text[i + 1] !== '`'

function opensSingle(text: string, at: number): boolean {
  const next = text.charAt(at + 1)
  if (next <= ' ') return false
  // '90s, 'til, 'em, 'n': elisions.
  const word = text.slice(at + 1, at + 6).toLowerCase()
  if (/^\d0s\b/.test(word) || /^(til|em|tis|twas|cause|bout)\b/.test(word)) return false
  return !/^n\W/.test(word)
}

function closesSingle(text: string, i: number): boolean {
  const before = text.charAt(i - 1)
  const next = text[i + 1]
  if (before <= ' ' || isWord(next)) return false
  // rock 'n' roll
  if (/['’]n$/i.test(text.slice(Math.max(0, i - 2), i))) return false
  const plural = /^[sS]$/.test(before) && next === ' ' && isWord(text[i + 2])
  return !plural || !closesLater(text, i + 2)
}

/** 'The Farmers' Market': a plural's apostrophe, when another closing mark follows before any opening one. */
function closesLater(text: string, from: number): boolean {
  for (let i = from; i < Math.min(text.length, from + NEAR); i++) {
    const c = text.charAt(i)
    if (/[\n,.]/.test(c)) return false
    if (!/['’‘]/.test(c)) continue
    if (!isWord(text[i + 1])) return true
    if (!isWord(text[i - 1])) return false
  }
  return false
}
const NEAR = 38

function blankLine(text: string, at: number): boolean {
  for (let i = at + 1; i < text.length; i++) {
    const c = text[i]
    if (c === '\n') return true
    if (c !== ' ' && c !== '\t' && c !== '\r') return false
  }
  return true
}

export interface Quotation {
  /** Offsets of what stands between the marks. */
  from: number
  to: number
}

/** Every quotation of a text, in its order; none lies in another. Linear time. */
export function quotationsOf(text: string): Quotation[] {
  const blind = new Map<string, number>()
  const found: Quotation[] = []
  for (let at = 0; at < text.length; at++) {
    const quote = closeQuote(text, at, blind)
    if (quote === undefined) continue
    found.push({ from: quote.start, to: quote.end })
    at = quote.after - 1
  }
  return found
}
