/** References by others: "the line about Tuesdays", "everything below the title", "the rest of the text". */
import { ORDINALS } from '../../language/lexicon/parts.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Lattice, Span } from './spans.ts'
import type { Ref } from './wish.ts'

type At = ReadonlyMap<number, readonly Span[]>
type RefSpan = Extract<Span, { is: 'ref' }>

/** The lattice with the references that are made of others. */
export function withCompounds(lattice: Lattice): Lattice {
  const { words, at } = lattice
  const all = new Map(at)
  for (const from of words.tokens.keys()) {
    const found = [
      ...linesAt(words.tokens, from, at),
      ...wordAt(words.tokens, from, at),
      ...countedAt(words, from, at),
      ...placedAt(words, from, at),
      ...regionsAt(words, from, at),
      ...endsAt(words, from, at),
      ...restAt(words, from, at),
      ...reportsAt(words.tokens, from, at),
      ...ownedAt(words.tokens, from, at),
    ]
    if (found.length > 0) all.set(from, [...(at.get(from) ?? []), ...found])
  }
  return { ...lattice, at: all }
}

const starting = (at: At, from: number, is: Span['is']) => (at.get(from) ?? []).filter((span) => span.is === is)

const isArticle = (token: Token | undefined) =>
  /^(?:the|my|our|its|this|that|all|his|her|their)$/.test(token?.lower ?? '')

function refsBehind(tokens: readonly Token[], from: number, at: At): RefSpan[] {
  const behind = isArticle(tokens[from]) ? [from, from + 1] : [from]
  return behind.flatMap((next) => (at.get(next) ?? []).flatMap((span) => (span.is === 'ref' ? [span] : [])))
}

/** "the line about Tuesdays": the line that the words stand in. */
const linesAt = (tokens: readonly Token[], from: number, at: At): RefSpan[] =>
  starting(at, from, 'lines')
    .flatMap(({ to }) => starting(at, to, 'within'))
    .flatMap(({ to }) => refsBehind(tokens, to, at))
    .flatMap(({ to, ref }): RefSpan[] => {
      if (ref.is === 'words') return [{ is: 'ref', from, to, ref: { ...ref, line: true } }]
      return ref.is === 'noun' ? [{ is: 'ref', from, to, ref }] : []
    })

/** "the word Supper": only the word, whatever line it stands in. */
const wordAt = (tokens: readonly Token[], from: number, at: At): RefSpan[] =>
  /^(?:words?|letters?)$/.test(tokens[from]?.lower ?? '')
    ? (at.get(from + 1) ?? []).flatMap((span): RefSpan[] =>
        span.is === 'ref' && span.ref.is === 'words'
          ? [{ is: 'ref', from, to: span.to, ref: { ...span.ref, quoted: true } }]
          : [],
      )
    : []

/** "the donate button": a word that is known for nothing else, or stands on the part, goes with its name. */
function ownedAt(tokens: readonly Token[], from: number, at: At): RefSpan[] {
  const here = at.get(from) ?? []
  const isOwn =
    here.length === 0 || here.every((span) => span.is === 'ref' && span.ref.is === 'words' && !span.ref.quoted)
  const word = tokens[from]
  const isTold = from === 0 || isArticle(tokens[from - 1])
  if (!isOwn || !isTold || !word || word.quote >= 0 || !/^(?:NOUN|PROPN|VERB)$/.test(word.pos)) return []
  const to = here[0]?.to ?? from + 1
  return starting(at, to, 'ref').flatMap((span): RefSpan[] => {
    if (span.is !== 'ref' || span.ref.is !== 'noun' || span.ref.mention.noun.name !== 'button') return []
    return [{ is: 'ref', from, to: span.to, ref: { ...span.ref, from, to: span.to } }]
  })
}

/** "the last word of the headline" */
function countedAt({ tokens, text }: Words, from: number, at: At): RefSpan[] {
  const count = Object.hasOwn(ORDINALS, tokens[from]?.lower ?? '') ? ORDINALS[tokens[from]?.lower ?? ''] : undefined
  const leads = tokens[from + 1]?.lower === 'word' && /^(?:of|in|from)$/.test(tokens[from + 2]?.lower ?? '')
  if (count === undefined || !leads) return []
  return refsBehind(tokens, from + 3, at).map(({ to, ref }): RefSpan => {
    const words = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    return { is: 'ref', from, to, ref: { is: 'words', words, count, inside: ref, from, to } }
  })
}

/** "the icon in the top right corner", "the picture that is on the left": of several, the one there. */
const placedAt = ({ tokens, text }: Words, from: number, at: At): RefSpan[] =>
  (at.get(from) ?? []).flatMap((span): RefSpan[] => {
    if (span.is !== 'ref' || span.ref.is !== 'noun' || !PLACED.has(span.ref.mention.noun.class)) return []
    if (span.ref.mention.noun.class === 'all-text' && span.ref.mention.size === undefined) return []
    const past = (word: RegExp, i: number): number => (word.test(tokens[i]?.lower ?? '') ? past(word, i + 1) : i)
    const lead = past(/^(?:that|which|is|'s|are)$/, span.to)
    if (!/^(?:at|on|in)$/.test(tokens[lead]?.lower ?? '')) return []
    const first = past(/^(?:the|very|far)$/, lead + 1)
    const ways = [first, first + 1].flatMap((i) => ENDS[tokens[i]?.lower ?? ''] ?? [])
    const [way, other] = ENDS[tokens[first]?.lower ?? ''] ? ways : []
    if (!way) return []
    const to = past(/^(?:side|corner|edge|half|hand|part)$/, first + (other ? 2 : 1))
    const words = text.slice(tokens[lead]?.from, tokens[to - 1]?.to)
    const end = (one: End): Ref => ({ is: 'region', way: one, from: lead, to, words })
    return [
      { is: 'ref', from, to, ref: { ...span.ref, inside: { ...end(way), ...(other && { inside: end(other) }) } } },
    ]
  })
const PLACED: ReadonlySet<string> = new Set(['text', 'part', 'picture', 'all-text'])

/** "everything below the title" */
function regionsAt({ tokens, text }: Words, from: number, at: At): RefSpan[] {
  const ways = starting(at, from, 'every').flatMap(({ to }) =>
    (['below', 'above'] as const).flatMap((way) => starting(at, to, way).map((span) => ({ way, end: span.to }))),
  )
  return ways.flatMap(({ way, end }) =>
    refsBehind(tokens, end, at).map(({ to, ref }): RefSpan => {
      const words = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
      const region: Ref = { is: 'region', way, than: ref, from, to, words }
      return { is: 'ref', from, to, ref: region }
    }),
  )
}

/** "my business partner says": who says it is no matter. */
function reportsAt(tokens: readonly Token[], from: number, at: At): Span[] {
  const opens = from === 0 || tokens[from - 1]?.sentence !== tokens[from]?.sentence || isBreak(tokens[from - 1])
  if (tokens[from]?.lower === 'for')
    return peopleAt(tokens, from + 1, at).map(({ to }): Span => ({ is: 'talk', from, to }))
  if (!opens) return []
  return peopleAt(tokens, from, at)
    .flatMap(({ to }) => starting(at, to, 'reports'))
    .map(({ to }): Span => ({ is: 'talk', from, to }))
}

const peopleAt = (tokens: readonly Token[], from: number, at: At) =>
  (isArticle(tokens[from]) ? [from, from + 1] : [from]).flatMap((next) => starting(at, next, 'audience'))

const isBreak = (token: Token | undefined) => /^(?:[,;:–—-]|and|but|because)$/.test(token?.lower ?? '')

/** "the rest", "the rest of the text" */
const restAt = ({ tokens, text }: Words, from: number, at: At): RefSpan[] =>
  starting(at, from, 'rest').map(({ to: end }): RefSpan => {
    const of = tokens[end]?.lower === 'of' ? end + 1 : end
    const next = isArticle(tokens[of]) && of > end ? of + 1 : of
    const isText = (span: Span) =>
      span.is === 'ref' && span.ref.is === 'noun' && span.ref.mention.noun.class === 'all-text'
    const to = at.get(next)?.find(isText)?.to ?? end
    return {
      is: 'ref',
      from,
      to,
      ref: { is: 'rest', words: text.slice(tokens[from]?.from, tokens[to - 1]?.to), from, to },
    }
  })

/** "the text at the bottom" */
const endsAt = ({ tokens, text }: Words, from: number, at: At): RefSpan[] =>
  (at.get(from) ?? []).flatMap((span): RefSpan[] => {
    const isText =
      span.is === 'ref' &&
      span.ref.is === 'noun' &&
      span.ref.mention.noun.class === 'all-text' &&
      span.ref.mention.size === undefined
    if (!isText || !/^(?:at|on|in)$/.test(tokens[span.to]?.lower ?? '')) return []
    let next = span.to + 1
    while (/^(?:the|very)$/.test(tokens[next]?.lower ?? '')) next++
    const way = ENDS[tokens[next]?.lower ?? '']
    const words = text.slice(tokens[from]?.from, tokens[next]?.to)
    return way ? [{ is: 'ref', from, to: next + 1, ref: { is: 'region', way, from, to: next + 1, words } }] : []
  })

type End = 'top' | 'bottom' | 'left' | 'right'
const ENDS: Readonly<Record<string, End>> = {
  top: 'top',
  upper: 'top',
  lower: 'bottom',
  bottom: 'bottom',
  foot: 'bottom',
  left: 'left',
  right: 'right',
}
