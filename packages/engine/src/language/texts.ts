/** Which pieces of a text are meant to stand in a design: a chart of spans from what is learned and from entities, resolved. */
import { resolve, type Span } from './chart.ts'
import { columnsOf, type Sighted } from './learn/attributes.ts'
import { type Chain, decode, emissions } from './learn/chain.ts'
import { featuresOf } from './learn/features.ts'
import { spanColumns } from './learn/span-attributes.ts'
import { SPAN_TEMPLATES, TOKEN_TEMPLATES } from './learn/templates.ts'
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
    const score = Math.max(QUOTED.least, same?.score ?? 0) + QUOTED.more
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

/** The texts that a design is to show, in their order. A block of several lines is as many texts: a contact block, a programme. */
export const findTexts = (chain: Chain, sighted: Sighted): Span[] =>
  resolve(chartOf(chain, sighted)).flatMap((span) => linesOf(span, sighted))

/** All that was proposed. */
export function chartOf(chain: Chain, sighted: Sighted): Span[] {
  const learned = proposeTexts(chain, sighted)
  return [...learned, ...proposeQuotations(sighted, learned), ...proposeSpeakers(sighted)]
}

function linesOf(span: Span, { words }: Sighted): Span[] {
  const starts = [span.from]
  for (let i = span.from + 1; i < span.to; i++) if (words.tokens[i]?.opensLine) starts.push(i)
  return starts.map((from, n) => ({ ...span, from, to: starts[n + 1] ?? span.to }))
}

/** The role of each text, with a star where it is the name that the design is for. */
export function rolesOfTexts(chain: Chain, sighted: Sighted, spans: readonly Span[]): string[] {
  return decode(chain, featuresOf(spanColumns(sighted, spans), SPAN_TEMPLATES)).map(
    (label) => chain.labels[label] ?? '',
  )
}
