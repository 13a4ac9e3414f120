/** References by others: "the line about Tuesdays", "everything below the title". */
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
    const found = [...linesAt(words.tokens, from, at), ...regionsAt(words, from, at), ...endsAt(words, from, at)]
    if (found.length > 0) all.set(from, [...(at.get(from) ?? []), ...found])
  }
  return { ...lattice, at: all }
}

const starting = (at: At, from: number, is: Span['is']) => (at.get(from) ?? []).filter((span) => span.is === is)

const isArticle = (token: Token | undefined) => /^(?:the|my|our|its|this|that|all)$/.test(token?.lower ?? '')

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

const ENDS: Readonly<Record<string, 'top' | 'bottom' | 'left' | 'right'>> = {
  top: 'top',
  bottom: 'bottom',
  foot: 'bottom',
  left: 'left',
  right: 'right',
}
