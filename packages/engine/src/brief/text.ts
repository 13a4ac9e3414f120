/**
 * The prompt as tokens. One pass, linear in the length of the prompt: every later step works on tokens and on offsets
 * into the prompt, so that whatever it takes for a fact is a verbatim piece of it.
 */
import { closeQuote } from '../language/quotes.ts'

export interface Token {
  /** 'mark' is punctuation, one character; a run of line breaks is one 'newline'. */
  type: 'word' | 'number' | 'quote' | 'mark' | 'newline'
  /** A quote's text is what stands between the marks. */
  text: string
  /** Lower case with plain apostrophes; '"' for a quote, so that no table of words matches inside one. */
  lower: string
  /** Offsets into the prompt; a quote's are those of its inside. */
  start: number
  end: number
  /** Number of the sentence; a line is one, too. */
  sentence: number
  /** Directly behind the token before it, without a space. */
  tight: boolean
}

/** Abbreviations that keep their dot, which ends no sentence. */
const DOTTED = new Set(
  (
    'dr dra sra srta dott sig ing mme med dent phil jur mr mrs ms prof av ul pl st ave blvd rd ln ct sq apt inc ltd co corp llc jr sr no nr tel vs etc e.g i.e a.m p.m u.s u.k ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ft feat est dept ' +
    'incl excl approx min max vol ed pt ing gen col rev fr hon approx mt ste b.v s.a s.l n.v e.v ph.d m.d d.d.s b.sc m.sc d.c'
  ).split(' '),
)

const SEPARATORS = new Set([...',;!?()[]{}"“”„«»‹›「」『』＂—–…|•·●▪◦■►✓✔<>*`~=:/、。，：；！？（）،؛؟।'])
/** Marks of other scripts, as tables and steps know them. */
// biome-ignore format: a table of marks
const PLAIN_MARKS: Record<string, string> = {
  '、': ',', '，': ',', '،': ',', '；': ';', '؛': ';', '：': ':', '。': '.', '।': '.', '！': '!', '？': '?', '؟': '?', '（': '(', '）': ')',
}
const isSpace = (c: string) =>
  c <= ' ' || c === '\u00a0' || c === '\u200b' || c === '\ufeff' || c === '\u3000' || c === '\u2028'
const isDigit = (c: string | undefined) => c !== undefined && c >= '0' && c <= '9'
const LETTER = /\p{L}/u
const isLetter = (c: string | undefined) => c !== undefined && LETTER.test(c)
const WORDY = /[\p{L}\p{N}\p{M}&+@#$€£¥₹%'’]/u

const SHORTHAND: Record<string, string> = { 'w/': 'with', 'w/o': 'without' }

/** Plain apostrophes and lower case: the form that tables hold. */
export const lowered = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** White space runs become one space; the only change that a fact undergoes. */
export const tidy = (text: string): string =>
  text
    .split(/[\s\u0000\u200b\ufeff]+/u)
    .filter(Boolean)
    .join(' ')

/** Splits a prompt into tokens. Never throws; linear time. */
export function tokenise(prompt: string): Token[] {
  const tokens: Token[] = []
  const blind = new Map<string, number>()
  let sentence = 0
  let at = 0
  const push = (type: Token['type'], start: number, end: number) => {
    const piece = prompt.slice(start, end)
    const text = type === 'quote' ? tidy(piece) : piece
    tokens.push({ type, text, lower: keyOf(type, text), start, end, sentence, tight: tokens.at(-1)?.end === start })
  }
  while (at < prompt.length) {
    const c = prompt.charAt(at)
    const quoted = isSpace(c) ? undefined : closeQuote(prompt, at, blind)
    if (c === '\n' || c === '\r') {
      if (tokens.length > 0 && tokens.at(-1)?.type !== 'newline') push('newline', at, at + 1)
      sentence++
      at++
    } else if (isSpace(c)) at++
    else if (quoted) {
      if (tidy(prompt.slice(quoted.start, quoted.end)) !== '') push('quote', quoted.start, quoted.end)
      at = quoted.after
    } else if (isLoneMark(prompt, at)) {
      // Emphasis and headings of Markdown are no part of the text.
      if (!'*`_#~'.includes(c)) push('mark', at, at + 1)
      if (endsSentence(prompt, at)) sentence++
      at++
    } else {
      const end = wordEnd(prompt, at)
      push(isNumeric(prompt, at) ? 'number' : 'word', at, end)
      at = end
    }
  }
  return tokens
}

/** What tables know a token by. */
function keyOf(type: Token['type'], text: string): string {
  if (type === 'quote') return '"'
  if (type === 'newline') return '\n'
  return SHORTHAND[lowered(text)] ?? PLAIN_MARKS[text] ?? lowered(text)
}

const isNumeric = (prompt: string, at: number): boolean => {
  const c = prompt.charAt(at)
  return isDigit(c) || (isDigit(prompt[at + 1]) && !isLetter(c) && c !== '#' && c !== '@')
}

function endsSentence(prompt: string, at: number): boolean {
  const c = prompt.charAt(at)
  if (!ENDS.has(c)) return false
  const ordinal = c === '.' && isDigit(prompt[at - 1]) && /[-–—]/.test(prompt[at + 1] ?? '')
  return !ordinal && !((c === '!' || c === '?') && goesOn(prompt, at + 1))
}

const ENDS = new Set([...'.!?。！？؟।'])

/** 'headline Leaky roof? across the top': small letters go on with the sentence. */
function goesOn(prompt: string, at: number): boolean {
  return prompt[at] === ' ' && /\p{Ll}/u.test(prompt[at + 1] ?? '')
}

/** A character that cannot begin a word. */
function isLoneMark(prompt: string, at: number): boolean {
  const c = prompt.charAt(at)
  const next = prompt[at + 1]
  const code = c.charCodeAt(0)
  if (code >= 0xd800 && code <= 0xdfff) return false
  if (c === '-') return !isDigit(next) || isDigit(prompt[at - 1])
  if (c === '#') return next === undefined || !WORDY.test(next) || next === '#'
  if (c === '.') return true
  if (c === '&' || c === '+') return false
  if (c === "'" || c === '’' || c === '‘') return !(next !== undefined && WORDY.test(next))
  return SEPARATORS.has(c) || !WORDY.test(c)
}

/** A word while its end is looked for. */
interface Word {
  prompt: string
  start: number
  /** Part of a link or an address: marks go on with it. */
  web: boolean
  dotted: boolean
}

/** How many characters a mark adds to its word, and whether the word goes on behind them. */
interface Step {
  take: number
  on: boolean
}
const STOPS: Step = { take: 0, on: false }
const CLOSES: Step = { take: 1, on: false }
const GOES: Step = { take: 1, on: true }

function wordEnd(prompt: string, start: number): number {
  const word: Word = { prompt, start, web: false, dotted: false }
  let i = start + 1
  while (i < prompt.length && !isSpace(prompt.charAt(i))) {
    const c = prompt.charAt(i)
    if (c === '@') word.web = true
    const step = WITHIN[c]?.(word, i) ?? (c === '×' || SEPARATORS.has(c) ? STOPS : GOES)
    i += step.take
    if (!step.on) break
  }
  while (i > start + 1 && (prompt[i - 1] === '-' || prompt[i - 1] === '_')) i--
  return i
}

/** What a mark within a word does. */
const WITHIN: Readonly<Record<string, (word: Word, i: number) => Step>> = {
  '.': dotWithin,
  ':': colonWithin,
  '/': slashWithin,
  ',': commaWithin,
  "'": apostropheWithin,
  '’': apostropheWithin,
  '?': queryWithin,
  '=': queryWithin,
}

function dotWithin(word: Word, i: number): Step {
  const { prompt, start } = word
  const [before, next] = [prompt.charAt(i - 1), prompt[i + 1]]
  // '12. Juli'
  if (next === ' ' && i - start <= 2 && isDigit(before) && MONTH_AHEAD.test(prompt.slice(i + 2, i + 14))) return CLOSES
  if (next === undefined || isSpace(next) || !WORDY.test(next)) {
    const piece = prompt.slice(start, i)
    // 'Dr.', 'J.' keep their dot, unless a line ends behind it.
    const keeps = DOTTED.has(piece.toLowerCase()) || piece.endsWith('str') || (isUpper(before) && i === start + 1)
    return keeps ? CLOSES : STOPS
  }
  if (next >= 'A' && next <= 'Z' && before >= 'a' && before <= 'z' && !word.web) return STOPS
  word.dotted = true
  return GOES
}

function colonWithin(word: Word, i: number): Step {
  const { prompt } = word
  if (prompt.startsWith('://', i)) {
    word.web = true
    return { take: 3, on: true }
  }
  return isDigit(prompt[i - 1]) && isDigit(prompt[i + 1]) ? GOES : STOPS
}

function slashWithin(word: Word, i: number): Step {
  const { prompt, start } = word
  const [before, next] = [prompt.charAt(i - 1), prompt[i + 1]]
  if (word.web || word.dotted || (isDigit(before) && isDigit(next))) {
    if (next === undefined || !(WORDY.test(next) || next === '-' || next === '_')) return STOPS
    word.web ||= word.dotted
    return GOES
  }
  if (isUpper(before) && isUpper(next) && i - start <= 3) return GOES
  // 'w/' and 'w/o' stand for words.
  if (i !== start + 1 || lowered(before) !== 'w') return STOPS
  return { take: next?.toLowerCase() === 'o' && !isLetter(prompt[i + 2]) ? 2 : 1, on: false }
}

/** '1,200', '1,80 €', '€3,50' */
function commaWithin({ prompt, start }: Word, i: number): Step {
  if (!isDigit(prompt[i - 1]) || !isDigit(prompt[i + 1]) || !isDigit(prompt[i + 2])) return STOPS
  const priced = /^[$€£₺]/.test(prompt.slice(start, start + 1)) || CURRENCY.test(prompt.slice(i + 3, i + 9))
  return isDigit(prompt[i + 3]) || priced ? GOES : STOPS
}

function apostropheWithin({ prompt, start }: Word, i: number): Step {
  const [before, next] = [prompt.charAt(i - 1), prompt[i + 1]]
  if (isLetter(next) || isDigit(next)) return GOES
  // 'n', and the plural's apostrophe of "Farmers' Market".
  if (i === start + 2 && lowered(prompt.slice(start, i)) === "'n") return CLOSES
  return before === 's' && next === ' ' && isLetter(prompt[i + 2]) && i - start > 2 ? CLOSES : STOPS
}

function queryWithin({ prompt, web }: Word, i: number): Step {
  const next = prompt[i + 1]
  return web && next !== undefined && WORDY.test(next) ? GOES : STOPS
}

const MONTH_AHEAD =
  /^(?:januar|februar|marts|april|maj|mai|juni|juli|august|september|oktober|november|december|desember|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/
const CURRENCY = /^\s?(?:[€£₺]|(?:eur|euros?|chf|kr|zł|kč|lei|pln|sek|dkk|nok)\b)/iu
const UPPER = /\p{Lu}/u
const isUpper = (c: string | undefined) => c !== undefined && UPPER.test(c)

/** Begins with a capital, or holds one ('iFix'). */
export function isCapital(token: Token | undefined): boolean {
  return token !== undefined && token.type === 'word' && UPPER.test(token.text)
}

/** Two letters or more, all capitals. */
export function isAllCaps(token: Token | undefined): boolean {
  if (token?.type !== 'word' || token.text.length < 2) return false
  return UPPER.test(token.text) && token.text === token.text.toUpperCase()
}
