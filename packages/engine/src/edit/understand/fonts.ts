/** Stretches that name a font: a family, a sort of type, a manner that it shall have. */
import type { Tone } from '../../base/tones.ts'
import { designAt } from './colour-spans.ts'
import type { Lattice, Span } from './spans.ts'
import { isFiller, joined, pastFillers, said, spansOf, TOLD, type Way } from './stretch.ts'
import type { FontAsked } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

/** A font as far as it is described, and whether that alone tells of one. */
interface Described {
  end: number
  font: FontAsked
  alone: boolean
}

const FREE_WORDS = new Set([
  'with',
  'more',
  'some',
  'something',
  'a',
  'bit',
  'little',
  'kind',
  'of',
  'sort',
  'much',
  'slightly',
  'very',
  'style',
  '-',
])

/** @param follows behind a wish for a font no word for type has to be said again */
const fontFrom = (lattice: Lattice, at: number, to: number, follows: boolean): Way[] => {
  const { tokens } = lattice.words
  let from = at
  const starts = [at]
  while (from < to && (FREE_WORDS.has(tokens[from]?.lower ?? '') || isFiller(tokens[from]))) starts.push(++from)
  const isSomething = tokens.slice(at, from).some(({ lower }) => lower === 'something')
  return starts.flatMap((start) =>
    describedFrom(lattice, start, to).flatMap(({ end, font, alone }) =>
      typedFrom(lattice, end, to).flatMap(({ end: last, typed }) =>
        follows || alone || typed || (isSomething && (font.category !== undefined || font.want === 'readable'))
          ? [{ to: last, score: TOLD * (last - at), add: ({ fonts = [] }) => ({ fonts: [...fonts, font] }) }]
          : [],
      ),
    ),
  )
}

/** "… font", where it is said. */
function typedFrom(lattice: Lattice, at: number, to: number): { end: number; typed: boolean }[] {
  const from = pastFillers(lattice, at, to)
  return [
    { end: at, typed: false },
    ...[at, from].flatMap((start) =>
      spansOf(lattice, start, to, 'typeWord').map((span) => ({ end: span.to, typed: true })),
    ),
  ]
}

function describedFrom(lattice: Lattice, at: number, to: number): Described[] {
  const named = spansOf(lattice, at, to, 'namedFont').map(
    ({ to: end, font: { family, called, common } }): Described => ({
      end,
      font: { family, ...(called && { called }) },
      alone: !common || isCapital(lattice, at),
    }),
  )
  const moods = temperedFrom(lattice, at, to)
  const sorts = [{ to: at, moods: [] as Tone[] }, ...moods].flatMap((mood) =>
    spansOf(lattice, joint(lattice, mood.to, at, to), to, 'fontSort').map(
      ({ to: end, category, alone }): Described => ({
        end,
        font: { category, moods: mood.moods },
        alone: alone ?? false,
      }),
    ),
  )
  // "a rounder, friendlier typeface"
  const behind = sorts.flatMap((sort) =>
    temperedFrom(lattice, joint(lattice, sort.end, at, to), to).map(
      (mood): Described => ({ ...sort, end: mood.to, font: { ...sort.font, moods: mood.moods } }),
    ),
  )
  const tempered = moods.map(
    ({ to: end, moods: own, less }): Described => ({
      end,
      font: { moods: own, ...(less && { less }) },
      alone: false,
    }),
  )
  const senses = (['otherFont', 'distinctFont', 'readableFont'] as const).flatMap((is) =>
    spansOf(lattice, at, to, is).map(({ to: end }): Described => ({ end, font: { want: WANTS[is] }, alone: false })),
  )
  const single = spansOf(lattice, at, to, 'oneFont').map(
    ({ to: end }): Described => ({ end, font: { want: 'one' }, alone: true }),
  )
  return [
    ...named,
    ...sorts,
    ...behind,
    ...tempered,
    ...senses,
    ...single,
    ...borrowedFrom(lattice, at, to),
    ...unknownFrom(lattice, at, to),
  ]
}

const WANTS = { otherFont: 'other', distinctFont: 'distinct', readableFont: 'readable' } as const

const isCapital = ({ words: { tokens } }: Lattice, at: number) => at > 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '')

const joint = ({ words: { tokens } }: Lattice, next: number, at: number, to: number) =>
  next > at && next < to && /^(?:,|and|but)$/.test(tokens[next]?.lower ?? '') ? next + 1 : next

/** "more elegant", "less formal", "friendly and modern" */
function temperedFrom(lattice: Lattice, at: number, to: number): { to: number; moods: Tone[]; less?: true }[] {
  const one = (from: number) =>
    spansOf(lattice, from, to, 'temper').map(({ to: end, tone }) => ({ to: end, score: 0, value: tone }))
  const plain = joined<Tone>(lattice, at, to, one).map(({ to: end, values }) => ({ to: end, moods: values }))
  const less = spansOf(lattice, at, to, 'lessSoft').flatMap(({ to: from }) =>
    joined<Tone>(lattice, from, to, one).map(({ to: end, values }) => ({
      to: end,
      moods: values,
      less: true as const,
    })),
  )
  const more = spansOf(lattice, at, to, 'moreSoft').flatMap(({ to: from }) =>
    joined<Tone>(lattice, from, to, one).map(({ to: end, values }) => ({ to: end, moods: values })),
  )
  return [...plain, ...less, ...more]
}

/** "the font of the second one", "the same fonts as version 1" */
function borrowedFrom(lattice: Lattice, at: number, to: number): Described[] {
  const { tokens } = lattice.words
  // "make its title like the first's"
  const like =
    tokens[at]?.lower === 'like' ? designAt(tokens, tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1) : undefined
  if (like) {
    const end = tokens[like.to]?.lower === "'s" ? like.to + 1 : like.to
    return end <= to ? [{ end, font: { of: like.design }, alone: true }] : []
  }
  return spansOf(lattice, at, to, 'typeWord').flatMap(({ to: end }) => {
    let from = end
    while (from < to && POINTING.has(tokens[from]?.lower ?? '')) from++
    const found = from > end ? designAt(tokens, from) : undefined
    return found && found.to <= to ? [{ end: found.to, font: { of: found.design }, alone: true }] : []
  })
}
const POINTING = new Set(['of', 'from', 'as', 'like', 'in', 'the', 'that', 'on', 'used'])

/** "the Papyrus font": a name that no family here has. */
function unknownFrom(lattice: Lattice, at: number, to: number): Described[] {
  const { tokens } = lattice.words
  return [1, 2].flatMap((length) => {
    const own = tokens.slice(at, at + length)
    const isName =
      at > 0 && own.length === length && own.every(({ text, quote }) => quote < 0 && /^\p{Lu}\p{Ll}/u.test(text))
    const isTyped = spansOf(lattice, at + length, to, 'typeWord').length > 0
    const isKnown = lattice.at
      .get(at)
      ?.some((span: Span) => span.is === 'namedFont' || span.is === 'fontSort' || span.is === 'temper')
    return isName && isTyped && !isKnown
      ? [{ end: at + length, font: { unknown: said(lattice, at, at + length) }, alone: false }]
      : []
  })
}

export const FONTS_OF: Readonly<Record<string, Reader>> = {
  FONT: (lattice, at, to) => fontFrom(lattice, at, to, false),
  SUCHFONT: (lattice, at, to) => fontFrom(lattice, at, to, true),
}
