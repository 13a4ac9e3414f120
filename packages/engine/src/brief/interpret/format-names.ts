/** Formats as people name them: 'Instagram story', 'half-page ad', 'pin for Pinterest', 'A5 flyer'. */
import { TABLES } from '../../language/lexicon/tables.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { KindName } from '../../scene/types.ts'
import { allFormats, type NamedFormat } from '../formats.ts'

export interface FormatMention {
  entry: NamedFormat
  phrase: string
  /** How much it tells: its words, or more where it tells the shape itself. */
  weight: number
  /** Half-open range of the text's characters. */
  start: number
  end: number
}

/** A word of the text; parts of what a hyphen joins are words of their own. */
interface Term {
  word: string
  lemma: string
  capital: boolean
  sentence: number
  start: number
  end: number
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))
const HYPHEN = /^[-‐‑]$/
const PAPER = /^(?:din )?(?:a[0-6]|dl)\b/
/** What tells the shape itself: 'LinkedIn post, square', 'A5 invitation'. */
const SHAPES = /^(?:square|1:1|4:5|9:16|us letter|letter size|tabloid)$/
const MOST_TELLING = 9

const FORMAT_WORDS = list(
  'format orientation layout size version mode oriented sized dimensions sheet aspect ratio shaped style handout',
)
const PLATFORMS = list('instagram facebook linkedin twitter youtube tiktok pinterest twitch etsy zoom teams x')
const PLATFORM_NOUNS = ['story', 'post', 'pin', 'cover', 'banner', 'header', 'thumbnail', 'background', 'ad']
/** A trade that only makes or sells such things: 'T-shirt shop'. */
const TRADES = list(
  'shop store company brand business label printing maker studio agency press service office seller boutique designer printer',
)
/** 'a certificate-like poster' is none. */
const LIKENESS = list('like style styled inspired esque')
const ASKING = list('create design make build draw generate craft produce need want like have give do')
const BARE_SHAPES = list('wide vertical portrait landscape square european horizontal upright')
const GOES_ON = list('for of with photography photographer architect architecture gardener company in')

interface Phrase {
  words: string[]
  phrase: string
  entry: NamedFormat
}

const PHRASES = new Map<string, Phrase[]>()
for (const entry of allFormats())
  for (const phrase of entry.words) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, phrase, entry }])
  }

function termsOf({ tokens, text }: Words): Term[] {
  return tokens.flatMap((token, i) => {
    const { lower, from, to, quote } = token
    if (quote >= 0 || lower === '"') return []
    const joins = HYPHEN.test(lower) && tokens[i - 1]?.to === from && tokens[i + 1]?.from === to
    return joins ? [] : piecesOf(token, /^\p{Lu}/u.test(text.slice(from, from + 1)))
  })
}

/** A word, or the words that a hyphen joins. */
function piecesOf({ lower, lemma, from, to, sentence }: Token, capital: boolean): Term[] {
  const pieces = lower.split('-')
  if (pieces.length === 1) return [{ word: lower, lemma, capital, sentence, start: from, end: to }]
  // What a word of another language is in English may be longer than it.
  const whole = lower.length !== to - from
  let start = from
  return pieces.flatMap((piece) => {
    const [begin, end] = whole ? [from, to] : [start, start + piece.length]
    start = end + 1
    return piece === '' ? [] : [{ word: piece, lemma: piece, capital, sentence, start: begin, end }]
  })
}

/** The formats of one kind, or of all, that a text names outside of quotations. Linear in its length. */
export function formatMentions(words: Words, kind?: KindName): FormatMention[] {
  const terms = termsOf(words)
  const found: FormatMention[] = []
  for (let i = 0; i < terms.length; i++) {
    const match = longestAt(terms, i, kind)
    if (match === undefined) continue
    const { length } = match.words
    const [first, last] = [terms[i], terms[i + length - 1]]
    if (first === undefined || last === undefined) continue
    if (match.entry.common.has(match.phrase) && !stands(terms, i)) continue
    // 'A4 Paper Works' is a name.
    if (length === 1 && PAPER.test(first.word) && first.capital && terms[i + 1]?.capital) continue
    if (LIKENESS.has(terms[i + length]?.word ?? '')) continue
    const { phrase, entry } = match
    const telling = SHAPES.test(phrase) || PAPER.test(phrase)
    found.push({ entry, phrase, weight: length + (telling ? MOST_TELLING : 0), start: first.start, end: last.end })
    i += length - 1
  }
  return [...found, ...onPlatform(terms, kind)]
}

function longestAt(terms: readonly Term[], i: number, kind: KindName | undefined): Phrase | undefined {
  const term = terms[i]
  let best: Phrase | undefined
  for (const phrase of [...(PHRASES.get(term?.word ?? '') ?? []), ...lemmaPhrases(term)]) {
    if (kind !== undefined && phrase.entry.kind !== kind) continue
    if (phrase.words.length <= (best?.words.length ?? 0)) continue
    if (phrase.words.every((word, k) => isWord(terms[i + k], word))) best = phrase
  }
  return best
}

const lemmaPhrases = (term: Term | undefined) =>
  term !== undefined && term.lemma !== term.word ? (PHRASES.get(term.lemma) ?? []) : []
const isWord = (term: Term | undefined, word: string) => term?.word === word || term?.lemma === word

/** 'portrait' and its like, where they speak of the format. */
function stands(terms: readonly Term[], i: number): boolean {
  const [before, term, next] = [terms[i - 1], terms[i], terms[i + 1]]
  if (next && (FORMAT_WORDS.has(next.word) || TABLES.kinds.has(next.lemma))) return true
  if (before && /^(?:format|orientation|size)$/.test(before.word)) return true
  const opened = opens(terms, i)
  const closed = next === undefined || next.sentence !== term?.sentence || /^(?:[-–—:;|·/,.)!?]|and)$/.test(next.word)
  if (opened && closed) return true
  // 'ticket for a magic show', 'thumbnail of a video', but 'portrait of a captain'
  if (opened && !BARE_SHAPES.has(term?.word ?? '') && next?.word === 'for') return true
  for (const other of terms.slice(i + 1, i + 5)) {
    if (TABLES.kinds.has(other.lemma)) return true
    if (!/^\p{L}/u.test(other.word) || GOES_ON.has(other.word)) return false
  }
  return false
}

/** Begins what is asked for: 'design a ticket', 'Poster, landscape'. */
function opens(terms: readonly Term[], i: number): boolean {
  let at = i - 1
  while (/^(?:an?|the|one|me|us)$/.test(terms[at]?.word ?? '')) at--
  const before = terms[at]
  if (before === undefined || before.sentence !== terms[i]?.sentence) return true
  return at < i - 1 ? ASKING.has(before.lemma) : /^(?:[-–—:;|·/,(]|in|as)$/.test(before.word)
}

/** 'banner for LinkedIn', 'a pin for Pinterest': the platform's own post, header or cover. */
function onPlatform(terms: readonly Term[], kind: KindName | undefined): FormatMention[] {
  const at = terms.findIndex(
    ({ word }, i) =>
      PLATFORMS.has(word) && terms.slice(Math.max(0, i - 3), i).some((one) => /^(?:for|on)$/.test(one.word)),
  )
  const platform = terms[at]
  if (platform === undefined || (kind !== undefined && kind !== 'banner')) return []
  for (const noun of PLATFORM_NOUNS) {
    const said = terms.find((term, i) => term.sentence === platform.sentence && i < at && isWord(term, noun))
    const phrase = `${platform.word} ${noun}`
    const entry = said && allFormats().find((one) => one.kind === 'banner' && one.words.includes(phrase))
    if (entry) return [{ entry, phrase, weight: 2, start: said.start, end: said.end }]
  }
  return []
}

/** Shapes and sizes that say nothing of what is to be made; a sheet of paper is printed. */
const SHAPE_ONLY =
  /[\d:]|\b(?:size|sized|format|orientation|oriented|standard|landscape|portrait|horizontal|square|widescreen)\b/

/**
 * The kind of design that a format's name tells, where no word for a kind does or where it holds that word: a roll-up banner
 * is printed, a rack card is no business card.
 * @param asked range of characters of the word by which the prompt names a kind
 */
export function kindOfFormat(words: Words, asked: { start: number; end: number } | undefined): KindName | undefined {
  const mentions = formatMentions(words)
  if (asked !== undefined)
    return mentions.find(
      ({ start, end }) => start <= asked.start && end >= asked.end && end - start > asked.end - asked.start,
    )?.entry.kind
  return mentions.find(
    ({ phrase, end }) => (PAPER.test(phrase) || !SHAPE_ONLY.test(phrase)) && !TRADES.has(nextWord(words, end)),
  )?.entry.kind
}

const nextWord = ({ tokens }: Words, end: number) => tokens.find(({ from }) => from >= end)?.lemma ?? ''
