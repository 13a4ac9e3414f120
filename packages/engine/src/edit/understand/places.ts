/** Stretches that say where something shall stand, or how it is turned: "to the top right", "a bit higher", "under the name". */
import type { SpotRow } from '../../language/lexicon/place-words.ts'
import { amountsFrom } from './looks.ts'
import type { Lattice, Span } from './spans.ts'
import { isFiller, pastFillers, spansOf, TOLD, type Way } from './stretch.ts'
import type { Place, Turning } from './wish.ts'

type Found = { to: number; place: Place; score?: number }

/** All places that begin at a token. */
export const placesFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  ways(at, [
    ...stepsFrom(lattice, at, to),
    ...spotsFrom(lattice, at, to),
    ...besideFrom(lattice, at, to),
    ...distancesFrom(lattice, at, to, false),
    ...cardSidesFrom(lattice, at, to),
    ...lockupsFrom(lattice, at, to),
  ])

/** What stands wrong, as the place that it asks for: "too low", "a bit too far from the name". */
export const misplacedFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  ways(
    at,
    amounts(lattice, at, to).flatMap(({ to: from, degree }) => [
      ...spansOf(lattice, from, to, 'step')
        .filter(({ misplaced }) => misplaced)
        .map(({ to: end, way }): Found => ({ to: end, place: { is: 'step', way, degree } })),
      ...distancesFrom(lattice, from, to, true, degree),
    ]),
  )

/** "more space between": both parts follow. */
export const gapsFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  ways(
    at,
    amounts(lattice, at, to).flatMap(({ to: from, degree }) =>
      spansOf(lattice, from, to, 'distance')
        .filter(({ form }) => form === 'between')
        .map(({ to: end, way }): Found => ({ to: end, place: { is: 'distance', way, degree } })),
    ),
  )

const ways = (at: number, found: Found[]): Way[] =>
  found.map(({ to, place, score = 0 }) => ({
    to,
    score: TOLD * (to - at) + score,
    add: ({ places }) => ({ places: [...places, place] }),
  }))

/** How much, or nothing said of it. */
const amounts = (lattice: Lattice, at: number, to: number) => [{ to: at, degree: 1 }, ...amountsFrom(lattice, at, to)]

/** Behind words that only lead to a place: "to the", "towards the very". */
function led(lattice: Lattice, at: number, to: number): number {
  let from = at
  while (from < to && (isFiller(lattice.words.tokens[from]) || spansOf(lattice, from, from + 1, 'toward').length > 0))
    from++
  return from
}

/** Two names of places as one: "at the bottom, on the left". */
function both(a: SpotRow, b: SpotRow): SpotRow | undefined {
  const clash = (a.across && b.across && !b.only) || (a.down && b.down && !b.only)
  if (clash) return undefined
  const first = b.only ? { words: '' } : a
  return { ...first, ...b, ...(a.aligned && { aligned: a.aligned }) }
}

function spotsFrom(lattice: Lattice, at: number, to: number): Found[] {
  const first = spotsAt(lattice, led(lattice, at, to), to).concat(spotsAt(lattice, at, to))
  const found = first.flatMap(({ row, ends }) =>
    ends.flatMap((end) => [{ row, end }, ...furtherSpots(lattice, row, end, to)]),
  )
  return found.map(({ row: { across, down, aligned }, end }) => ({
    to: end,
    place: { is: 'spot', ...(across && { across }), ...(down && { down }), ...(aligned && { aligned }) },
  }))
}

const spotsAt = (lattice: Lattice, at: number, to: number): { row: SpotRow; ends: number[] }[] =>
  spansOf(lattice, at, to, 'spot').map(({ row, to: end }) => ({ row, ends: tails(lattice, end, to) }))

/** "…, on the left": a second name along the other axis. */
function furtherSpots(lattice: Lattice, before: SpotRow, at: number, to: number): { row: SpotRow; end: number }[] {
  const joint = /^(?:,|and|-)$/.test(lattice.words.tokens[at]?.lower ?? '') ? at + 1 : at
  const starts = [...new Set([joint, led(lattice, joint, to)])]
  return starts.flatMap((start) =>
    spotsAt(lattice, start, to).flatMap(({ row, ends }) => {
      const merged = both(before, row)
      return merged ? ends.map((end) => ({ row: merged, end })) : []
    }),
  )
}

/** Ends of the name of a place: with "corner", with "of the poster". */
function tails(lattice: Lattice, at: number, to: number): number[] {
  const ends = [at]
  for (const { to: end } of spansOf(lattice, at, to, 'tail')) ends.push(end)
  const start = led(lattice, Math.max(...ends), to)
  for (const { to: end, ref } of spansOf(lattice, start, to, 'ref'))
    if (start > at && ref.is === 'noun' && ref.mention.noun.class === 'whole') ends.push(end)
  return ends
}

/** Steps win over spots where both are said in the same words: "move it left". */
const STEP = 0.1

const WAYS = { start: { across: 'left', down: 'up' }, end: { across: 'right', down: 'down' } } as const

/** A place along one axis, with how far, is a step: "a bit to the left". */
function wayOfSpot({ across, down }: SpotRow): 'left' | 'right' | 'up' | 'down' | undefined {
  const [axis, along] = across ? (['across', across] as const) : (['down', down] as const)
  return along && along !== 'center' && !(across && down) ? WAYS[along][axis] : undefined
}

function stepsFrom(lattice: Lattice, at: number, to: number): Found[] {
  const found: Found[] = []
  const strides = [...amounts(lattice, at, to), ...pixels(lattice, at, to)]
  for (const { to: from, ...stride } of strides) {
    const steps = spansOf(lattice, from, to, 'step').filter(({ misplaced }) => !misplaced)
    for (const { to: end, way } of steps) found.push(...stepped(lattice, end, to, way, stride))
    const start = led(lattice, from, to)
    // "slightly to the right", "to the right a bit": how far makes it a step.
    for (const span of start > from ? spansOf(lattice, start, to, 'spot') : []) {
      const way = wayOfSpot(span.row)
      if (!way) continue
      const all = stepped(lattice, span.to, to, way, stride)
      found.push(...(from > at ? all : all.filter(({ to: end }) => end > span.to)))
    }
  }
  return found
}

type Way4 = Extract<Place, { is: 'step' }>['way']

/** The step, and the step with how far behind it. */
function stepped(
  lattice: Lattice,
  end: number,
  to: number,
  way: Way4,
  stride: { degree: number; pixels?: number },
): Found[] {
  const by = lattice.words.tokens[end]?.lower === 'by' ? end + 1 : end
  const more = [...amountsFrom(lattice, by, to), ...pixels(lattice, by, to)]
  return [
    { to: end, place: { is: 'step', way, ...stride }, score: STEP },
    ...more.map(({ to: last, degree, ...rest }): Found => {
      const said = 'pixels' in rest ? { pixels: rest.pixels } : {}
      return { to: last, place: { is: 'step', way, degree, ...said }, score: STEP }
    }),
  ]
}

const pixels = (lattice: Lattice, at: number, to: number) =>
  spansOf(lattice, at, to, 'pixels').map(({ to: end, stated }) => ({ to: end, degree: 1, pixels: stated }))

function besideFrom(lattice: Lattice, at: number, to: number): Found[] {
  const starts = new Set([at, pastFillers(lattice, at, to)])
  return [...starts].flatMap((start) =>
    spansOf(lattice, start, to, 'side').flatMap(({ to: end, side }) =>
      (['ref', 'section'] as const).flatMap((is) =>
        spansOf(lattice, pastFillers(lattice, end, to), to, is).map(
          ({ to: last, ref }): Found => ({ to: last, place: { is: 'beside', side, of: ref } }),
        ),
      ),
    ),
  )
}

function distancesFrom(lattice: Lattice, at: number, to: number, misplaced: boolean, said?: number): Found[] {
  const far = said === undefined ? amounts(lattice, at, to) : [{ to: at, degree: said }]
  return far.flatMap(({ to: from, degree }) =>
    spansOf(lattice, from, to, 'distance')
      .filter((span) => (span.misplaced ?? false) === misplaced && span.form !== 'between')
      .flatMap(({ to: end, way, form }): Found[] => {
        const place = { is: 'distance', way, degree } as const
        if (form === 'mutual') return [{ to: end, place }]
        return spansOf(lattice, led(lattice, end, to), to, 'ref').map(({ to: last, ref }) => ({
          to: last,
          place: { ...place, of: ref },
        }))
      }),
  )
}

function cardSidesFrom(lattice: Lattice, at: number, to: number): Found[] {
  const start = led(lattice, at, to)
  if (start === at) return []
  return spansOf(lattice, start, to, 'ref').flatMap(({ to: end, ref }): Found[] => {
    const name = ref.is === 'noun' ? ref.mention.noun.name : ''
    if (name !== 'back side' && name !== 'front side') return []
    const place: Place = { is: 'card side', side: name === 'back side' ? 'back' : 'front' }
    return tails(lattice, end, to).map((last) => ({ to: last, place }))
  })
}

const lockupsFrom = (lattice: Lattice, at: number, to: number): Found[] =>
  (['stacked', 'inRow'] as const).flatMap((is) =>
    spansOf(lattice, at, to, is).map(
      ({ to: end }): Found => ({ to: end, place: { is: 'lockup', stacked: is === 'stacked' } }),
    ),
  )

type Tilt = Extract<Turning, { is: 'tilt' }>

/** "15 degrees", "a little to the left", "by 90° clockwise". */
export function anglesFrom(lattice: Lattice, at: number, to: number): Way[] {
  const found: Way[] = []
  const go = (from: number, tilt: Tilt, depth: number) => {
    const starts = new Set([from, led(lattice, from, to), lattice.words.tokens[from]?.lower === 'by' ? from + 1 : from])
    for (const start of starts)
      for (const { to: end, ...more } of anglePieces(lattice, start, to)) {
        const turning = { ...tilt, ...more }
        found.push({ to: end, score: TOLD * (end - at), add: () => ({ turning }) })
        if (depth < 2) go(end, turning, depth + 1)
      }
  }
  go(at, { is: 'tilt', degree: 1, sign: 1 }, 0)
  return found
}

function anglePieces(lattice: Lattice, at: number, to: number): ({ to: number } & Partial<Tilt>)[] {
  const { tokens } = lattice.words
  const figure = /^(-?\d{1,3})(?:°|deg)?$/.exec(tokens[at]?.lower ?? '')?.[1]
  const unit = /^(?:°|deg|degrees?)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  const degrees = figure === undefined || unit > to ? [] : [{ to: unit, degrees: Number(figure) }]
  return [
    ...degrees,
    ...amountsFrom(lattice, at, to).map(({ to: end, degree }) => ({ to: end, degree })),
    ...spansOf(lattice, at, to, 'angle').map(({ to: end, row }: Extract<Span, { is: 'angle' }>) => ({
      to: end,
      ...(row.degrees !== undefined && { degrees: row.degrees }),
      ...(row.sign !== undefined && { sign: row.sign }),
    })),
  ]
}
