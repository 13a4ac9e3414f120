/** How something shall look, and what is wrong with it. */
import { type LookRow, OPPOSITE as OPPOSITES } from '../../language/lexicon/wishes.ts'
import type { Lattice } from './spans.ts'
import { joined, spansOf, TOLD } from './stretch.ts'
import type { Look } from './wish.ts'

/** "a bit bigger", "bold and in red", "20% smaller", "too big", "not bold enough". */
export function looksFrom(lattice: Lattice, at: number, to: number): { to: number; score: number; values: Look[] }[] {
  return joined(lattice, at, to, (from) => lookFrom(lattice, from, to))
}

interface Amount {
  to: number
  degree: number
  /** A factor, or a share that is added or taken away. */
  by?: number
  share?: number
}

/** "a bit", "twice as", "20%". */
export function amountsFrom(lattice: Lattice, at: number, to: number): Amount[] {
  const { tokens } = lattice.words
  const found: Amount[] = spansOf(lattice, at, to, 'degree').map(({ to: end, degree, by }) => ({
    to: end,
    degree,
    ...(by && { by }),
  }))
  const percent = /^(\d{1,3})%?$/.exec(tokens[at]?.lower ?? '')?.[1]
  const sign = /^(?:%|percent)$/.test(tokens[at + 1]?.lower ?? '')
    ? at + 2
    : tokens[at]?.lower.endsWith('%')
      ? at + 1
      : to + 1
  if (percent && sign <= to) found.push({ to: sign, degree: Number(percent) / 25, share: Number(percent) / 100 })
  return found
}

function lookOf(
  { property, way, by: own, of, emphasis }: LookRow,
  { to, degree, by, share }: Amount,
  at: number,
): LookWay {
  const factor = share === undefined ? (by ?? own) : way === 'less' ? Math.max(0.1, 1 - share) : 1 + share
  return {
    to,
    score: TOLD * (to - at),
    value: {
      property,
      way,
      degree,
      ...(factor !== undefined && { by: factor }),
      ...(of && { of }),
      ...(emphasis && { emphasis }),
    },
  }
}

type LookWay = { to: number; score: number; value: Look }

function lookFrom(lattice: Lattice, at: number, to: number): LookWay[] {
  const { tokens } = lattice.words
  const found: LookWay[] = []
  for (const before of [{ to: at, degree: 1 }, ...amountsFrom(lattice, at, to)])
    for (const span of spansOf(lattice, before.to, to, 'look')) {
      const by = tokens[span.to]?.lower === 'by' ? span.to + 1 : span.to
      const [behind] = before.degree === 1 ? amountsFrom(lattice, by, to) : []
      found.push(lookOf(span.row, behind ?? { ...before, to: span.to }, at))
    }
  for (const span of spansOf(lattice, tokens[at]?.lower === 'to' ? at + 1 : at, to, 'pixels'))
    found.push({
      to: span.to,
      score: TOLD * (span.to - at),
      value: { property: 'size', way: 'more', degree: 1, stated: span.stated },
    })
  for (const less of spansOf(lattice, at, to, 'less'))
    for (const span of spansOf(lattice, less.to, to, 'look')) {
      const way = OPPOSITES[span.row.way] ?? span.row.way
      found.push({
        to: span.to,
        score: TOLD * (span.to - at),
        value: { property: span.row.property, way, degree: 1 },
      })
    }
  return [...found, ...coloursFrom(lattice, at, to)]
}

/** "in red", "the colour of the headline". */
function coloursFrom(lattice: Lattice, at: number, to: number): LookWay[] {
  const { tokens } = lattice.words
  const behind = (from: number, word: RegExp) => (word.test(tokens[from]?.lower ?? '') ? from + 1 : from)
  const start = behind(at, /^(?:in|to)$/)
  const like = spansOf(lattice, behind(start, /^the$/), to, 'colourOf').flatMap(({ to: end }) =>
    spansOf(lattice, behind(end, /^the$/), to, 'ref').map((span) => ({
      to: span.to,
      score: TOLD * (span.to - at),
      value: { property: 'colour' as const, colours: [], like: span.ref },
    })),
  )
  const named = spansOf(lattice, start, to, 'colour').map((span) => ({
    to: span.to,
    score: TOLD * (span.to - at),
    value: { property: 'colour' as const, colours: [span.colour] },
  }))
  return [...like, ...named]
}

type Complaint = { to: number; score: number; looks: Look[] }

/** What is said of a design without naming a part. */
const OF_ROOM = new Set<Look['property']>(['room', 'margins', 'leading'])

/**
 * What is wrong: "tiny", "a bit too big", "not bold enough".
 * @param ofRoom only what is wrong with the room between things
 */
export function complaintsFrom(lattice: Lattice, at: number, to: number, ofRoom: boolean): Complaint[] {
  const found: Complaint[] = []
  const looks = (end: number, { property, way, emphasis }: LookRow, turned: boolean): Complaint => ({
    to: end,
    score: TOLD * (end - at),
    looks: [
      {
        property,
        way: turned ? (OPPOSITES[way] ?? way) : way,
        degree: 1,
        complaint: true,
        ...(emphasis && !turned && { emphasis }),
      },
    ],
  })
  const starts = [at, ...spansOf(lattice, at, to, 'degree').map((span) => span.to)]
  for (const start of starts) {
    for (const span of spansOf(lattice, start, to, 'complaint')) found.push(looks(span.to, span.row, false))
    for (const too of spansOf(lattice, start, to, 'too')) {
      for (const span of spansOf(lattice, too.to, to, 'complaint')) found.push(looks(span.to, span.row, false))
      for (const span of spansOf(lattice, too.to, to, 'look')) found.push(looks(span.to, span.row, true))
    }
    for (const not of spansOf(lattice, start, to, 'not'))
      for (const span of spansOf(lattice, not.to, to, 'look'))
        for (const enough of spansOf(lattice, span.to, to, 'enough')) found.push(looks(enough.to, span.row, false))
  }
  return ofRoom ? found.filter(({ looks: [look] }) => look && OF_ROOM.has(look.property)) : found
}
