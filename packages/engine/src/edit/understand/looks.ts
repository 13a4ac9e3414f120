/** How something shall look, and what is wrong with it. */
import { type LookRow, OPPOSITE as OPPOSITES } from '../../language/lexicon/wishes.ts'
import { huesFrom } from './colours.ts'
import type { Lattice } from './spans.ts'
import { isFiller, joined, spansOf, TOLD, type Way } from './stretch.ts'
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

/** "by 20%", behind what it is of. */
export const sharesFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  amountsFrom(lattice, lattice.words.tokens[at]?.lower === 'by' ? at + 1 : at, to).map(
    ({ to: end, degree, by, share = 0 }) => ({
      to: end,
      score: TOLD * (end - at),
      add: ({ looks }) => ({
        looks: looks.map((look): Look => {
          if (!('degree' in look)) return look
          const factor = by ?? (look.way === 'less' ? Math.max(0.1, 1 - share) : 1 + share)
          return look.property === 'hue' ? { ...look, degree } : { ...look, degree, by: factor }
        }),
      }),
    }),
  )

type LookWay = { to: number; score: number; value: Look }

function lookFrom(lattice: Lattice, at: number, to: number): LookWay[] {
  const { tokens } = lattice.words
  const found: LookWay[] = []
  for (const before of [{ to: at, degree: 1 }, ...amountsFrom(lattice, at, to)])
    for (const span of spansOf(lattice, before.to, to, 'look')) {
      const by = tokens[span.to]?.lower === 'by' ? span.to + 1 : span.to
      const [behind] = before.degree === 1 ? amountsFrom(lattice, by, to) : []
      found.push(lookOf(span.row, behind ?? { ...before, to: span.to }, at))
      // "lower case letters for the name"
      if (OF_LETTERS.has(span.row.property) && LETTERS.has(tokens[span.to]?.lower ?? '') && span.to < to)
        found.push(lookOf(span.row, { ...before, to: span.to + 1 }, at))
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
  for (const less of spansOf(lattice, at, to, 'less'))
    for (const span of spansOf(lattice, less.to, to, 'excess'))
      found.push(lookOf(span.row, { to: span.to, degree: 0.7 }, at))
  return [
    ...found,
    ...opacityFrom(lattice, at, to),
    ...[{ to: at, degree: 1 }, ...amountsFrom(lattice, at, to)].flatMap(({ to: from, degree }) =>
      huesFrom(lattice, from, to, degree).map((way) => ({ ...way, score: way.score + TOLD * (from - at) })),
    ),
    ...coloursFrom(lattice, at, to),
  ]
}

const OF_LETTERS = new Set<LookRow['property']>(['weight', 'slant', 'case', 'tracking'])
const LETTERS = new Set(['letters', 'lettering', 'type', 'print', 'text'])

/** "in red", "the colour of the headline". */
function coloursFrom(lattice: Lattice, at: number, to: number): LookWay[] {
  const { tokens } = lattice.words
  const behind = (from: number, word: RegExp): number =>
    word.test(tokens[from]?.lower ?? '') ? behind(from + 1, word) : from
  const start = behind(at, /^(?:in|to)$/)
  const told = (end: number, value: Look): LookWay => ({ to: end, score: TOLD * (end - at), value })
  const like = [start, behind(start, /^the$/)].flatMap((from) =>
    spansOf(lattice, from, to, 'like').flatMap(({ to: end, what }) =>
      spansOf(lattice, behind(end, /^(?:the|that|my|our)$/), to, 'ref').map(({ to: last, ref }) =>
        told(
          last,
          what === 'colour' ? { property: what, colours: [], like: ref } : { property: 'like', what, like: ref },
        ),
      ),
    ),
  )
  const alike = spansOf(lattice, start, to, 'alike').map(({ to: end, what }) => ({
    ...told(end, { property: 'like', what }),
    score: TOLD * (end - at) + ALIKE,
  }))
  const others = (['contrasting', 'otherColour'] as const).flatMap((is) =>
    spansOf(lattice, start, to, is).map(({ to: end }) =>
      told(end, { property: 'colour', colours: [], other: is === 'contrasting' ? is : 'other' }),
    ),
  )
  const lead = behind(start, LEADS)
  // "a friendly blue": what nobody knows of a colour is a mood.
  const isMood =
    tokens[lead]?.pos === 'ADJ' &&
    !lattice.at.get(lead)?.some(({ is }) => is === 'colour' || is === 'look' || is === 'ref')
  const moody = isMood ? lead + 1 : lead
  const shade = moody < to ? moody : lead
  // Words that say nothing elsewhere say nothing here.
  const said = (from: number, end: number) => TOLD * tokens.slice(from, end).filter((token) => !isFiller(token)).length
  // "the green of the button"
  const ofPart = spansOf(lattice, behind(start, /^the$/), to, 'colour').flatMap(({ to: end }) =>
    tokens[end]?.lower === 'of'
      ? spansOf(lattice, behind(end + 1, /^(?:the|our|my|that)$/), to, 'ref').map(({ to: last, ref }) =>
          told(last, { property: 'colour', colours: [], like: ref }),
        )
      : [],
  )
  const named = [...new Set([start, shade])]
    .flatMap((from) => spansOf(lattice, from, to, 'colour').map((span) => ({ span, from })))
    .map(({ span, from }) => ({
      to: span.to,
      score: TOLD * (span.to - from) + said(at, from),
      value: { property: 'colour' as const, colours: [span.colour] },
    }))
  return [...like, ...alike, ...others, ...ofPart, ...named.flatMap((way) => [way, ...tailed(way, lattice, to)])]
}

/** "at 50% opacity", "30% transparent" */
function opacityFrom(lattice: Lattice, at: number, to: number): LookWay[] {
  const { tokens } = lattice.words
  const from = /^(?:at|to|with)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
  return amountsFrom(lattice, from, to).flatMap(({ to: end, share }) => {
    const word = tokens[end]?.lower ?? ''
    if (
      share === undefined ||
      end >= to ||
      !/^(?:opacity|opaque|visible|transparency|transparent|translucent)$/.test(word)
    )
      return []
    const stated = word.startsWith('trans') ? 1 - Math.min(1, share) : Math.min(1, share)
    return [
      { to: end + 1, score: TOLD * (end + 1 - at), value: { property: 'opacity', way: 'less', degree: 1, stated } },
    ]
  })
}

/** "gold foil", "blue everywhere": said behind a colour, and nothing more of it. */
const tailed = (way: LookWay, lattice: Lattice, to: number): LookWay[] => {
  const tail = way.to < to && TAILS.has(lattice.words.tokens[way.to]?.lower ?? '')
  return tail ? [{ ...way, to: way.to + 1, score: way.score + TOLD }] : []
}
const TAILS = new Set(
  'foil ink paint tone tones shade colour color coloured colored everywhere throughout overall letters'
    .split(' ')
    .slice(0, -1),
)

/** How much surer 'one colour' is than the number in it. */
const ALIKE = 0.5

/** Said of a colour, and nothing more of it: "a solid orange", "almost black", "more like a burnt orange". */
const LEADS =
  /^(?:more|like|an?|the|some|solid|plain|pure|almost|nearly|completely|fully|totally|something|nice|in|very|really|quite|rather)$/

type Complaint = { to: number; score: number; looks: Look[] }

/** What is said of a design without naming a part, and what of its colours. */
export const OF_ROOM = new Set<Look['property']>(['room', 'margins', 'leading'])
export const OF_COLOURS = new Set<Look['property']>(['lightness', 'warmth', 'saturation', 'contrast', 'hue'])

/**
 * What is wrong: "tiny", "a bit too big", "not bold enough".
 * @param only what is wrong with these alone
 */
export function complaintsFrom(
  lattice: Lattice,
  at: number,
  to: number,
  only?: ReadonlySet<Look['property']>,
): Complaint[] {
  const starts = [at, ...spansOf(lattice, at, to, 'degree').map((span) => span.to)]
  const found = starts.flatMap((start): { end: number; look: Look }[] => [
    ...spansOf(lattice, start, to, 'complaint').map(({ to: end, row }) => ({ end, look: wrong(row) })),
    ...spansOf(lattice, start, to, 'too').flatMap((too) => tooMuch(lattice, too.to, to)),
    // "why is it so small?"; "so bigger" is none.
    ...spansOf(lattice, start, to, 'so').flatMap((so) =>
      /er$/.test(lattice.words.tokens[so.to]?.lower ?? 'er') ? [] : tooMuch(lattice, so.to, to),
    ),
    ...spansOf(lattice, start, to, 'not').flatMap((not) =>
      spansOf(lattice, not.to, to, 'look').flatMap(({ to: end, row }) =>
        spansOf(lattice, end, to, 'enough').map((enough) => ({ end: enough.to, look: wrong(row) })),
      ),
    ),
  ])
  return found.flatMap(({ end, look }) =>
    only && !only.has(look.property) ? [] : [{ to: end, score: TOLD * (end - at), looks: [look] }],
  )
}

/** What stands behind 'too'. */
const tooMuch = (lattice: Lattice, at: number, to: number): { end: number; look: Look }[] => [
  ...(['complaint', 'excess'] as const).flatMap((is) =>
    spansOf(lattice, at, to, is).map(({ to: end, row }) => ({ end, look: wrong(row) })),
  ),
  ...spansOf(lattice, at, to, 'colour').map(({ to: end, colour }) => ({
    end,
    look: { property: 'hue' as const, colours: [colour], way: 'less' as const, degree: 1 },
  })),
  ...spansOf(lattice, at, to, 'look').map(({ to: end, row }) => ({
    end,
    look: wrong({ ...row, way: OPPOSITES[row.way] ?? row.way }, false),
  })),
]

const wrong = ({ property, way, emphasis }: LookRow, isEmphatic = true): Look => ({
  property,
  way,
  degree: 1,
  complaint: true,
  ...(emphasis && isEmphatic && { emphasis }),
})

/** "enlarge it to 300 px" tells one size; "shrink it 10 px" tells how it shall go, and no size of ten. */
export function oneSize(looks: readonly Look[]): Look[] {
  const sizes = looks.filter((look) => look.property === 'size')
  const stated = sizes.find((look) => 'stated' in look && look.stated !== undefined)
  const way = sizes.find((look) => look !== stated)
  if (!stated || !way) return [...looks]
  const grows = 'way' in way && way.way === 'more'
  return looks.filter((look) => look !== (grows ? way : stated))
}
