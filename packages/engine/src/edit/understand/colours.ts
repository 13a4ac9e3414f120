/** Stretches that say colours: of a part of the design by name, whole schemes, what is done to a paint. */

import type { FoundColour } from '../../colour/colour-names.ts'
import type { Effect } from '../../language/lexicon/colour-words.ts'
import type { Hex } from '../../scene/types.ts'
import { designAt } from './colour-spans.ts'
import type { Lattice, Span } from './spans.ts'
import { FREE, isFiller, pastFillers, said, spansOf, TOLD, type Way } from './stretch.ts'
import type { Look, Scheming } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

/** "the green", "all the pink parts": a colour of the design, wherever it is. */
const hueFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'colour').flatMap(({ to: end, colour }) => {
    // "a burnt orange" is one that is not there yet.
    if (/^an?$/.test(lattice.words.tokens[at - 1]?.lower ?? '')) return []
    const ends = [end, ...spansOf(lattice, end, to, 'areas').map((span) => span.to)]
    return ends.map((reached) => ({
      to: reached,
      score: TOLD * (reached - at),
      add: ({ parts }) => ({
        parts: [...parts, { is: 'colour' as const, colour, words: colour.words, from: at, to: reached }],
      }),
    }))
  })

const schemed = (at: number, to: number, scheme: Scheming, score = 0): Way => ({
  to,
  score: TOLD * (to - at) + score,
  add: () => ({ scheme }),
})

/** "dark mode", "monochrome in blue", "black and white with one accent colour", "only shades of green". */
const schemeFrom: Reader = (lattice, at, to) => [
  ...spansOf(lattice, at, to, 'scheme').flatMap(({ to: end, scheme }) => {
    const way = schemed(at, end, { is: 'scheme', scheme })
    const tail = past(lattice, end, to, TIES)
    const coloured = spansOf(lattice, tail, to, 'colour').map(({ to: last, colour }) => {
      const accent = spansOf(lattice, last, to, 'accentRole')[0]?.to ?? last
      return schemed(at, accent, { is: 'scheme', scheme, lead: colour })
    })
    const accented = spansOf(lattice, tail, to, 'accentRole').map(({ to: last }) =>
      schemed(at, last, { is: 'scheme', scheme, accent: true }),
    )
    return [way, ...coloured, ...accented]
  }),
  ...spansOf(lattice, at, to, 'tonesOf').flatMap(({ to: end }) =>
    spansOf(lattice, end, to, 'colour').map(({ to: last, colour }) =>
      schemed(at, last, { is: 'scheme', scheme: 'one colour', lead: colour }),
    ),
  ),
  ...otherFrom(lattice, at, to),
  ...onGroundFrom(lattice, at, to),
  ...themeFrom(lattice, at, to),
  ...borrowedFrom(lattice, at, to),
]

/** "gold on black", "white logo on a navy background" */
const onGroundFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  spansOf(lattice, at, to, 'colour').flatMap(({ to: end, colour }) => {
    const whole = spansOf(lattice, end, to, 'ref').flatMap((span) =>
      span.ref.is === 'noun' && WHOLES.has(span.ref.words) ? [span.to] : [],
    )
    return [end, ...whole].flatMap((on) => {
      if (lattice.words.tokens[on]?.lower !== 'on') return []
      return spansOf(lattice, pastFillers(lattice, on + 1, to), to, 'colour').map(({ to: last, colour: ground }) => {
        const reached = spansOf(lattice, last, to, 'ground')[0]?.to ?? last
        return schemed(at, reached, { is: 'on ground', colour, ground })
      })
    })
  })

const WHOLES = new Set(['logo', 'mark', 'design', 'everything', 'icon', 'poster', 'card', 'banner', 'flyer'])

const TIES = new Set(['in', 'with', 'and', 'plus', 'but', 'only', 'just', 'one', 'single', ',', 'a', 'an', 'the'])

function past({ words: { tokens } }: Lattice, at: number, to: number, words: ReadonlySet<string>): number {
  let next = at
  while (next < to && words.has(tokens[next]?.lower ?? '')) next++
  return next
}

/** "a different colour palette", "I don't like the colours" */
const otherFrom = (lattice: Lattice, at: number, to: number): Way[] =>
  (['other', 'dislike'] as const).flatMap((is) =>
    spansOf(lattice, at, to, is).flatMap(({ to: end }) =>
      spansOf(lattice, pastFillers(lattice, end, to), to, 'palette').flatMap(({ to: last }) =>
        // "a different colour" is one of a part.
        /^colou?r$/.test(lattice.words.tokens[last - 1]?.lower ?? '')
          ? []
          : [schemed(at, last, { is: 'scheme', scheme: 'other' })],
      ),
    ),
  )

/** "autumn colours", "the colours of a summer evening", "like winter" */
function themeFrom(lattice: Lattice, at: number, to: number): Way[] {
  const of = (from: number) =>
    spansOf(lattice, from, to, 'theme').map(({ to: end, theme, alone }) => ({
      theme,
      alone,
      end,
      name: lattice.words.text.slice(lattice.words.tokens[from]?.from, lattice.words.tokens[end - 1]?.to),
    }))
  const way = (end: number, { theme, name }: ReturnType<typeof of>[number]) =>
    schemed(at, end, { is: 'theme', name, theme })
  const own = of(at).flatMap((one) => [
    ...(one.alone ? [way(one.end, one)] : []),
    ...(one.alone ? spansOf(lattice, one.end, to, 'themeTail').map((span) => way(span.to, one)) : []),
    ...spansOf(lattice, one.end, to, 'palette').map((span) => way(span.to, one)),
  ])
  const behind = spansOf(lattice, at, to, 'palette').flatMap(({ to: end }) => {
    const from = past(lattice, end, to, LEADING)
    return [from, from + 1, from + 2].flatMap((start) => of(start).map((one) => way(one.end, one)))
  })
  return [...own, ...behind]
}

const LEADING = new Set([
  'of',
  'like',
  'from',
  'a',
  'an',
  'the',
  'more',
  'inspired',
  'by',
  'that',
  'feel',
  'for',
  'be',
  'should',
])

/** "the colours of the third one", "the same palette as version 1", "number 2's colours" */
function borrowedFrom(lattice: Lattice, at: number, to: number): Way[] {
  const {
    words: { tokens },
  } = lattice
  const behind = spansOf(lattice, at, to, 'palette').flatMap(({ to: end }) => {
    const found = designAt(tokens, past(lattice, end, to, POINTING))
    return found && found.to <= to && POINTING.has(tokens[end]?.lower ?? '')
      ? [schemed(at, found.to, { is: 'of design', design: found.design })]
      : []
  })
  const own = designAt(tokens, at)
  const owner = own && /^['’]s$/.test(tokens[own.to]?.lower ?? '') ? own.to + 1 : own?.to
  const before = own
    ? spansOf(lattice, owner ?? to, to, 'palette').map((span) =>
        schemed(at, span.to, { is: 'of design', design: own.design }, owner === own.to ? -0.5 : 0),
      )
    : []
  return [...behind, ...before]
}

const POINTING = new Set(['of', 'from', 'as', 'like', 'in', 'the', 'that', 'on', 'used'])

/** "accent colour: teal" */
const roleFrom: Reader = (lattice, at, to) =>
  (['accentRole', 'secondRole'] as const).flatMap((is) =>
    spansOf(lattice, at, to, is).flatMap(({ to: end }) =>
      spansOf(lattice, past(lattice, end, to, TOLD_BY), to, 'colour').map(({ to: last, colour }) =>
        schemed(at, last, inRole(is, said(lattice, at, end), colour), 0.3),
      ),
    ),
  )

/** Of what leads the ground may be painted, too; of what is an accent it is not. */
const inRole = (is: 'accentRole' | 'secondRole', words: string, colour: FoundColour): Scheming => ({
  is: 'role',
  role: is === 'accentRole' ? 'accent' : 'secondary',
  colour,
  ...(/^(?:accent|highlight)/i.test(words) && { apart: true as const }),
})

const TOLD_BY = new Set([
  ':',
  'is',
  'are',
  'to',
  'in',
  'should',
  'be',
  '=',
  'must',
  'could',
  'a',
  'an',
  'as',
  'becomes',
  'into',
])

/** "teal as the accent colour", "a teal accent" */
const asRoleFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'colour').flatMap(({ to: end, colour }) => {
    const from = past(lattice, end, to, AS_ROLE)
    return (['accentRole', 'secondRole'] as const).flatMap((is) =>
      spansOf(lattice, from, to, is).map(({ to: last }) =>
        schemed(at, last, inRole(is, said(lattice, from, last), colour), 0.3),
      ),
    )
  })

const AS_ROLE = new Set(['as', 'for', 'the', 'an', 'a', 'our', 'its', 'my', 'is'])

/** An effect as far as it is read. */
interface Reading {
  end: number
  score: number
  effect?: Effect
  colours: FoundColour[]
  size: number
  angle: number
}

/** "a thin dark outline", "a gradient from navy to black": the noun, and beside it colours and how strong it is. */
const effectFrom: Reader = (lattice, at, to) => {
  const found: Way[] = []
  let open: Reading[] = [{ end: at, score: 0, colours: [], size: 1, angle: 90 }]
  while (open.length > 0 && found.length < MOST) {
    open = open.flatMap((reading) => (reading.end < to ? onwards(reading, lattice, at, to) : []))
    for (const { end, score, effect, colours, size, angle } of open)
      if (effect) found.push({ to: end, score, add: () => ({ effect: { effect, colours, size, angle } }) })
  }
  return found
}

/** Readings of one effect that are followed up. */
const MOST = 40

/** All that may stand next. */
function onwards(reading: Reading, lattice: Lattice, at: number, to: number): Reading[] {
  const { end, score, effect, colours, angle } = reading
  const word = lattice.words.tokens[end]?.lower ?? ''
  const told = (last: number, more: Partial<Reading>): Reading => ({
    ...reading,
    ...more,
    end: last,
    score: score + TOLD * (last - end),
  })
  const coloured = spansOf(lattice, end, to, 'colour').map(({ to: last, colour }) =>
    told(last, { colours: [...colours, colour] }),
  )
  if (effect) {
    const ties = BEHIND.has(word) && spansOf(lattice, end, to, 'ref').length === 0
    return [...coloured, ...(ties ? [told(end + 1, { angle: angled(word, angle) })] : [])]
  }
  const shade = SHADES[word]
  return [
    ...coloured,
    ...spansOf(lattice, end, to, 'effect').map((span) => told(span.to, { effect: span.effect })),
    ...spansOf(lattice, end, to, 'effectSize').map(({ to: last, size }) =>
      told(last, { size, angle: angled(word, angle) }),
    ),
    // "a dark outline"
    ...(shade ? [told(end + 1, { colours: [...colours, { words: word, hex: shade, start: 0, end: 0 }] })] : []),
    ...(end > at && isFiller(lattice.words.tokens[end]) ? [{ ...reading, end: end + 1, score: score + FREE }] : []),
  ]
}

const SHADES: Readonly<Record<string, Hex>> = { dark: '#191919', light: '#f7f7f7' }
const BEHIND = new Set([
  'from',
  'to',
  'of',
  'and',
  'in',
  'with',
  'into',
  'left',
  'right',
  'vertical',
  'horizontal',
  'diagonal',
  'colour',
  'color',
])
const angled = (word: string | undefined, angle: number) =>
  word === 'horizontal' || word === 'left' || word === 'right' ? 0 : word === 'diagonal' ? 45 : angle

/** "the ivory or white background": the colour that it has. */
const oldColoursFrom: Reader = (lattice, at, to) => {
  const found: Way[] = []
  let end = at
  for (;;) {
    const [colour] = spansOf(lattice, end, to, 'colour')
    if (!colour) return found
    found.push({ to: colour.to, score: TOLD * (colour.to - at), add: () => ({}) })
    if (!/^(?:or|and|,|\/)$/.test(lattice.words.tokens[colour.to]?.lower ?? '')) return found
    end = colour.to + 1
  }
}

/** "… from orange to pink": the colours of an effect, behind the part that it is on. */
const runFrom: Reader = (lattice, at, to) => {
  const found: Way[] = []
  const colours: FoundColour[] = []
  let end = past(lattice, at, to, RUNS)
  while (end > at && end < to) {
    const [colour] = spansOf(lattice, end, to, 'colour')
    if (!colour) break
    colours.push(colour.colour)
    const all = [...colours]
    found.push({
      to: colour.to,
      score: TOLD * (colour.to - at),
      add: ({ effect }) => (effect ? { effect: { ...effect, colours: [...effect.colours, ...all] } } : {}),
    })
    end = past(lattice, colour.to, to, RUNS)
    if (end === colour.to) break
  }
  return found
}

const RUNS = new Set(['from', 'to', 'of', 'and', 'in', 'into', 'with', 'a', 'an', 'the', ','])

export const COLOURS: Readonly<Record<string, Reader>> = {
  HUE: hueFrom,
  SCHEME: schemeFrom,
  ROLE: (lattice, at, to) => [...roleFrom(lattice, at, to), ...asRoleFrom(lattice, at, to)],
  EFFECT: effectFrom,
  RUN: runFrom,
  OLDCOLOURS: oldColoursFrom,
}

type LookWay = { to: number; score: number; value: Look }

/** "bluer", "more red", "less yellow", "too pinkish" */
export function huesFrom(lattice: Lattice, at: number, to: number, degree: number): LookWay[] {
  const { tokens } = lattice.words
  const look = (end: number, way: 'more' | 'less', value: Extract<Span, { is: 'colour' }>): LookWay => ({
    to: end,
    score: TOLD * (end - at),
    value: { property: 'hue', colours: [value.colour], way, degree },
  })
  const more = tokens[at]?.lower === 'more' ? at + 1 : to
  const bluer = spansOf(lattice, at, to, 'bluer').map(
    ({ to: end, colour }): LookWay => ({
      to: end,
      score: TOLD * (end - at),
      value: { property: 'hue', colours: [colour], way: 'more', degree },
    }),
  )
  return [
    ...bluer,
    ...spansOf(lattice, more, to, 'colour').map((span) => look(span.to, 'more', span)),
    ...spansOf(lattice, at, to, 'less').flatMap(({ to: end }) =>
      spansOf(lattice, pastFillers(lattice, end, to), to, 'colour').map((span) => look(span.to, 'less', span)),
    ),
  ]
}
