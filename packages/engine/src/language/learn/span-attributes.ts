/** What is known of each text that was found: the words that the templates of its role are written in. */
import type { Span } from '../chart.ts'
import { sameAs } from '../lexicon/same.ts'
import { sensesOf } from '../lexicon/senses.ts'
import { type Columns, columnsOf, filled, type Sighted } from './attributes.ts'
import { hashText } from './hash.ts'

/** Attributes that a span has from its first token. */
const OF_FIRST = [
  'act',
  'rule',
  'before',
  'place',
  'opening',
  'opening2',
  'preposition',
  'verb',
  'label',
  'distance',
  'part',
  'behind',
  'partBehind',
  'kind',
  'sentence',
  'length',
  'quotes',
  'listed',
]

const QUOTE_MARK = /^["'‘’“”„«»‹›「」『』`]$/
const NEVER = '<none>'

export function spanColumns(sighted: Sighted, spans: readonly Span[]): Columns {
  const { tokens, text } = sighted.words
  const perToken = columnsOf(sighted)
  const one = new Map<string, Int32Array>()
  const column = (name: string, value: (span: Span, n: number) => string | number) =>
    one.set(name, filled(spans, value))
  for (const name of OF_FIRST) column(name, ({ from }) => perToken.one.get(name)?.[from] ?? 0)
  const lower = (i: number) => sameAs(tokens[i]?.lower ?? NEVER)
  const said = ({ from, to }: Span) => text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
  // Marks of quotation say nothing: what stands before them does.
  const left = ({ from }: Span) => (QUOTE_MARK.test(lower(from - 1)) ? from - 2 : from - 1)
  const right = ({ to }: Span) => (QUOTE_MARK.test(lower(to)) ? to + 1 : to)
  column('text', (span) => said(span).toLowerCase())
  column('first', ({ from }) => lower(from))
  column('last', ({ to }) => lower(to - 1))
  column('left', (span) => lower(left(span)))
  column('left2', (span) => lower(left(span) - 1))
  column('right', (span) => lower(right(span)))
  column('right2', (span) => lower(right(span) + 1))
  column('key', (span) => (lower(left(span)) === ':' ? `${lower(left(span) - 2)} ${lower(left(span) - 1)}` : NEVER))
  column('keyPart', (span) => (lower(left(span)) === ':' ? sighted.parts[left(span) - 1] || NEVER : NEVER))
  column('look', (span) => sighted.lookOf(said(span)))
  column('words', ({ from, to }) => Math.min(6, to - from))
  column('size', (span) => Math.min(8, Math.floor(said(span).length / 8)))
  column('ordinal', (_, n) => Math.min(4, n))
  column('count', () => Math.min(4, spans.length))
  column('shape', (span) => shapeOfSpan(said(span)))
  column('quoted', ({ from, to }) => quotedAs(sighted, from, to))
  column('capitals', (span) => capitalsOf(said(span)))
  column('entity', ({ from, to }) => sighted.entities[from] || sighted.entities[to - 1] || '')
  column('opensLine', (span) => Number(tokens[span.from]?.opensLine ?? false))
  const inside = ({ from, to }: Span) => tokens.slice(from, Math.min(to, from + 12))
  return {
    length: spans.length,
    one,
    many: new Map([
      ['lemma', spans.map((span) => Int32Array.from(new Set(inside(span).map(({ lemma }) => lemma)), hashText))],
      [
        'sense',
        spans.map((span) =>
          Int32Array.from(new Set(inside(span).flatMap((token) => sensesOf(token.lower, token.lemma))), hashText),
        ),
      ],
    ]),
  }
}

const shapeOfSpan = (text: string) =>
  text
    .slice(0, 24)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, 'd')
    .replace(/(.)\1+/g, '$1')

/** 2 a whole quotation, 1 a piece of one, 0 none. */
function quotedAs({ words }: Sighted, from: number, to: number): number {
  const quote = words.tokens[from]?.quote ?? -1
  if (quote < 0) return 0
  return words.tokens[from - 1]?.quote !== quote && words.tokens[to]?.quote !== quote ? 2 : 1
}

/** 2 all capitals, 1 each word with one, 0 otherwise. */
function capitalsOf(text: string): number {
  if (text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)) return 2
  return text.split(/\s+/u).every((word) => !/^\p{Ll}{4,}/u.test(word)) && /\p{Lu}/u.test(text) ? 1 : 0
}
