/** What readers of a stretch share: what a token counts, what is passed over, things joined by "and". */
import type { Tone } from '../../base/tones.ts'
import { FILLERS } from '../../language/lexicon/wishes.ts'
import type { Token } from '../../language/tokens.ts'
import type { Role } from '../../scene/types.ts'
import type { ValueAt } from '../values/read.ts'
import type { Lattice, Span, SpanOf } from './spans.ts'
import type {
  Adornment,
  Back,
  DesignRef,
  FontAsked,
  FormatAsked,
  Look,
  Place,
  Ref,
  Scheming,
  Thing,
  Turning,
  Wish,
} from './wish.ts'

/** Words that are taken over as they stand. */
export interface Taking {
  from: number
  to: number
  quote?: string
}
/** What a rule took of a stretch. */
export interface Taken {
  parts: Ref[]
  looks: Look[]
  places: Place[]
  turning?: Extract<Turning, { is: 'tilt' }>
  fresh?: Taking
  /** A heading, or what something is about. */
  topic?: Taking
  /** The name of a section, or of what lists such a thing; empty where it is only called a section. */
  section?: string
  /** How many stand side by side. */
  columns?: number
  /** How many of what it lists. */
  count?: number
  old?: Ref | { is: 'quote'; from: number; to: number; words: string }
  value?: ValueAt
  /** More values behind the first. */
  more?: ValueAt[]
  oldValue?: ValueAt
  /** What a text that is to be added is. */
  role?: Role
  /** The part that it shall stand in. */
  into?: Ref
  sign?: string
  thing?: Thing
  format?: FormatAsked
  tones?: readonly Tone[]
  /** Another design of the answer, and how it was called. */
  design?: DesignRef
  numbered?: string
  /** The ending of the name of a sign that is drawn in a manner. */
  ending?: string
  scheme?: Scheming
  back?: Back
  adornment?: Adornment
  fonts?: FontAsked[]
  effect?: Pick<Extract<Wish, { verb: 'effect' }>, 'effect' | 'colours' | 'size' | 'angle'>
}
/** What a step of a rule may take from a token on. */
export interface Way {
  to: number
  score: number
  add: (taken: Taken) => Partial<Taken>
}

/** A token that is accounted for, and one of words that are only taken over. */
export const [TOLD, FREE] = [1, 0.05]
/** Share of a token that is told which one counts that is given to be set, to the end of what is said. */
export const GIVEN = 0.9

export const isMark = (token: Token | undefined) => token?.pos === 'PUNCT' || /^\d{1,2}[.)]$/.test(token?.text ?? '')
export const isFiller = (token: Token | undefined) => token !== undefined && token.quote < 0 && FILLERS.has(token.lower)

/** The first token from one on that says something. */
export function pastFillers({ words: { tokens } }: Lattice, at: number, to: number): number {
  let next = at
  while (next < to && isFiller(tokens[next])) next++
  return next
}

/** The words as they are written. */
export const said = ({ words: { text, tokens } }: Lattice, from: number, to: number): string =>
  text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)

/** Whether a part is named from a token on. */
export const namesPart = ({ at: all }: Pick<Lattice, 'at'>, at: number): boolean =>
  all.get(at)?.some((span) => span.is === 'ref' && span.ref.is === 'noun') === true

/** Spans of one kind that begin at a token. */
export const spansOf = <K extends Span['is']>({ at: all }: Lattice, at: number, to: number, is: K) =>
  (all.get(at) ?? []).filter((span): span is Span & SpanOf<K> => span.is === is && span.to <= to)

/** Spans of one kind that begin at a token as ways: each accounts for its words. */
export const waysBy = <K extends Span['is']>(
  lattice: Lattice,
  at: number,
  to: number,
  is: K,
  take: (span: Span & SpanOf<K>) => Partial<Taken>,
): Way[] =>
  spansOf(lattice, at, to, is).map((span) => ({
    to: span.to,
    score: TOLD * (span.to - at),
    add: () => take(span),
  }))

const JOINS = new Set(['and', '&', ',', '+', 'plus', 'or', 'with', 'but'])

/** Things joined by "and": one after the other, each with what `one` takes. */
export function joined<T>(
  lattice: Lattice,
  at: number,
  to: number,
  one: (at: number) => { to: number; score: number; value: T }[],
): { to: number; score: number; values: T[] }[] {
  const { tokens } = lattice.words
  const found: { to: number; score: number; values: T[] }[] = []
  const go = (from: number, score: number, values: T[]) => {
    for (const way of one(from)) {
      const all = { to: way.to, score: score + way.score, values: [...values, way.value] }
      found.push(all)
      // A comma alone more often parts two wishes than it joins two things.
      const isLoose = tokens[way.to]?.lower === ',' && !JOINS.has(tokens[way.to + 1]?.lower ?? '')
      const bond = isLoose && !listsColours(lattice, way.to) ? -1 : 0.1
      // "black, actually green": the one instead of the other.
      const isTurned = spansOf(lattice, way.to + 1, to, 'corrects').length > 0
      for (const next of values.length < 6 && !isTurned ? behindJoin(tokens, way.to, to) : [])
        go(next, all.score + bond, all.values)
    }
  }
  go(at, 0, [])
  return found
}

/** "emerald, cream and brass": colours on both sides of a comma, and no part behind them. */
const listsColours = ({ at: all, words: { tokens } }: Lattice, comma: number): boolean => {
  const isColour = (span: Span) => span.is === 'colour'
  const before = [comma - 1, comma - 2, comma - 3].some((i) =>
    all.get(i)?.some((span) => isColour(span) && span.to === comma),
  )
  const next = all.get(comma + 1)?.find(isColour)
  const behind = tokens[next?.to ?? -1]?.lower
  return before && next !== undefined && (behind === undefined || JOINS.has(behind) || /^[.;!]$/.test(behind))
}

/** Where what is joined may begin: a name can hold the word before it ('the text'). Nowhere where nothing is. */
function behindJoin(tokens: readonly Token[], at: number, to: number): number[] {
  let next = at
  while (next < to && JOINS.has(tokens[next]?.lower ?? '')) next++
  // "no testimonials, but a map": another wish.
  if (next === at || (tokens[next - 1]?.lower === 'but' && /^(?:an?|some)$/.test(tokens[next]?.lower ?? ''))) return []
  const starts = [next]
  while (next < to && isFiller(tokens[next])) starts.push(++next)
  return starts
}

/** How sure a reference is, beside the words that it accounts for. */
export const sure = (ref: Ref) => (ref.is === 'words' ? -0.2 : ref.is === 'section' && ref.ids.length === 0 ? -0.3 : 0)

/** What is to be set: a quotation as it stands, else the words. */
export const copyOf = ({ quote, from, to }: Taking, lattice: Lattice): string =>
  quote ?? said(lattice, from, to).replace(/^[\s:]+/, '')
