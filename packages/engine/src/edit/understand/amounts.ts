/** What a step of a rule may take of dates, times and amounts, and of what tells of them. */
import type { Lattice, Span } from './spans.ts'
import { FREE, isFiller, spansOf, sure, TOLD, type Way } from './stretch.ts'
import type { Ref } from './wish.ts'

/** How much surer a value is that says what it is. */
const VALUED = 0.3

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

const amountsFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'amount').map(({ to: end, value }) => ({
    to: end,
    score: TOLD * (end - at) + VALUED,
    add: (taken) => (taken.value ? { more: [...(taken.more ?? []), value] } : { value }),
  }))

const oldFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'amount').map(({ to: end, value }) => ({
    to: end,
    score: TOLD * (end - at),
    add: () => ({ oldValue: value }),
  }))

/** "doors open 8:30 pm" */
const statementsFrom: Reader = (lattice, at, to) =>
  toldFrom(lattice, at, to).flatMap(({ to: told, score }) =>
    spansOf(lattice, told, to, 'amount')
      .filter(({ value }) => value.value.kind !== 'number' && value.value.kind !== 'count')
      .filter(({ to: end }) => !/^[-–—]$/.test(lattice.words.tokens[end]?.lower ?? ''))
      .map(({ to: end }) => ({
        to: end,
        score: score + TOLD * (end - told),
        add: () => ({ fresh: { from: at, to: end } }),
      })),
  )

/** Labels of values. */
export const AMOUNTS: Readonly<Record<string, Reader>> = {
  AMOUNT: amountsFrom,
  OLDAMOUNT: oldFrom,
  TOLD: (lattice, at, to) => toldFrom(lattice, at, to),
  STATEMENT: statementsFrom,
}

/** What tells of a value: "gates open at", "the price went up to". Of several ways to one end the one that accounts for most. */
function toldFrom(lattice: Lattice, at: number, to: number): Way[] {
  type Reached = { score: number; parts: Ref[] }
  const best = new Map<number, Reached>([[at, { score: 0, parts: [] }]])
  for (let from = at; from < to; from++) {
    const here = best.get(from)
    for (const { end, score, part } of here ? tellersAt(lattice, from, to) : []) {
      const reached = (here?.score ?? 0) + score
      if (reached > (best.get(end)?.score ?? -1))
        best.set(end, { score: reached, parts: [...(here?.parts ?? []), ...(part ? [part] : [])] })
    }
  }
  best.delete(at)
  return [...best].map(([end, { score, parts: told }]) => ({
    to: end,
    score,
    add: ({ parts }) => ({ parts: [...parts, ...told] }),
  }))
}

const TELLERS = new Set<Span['is']>(['tells', 'is', 'should', 'event', 'one'])

/** Words from a token on that tell of a value, and the part that they name. */
function tellersAt(lattice: Lattice, from: number, to: number): { end: number; score: number; part?: Ref }[] {
  const token = lattice.words.tokens[from]
  const found: { end: number; score: number; part?: Ref }[] =
    isFiller(token) || token?.lower === ':' ? [{ end: from + 1, score: FREE }] : []
  for (const span of lattice.at.get(from) ?? []) {
    if (span.to > to) continue
    const score = TOLD * (span.to - from)
    if (TELLERS.has(span.is)) found.push({ end: span.to, score })
    if (span.is === 'wording') found.push({ end: span.to, score })
    // "it starts at eight": no part is named.
    if (span.is === 'ref' && span.ref.is === 'it') found.push({ end: span.to, score })
    else if (span.is === 'ref') found.push({ end: span.to, score: score + sure(span.ref), part: span.ref })
  }
  return found
}
