/** Stretches that say anew what a line of the design says, and words that point to what stands behind them. */
import type { Token, Words } from '../../language/tokens.ts'
import type { State } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'
import { lineLike } from './nearest-line.ts'
import type { Lattice, Span } from './spans.ts'
import { isFiller, namesPart } from './stretch.ts'

const [SHORTEST, LONGEST] = [2, 10]
/** Verbs of a wish, which begin no line. */
const VERBS = new Set<Span['is']>([
  'set',
  'remove',
  'add',
  'move',
  'exchange',
  'call',
  'keep',
  'align',
  'wants',
  'without',
])
/** What tells of a line, and stands in none. */
const TELLING = new Set<Span['is']>([
  'is',
  'says',
  'called',
  'not',
  'instead',
  'arrow',
  'typo',
  'becomes',
  'should',
  'add',
])
const END = /^[,;.!?–—]$|^(?:and|but)$/

/** The lattice with what the lines of the design let a stretch mean. */
export function withCopy(lattice: Lattice, state: State): Lattice {
  const { words, at } = lattice
  const all = new Map(at)
  for (const span of [...anew(words, at, state), ...leads(words, at, state)])
    all.set(span.from, [...(all.get(span.from) ?? []), span])
  return { ...lattice, at: all }
}

function anew({ tokens, text }: Words, at: ReadonlyMap<number, Span[]>, state: State): Span[] {
  const spans = (i: number) => at.get(i) ?? []
  const isEnd = (i: number) => i < 0 || i >= tokens.length || END.test(tokens[i]?.lower ?? '')
  const isOne = (i: number, to: number) => spans(i).some((span) => span.is === 'one' && span.to === to)
  const begins = (i: number) => isEnd(i - 1) || isOne(i - 1, i) || isOne(i - 2, i)
  const tells = (i: number) => spans(i).some(({ is }) => TELLING.has(is)) && tokens[i]?.lower !== 'to'
  /** Where a line that begins at a token may end. */
  const ends = (from: number): number[] => {
    const found: number[] = []
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
      const isOver = tokens[to - 1]?.quote !== -1 || tells(to - 1) || (isEnd(to - 1) && namesPart({ at }, to))
      if (isOver) break
      if (to >= from + SHORTEST && isEnd(to) && !isEnd(to - 1)) found.push(to)
    }
    return found
  }
  return tokens.flatMap((first, from) => {
    const isSmall = isFiller(first) && /^\p{Ll}/u.test(first.text)
    if (!begins(from) || isSmall || spans(from).some(({ is }) => VERBS.has(is))) return []
    return ends(from).flatMap((to): Span[] => {
      const [line] = lineLike(text.slice(first.from, tokens[to - 1]?.to), state, 2)
      const isList = tokens.slice(from, to).some(({ lower }) => lower === ',') && !line?.text.includes(',')
      return line && !isList && isAsLong(line.text, to - from) ? [{ is: 'anew', from, to, line: line.text }] : []
    })
  })
}

/** Half a line told anew is another line. */
const isAsLong = (line: string, count: number): boolean => line.split(/\s+/).length <= 2 * count + 2

/** "the director is Amira Haddad", where a line says 'directed by …'. */
function leads({ tokens }: Words, at: ReadonlyMap<number, Span[]>, state: State): Span[] {
  return tokens.flatMap((token, from): Span[] => {
    if (!isThing(token) || at.get(from)?.some(({ is }) => is === 'ref')) return []
    const stem = token.lower.slice(0, 6).replace(/(?:or|er|s)$/, '')
    const line = new RegExp(
      `(?<!\\p{L})${stem}\\p{L}*(?: (?:by|with|at|of|is|from))?:? +(?<tail>[\\p{Lu}\\d].*)$`,
      'iu',
    )
    const tail = textNodes(state).flatMap(({ text }) => line.exec(text)?.groups?.tail ?? [])[0]
    return tail && /^[\p{Lu}\d]/u.test(tail) ? [{ is: 'lead', from, to: from + 1, tail }] : []
  })
}

const isThing = ({ quote, pos, lower }: Token) =>
  quote < 0 && /^(?:NOUN|PROPN)$/.test(pos) && /^\p{L}{4,}$/u.test(lower)
