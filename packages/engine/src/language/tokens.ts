/**
 * A text as tokens: the one floor on which prompts and edits are read. Each token knows its characters, its part of speech,
 * its lemma, its sentence and whether it is quoted, so that whatever is taken for a fact is a verbatim piece of the text.
 */
import { glossesOf, type Language, languageOf } from './foreign.ts'
import { COMMANDS } from './lexicon/commands.ts'
import { type TaggedWord, tagWords } from './model.ts'
import { type Quotation, quotationsOf } from './quotes.ts'

/** Parts of speech as Universal Dependencies names them. */
const PARTS_OF_SPEECH = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const
export type Pos = (typeof PARTS_OF_SPEECH)[number]
const posOf = (tag: string): Pos => PARTS_OF_SPEECH.find((pos) => pos === tag) ?? 'X'

export interface Token {
  text: string
  /** Lower case, plain apostrophes. */
  lower: string
  lemma: string
  pos: Pos
  /** Half-open range of characters. */
  from: number
  to: number
  /** Number of the sentence; a line is one, too. */
  sentence: number
  /** Index of the quotation that holds it; -1 outside of any. */
  quote: number
  /** First of its line. */
  opensLine: boolean
}

export interface Words {
  text: string
  tokens: Token[]
  quotations: Quotation[]
  language: Language
}

/** Links, addresses and colour codes are one token each: their dots end no sentence. */
const WHOLE =
  /(?:https?:\/\/|www\.)[^\s"'“”<>]*[\p{L}\p{N}/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|co|de|uk|eu|app|dev|shop|store|info|example)(?:\/[\w/-]+)?(?![\p{L}\p{N}])|[#@][\p{L}\p{N}_]{2,}/gu

/** Marks of other scripts, which the tagger would take for letters. */
const PLAIN: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  '。': '.',
  '：': ':',
  '！': '!',
  '？': '?',
  '・': ',',
}

/** 'am 3. März', 'zum 60. Geburtstag': the dot ends no sentence. */
const ORDINAL =
  /(?<!\d)(\d{1,2})\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*| (?:Geburtstag|Jubiläum|Jahrestag|Hochzeitstag|Stock)\b)/gu

/** 'Rev. Ada Obi': nor does the dot of a title, of those that the tagger does not know. */
const TITLED = /(?<!\p{L})(Rev|Revd|Adv|Capt|Sgt)\.(?= \p{Lu})/gu

/** The text as the tagger sees it, character for character as long: all quotation marks alike, links one word. */
function evened(text: string, quotations: readonly Quotation[]): string {
  const letters = text
    .replace(WHOLE, (piece) => 'X'.repeat(piece.length))
    .replace(/[、，。：！？・]/g, (mark) => PLAIN[mark] ?? mark)
    .replace(ORDINAL, (_, number: string) => `${number}º`)
    .replace(TITLED, (_, title: string) => `${title}º`)
    .split('')
  for (const { from, to } of quotations) {
    letters[from - 1] = '"'
    letters[to] = '"'
  }
  return letters.join('')
}

/** A line of prose that ends without a mark: its break says what a full stop would. */
const OPEN_LINE = /(?<=[\p{L}\p{N}"”’)%€$£])[ \t]*\r?\n/gu

/** The offsets behind the last character of each line that a full stop could end; none in a quotation. */
function openLineEnds(text: string, quotations: readonly Quotation[]): number[] {
  const ends: number[] = []
  let at = 0
  for (const { index } of text.matchAll(OPEN_LINE)) {
    while ((quotations[at]?.to ?? Number.POSITIVE_INFINITY) <= index) at++
    if ((quotations[at]?.from ?? Number.POSITIVE_INFINITY) > index) ends.push(index)
  }
  return ends
}

/** The text with a full stop at the end of each open line, and the words of the tagger with their offsets in the text itself. */
function* taggedWords(
  text: string,
  quotations: readonly Quotation[],
): Generator<TaggedWord & { from: number; to: number }> {
  const even = evened(text, quotations)
  const ends = openLineEnds(even, quotations)
  let closed = ''
  let last = 0
  for (const end of ends) {
    closed += `${even.slice(last, end)}.`
    last = end
  }
  closed += even.slice(last)
  let at = 0
  let stops = 0
  for (const word of apart(tagWords(closed))) {
    const from = closed.indexOf(word.text, at)
    if (from < 0) continue
    at = from + word.text.length
    while ((ends[stops] ?? Number.POSITIVE_INFINITY) + stops < from) stops++
    const isStop = (ends[stops] ?? Number.POSITIVE_INFINITY) + stops < at
    const start = from - stops
    yield { ...word, from: start, to: isStop ? start + word.text.length - 1 : at - stops }
    if (isStop) stops++
  }
}

/** Reads a text as tokens. Linear in its length, about 6 ms for 1,000 words; the model behind it opens with the first call. */
export function readTokens(text: string): Words {
  const quotations = quotationsOf(text)
  const tokens: Token[] = []
  let at = 0
  let quote = 0
  let sentence = -1
  let counted = -1
  for (const word of taggedWords(text, quotations)) {
    const { from } = word
    const opensLine = at === 0 || text.slice(at, from).includes('\n')
    at = word.to
    while ((quotations[quote]?.to ?? Number.POSITIVE_INFINITY) <= from) quote++
    const quoted = (quotations[quote]?.from ?? Number.POSITIVE_INFINITY) <= from
    // A dot in a quotation ends no sentence outside of it.
    if (opensLine || (word.sentence !== counted && !(quoted && tokens.at(-1)?.quote === quote))) sentence++
    counted = word.sentence
    tokens.push({
      text: text.slice(from, at),
      lower: from === at || word.text === '"' ? word.text : text.slice(from, at).toLowerCase().replaceAll('’', "'"),
      lemma: lemmaOf(word),
      pos: posOf(word.pos),
      from,
      to: at,
      sentence,
      quote: quoted ? quote : -1,
      opensLine,
    })
  }
  const language = languageOf(tokens.flatMap(({ lower, quote: within }) => (within < 0 ? [lower] : [])))
  if (language !== 'en') translate(tokens, language)
  mendCommands(tokens)
  return { text, tokens, quotations, language }
}

/** Words of request in another language are known by their English; what stands in the text stays. */
function translate(tokens: Token[], language: Language): void {
  const glosses = glossesOf(
    language,
    tokens.map(({ lower, quote }) => (quote < 0 ? lower : '"')),
  )
  for (const [i, token] of tokens.entries()) {
    const gloss = glosses[i]
    // 'De Linde': a capital within a sentence is a name's; German nouns have one anyway.
    const opens = tokens[i - 1]?.sentence !== token.sentence
    const named = /^\p{Lu}/u.test(token.text) && !opens && !(language === 'de' && gloss?.pos === 'NOUN')
    if (gloss && !named) Object.assign(token, { lower: gloss.word, lemma: gloss.word, pos: gloss.pos })
  }
}

/** What it takes for a name keeps its plural ('Users should …'). */
function lemmaOf({ text, pos, lemma }: TaggedWord): string {
  const lower = lemma.toLowerCase()
  return pos === 'PROPN' && /[^su]s$/.test(lower) && text.length > 4 ? lower.slice(0, -1) : lower
}

/** The tagger keeps the dot of 'at 8pm. Use red' with the time and goes on with the sentence. */
const KEPT_DOT = /(?:\d.*\p{L}|^\p{Ll}|^\p{Lu}{3,})\.$/u
/** Short for a word in the middle of a sentence: 'Tel. 030', 'ca. 30 people'. */
const SHORTENED = /^(?:tel|ca|nr|no|str|approx|min|max|fon|fax|incl|excl)$/iu
/** '7 p.m. Bring', '12 Elm St. Green letters': such a dot ends its sentence as well. */
const HOURS = /^[ap]\.m\.$/iu
const STREETS = /^(?:st|ave|rd|blvd|ln)\.$/iu
const CAPITAL = /^\p{Lu}/u

/** The tagger keeps 'Peter's' whole or cuts it, as its cache remembers it from other texts: it is always cut. */
const OWNER = /^(.*\p{L})(['’]s)$/iu

function possessives(word: TaggedWord): TaggedWord[] {
  const [, owner, ending] = OWNER.exec(word.text) ?? []
  if (owner === undefined || ending === undefined) return [word]
  return [
    { ...word, text: owner, lemma: word.lemma.replace(OWNER, '$1') },
    { ...word, text: ending, lemma: "'s", pos: 'PART' },
  ]
}

/** The tagger's words with its sentences mended at short forms; white space is no word. */
function* apart(words: TaggedWord[]): Generator<TaggedWord> {
  let ended = 0
  const told = words.flatMap((word) => (word.text.trim() === '' ? [] : possessives(word)))
  for (const [i, word] of told.entries()) {
    const sentence = word.sentence + ended
    const [before, next] = [told[i - 1], told[i + 1]]
    if (KEPT_DOT.test(word.text)) {
      yield { ...word, text: word.text.slice(0, -1), sentence }
      yield { text: '.', pos: 'PUNCT', lemma: '.', sentence }
      ended += 0.001
      continue
    }
    yield { ...word, sentence }
    if (next === undefined) continue
    const goesOn = next.sentence === word.sentence
    const street = STREETS.test(word.text) && CAPITAL.test(before?.text ?? '')
    if (goesOn && (HOURS.test(word.text) || street) && CAPITAL.test(next.text)) ended += 0.001
    else if (!goesOn && word.text === '.' && SHORTENED.test(before?.text ?? '')) ended -= 1
  }
}

/** 'Design a poster': the tagger takes a verb that opens a sentence for a noun or a name. */
function mendCommands(tokens: Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]
    const opens = before === undefined || before.sentence !== token.sentence || before.lower === 'please'
    const next = tokens[i + 1]?.pos
    if (opens && (next === 'DET' || next === 'PRON' || next === 'ADJ') && COMMANDS.has(token.lower)) {
      token.pos = 'VERB'
      token.lemma = token.lower
    }
  }
}
