/** What is known of each token of a text, as columns of hashed values: the words that templates.ts is written in. */
import type { Clause } from '../clauses.ts'
import { sameAs } from '../lexicon/same.ts'
import { sensesOf } from '../lexicon/senses.ts'
import { TABLES } from '../lexicon/tables.ts'
import type { List } from '../lists.ts'
import type { Token, Words } from '../tokens.ts'
import { hashText } from './hash.ts'

/** A text as far as it is understood before texts are told from instructions. */
export interface Sighted {
  words: Words
  clauses: readonly Clause[]
  /** What sort of message it is: a design's kind, …; any word. */
  kind: string
  /** Per token: the label of the entity (date, link, …) that holds it; '' for none. */
  entities: readonly string[]
  /** Per token: the part of a design that its word names ('slogan': tagline); '' for none. */
  parts: readonly string[]
  lists: readonly List[]
  /** What a text is by its own look (a date, a price, a call to act); '' for nothing. */
  lookOf(text: string): string
}

export interface Columns {
  length: number
  /** One value a row. */
  one: ReadonlyMap<string, Int32Array>
  /** Any number of values a row. */
  many: ReadonlyMap<string, readonly Int32Array[]>
}

const NOMINAL = new Set(['NOUN', 'PROPN', 'NUM'])
const WITHIN_PHRASE = new Set(['NOUN', 'PROPN', 'NUM', 'ADJ', 'DET', 'PART'])
const FAR = 10

export function columnsOf(sighted: Sighted): Columns {
  const { words, clauses, kind, entities, parts } = sighted
  const { tokens } = words
  const one = new Map<string, Int32Array>()
  const column = (name: string, value: (token: Token, i: number) => string | number) =>
    one.set(name, filled(tokens, value))
  wordColumns(column, tokens)
  clauseColumns(column, tokens, clauses)
  phraseColumns(column, tokens)
  labelColumns(column, tokens, parts)
  const listed = listedOf(sighted)
  column('listed', (_, i) => listed[i] ?? 0)
  column('kind', () => kind)
  column('entity', (_, i) => entities[i] ?? '')
  column('sentence', (token) => Math.min(token.sentence, 3))
  column('quotes', () => Number(words.quotations.length > 0))
  column('length', () => (tokens.length < 25 ? 0 : tokens.length < 60 ? 1 : 2))
  return {
    length: tokens.length,
    one,
    many: new Map([['sense', tokens.map(({ lower, lemma }) => Int32Array.from(sensesOf(lower, lemma), hashText))]]),
  }
}

/** Per token: 1 opens an item of a list, 2 goes on in it, 3 stands between items, 4 in a list's title. */
function listedOf({ words, lists }: Sighted): Uint8Array {
  const listed = new Uint8Array(words.tokens.length)
  for (const { title, items } of lists) {
    if (title) listed.fill(4, title.from, title.to)
    listed.fill(3, items[0]?.from, items.at(-1)?.to)
    for (const { from, to } of items) listed.fill(2, from, to).fill(1, from, from + 1)
  }
  return listed
}

/** A column of values, texts as their hashes. */
export function filled<T>(items: readonly T[], value: (item: T, i: number) => string | number): Int32Array {
  const column = new Int32Array(items.length)
  let i = 0
  for (const item of items) {
    const held = value(item, i)
    column[i++] = typeof held === 'number' ? held : hashText(held)
  }
  return column
}

type Column = (name: string, value: (token: Token, i: number) => string | number) => void

/** 'Xxx-d' for 'Fern-7': letters and digits by their class, runs as one. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, 'd')
    .replace(/(.)\1+/g, '$1')

function wordColumns(column: Column, tokens: readonly Token[]): void {
  const plain = new Set(tokens.filter(({ text, lower }) => text === lower).map(({ lower }) => lower))
  column('word', ({ lower }) => sameAs(lower))
  column('lemma', ({ lemma }) => sameAs(lemma))
  column('pos', ({ pos }) => pos)
  column('shape', ({ text }) => shapeOf(text))
  column('tail', ({ lower }) => sameAs(lower).slice(-3))
  column('capital', ({ text, sentence }, i) =>
    /^\p{Lu}/u.test(text) ? Number(tokens[i - 1]?.sentence === sentence) : 0,
  )
  column('capitals', ({ text }) => Number(/^\p{Lu}{2,}$/u.test(text)))
  column('elsewhere', ({ lower }) => Number(plain.has(lower)))
  column('quoting', ({ quote }, i) =>
    quote < 0 ? 0 : tokens[i - 1]?.quote !== quote ? 1 : tokens[i + 1]?.quote !== quote ? 2 : 3,
  )
}

function clauseColumns(column: Column, tokens: readonly Token[], clauses: readonly Clause[]): void {
  const of = new Int32Array(tokens.length)
  for (const [number, { from, to }] of clauses.entries()) of.fill(number, from, to)
  const clause = (i: number) => clauses[of[i] ?? 0]
  column('act', (_, i) => clause(i)?.act ?? '')
  column('rule', (_, i) => clause(i)?.rule ?? -1)
  column('before', (_, i) => clauses[(of[i] ?? 0) - 1]?.act ?? '')
  column('place', (_, i) => Math.min(4, i - (clause(i)?.from ?? 0)))
  column('opening', (_, i) => sameAs(tokens[clause(i)?.from ?? 0]?.lemma ?? ''))
  column('opening2', (_, i) => sameAs(tokens[(clause(i)?.from ?? 0) + 1]?.lemma ?? ''))
}

/** The noun that a phrase ends on, and the preposition and the verb that govern it. */
function phraseColumns(column: Column, tokens: readonly Token[]): void {
  const heads = headsOf(tokens)
  const governors = governorsOf(tokens)
  column('head', (_, i) => sameAs(heads[i] ?? '-'))
  column('preposition', (_, i) => governors[i]?.preposition ?? '-')
  column('verb', (_, i) => governors[i]?.verb ?? '-')
}

function headsOf(tokens: readonly Token[]): string[] {
  const heads = new Array<string>(tokens.length).fill('-')
  for (let i = tokens.length - 1; i >= 0; i--) {
    const [token, next] = [tokens[i], tokens[i + 1]]
    if (token === undefined) continue
    const goesOn = next?.sentence === token.sentence
    if (NOMINAL.has(token.pos))
      heads[i] = goesOn && (next.pos === 'NOUN' || next.pos === 'PROPN') ? (heads[i + 1] ?? '-') : token.lemma
    else if (goesOn && (WITHIN_PHRASE.has(token.pos) || token.lower === 'of')) heads[i] = heads[i + 1] ?? '-'
  }
  return heads
}

function governorsOf(tokens: readonly Token[]): { preposition: string; verb: string }[] {
  let [preposition, verb] = ['-', '-']
  return tokens.map((token, i) => {
    const before = tokens[i - 1]
    if (before?.sentence !== token.sentence || /^[;:.!?]$/.test(before.lower)) [preposition, verb] = ['-', '-']
    const governors = { preposition, verb }
    if (token.pos === 'ADP' || token.lower === 'to') preposition = token.lower
    if (token.pos === 'VERB' || token.pos === 'AUX') verb = token.lemma
    return governors
  })
}

/** 'the tagline "X"', '"X" as the headline': what a text is called before it and behind it. */
function labelColumns(column: Column, tokens: readonly Token[], parts: readonly string[]): void {
  const before = tokens.map((_, i) => labelBefore(tokens, parts, i))
  const ends = new Map(tokens.map(({ quote }, i) => [quote, i]))
  const behind = tokens.map(({ quote }, i) => labelBehind(tokens, parts, quote < 0 ? i : (ends.get(quote) ?? i)))
  column('label', (_, i) => before[i]?.word ?? '-')
  column('distance', (_, i) => before[i]?.distance ?? 0)
  column('part', (_, i) => before[i]?.part ?? '-')
  column('behind', (_, i) => behind[i]?.word ?? '-')
  column('partBehind', (_, i) => behind[i]?.part ?? '-')
}

interface Label {
  word: string
  part: string
  distance: number
}

const isLabel = (token: Token, part: string | undefined) =>
  token.quote < 0 && (Boolean(part) || TABLES.texts.has(token.lemma))

function labelBefore(tokens: readonly Token[], parts: readonly string[], i: number): Label | undefined {
  for (let k = 1; k <= FAR; k++) {
    const other = tokens[i - k]
    if (other === undefined || (other.quote >= 0 && other.quote !== tokens[i]?.quote)) return undefined
    if (isLabel(other, parts[i - k]))
      return { word: sameAs(other.lemma), part: parts[i - k] ?? '', distance: Math.min(k, 5) }
  }
}

function labelBehind(tokens: readonly Token[], parts: readonly string[], end: number): Label | undefined {
  for (let k = 1; k <= 5; k++) {
    const other = tokens[end + k]
    if (other === undefined || /^[,.;]$/.test(other.lower)) return undefined
    if (isLabel(other, parts[end + k])) return { word: sameAs(other.lemma), part: parts[end + k] ?? '', distance: k }
  }
}
