/** What rules take of the names of sections, and of what they list. */
import { ORDINALS } from '../../language/lexicon/parts.ts'
import type { Lattice } from './spans.ts'
import { spansOf, TOLD, type Way } from './stretch.ts'
import { countOf } from './taking.ts'

type Ways = (lattice: Lattice, at: number, to: number) => Way[]

const kinds =
  (isWanted: (alone: boolean) => boolean): Ways =>
  (lattice, at, to) =>
    spansOf(lattice, at, to, 'kind').flatMap(({ to: end, name, alone }) =>
      isWanted(alone) ? [{ to: end, score: TOLD * (end - at), add: () => ({ section: name }) }] : [],
    )

/** "three testimonials" */
const counted: Ways = (lattice, at, to) => {
  const count = countOf(lattice.words.tokens[at]?.lower ?? '')
  if (count === undefined) return []
  return spansOf(lattice, at + 1, to, 'kind').map(({ to: end, name }) => ({
    to: end,
    score: TOLD * (end - at),
    add: ({ section }) => ({ section: section ?? name, count }),
  }))
}

/** "three columns", "four products in a row", "two side by side": how many, and of what. */
const columns: Ways = (lattice, at, to) => {
  const count = countOf(lattice.words.tokens[at]?.lower ?? '')
  if (count === undefined || count < 1) return []
  const things = [...spansOf(lattice, at + 1, to, 'kind'), ...spansOf(lattice, at + 1, to, 'item')]
  const behind = things.flatMap(({ to: end, name }) =>
    spansOf(lattice, end, to, 'inRow').map((row) => ({ end: row.to, name })),
  )
  const bare = [...spansOf(lattice, at + 1, to, 'columns'), ...spansOf(lattice, at + 1, to, 'inRow')]
  return [
    ...behind.map(({ end, name }) => ({
      to: end,
      score: TOLD * (end - at),
      add: () => ({ columns: count, section: name }),
    })),
    ...bare.map(({ to: end }) => ({ to: end, score: TOLD * (end - at), add: () => ({ columns: count }) })),
  ]
}

const NOT_SAID = /^(?:an?|the|one|another|with|that|which|saying|says|for|called|named)$/

/** "a call button", "a button 'Call'": what it says. */
const buttonWays: Ways = (lattice, at, to) => {
  const { tokens } = lattice.words
  const [behind] = tokens[at]?.lower === 'button' ? quotedBehind(lattice, at + 1, to) : []
  if (behind) return [behind]
  const end = tokens.findIndex(({ lower }, i) => i > at && i <= at + MOST_SAID && i < to && lower === 'button')
  const told = tokens.slice(at, Math.max(at, end))
  if (told.length === 0 || told.some(({ lower }) => NOT_SAID.test(lower) || !/^[\p{L}'-]+$/u.test(lower))) return []
  return [{ to: end + 1, score: TOLD * (end + 1 - at), add: () => ({ fresh: { from: at, to: end } }) }]
}
const MOST_SAID = 3

const quotedBehind: Ways = (lattice, at, to) => {
  const from = NOT_SAID.test(lattice.words.tokens[at]?.lower ?? '') ? at + 1 : at
  return spansOf(lattice, from, to, 'quote').map(({ to: end, words }) => ({
    to: end,
    score: TOLD * (end - at),
    add: () => ({ fresh: { from, to: end, quote: words } }),
  }))
}

/** "to every card", "each one", "all of them": the things of a list. */
const eachWays: Ways = (lattice, at, to) => {
  const { tokens } = lattice.words
  const from = /^(?:to|on|in|under|for|at|beside)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
  if (!/^(?:each|every)$/.test(tokens[from]?.lower ?? '')) return []
  const isThing = from + 1 < to && /^(?:NOUN|PROPN|NUM|PRON)$/.test(tokens[from + 1]?.pos ?? '')
  const end = isThing ? from + 2 : from + 1
  const [item] = spansOf(lattice, from + 1, end, 'item')
  return [{ to: end, score: TOLD * (end - at), add: () => ({ ...(item && { section: item.name }) }) }]
}

/** "a column 'Status'", "a Status column", "a column for the status" */
const columnWays: Ways = (lattice, at, to) => {
  const { tokens } = lattice.words
  const isColumn = (i: number) => /^columns?$/.test(tokens[i]?.lower ?? '')
  if (isColumn(at)) {
    const quoted = quotedBehind(lattice, at + 1, to)
    if (quoted.length > 0) return quoted.map((way) => ({ ...way, score: way.score + TOLD }))
    let from = at + 1
    while (NOT_SAID.test(tokens[from]?.lower ?? '')) from++
    const end = [from + 1, from + 2].filter((next) => next <= to && tokens[next - 1]?.quote === -1)
    return end.map((next) => ({ to: next, score: TOLD * (next - at), add: () => ({ fresh: { from, to: next } }) }))
  }
  const named = [at + 1, at + 2].find((next) => next < to && isColumn(next))
  const [quote] = spansOf(lattice, at, to, 'quote')
  if (quote && isColumn(quote.to) && quote.to < to)
    return [
      { to: quote.to + 1, score: TOLD * 3, add: () => ({ fresh: { from: at, to: quote.to, quote: quote.words } }) },
    ]
  if (named === undefined || countOf(tokens[at]?.lower ?? '') !== undefined || NOT_SAID.test(tokens[at]?.lower ?? ''))
    return []
  return [{ to: named + 1, score: TOLD * (named + 1 - at), add: () => ({ fresh: { from: at, to: named } }) }]
}

/** "instead of four" */
const number: Ways = (lattice, at) =>
  countOf(lattice.words.tokens[at]?.lower ?? '') === undefined ? [] : [{ to: at + 1, score: TOLD, add: () => ({}) }]

/** "a fourth card": one more of them. */
const items: Ways = (lattice, at, to) => {
  const from = Object.hasOwn(ORDINALS, lattice.words.tokens[at]?.lower ?? '') ? at + 1 : at
  return spansOf(lattice, from, to, 'item').map(({ to: end, name }) => ({
    to: end,
    score: TOLD * (end - at),
    add: () => ({ section: name }),
  }))
}

/** The navigation or the foot of a page: what is added there are ways through the site. */
const ways: Ways = (lattice, at, to) =>
  spansOf(lattice, at, to, 'section').flatMap(({ to: end, ref }) =>
    WAYS.has(ref.words) && ref.is === 'section' && ref.ids.length > 0
      ? [{ to: end, score: TOLD * (end - at), add: () => ({ into: ref }) }]
      : [],
  )
const WAYS = new Set(['footer', 'navigation'])

/** KIND: a name that means a section; NAME: any; ITEM: of one listed thing; COUNTED: so many of them. */
export const SECTION_WAYS: Readonly<Record<string, Ways>> = {
  KIND: kinds((alone) => alone),
  NAME: kinds(() => true),
  ITEM: items,
  COUNTED: counted,
  COLUMNS: columns,
  FOOT: ways,
  NUMBER: number,
  BUTTON: buttonWays,
  EACH: eachWays,
  COLUMN: columnWays,
}
