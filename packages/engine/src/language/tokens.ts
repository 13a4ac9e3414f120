/**
 * A text as tokens: the one floor on which prompts and edits are read. Each token knows its characters, its part of speech,
 * its lemma, its sentence and whether it is quoted, so that whatever is taken for a fact is a verbatim piece of the text.
 */
import { glossOf, type Language, languageOf } from './foreign.ts'
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

/** The text as the tagger sees it, character for character as long: all quotation marks alike, links one word. */
function evened(text: string, quotations: readonly Quotation[]): string {
  const letters = text
    .replace(WHOLE, (piece) => 'X'.repeat(piece.length))
    .replace(/[、，。：！？・]/g, (mark) => PLAIN[mark] ?? mark)
    .replace(ORDINAL, (_, number: string) => `${number}º`)
    .split('')
  for (const { from, to } of quotations) {
    letters[from - 1] = '"'
    letters[to] = '"'
  }
  return letters.join('')
}

/** Reads a text as tokens. Linear in its length, about 6 ms for 1,000 words; the model behind it opens with the first call. */
export function readTokens(text: string): Words {
  const quotations = quotationsOf(text)
  const tokens: Token[] = []
  const even = evened(text, quotations)
  let at = 0
  let quote = 0
  let sentence = -1
  let counted = -1
  for (const word of apart(tagWords(even))) {
    const from = even.indexOf(word.text, at)
    if (from < 0) continue
    const opensLine = at === 0 || text.slice(at, from).includes('\n')
    at = from + word.text.length
    while ((quotations[quote]?.to ?? Number.POSITIVE_INFINITY) <= from) quote++
    const quoted = (quotations[quote]?.from ?? Number.POSITIVE_INFINITY) <= from
    // A dot in a quotation ends no sentence outside of it.
    if (opensLine || (word.sentence !== counted && !(quoted && tokens.at(-1)?.quote === quote))) sentence++
    counted = word.sentence
    tokens.push({
      text: text.slice(from, at),
      lower: word.text === '"' ? '"' : text.slice(from, at).toLowerCase().replaceAll('’', "'"),
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
  for (const [i, token] of tokens.entries()) {
    const gloss = token.quote < 0 ? glossOf(language, token.lower) : undefined
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

/** The tagger keeps the dot of 'at 8pm. Use red' with the time and goes on with the sentence; and white space is no word. */
function* apart(words: TaggedWord[]): Generator<TaggedWord> {
  let ended = 0
  for (const word of words) {
    if (word.text.trim() === '') continue
    const sentence = word.sentence + ended
    if (!/(?:\d.*\p{L}|^\p{Ll}|^\p{Lu}{3,})\.$/u.test(word.text)) {
      yield { ...word, sentence }
      continue
    }
    yield { ...word, text: word.text.slice(0, -1), sentence }
    yield { text: '.', pos: 'PUNCT', lemma: '.', sentence }
    ended += 0.001
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
