/** Which pieces of a text are meant to stand in a design: a chart of spans from what is learned and from entities, resolved. */
import { memo } from '../base/memo.ts'
import { resolve, type Span } from './chart.ts'
import { columnsOf, type Sighted } from './learn/attributes.ts'
import { type Chain, decode, emissions } from './learn/chain.ts'
import { featuresOf } from './learn/features.ts'
import { spanColumns } from './learn/span-attributes.ts'
import { PIECE_TEMPLATES, SPAN_TEMPLATES, TOKEN_TEMPLATES } from './learn/templates.ts'
import type { Range } from './lists.ts'
import { piecesOf } from './pieces.ts'
import type { Words } from './tokens.ts'

/** Longest text, in tokens: a paragraph. */
const LONGEST = 90

/** Labels of the chain that finds texts, in the order of its weights. */
const [OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2]
const START = 3

/** How surely each stretch of tokens is a text, as what was learned of tokens tells. */
class Sureness {
  readonly #sums: readonly Float64Array[]
  readonly #chain: Chain
  readonly #lean: number

  /** @param lean what every token of a text gains, as log-odds */
  constructor(chain: Chain, sighted: Sighted, lean = 0) {
    this.#lean = lean
    this.#chain = chain
    this.#sums = emissions(chain, featuresOf(columnsOf(sighted), TOKEN_TEMPLATES))
  }

  get length(): number {
    return this.#sums.length
  }

  step(from: number, to: number): number {
    return this.#chain.steps[from * 3 + to] ?? 0
  }

  over(i: number, label: number): number {
    return (this.#sums[i]?.[label] ?? 0) - (this.#sums[i]?.[OUTSIDE] ?? 0) + this.#lean
  }

  opens(from: number): number {
    const rest = this.step(OUTSIDE, OUTSIDE)
    return (
      this.over(from, BEGINS) +
      (from === 0 ? this.step(START, BEGINS) - this.step(START, OUTSIDE) : this.step(OUTSIDE, BEGINS) - rest)
    )
  }

  goesOn(to: number, last: number): number {
    return this.over(to, GOES_ON) + this.step(last, GOES_ON) - this.step(OUTSIDE, OUTSIDE)
  }

  closes(to: number, last: number): number {
    return to === this.length ? 0 : this.step(last, OUTSIDE) - this.step(OUTSIDE, OUTSIDE)
  }

  /** Log-odds that a stretch is one text; below 0 where it is none. */
  of({ from, to }: Range): number {
    let score = this.opens(from)
    for (let i = from + 1; i < to; i++) score += this.goesOn(i, i === from + 1 ? BEGINS : GOES_ON)
    return score + this.closes(to, to === from + 1 ? BEGINS : GOES_ON)
  }
}

/** Spans of texts with their scores, overlapping ones too. */
function proposeTexts(sure: Sureness): Span[] {
  const chart: Span[] = []
  for (let from = 0; from < sure.length; from++) {
    let score = sure.opens(from)
    let last = BEGINS
    for (let to = from + 1; to <= Math.min(sure.length, from + LONGEST); to++) {
      const closes = sure.closes(to, last)
      if (score + closes > 0) chart.push({ label: 'text', from, to, score: score + closes, rule: 'learned' })
      score += sure.goesOn(to, last)
      last = GOES_ON
    }
  }
  return chart
}

/** Labels of the chain that judges pieces, in the order of its weights. */
export const PIECE_LABELS = ['none', 'whole', 'part'] as const
/** What a piece that is a text as it stands gains at most, and how much of what was learned of pieces counts. */
const PIECE = { most: 8, counts: 1 }
/** A piece of so many tokens is a sentence. */
const LONGEST_PIECE = 16

/** Whole pieces between marks, as far as what was learned of pieces says that each is one text: 'tea and cake', 'no booking needed'. */
function proposePieces(pieces: Chain, sighted: Sighted, sure: Sureness): Span[] {
  return judgePieces(pieces, sighted).flatMap(({ none, whole, part, ...range }) => {
    const odds = Math.max(-PIECE.most, Math.min(PIECE.most, whole - Math.max(none, part)))
    const score = sure.of(range) + PIECE.counts * odds
    return odds > 0 && score > 0 && range.to - range.from <= LONGEST_PIECE
      ? [{ label: 'text', ...range, score, rule: 'piece' }]
      : []
  })
}

/** So many pieces, of so few tokens on average, with no more quotations and words for parts, are notes and no sentences. */
const NOTES = { least: 2, length: 7, quotations: 2, parts: 2, most: 400 }

/** Scripts that part no words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/
/** What holds a name and little else, and what is told in parts of its own. */
const SPARSE = new Set(['logo', 'icon', 'website'])

/** Whether facts are jotted down between marks: 'book club, first Thursday of the month, 7pm, Corner Library'. */
export function areJotted(sighted: Sighted): boolean {
  const { words, parts } = sighted
  if (UNSPACED.test(words.text)) return false
  if (SPARSE.has(sighted.kind) || words.tokens.length > NOTES.most || words.quotations.length > NOTES.quotations)
    return false
  if (parts.filter((part, i) => part !== '' && part !== parts[i - 1]).length > NOTES.parts) return false
  const pieces = piecesOf(sighted)
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0) / Math.max(1, pieces.length)
  return pieces.length >= NOTES.least && length <= NOTES.length
}

/** A piece between marks, and how much speaks for each that it may be; in logarithms. */
export interface JudgedPiece extends Range {
  /** It holds no text, is one as it stands, or holds one among other words. */
  none: number
  whole: number
  part: number
}

const judgedOnce = new WeakMap<Sighted, JudgedPiece[]>()

/** Every piece of a text as what was learned judges it. */
export const judgePieces = (pieces: Chain, sighted: Sighted): JudgedPiece[] =>
  memo(judgedOnce, sighted, () => judged(pieces, sighted))

function judged(pieces: Chain, sighted: Sighted): JudgedPiece[] {
  const ranges = trimmedPieces(sighted)
  const sums = emissions(pieces, featuresOf(spanColumns(sighted, ranges.map(asSpan)), PIECE_TEMPLATES))
  return ranges.map((range, n) => {
    const [none = 0, whole = 0, part = 0] = sums[n] ?? []
    return { ...range, none, whole, part }
  })
}

const asSpan = (range: Range): Span => ({ label: 'text', ...range, score: 1, rule: 'piece' })

/** What stands at the edge of a piece and leads to it: 'at the village hall', 'and cake'. */
const LEADING_IN = new Set('at on in @ and with plus'.split(' '))

/** The pieces without what only leads to them. */
export const trimmedPieces = (sighted: Sighted): Range[] =>
  piecesOf(sighted).flatMap(({ from, to }) => {
    const start = LEADING_IN.has(sighted.words.tokens[from]?.lower ?? '') ? from + 1 : from
    return to > start ? [{ from: start, to }] : []
  })

/** What stands between marks of quotation is meant as it stands, unless what was learned speaks strongly against it. */
const QUOTED = { more: 3, least: 0.5 }

/** Whole quotations again, by the rule that they are texts; not what must not be. */
function proposeQuotations({ words, clauses }: Sighted, learned: readonly Span[]): Span[] {
  const refused = (at: number) => clauses.some(({ act, from, to }) => act === 'refusal' && from <= at && at < to)
  const ranges = rangesOfQuotations(words)
  const opening = new Set(ranges.map(({ from }) => from))
  const within = learned.filter(({ from }) => opening.has(from))
  return ranges.flatMap(({ from, to }) => {
    if (refused(from)) return []
    const same = within.find((span) => span.from === from && span.to === to)
    // A block is as many texts as it has lines, each of them whole: 'Phone: 555 0170'.
    const lines = words.tokens.slice(from + 1, to).filter(({ opensLine }) => opensLine).length + 1
    const score = Math.max(QUOTED.least, same?.score ?? 0) + QUOTED.more * lines
    return [{ label: 'text', from, to, score, rule: 'quoted' }]
  })
}

/** The tokens of each quotation that holds any. */
function rangesOfQuotations({ tokens }: Words): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  for (let i = 0; i < tokens.length; i++) {
    const quote = tokens[i]?.quote ?? -1
    if (quote < 0) continue
    const from = i
    while (tokens[i + 1]?.quote === quote) i++
    ranges.push({ from, to: i + 1 })
  }
  return ranges
}

/** '("Best app" - Marco; "Good" - Ana)': who said what stands between marks. */
function proposeSpeakers({ words }: Sighted): Span[] {
  const { tokens } = words
  return rangesOfQuotations(words).flatMap((quotation) => {
    const [first, dash] = [quotation.from, quotation.to + 1]
    const listed = /^[(;]$/.test(tokens[first - 2]?.text ?? '') && /^[-–—]$/.test(tokens[dash]?.text ?? '')
    let to = dash + 1
    while (tokens[to]?.pos === 'PROPN') to++
    return listed && to > dash + 1 ? [{ label: 'text', from: dash + 1, to, score: 1, rule: 'said by' }] : []
  })
}

/** What the items of a list gain by standing in it, and its title. */
const LISTED = { more: 4, title: 2 }
/** From this share of the items on, all are texts: a list is set whole or not at all. */
const ENOUGH = 0.4

/** Whole lists with their titles, where what was learned finds words in enough of the items. */
function proposeLists({ lists, kind }: Sighted, learned: readonly Span[]): Span[] {
  return lists.flatMap(({ title, items }) => {
    const scores = items.map(({ from, to }) =>
      learned.reduce((most, span) => (span.from < to && from < span.to ? Math.max(most, span.score) : most), 0),
    )
    if (scores.filter((score) => score > 0).length < items.length * ENOUGH) return []
    const spans = items.map((item, n) => ({
      label: 'text',
      ...rangeOf(item),
      score: (scores[n] ?? 0) + LISTED.more,
      rule: 'listed',
    }))
    // The sections of a page have headings of their own.
    return title && kind !== 'website'
      ? [{ label: 'text', ...rangeOf(title), score: LISTED.title, rule: 'title of a list' }, ...spans]
      : spans
  })
}
const rangeOf = ({ from, to }: Range): Range => ({ from, to })

/** What finds texts: what was learned of the tokens of requests in sentences, of those in notes, and of whole pieces. */
export interface Finders {
  texts: Chain
  notes?: Chain
  pieces?: Chain
}

/** The texts that a design is to show, in their order. A block of several lines is as many texts: a contact block, a programme. */
export const findTexts = (finders: Finders, sighted: Sighted): Span[] =>
  resolve(chartOf(finders, sighted)).flatMap((span) => linesOf(span, sighted))

/** Notes are facts for the most part: in doubt a word of theirs is set. */
const NOTED = 0.2

/** All that was proposed. */
export function chartOf({ texts, notes, pieces }: Finders, sighted: Sighted): Span[] {
  const isJotted = areJotted(sighted)
  const sure = isJotted && notes ? new Sureness(notes, sighted, NOTED) : new Sureness(texts, sighted)
  const learned = proposeTexts(sure)
  return [
    ...learned,
    ...(isJotted && pieces ? proposePieces(pieces, sighted, sure) : []),
    ...proposeQuotations(sighted, learned),
    ...proposeSpeakers(sighted),
    ...proposeLists(sighted, learned),
  ]
}

function linesOf(span: Span, { words }: Sighted): Span[] {
  const starts = [span.from]
  for (let i = span.from + 1; i < span.to; i++) if (words.tokens[i]?.opensLine) starts.push(i)
  return starts.map((from, n) => ({ ...span, from, to: starts[n + 1] ?? span.to }))
}

/** Roles that lead a design: no item of a list has one. */
const LEADS = /\*|^(?:brand|headline|subhead|tagline|title|label)$/

/**
 * The role of each text, with a star where it is the name that the design is for. The items of one list have one role: the
 * one that speaks for all of them.
 */
export function rolesOfTexts(chain: Chain, sighted: Sighted, spans: readonly Span[]): string[] {
  const sums = emissions(chain, featuresOf(spanColumns(sighted, spans), SPAN_TEMPLATES))
  for (const { items } of sighted.lists) {
    const listed = [...spans.keys()].filter((n) =>
      items.some(({ from, to }) => spans[n]?.from === from && spans[n]?.to === to),
    )
    if (listed.length < 2) continue
    const totals = chain.labels.map((label, k) =>
      LEADS.test(label) ? Number.NEGATIVE_INFINITY : listed.reduce((sum, n) => sum + (sums[n]?.[k] ?? 0), 0),
    )
    const role = totals.indexOf(Math.max(...totals))
    for (const n of listed) sums[n]?.fill(NEVER).fill(0, role, role + 1)
  }
  const decoded = decode(chain, sums).map((label) => chain.labels[label] ?? '')
  return decoded.map((role, n) =>
    spans[n]?.rule === 'title of a list' ? 'label' : (contactOf(sighted, spans[n]) ?? role),
  )
}

/** 'Email: info@…' on a line of a block: its form says what it is. */
function contactOf({ words: { tokens }, entities }: Sighted, span: Span | undefined): string | undefined {
  if (span === undefined || (tokens[span.from]?.quote ?? -1) < 0) return undefined
  const contact = entities[span.to - 1] ?? ''
  const colon = tokens.slice(span.from, span.from + KEY).findIndex(({ text }) => text === ':')
  const whole = entities.slice(span.from + colon + 1, span.to).every((entity) => entity === contact)
  return CONTACTS.has(contact) && whole ? contact : undefined
}
const CONTACTS = new Set(['phone', 'email', 'link'])
/** Longest name of a contact with its colon, tokens. */
const KEY = 4
const NEVER = -1e6
