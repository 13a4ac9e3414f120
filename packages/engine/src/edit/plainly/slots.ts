/** What a message names that may stand in a plain sentence: parts, a colour, words, a thing to be drawn. */
import type { State } from '../context.ts'
import { targetsOf } from '../understand/referents.ts'
import type { Lattice, Span } from '../understand/spans.ts'
import type { Ref } from '../understand/wish.ts'

export type Slot = 'part' | 'other' | 'colour' | 'words' | 'thing' | 'format' | 'section' | 'place'

/** Longest name of a thing, in words. */
const LONGEST_THING = 3
const CORNER_WORDS = { down: /^(?:top|upper|bottom|lower)$/, across: /^(?:left|right)$/ }

export function slotsOf(lattice: Lattice, state: State): Partial<Record<Slot, string>> {
  const spans = [...lattice.at.values()].flat()
  const parts = partsNamed(spans, state)
  const [part, other] = parts.map(named)
  const colour = spans.find((span) => span.is === 'colour')
  const quote = spans.find((span) => span.is === 'quote' && !parts.some(({ words }) => words === span.words))
  const kind = spans.find((span) => span.is === 'kind')
  return defined({
    part,
    other,
    colour: colour?.is === 'colour' ? colour.colour.words : undefined,
    words: quote?.is === 'quote' ? `“${quote.words}”` : undefined,
    thing: thingIn(lattice, parts),
    section: kind?.is === 'kind' ? kind.name : undefined,
    place: cornerIn(lattice),
  })
}

interface PartNamed {
  words: string
  quoted: boolean
  from: number
  to: number
}

const named = ({ words, quoted }: PartNamed) =>
  quoted ? `“${words}”` : `the ${words.replace(/^(?:the|our|my|this|that|all) (?:the )?/, '')}`

/** Parts that the design has, in the order of the message; of names that overlap the longest. */
function partsNamed(spans: readonly Span[], state: State): PartNamed[] {
  const found: PartNamed[] = []
  const refs = spans.flatMap((span) => (span.is === 'ref' && span.ref.is !== 'it' ? [span.ref] : []))
  for (const ref of refs.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const overlaps = found.some(({ to }) => ref.from < to)
    if (!overlaps && stands(ref, state))
      found.push({ words: ref.words, quoted: ref.is === 'words' && !('drawn' in ref), from: ref.from, to: ref.to })
  }
  return found
}

const stands = (ref: Ref, state: State): boolean =>
  ref.is !== 'colour' && targetsOf([ref], state).some((target) => target.ids.length > 0 && target.class !== 'whole')

/** The last thing that can be drawn and is no part of the design: "put a lighthouse there". */
function thingIn({ words: { tokens }, draws }: Lattice, parts: readonly PartNamed[]): string | undefined {
  const isTaken = (at: number) => parts.some(({ from, to }) => at >= from && at < to)
  for (let end = tokens.length; end > 0; end--) {
    if (isTaken(end - 1) || !/^(?:NOUN|PROPN)$/.test(tokens[end - 1]?.pos ?? '')) continue
    for (let from = Math.max(0, end - LONGEST_THING); from < end; from++) {
      const words = tokens.slice(from, end)
      const thing = words.map(({ lower }) => lower).join(' ')
      if (words.every(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos)) && draws?.(thing)) return `a ${thing}`
    }
  }
  return undefined
}

function cornerIn({ words: { tokens } }: Lattice): string | undefined {
  const said = (pattern: RegExp) => tokens.find(({ lower }) => pattern.test(lower))?.lower
  const [down, across] = [said(CORNER_WORDS.down), said(CORNER_WORDS.across)]
  return down && across ? `${down} ${across} corner` : undefined
}

const defined = <T extends object>(slots: { [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Partial<T>
