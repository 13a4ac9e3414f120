/** Stretches that name ornament: the noun, and beside it colours, how strong it is and how its line is drawn. */
import type { FoundColour } from '../../colour/colour-names.ts'
import type { LineManner, Ornament } from '../../language/lexicon/ornament-words.ts'
import type { Lattice } from './spans.ts'
import { FREE, isFiller, pastFillers, spansOf, TOLD, type Way } from './stretch.ts'
import type { Adornment } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

interface Reading {
  end: number
  score: number
  ornament?: Ornament
  colours: FoundColour[]
  size: number
  manners: LineManner[]
  accent?: true
}

/** Readings of one ornament that are followed up. */
const MOST = 40

function readings(lattice: Lattice, at: number, to: number, suits: (ornament: Ornament) => boolean): Way[] {
  const found: Way[] = []
  let open: Reading[] = [{ end: at, score: 0, colours: [], size: 1, manners: [] }]
  while (open.length > 0 && found.length < MOST) {
    open = open.flatMap((reading) => (reading.end < to ? onwards(reading, lattice, at, to, suits) : []))
    for (const { end, score, ornament, ...how } of open)
      if (ornament) found.push({ to: end, score, add: () => ({ adornment: { ornament, ...how } satisfies Adornment }) })
  }
  return found
}

const SOME = new Set(['some', 'few', 'several', 'any', 'kind', 'sort', 'of'])
const TIED = new Set(['in', 'with', 'of', 'and', ',', 'using'])

function onwards(
  reading: Reading,
  lattice: Lattice,
  at: number,
  to: number,
  suits: (ornament: Ornament) => boolean,
): Reading[] {
  const { end, score, ornament } = reading
  const { tokens } = lattice.words
  const told = (last: number, more: Partial<Reading>): Reading => ({
    ...reading,
    ...more,
    end: last,
    score: score + TOLD * (last - end),
  })
  // "a border in gold", "a frame with rounded corners": how it is, behind the noun.
  const tied = ornament && TIED.has(tokens[end]?.lower ?? '') ? pastFillers(lattice, end + 1, to) : end
  const from = ornament && tied === end ? undefined : tied
  const how =
    from === undefined
      ? spansOf(lattice, end, to, 'lineManner').flatMap(({ to: last, manner }) =>
          manner === 'rounded' ? [told(last, { manners: [...reading.manners, manner] })] : [],
        )
      : qualities(reading, lattice, from, to, told)
  if (ornament) return how
  const nouns = spansOf(lattice, end, to, 'ornament').flatMap((span) =>
    suits(span.ornament) ? [told(span.to, { ornament: span.ornament })] : [],
  )
  const isJoint = /^(?:and|,)$/.test(tokens[end]?.lower ?? '') && end > at
  const passes = (end > at && (isFiller(tokens[end]) || isJoint)) || SOME.has(tokens[end]?.lower ?? '')
  return [...how, ...nouns, ...(passes ? [{ ...reading, end: end + 1, score: score + FREE }] : [])]
}

function qualities(
  { colours, manners }: Reading,
  lattice: Lattice,
  from: number,
  to: number,
  told: (last: number, more: Partial<Reading>) => Reading,
): Reading[] {
  return [
    ...spansOf(lattice, from, to, 'colour').map(({ to: last, colour }) =>
      told(last, { colours: [...colours, colour] }),
    ),
    ...spansOf(lattice, from, to, 'accentRole').map(({ to: last }) => told(last, { accent: true })),
    ...spansOf(lattice, from, to, 'effectSize').map(({ to: last, size }) => told(last, { size })),
    ...spansOf(lattice, from, to, 'lineManner').map(({ to: last, manner }) =>
      told(last, { manners: [...manners, manner] }),
    ),
  ]
}

/** "stars and confetti", where something says that they are strewn. */
const strewnFrom: Reader = (lattice, at, to) => {
  const from = SOME.has(lattice.words.tokens[at]?.lower ?? '') ? at + 1 : at
  return spansOf(lattice, from, to, 'strewn').flatMap(({ to: end, of }) => {
    // "stars and confetti": both are strewn.
    const behind = lattice.words.tokens[end]?.lower === 'and' ? spansOf(lattice, end + 1, to, 'strewn') : []
    return [{ to: end, all: [of] }, ...behind.map((span) => ({ to: span.to, all: [of, span.of] }))].map(
      ({ to: last, all }) => ({
        to: last,
        score: TOLD * (last - at),
        add: () => ({ adornment: plain({ kind: 'strewn', of: all }) }),
      }),
    )
  })
}

export const plain = (ornament: Ornament): Adornment => ({ ornament, colours: [], size: 1, manners: [] })

/** Labels of ornament. */
export const ORNAMENTS_OF: Readonly<Record<string, Reader>> = {
  ORNAMENT: (lattice, at, to) => readings(lattice, at, to, () => true),
  /** What stands at one part, and not all over the sheet. */
  FORM: (lattice, at, to) => readings(lattice, at, to, ({ kind }) => kind === 'plate' || kind === 'border'),
  STICKER: (lattice, at, to) => readings(lattice, at, to, ({ kind }) => kind === 'plate'),
  STREWN: (lattice, at, to) => [
    ...strewnFrom(lattice, at, to),
    ...readings(lattice, at, to, ({ kind }) => kind === 'strewn'),
  ],
}
