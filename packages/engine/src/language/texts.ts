/** Which pieces of a text are meant to stand in a design: a chart of spans from what is learned and from entities, resolved. */
import { resolve, type Span } from './chart.ts'
import { columnsOf, type Sighted } from './learn/attributes.ts'
import { type Chain, decode, emissions } from './learn/chain.ts'
import { featuresOf } from './learn/features.ts'
import { spanColumns } from './learn/span-attributes.ts'
import { SPAN_TEMPLATES, TOKEN_TEMPLATES } from './learn/templates.ts'
import type { Range } from './lists.ts'
import type { Words } from './tokens.ts'

/** Longest text, in tokens: a paragraph. */
const LONGEST = 90

/** Labels of the chain that finds texts, in the order of its weights. */
const [OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2]
const START = 3

/** Spans of texts with their scores, overlapping ones too. */
function proposeTexts(chain: Chain, sighted: Sighted): Span[] {
  const sums = emissions(chain, featuresOf(columnsOf(sighted), TOKEN_TEMPLATES))
  const step = (from: number, to: number) => chain.steps[from * 3 + to] ?? 0
  const chart: Span[] = []
  for (let from = 0; from < sums.length; from++) {
    const over = (i: number, label: number) => (sums[i]?.[label] ?? 0) - (sums[i]?.[OUTSIDE] ?? 0)
    const rest = step(OUTSIDE, OUTSIDE)
    let score =
      over(from, BEGINS) + (from === 0 ? step(START, BEGINS) - step(START, OUTSIDE) : step(OUTSIDE, BEGINS) - rest)
    let last = BEGINS
    for (let to = from + 1; to <= Math.min(sums.length, from + LONGEST); to++) {
      const closes = to === sums.length ? 0 : step(last, OUTSIDE) - rest
      if (score + closes > 0) chart.push({ label: 'text', from, to, score: score + closes, rule: 'learned' })
      score += over(to, GOES_ON) + step(last, GOES_ON) - rest
      last = GOES_ON
    }
  }
  return chart
}

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

/** The texts that a design is to show, in their order. A block of several lines is as many texts: a contact block, a programme. */
export const findTexts = (chain: Chain, sighted: Sighted): Span[] =>
  resolve(chartOf(chain, sighted)).flatMap((span) => linesOf(span, sighted))

/** All that was proposed. */
export function chartOf(chain: Chain, sighted: Sighted): Span[] {
  const learned = proposeTexts(chain, sighted)
  return [
    ...learned,
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
