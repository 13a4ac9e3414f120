/** What the words of a message may be: parts of the design, looks, colours, values, what verbs do. Each knows its tokens. */
import { keysOf } from '../../base/tables.ts'
import type { Tone } from '../../base/tones.ts'
import { type FoundColour, findColours } from '../../colour/colour-names.ts'
import { COLOUR_SENSES, type ColourSense, TONE_LOOKS } from '../../language/lexicon/colour-words.ts'
import { COPY_SENSES, type CopySense, SIGNS, WORDINGS } from '../../language/lexicon/copy-words.ts'
import {
  FONT_SENSES,
  FONT_SORTS,
  type FontSense,
  type FontSort,
  NAMED_FONTS,
  type NamedFont,
} from '../../language/lexicon/font-words.ts'
import { FORMAT_SENSES, type FormatSense } from '../../language/lexicon/format-words.ts'
import {
  LINE_MANNERS,
  type LineManner,
  ORNAMENT_ROWS,
  ORNAMENT_SENSES,
  type Ornament,
  type OrnamentSense,
  STREWN_THINGS,
  type Strewn,
} from '../../language/lexicon/ornament-words.ts'
import { ORDINALS } from '../../language/lexicon/parts.ts'
import { PICTURE_SENSES, type PictureSense } from '../../language/lexicon/picture-words.ts'
import { PLACE_SENSES, type PlaceSense } from '../../language/lexicon/place-words.ts'
import { SPACE_LOOKS } from '../../language/lexicon/space-words.ts'
import { LAYOUT_SENSES, type LayoutSense, TONE_ROWS } from '../../language/lexicon/tone-words.ts'
import { VERSION_SENSES, type VersionSense } from '../../language/lexicon/version-words.ts'
import { DEGREES, FILLERS, LOOKS, type LookRow, SENSES, type Sense } from '../../language/lexicon/wishes.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Role } from '../../scene/types.ts'
import type { State } from '../context.ts'
import { valuesIn } from '../families/value-forms.ts'
import { findMentions } from '../nouns.ts'
import { canDraw } from '../pictures/drawable.ts'
import { standsInText } from '../scene-nodes.ts'
import { readValues, type ValueAt } from '../values/read.ts'
import { bluerIn, COLOUR_ENTRIES, type ColourCarried, type ColourEntry, comparedIn } from './colour-spans.ts'
import { PLACE_ENTRIES, type PlaceCarried, type PlaceEntry } from './place-spans.ts'
import { drawnThing } from './referents.ts'
import { headedItems, kindsIn, sectionsIn } from './sections.ts'
import type { Ref } from './wish.ts'

type Plain =
  | Sense
  | PlaceSense
  | CopySense
  | PictureSense
  | ColourSense
  | FormatSense
  | LayoutSense
  | VersionSense
  | OrnamentSense
  | FontSense
  | 'too'
  | 'so'
  | 'enough'
  | 'less'
/** What each kind of span carries, but for those that are only there. */
interface Carried extends PlaceCarried, ColourCarried {
  ref: { ref: Ref }
  section: { ref: Ref }
  /** `alone`: it means a section, even where that is not said. */
  kind: { name: string; alone: boolean }
  item: { name: string }
  look: { row: LookRow }
  complaint: { row: LookRow }
  degree: { degree: number; by?: number }
  pixels: { stated: number }
  colour: { colour: FoundColour }
  /** A colour by comparison: 'bluer'. */
  bluer: { colour: FoundColour }
  quote: { words: string }
  value: { words: string }
  amount: { value: ValueAt }
  /** The name of a text that a design may have. */
  wording: { role: Role }
  sign: { sign: string }
  ornament: { ornament: Ornament }
  namedFont: { font: NamedFont }
  fontSort: { category: FontSort; alone?: true }
  lineManner: { manner: LineManner }
  strewn: { of: Strewn }
  /** A manner; `dull`: said of what is there, it asks for the manner. */
  temper: { tone: Tone }
  dull: { tone: Tone }
  /** A line of the design told anew. */
  anew: { line: string }
  /** What stands behind a word of a line, as in 'directed by …'. */
  lead: { tail: string }
}
type Range = { from: number; to: number }
type Rich = { [K in keyof Carried]: { is: K } & Range & Carried[K] }
export type SpanOf<K extends Span['is']> = K extends keyof Carried ? Rich[K] : { is: Plain } & Range
export type Span = Rich[keyof Carried] | ({ is: Plain } & Range)
export interface Lattice {
  words: Words
  at: ReadonlyMap<number, Span[]>
  /** Whether a thing of that name can be drawn. */
  draws?: (words: string) => boolean
}

type Entry =
  | PlaceEntry
  | ColourEntry
  | { is: Plain }
  | { is: 'look' | 'complaint'; row: LookRow }
  | { is: 'degree'; degree: number; by?: number }
  | { is: 'wording'; role: Role }
  | { is: 'sign'; sign: string }
  | { is: 'ornament'; ornament: Ornament }
  | { is: 'namedFont'; font: NamedFont }
  | { is: 'fontSort'; category: FontSort; alone?: true }
  | { is: 'lineManner'; manner: LineManner }
  | { is: 'strewn'; of: Strewn }
  | { is: 'temper' | 'dull'; tone: Tone }

const LONGEST_PHRASE = 6
const ENTRIES = new Map<string, Entry[]>()
const enter = (phrases: string, entry: Entry) => {
  for (const phrase of phrases.split('|')) ENTRIES.set(phrase, [...(ENTRIES.get(phrase) ?? []), entry])
}
for (const sense of keysOf(SENSES)) enter(SENSES[sense], { is: sense })
for (const sense of keysOf(PLACE_SENSES)) enter(PLACE_SENSES[sense], { is: sense })
for (const sense of keysOf(COPY_SENSES)) enter(COPY_SENSES[sense], { is: sense })
for (const sense of keysOf(VERSION_SENSES)) enter(VERSION_SENSES[sense], { is: sense })
for (const sense of keysOf(LAYOUT_SENSES)) enter(LAYOUT_SENSES[sense], { is: sense })
for (const { tone, words, complaint } of TONE_ROWS) {
  enter(words, { is: 'temper', tone })
  if (complaint) enter(complaint, { is: 'dull', tone })
}
for (const sense of keysOf(FORMAT_SENSES)) enter(FORMAT_SENSES[sense], { is: sense })
for (const sense of keysOf(PICTURE_SENSES)) enter(PICTURE_SENSES[sense], { is: sense })
for (const sense of keysOf(FONT_SENSES)) enter(FONT_SENSES[sense], { is: sense })
for (const { words, ...sort } of FONT_SORTS) enter(words, { is: 'fontSort', ...sort })
for (const [name, font] of NAMED_FONTS) enter(name, { is: 'namedFont', font })
for (const sense of keysOf(ORNAMENT_SENSES)) enter(ORNAMENT_SENSES[sense], { is: sense })
for (const [ornament, words] of ORNAMENT_ROWS) enter(words, { is: 'ornament', ornament })
for (const [manner, words] of LINE_MANNERS) enter(words, { is: 'lineManner', manner })
for (const [of, words] of STREWN_THINGS) enter(words, { is: 'strewn', of })
for (const { role, words } of WORDINGS) enter(words, { is: 'wording', role })
for (const { sign, words } of SIGNS) enter(words, { is: 'sign', sign })
for (const sense of keysOf(COLOUR_SENSES)) enter(COLOUR_SENSES[sense], { is: sense })
for (const [phrases, entry] of [...PLACE_ENTRIES, ...COLOUR_ENTRIES]) enter(phrases, entry)
for (const row of [...LOOKS, ...SPACE_LOOKS, ...TONE_LOOKS]) {
  enter(row.words, { is: 'look', row })
  if (row.complaint) enter(row.complaint, { is: 'complaint', row })
}
for (const [degree, phrases] of DEGREES) enter(phrases, { is: 'degree', degree })
enter(
  'too much|a bit much|a bit too much|a little too much|way too much|far too much|too|way too|far too|much too|a bit too|a little too',
  { is: 'too' },
)
enter('so|that', { is: 'so' })
enter('less|not so|not as|not that|not quite so|not too', { is: 'less' })
enter('enough', { is: 'enough' })
enter('twice as|twice|double the size of|2x', { is: 'degree', degree: 4, by: 2 })
enter('half as|half the size of|by half', { is: 'degree', degree: 2, by: 0.5 })

/** All that a message may mean, by the token that it starts at. */
export function readSpans(words: Words, state: State): Lattice {
  const at = new Map<number, Span[]>()
  const put = (span: Span) => at.set(span.from, [...(at.get(span.from) ?? []), span])
  const tokens = words.tokens
  phrases(words, put)
  quotations(words, state, put)
  const plain = unquoted(words)
  const ranged = (start: number, end: number) => rangeOf(tokens, start, end)
  named(tokens, plain, put)
  coloured(tokens, plain, put)
  // "#2f5d50" is no number.
  const isCode = (range: Range | undefined) =>
    range !== undefined && at.get(range.from)?.some((span) => span.is === 'colour' && /[#(]/.test(span.colour.words))
  for (const value of valuesIn(plainCase(words))) {
    const range = ranged(value.start, value.end)
    if (range && !isCode(range)) put({ is: 'value', ...range, words: words.text.slice(value.start, value.end) })
  }
  for (const value of readValues(plainCase(words))) {
    const range = ranged(value.from, value.to)
    // Pixels are how far, and nothing that is told.
    const isPixels = at.get(range?.from ?? -1)?.some(({ is }) => is === 'pixels')
    if (range && !isPixels && !isCode(range)) put({ is: 'amount', ...range, value })
  }
  copied(words, at, state, put)
  drawn(words, at, state, put)
  sections(words, at, state, put)
  const isPage = state.design.scene.kind === 'website'
  for (const span of isPage ? [...kindsIn(words.tokens), ...headedItems(words.tokens, state)] : []) put(span)
  return { words, at, draws: (thing) => canDraw(thing, state) }
}

/** Colours by name, by code and by comparison. */
function coloured(tokens: readonly Token[], plain: string, put: (span: Span) => void) {
  for (const colour of findColours(plain)) {
    const range = rangeOf(tokens, colour.start, colour.end)
    if (!range) continue
    put({ is: 'colour', ...range, colour })
    const words = tokens.slice(range.from, range.to).map(({ lower }) => lower)
    const compared = comparedIn(words, colour)
    if (compared) put({ is: 'colour', from: range.from + 1, to: range.to, colour: compared })
  }
  for (const [i, { lower, quote }] of tokens.entries()) {
    const colour = quote < 0 ? bluerIn(lower) : undefined
    if (colour) put({ is: 'bluer', from: i, to: i + 1, colour })
  }
}

function rangeOf(tokens: readonly Token[], start: number, end: number): Range | undefined {
  const from = tokens.findIndex((token) => token.to > start)
  const to = tokens.findLastIndex((token) => token.from < end) + 1
  return from >= 0 && to > from ? { from, to } : undefined
}

/** Names of parts. */
function named(tokens: readonly Token[], plain: string, put: (span: Span) => void) {
  for (const mention of findMentions(plain)) {
    const own = rangeOf(tokens, mention.start, mention.end)
    // "the third feature": which one is a word of it.
    const counted = own && mention.ordinal !== undefined && isOrdinal(tokens[own.from - 1]) ? own.from - 1 : own?.from
    // "the hero background", "the button colour": the part is meant.
    const next = tokens[own?.to ?? -1]?.lower ?? ''
    const owns =
      (mention.texts && /^(?:texts?|copy|words)$/.test(next)) ||
      (/^(?:background|colou?r|name)$/.test(next) && !/[ -]ground/.test(mention.noun.class))
    const range = own && counted !== undefined ? { from: counted, to: own.to + (owns ? 1 : 0) } : undefined
    const said = plain.slice(mention.start, mention.end)
    if (range) put({ is: 'ref', ...range, ref: { is: 'noun', mention, words: said, ...range } })
  }
}

const isOrdinal = (token: Token | undefined) => token !== undefined && Object.hasOwn(ORDINALS, token.lower)

function phrases({ tokens }: Words, put: (span: Span) => void) {
  for (const [from, first] of tokens.entries()) {
    if (first.quote >= 0) continue
    phrasesFrom(tokens, from, put)
    if (/^(?:it|them|everything|they)$/.test(first.lower) || isPointing(first))
      put({ is: 'ref', from, to: from + 1, ref: { is: 'it', words: first.lower, from, to: from + 1 } })
    const pointed = pointedFrom(tokens, from)
    if (pointed > from) {
      const said = tokens.slice(from, pointed).map(({ lower }) => lower)
      put({ is: 'ref', from, to: pointed, ref: { is: 'it', words: said.join(' '), from, to: pointed } })
    }
    const apart = /^(?:px|pt|pixels|points)$/.test(tokens[from + 1]?.lower ?? '')
    const stated = /^(\d{1,4})(px|pt)?$/.exec(first.lower)
    if (stated && (apart || stated[2]))
      put({ is: 'pixels', from, to: from + (apart ? 2 : 1), stated: Number(stated[1]) })
  }
}

/** "that one", "those two", "both", "him": where it ends that points at what was spoken of. */
function pointedFrom(tokens: readonly Token[], from: number): number {
  const [first = '', second = '', third = ''] = tokens.slice(from, from + 3).map(({ lower }) => lower)
  if (/^(?:that|this|those|these)$/.test(first) && POINTED.test(second)) return from + 2
  if (/^(?:all|both) of (?:them|those|these)$/.test(`${first} ${second} ${third}`)) return from + 3
  if (/^(?:all|the) (?:two|three|four)$/.test(`${first} ${second}`) && !NAMING.test(tokens[from + 2]?.pos ?? ''))
    return from + 2
  const isAlone = !NAMING.test(tokens[from + 1]?.pos ?? '')
  return (first === 'both' && isAlone) || first === 'him' ? from + 1 : from
}
const POINTED = /^(?:one|ones|two|three|four|parts?|things?|lines)$/
const NAMING = /^(?:NOUN|PROPN|DET|PRON)$/

/** "make that red": it stands for the thing, and before none. */
const isPointing = ({ lower, pos }: Token) => pos === 'PRON' && /^(?:that|this|these|those)$/.test(lower)

function phrasesFrom(tokens: readonly Token[], from: number, put: (span: Span) => void) {
  let phrase = ''
  for (const [i, token] of tokens.slice(from, from + LONGEST_PHRASE).entries()) {
    const before = tokens[from + i - 1]
    if (token.quote >= 0 || (i > 0 && token.sentence !== before?.sentence)) return
    phrase += (i > 0 && before && token.from > before.to ? ' ' : '') + token.lower
    for (const entry of ENTRIES.get(phrase) ?? []) put({ ...entry, from, to: from + i + 1 })
  }
}

/** A quotation with its marks; where its words stand in the design, it names them. */
function quotations({ tokens, text, quotations: quotes }: Words, state: State, put: (span: Span) => void) {
  for (const { from, to } of quotes) {
    const first = tokens.findIndex((token) => token.to > from - 1)
    const last = tokens.findLastIndex((token) => token.from <= to)
    if (first < 0 || last < first) continue
    const [range, said] = [{ from: first, to: last + 1 }, text.slice(from, to).trim()]
    put({ is: 'quote', ...range, words: said })
    if (standsInText(said, state))
      put({ is: 'ref', ...range, ref: { is: 'words', words: said, quoted: true, ...range } })
  }
}

/** The message in lower case without what is quoted; offsets stay. */
const unquoted = (words: Words): string => plainCase(words).toLowerCase().replaceAll('’', "'")
function plainCase({ text, quotations: quotes }: Words): string {
  let plain = text
  for (const { from, to } of quotes)
    plain = `${plain.slice(0, from - 1)}${'\ue000'.repeat(to - from + 2)}${plain.slice(to + 1)}`
  return plain.slice(0, text.length)
}

const SMALL = /^(?:ADP|AUX|CCONJ|DET|INTJ|PART|PRON|PUNCT|SCONJ|SYM)$/

/** Stretches of words that stand in the design as they are said: the longest from each word on. */
function copied({ tokens, text }: Words, at: ReadonlyMap<number, Span[]>, state: State, put: (span: Span) => void) {
  let until = 0
  for (const [from, token] of tokens.entries()) {
    if (token.quote >= 0 || from < until || isSmall(token)) continue
    let to = 0
    for (let end = from + 1; end <= Math.min(tokens.length, from + 12); end++) {
      const last = tokens[end - 1]
      if (!last || last.quote >= 0) break
      if (!standsInText(text.slice(token.from, last.to), state)) break
      if (/[\p{L}\p{N}]/u.test(last.text)) to = end
    }
    // "add" asks, though a button says 'Add'.
    const asks =
      to === from + 1 &&
      /^\p{Ll}/u.test(token.text) &&
      (FILLERS.has(token.lower) || at.get(from)?.some(({ is }) => is === 'add'))
    if (to === 0 || asks) continue
    until = to
    const words = text.slice(token.from, tokens[to - 1]?.to)
    to += navTail(tokens, to)
    put({ is: 'ref', from, to, ref: { is: 'words', words, from, to } })
  }
}

/** Sections of a page; where nothing else has their name, they are parts like others. */
function sections({ tokens }: Words, at: ReadonlyMap<number, Span[]>, state: State, put: (span: Span) => void) {
  for (const { from, to, ids, name } of sectionsIn(tokens, state)) {
    const ref: Ref = { is: 'section', ids, words: name, from, to }
    const taken = at.get(from)?.some((span) => span.is === 'ref' && span.ref.is === 'noun' && span.to >= to)
    const isKnown = at.has(from)
    put({ is: 'section', from, to, ref })
    // What the page does not have is named all the same where nothing else is.
    if (!taken && (ids.length > 0 || !isKnown || to - from > 1)) put({ is: 'ref', from, to, ref })
  }
}

/** What a version before had, and this one has not: "restore the boat". */
const drawnBefore = (word: string, state: State) =>
  (state.context.versions ?? [])
    .slice(-REMEMBERED)
    .some((design) => design && drawnThing(word, { ...state, design })?.class === 'picture')
/** Versions that are looked into for things that are gone. */
const REMEMBERED = 3

/** Nouns for what is drawn in the design. */
function drawn({ tokens }: Words, at: ReadonlyMap<number, Span[]>, state: State, put: (span: Span) => void) {
  for (const [from, token] of tokens.entries()) {
    const spans = at.get(from) ?? []
    const known =
      spans.some((span) => span.is !== 'colour' || !span.colour.thing) ||
      token.quote >= 0 ||
      !/^(?:NOUN|PROPN|X)$/.test(token.pos)
    if (known || token.text.length < 3) continue
    if (drawnThing(token.lower, state)?.class !== 'picture' && !drawnBefore(token.lower, state)) continue
    put({ is: 'ref', from, to: from + 1, ref: { is: 'words', words: token.lower, from, to: from + 1, drawn: true } })
  }
}

/** "the Contact menu item", "the Blog link" */
function navTail(tokens: readonly Token[], at: number): number {
  const [next, last] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '']
  if (/^(?:menu|nav|navigation|header|footer)$/.test(next) && /^(?:item|entry|link|point|label|tab)$/.test(last))
    return 2
  return /^(?:link|tab)$/.test(next) ? 1 : 0
}

const isSmall = (token: Token) => SMALL.test(token.pos) && !/[\p{L}\p{N}]{4}|\d/u.test(token.text)
