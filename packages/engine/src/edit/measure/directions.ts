/** Which way a clause wants something: 'I find the headline tiny' and 'make the headline bigger' want the same. */
import { oklch } from '../../colour/colour.ts'
import { CAUSES, FINDS, OVERDONE, SCALES, type Scale, TURNS, UNSEEN } from '../../language/lexicon/wish-words.ts'
import { bySubject } from '../by-words.ts'
import type { Clause } from '../clauses.ts'
import type { State } from '../context.ts'
import { groundColour } from '../paints.ts'
import { nodeOf } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import { idsOf } from './claims.ts'
import { type Difference, type Measured, of } from './compare.ts'
import type { Demand } from './demand.ts'

interface Way {
  scale: Scale
  /** 1: larger, bolder, lighter. */
  sign: 1 | -1
}

type Sense = Way & { comparative: boolean }
const SENSES: ReadonlyMap<string, Sense> = new Map(
  SCALES.flatMap(({ scale, high, low, more, less }) => {
    const of = (words: string, sign: 1 | -1, comparative: boolean) =>
      words.split(' ').map((word): [string, Sense] => [word, { scale, sign, comparative }])
    return [...of(high, 1, false), ...of(low, -1, false), ...of(more, 1, true), ...of(less, -1, true)]
  }),
)

/** How far before an adjective 'not' and 'too' belong to it. */
const REACH = 3
/** What may stand behind an adjective that is said of something, and names nothing. */
const ENDS = new Set(
  'to for from in on at and but compared here now though please enough right i we imo as when than it really'.split(
    ' ',
  ),
)

/** The one way that a clause wants; undefined where it wants none, or several. */
export function wayOf(lower: string): Way | undefined {
  if (UNSEEN.some((words) => lower.includes(words))) return { scale: 'size', sign: 1 }
  if (OVERDONE.some((words) => lower.includes(words))) return { scale: 'size', sign: -1 }
  const tokens = lower.match(/[\p{L}][\p{L}'-]*|[\ue000,.;:!?]/gu)?.flatMap((token) => token.split(/(?='s$)/)) ?? []
  const more = tokens[tokens.indexOf('weight') - 1]
  if (more === 'more' || more === 'less') return { scale: 'weight', sign: more === 'more' ? 1 : -1 }
  const ways = tokens.flatMap((_, at): Way[] => {
    const way = senseAt(tokens, at)
    return way ? [way] : []
  })
  const [first] = ways
  return first && ways.every(({ scale, sign }) => scale === first.scale && sign === first.sign) ? first : undefined
}

function senseAt(tokens: string[], at: number): Way | undefined {
  const sense = SENSES.get(tokens[at] ?? '')
  if (!sense) return undefined
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const turned = before.some((token) => TURNS.has(token))
  const { scale, sign, comparative } = sense
  const other: Way = { scale, sign: sign > 0 ? -1 : 1 }
  if (comparative) return turned ? undefined : { scale, sign }
  // "the small text bolder": it names.
  const next = tokens[at + 1]
  if (next !== undefined && !ENDS.has(next) && /^\p{L}/u.test(next)) return undefined
  if (tokens[at - 1] === 'a' && tokens[at] === 'little') return undefined
  if (before.includes('too')) return other
  if (turned) return next === 'enough' ? { scale, sign } : other
  const causes = tokens.slice(0, at).some((token) => CAUSES.has(token))
  if (causes) return { scale, sign }
  return tokens.slice(0, at).some((token) => FINDS.has(token)) ? other : undefined
}

const WORDS: Record<Scale, [high: string, low: string]> = {
  size: ['bigger', 'smaller'],
  weight: ['bolder', 'thinner'],
  lightness: ['lighter', 'darker'],
}

export function asksForWay(clause: Clause, state: State): Demand[] {
  const { lower } = clause
  if (clause.quotes.length > 0 || clause.colours.length > 0) return []
  const way = wayOf(lower)
  if (!way) return []
  const { found } = findTargets(clause, state)
  const word = WORDS[way.scale][way.sign > 0 ? 0 : 1]
  if (way.scale === 'lightness') return onGround(way, word, found)
  const parts = found.filter(
    ({ explicit, class: kind, name }) =>
      explicit && (kind === 'text' || (way.scale === 'size' && (kind === 'picture' || name === 'button'))),
  )
  const [named] = parts
  if (!named || parts.length > 1) return []
  // "the moon could be bigger": what is drawn is meant, also where a line has the word.
  const [drawn] = named.class === 'text' && way.scale === 'size' ? bySubject(named.name.toLowerCase(), [], state) : []
  const part = drawn ? { ...drawn, name: nodeOf(state, drawn.ids[0] ?? '')?.role ?? drawn.name } : named
  return [
    {
      // What is said of a part is nothing for it to say.
      isMet: (differences, before, after) =>
        of('words', differences).length === 0 && went(way, part, differences, before, after),
      plainly: (said) => said.reworded(`make the ${part.name} ${word}`),
      wish: `make the ${part.name} ${word}`,
    },
  ]
}

/** The part, or something in it, measures more or less than before. */
function went(
  { scale, sign }: Way,
  part: Target,
  differences: readonly Difference[],
  before: Measured,
  after: Measured,
) {
  const ids = idsOf(part.ids, before, after)
  const measured = [...of('size', differences), ...of('weight', differences)]
  const mine = measured.filter(({ id, property }) => ids.has(id) && (scale === 'size' || property === scale))
  const along = mine.filter(({ from, to }) => Math.sign(to - from) === sign)
  // A part whose size is only reckoned, or that is drawn anew, cannot be measured.
  if (mine.length === 0)
    return (
      !before.exact ||
      differences.some(({ id, property }) => ids.has(id) && (property === 'gone' || property === 'font'))
    )
  return along.length >= mine.length - along.length
}

/** 'everything is too dark': the ground gets lighter. */
function onGround(way: Way, word: string, found: readonly Target[]): Demand[] {
  if (found.some(({ class: kind }) => kind !== 'whole' && kind !== 'ground')) return []
  return [
    {
      isMet: (_, before, after) => {
        const by = oklch(groundColour(after.scene)).l - oklch(groundColour(before.scene)).l
        const some = [...after.nodes].some(([id, { colours }]) => {
          const [was, is] = [before.nodes.get(id)?.colours[0], colours[0]]
          return was && is && Math.sign(oklch(is).l - oklch(was).l) === way.sign
        })
        return by === 0 ? some : Math.sign(by) === way.sign
      },
      plainly: (said) => said.reworded(`make the background ${word}`),
      wish: `make it ${word}`,
    },
  ]
}
