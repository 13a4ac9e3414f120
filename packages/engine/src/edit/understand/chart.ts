/** The one place that decides what a message says: stretches between its joints, each read by every rule; the best set wins. */
import type { Token } from '../../language/tokens.ts'
import { AMOUNTS } from './amounts.ts'
import { COLOURS } from './colours.ts'
import { COPY } from './copy.ts'
import { FONTS_OF } from './fonts.ts'
import { formatsFrom, kindsFrom } from './formats.ts'
import { complaintsFrom, looksFrom, OF_COLOURS, OF_ROOM, sharesFrom } from './looks.ts'
import { MANNERS_OF } from './manners.ts'
import { ORNAMENTS_OF } from './ornaments.ts'
import { anglesFrom, gapsFrom, misplacedFrom, placesFrom } from './places.ts'
import { RULES, type Rule } from './rules.ts'
import { SECTION_WAYS } from './section-ways.ts'
import type { Lattice, Span } from './spans.ts'
import {
  GIVEN,
  isFiller,
  isMark,
  joined,
  pastFillers,
  spansOf,
  sure,
  type Taken,
  TOLD,
  type Way,
  waysBy,
} from './stretch.ts'
import { STYLE_RULES } from './style-rules.ts'
import { isJoint, TRAILING, wordsFrom } from './taking.ts'
import { THINGS } from './things.ts'
import { VERSIONS_OF } from './versions.ts'
import type { Ref } from './wish.ts'

export interface Read {
  rule: Rule
  from: number
  to: number
  taken: Taken
  score: number
}
/** A stretch that no rule reads. */
export interface Unread {
  from: number
  to: number
  score: number
}

interface Step {
  label: string
  /** Several things that the chart puts together, of which one is said. */
  choices?: string[]
  optional: boolean
}
const COMPILED = [...RULES, ...STYLE_RULES].map((rule) => ({
  rule,
  steps: rule.when.split(' ').map((item): Step => {
    const label = item.replace('?', '')
    const choices = label.split('|')
    const mixed = choices.length > 1 && choices.some((one) => one === one.toUpperCase())
    return { label, optional: item.endsWith('?'), ...(mixed && { choices }) }
  }),
}))

/** What each wish costs. */
const WISH = 0.9
/** What a token costs that no rule accounts for. */
const UNREAD = 0.7
/** No wish is said in more. */
const MOST_TOKENS = 60
/** Of messages with more joints than this, stretches across more than a few of them are not tried, and of ever more none. */
const [MANY_JOINTS, FEW_JOINTS, MOST_JOINTS] = [32, 6, 160]

/** The best reading of a whole message: the stretches that cover it, but for those that say nothing. */
export function readChart(lattice: Lattice): (Read | Unread)[] | undefined {
  const { tokens } = lattice.words
  if (tokens.length === 0) return undefined
  const starts = tokens.flatMap((token, i) =>
    i === 0 || parts(lattice, i - 1) || token.opensLine || turnsAt(lattice, i) ? [i] : [],
  )
  if (starts.length > MOST_JOINTS) return undefined
  return covered(lattice, starts, tokens.length)?.flatMap((read) =>
    'rule' in read ? [read] : (runOn(lattice, read.from, read.to) ?? [read]),
  )
}

/** The best set of stretches that begin at some tokens. */
function covered(lattice: Lattice, starts: readonly number[], to: number): (Read | Unread)[] | undefined {
  const ends = [...starts.slice(1), to]
  const most = starts.length > MANY_JOINTS ? FEW_JOINTS : MANY_JOINTS
  const best = new Map<number, Cover>([[to, { score: 0, reads: [] }]])
  for (const [i, from] of [...starts.entries()].toReversed()) {
    const covers = ends
      .slice(i, i + most)
      .flatMap((end) => (end <= from + MOST_TOKENS ? coverFrom(lattice, from, end, best.get(end)) : []))
    const [first] = covers.toSorted((a, b) => b.score - a.score)
    if (first) best.set(from, first)
  }
  return best.get(starts[0] ?? 0)?.reads
}

/** Fewer tokens than this hold no two wishes, and of more not all ways are tried. */
const [SHORTEST, LONGEST] = [4, 24]

/** "title bigger date smaller price gone": wishes that nothing parts; undefined where not all of it is read so. */
function runOn(lattice: Lattice, from: number, to: number): Read[] | undefined {
  if (to - from < SHORTEST || to - from > LONGEST) return undefined
  const starts = [from]
  for (let i = from + 1; i < to; i++) if (lattice.at.get(i)?.some(({ is }) => BEGINS.has(is))) starts.push(i)
  const reads = covered(lattice, starts, to) ?? []
  const read = reads.filter((one): one is Read => 'rule' in one)
  // "the icon on the far right": no wish ends with what leads on.
  const ends = read.every(({ to: end }) => !/^(?:DET|ADP)$/.test(lattice.words.tokens[end - 1]?.pos ?? ''))
  return read.length > 1 && read.length === reads.length && ends ? read : undefined
}
const BEGINS: ReadonlySet<Span['is']> = new Set([
  'ref',
  'look',
  'set',
  'remove',
  'add',
  'move',
  'exchange',
  'swap',
  'without',
  'degree',
  'colour',
])

interface Cover {
  score: number
  reads: (Read | Unread)[]
}

/** What is said up to an end, before what covers the rest. */
function coverFrom(lattice: Lattice, from: number, end: number, rest: Cover | undefined): Cover[] {
  if (!rest) return []
  const read = anyReading(lattice, from, trimmed(lattice.words.tokens, from, end))
  return [read ? { score: rest.score + read.score - WISH, reads: [read, ...rest.reads] } : rest]
}

/** Undefined where a stretch says nothing. */
function anyReading(lattice: Lattice, from: number, to: number): Read | Unread | undefined {
  if (isTalk(lattice, from, to)) return undefined
  const read = readStretch(lattice, from, to)
  if (!read && isReason(lattice.words.tokens, from - 1) && !wishesWithin(lattice, from, to)) return undefined
  return read ?? { from, to, score: -UNREAD * (to - from) }
}

/** "white letters on a green ground": such an 'on' begins the next wish. */
function parts({ words: { tokens }, at }: Lattice, i: number): boolean {
  const isColour = [i + 1, i + 2].some((next) => at.get(next)?.some(({ is }) => is === 'colour'))
  return isJoint(tokens[i]) || tokens[i]?.text === ':' || (tokens[i]?.lower === 'on' && isColour) || isReason(tokens, i)
}

/** A reason ends where the next wish begins: "because it is the family day, add it". */
const wishesWithin = (lattice: Lattice, from: number, to: number): boolean =>
  lattice.words.tokens
    .slice(from, to)
    .some((token, i) => isJoint(token) && lattice.at.get(from + i + 1)?.some(({ is }) => ASKS.has(is)))
const ASKS: ReadonlySet<Span['is']> = new Set(['set', 'remove', 'add', 'move', 'exchange', 'swap'])

/** "all white except the price", "black, actually green": what is said before is limited, or replaced. */
const turnsAt = ({ at }: Lattice, i: number): boolean =>
  at.get(i)?.some(({ is }) => is === 'except' || is === 'corrects') === true

/** Nothing but what is said on the way to a wish. */
function isTalk(lattice: Lattice, from: number, to: number): boolean {
  const { tokens } = lattice.words
  if (from >= to) return true
  const isSmall = isFiller(tokens[from]) || isJoint(tokens[from]) || isMark(tokens[from])
  if (isSmall && isTalk(lattice, from + 1, to)) return true
  return (lattice.at.get(from) ?? []).some(
    (span) =>
      (span.is === 'talk' || span.is === 'corrects' || span.is === 'stop' || span.is === 'praise') &&
      span.to <= to &&
      isTalk(lattice, span.to, to),
  )
}

/** "so there is more room", "because nobody reads it": why, and often no wish. */
const isReason = (tokens: readonly Token[], i: number) =>
  i > 0 &&
  (/^(?:because|cause|cos)$/.test(tokens[i]?.lower ?? '') ||
    (tokens[i]?.lower === 'so' &&
      /^(?:that|there|it|we|i|you|they|he|she|people|the|our|my|everyone|nobody)$/.test(tokens[i + 1]?.lower ?? '')))

/** "white text on forest green": the ground follows. */
const isGroundOn = ({ words: { tokens }, at }: Lattice, i: number) =>
  tokens[i]?.lower === 'on' && at.get(i + 1)?.some(({ is }) => is === 'colour') === true

/** Without the joints at its end. */
function trimmed(tokens: readonly Token[], from: number, end: number): number {
  let to = end
  while (to > from && (isJoint(tokens[to - 1]) || tokens[to - 1]?.lower === 'on' || isReason(tokens, to - 1))) to--
  return to
}

/** The best reading of a stretch that accounts for all its words. */
function readStretch(lattice: Lattice, from: number, to: number): Read | undefined {
  let found: Read | undefined
  const ways = waysWithin(lattice, to)
  for (const { rule, steps } of COMPILED) {
    if (rule.sole && (to < lattice.words.tokens.length - 1 || !isTalk(lattice, 0, from))) continue
    const match = matched({ lattice, steps, to, ways }, 0, from, { parts: [], looks: [], places: [] })
    const score = match && match.score + (rule.bonus ?? 0)
    if (match && score !== undefined && (!found || score > found.score))
      found = { rule, from, to, taken: match.taken, score }
  }
  return found
}

type Match = { taken: Taken; score: number } | undefined

const better = (a: Match, b: Match): Match => (!a ? b : !b ? a : b.score > a.score ? b : a)

/** A rule that is held against a stretch. */
interface Trial {
  lattice: Lattice
  steps: Step[]
  to: number
  ways: (label: string, at: number) => Way[]
}

/** Rules share their steps: what a step may take is found once for all of them. */
function waysWithin(lattice: Lattice, to: number): Trial['ways'] {
  const found = new Map<string, Way[]>()
  return (label, at) => {
    const key = `${label} ${at}`
    const ways = found.get(key) ?? waysOf(lattice, label, at, to)
    found.set(key, ways)
    return ways
  }
}

function matched(trial: Trial, s: number, at: number, taken: Taken): Match {
  const { lattice, steps, to } = trial
  const step = steps[s]
  const token = lattice.words.tokens[at]
  if (at >= to) return steps.slice(s).every(({ optional }) => optional) ? { taken, score: 0 } : undefined
  let best: Match
  if (step) {
    for (const way of (step.choices ?? [step.label]).flatMap((label) => trial.ways(label, at))) {
      const rest = matched(trial, s + 1, way.to, { ...taken, ...way.add(taken) })
      if (rest) best = better(best, { taken: rest.taken, score: rest.score + way.score })
    }
    if (step.optional) best = better(best, matched(trial, s + 1, at, taken))
  }
  for (const { to: said } of onTheWay(lattice, at, to, s === 0)) {
    const next = lattice.words.tokens[said]?.lower === ':' ? said + 1 : said
    best = better(best, matched(trial, s, next, taken))
  }
  if (token && ((isFiller(token) && !isGroundOn(lattice, at)) || (s > 0 && isMark(token) && token.lower !== ',')))
    best = better(best, matched(trial, s, at + 1, taken))
  return best
}

/** What is said on the way to a wish; before it also that it is another than the last. */
const onTheWay = (lattice: Lattice, at: number, to: number, isFirst: boolean) => [
  ...spansOf(lattice, at, to, 'talk'),
  ...(isFirst ? spansOf(lattice, at, to, 'corrects') : []),
]

const nothing = () => ({})

const COMPLAINTS = { COMPLAINT: undefined, CRAMPED: OF_ROOM, GLARING: OF_COLOURS } as const

/** All that a step may take from a token on. */
function waysOf(lattice: Lattice, label: string, at: number, to: number): Way[] {
  const spans = (lattice.at.get(at) ?? []).filter((span) => span.to <= to)
  if (label === 'PARTS') return partsFrom(lattice, at, to, 'ref')
  if (label === 'SECTION') return partsFrom(lattice, at, to, 'section')
  if (label === 'LOOKS')
    return looksFrom(lattice, at, to).map(({ values, ...way }) => ({
      ...way,
      add: ({ looks }) => ({ looks: [...looks, ...values] }),
    }))
  if (label === 'COMPLAINT' || label === 'CRAMPED' || label === 'GLARING')
    return complaintsFrom(lattice, at, to, COMPLAINTS[label]).map(({ looks, ...way }) => ({
      ...way,
      add: () => ({ looks }),
    }))
  if (label === 'QUOTE' || label === 'VALUE')
    return waysBy(lattice, at, to, label === 'QUOTE' ? 'quote' : 'value', (span) => ({
      fresh: { from: at, to: span.to, ...(span.is === 'quote' && { quote: span.words }) },
    }))
  if (label === 'QUOTED')
    return waysBy(lattice, at, to, 'quote', ({ words, from, to: end }) => ({
      parts: [{ is: 'words', words, quoted: true, from, to: end }],
    }))
  if (label === 'REST') return copyFrom(lattice, at, to)
  if (label === 'HEADING' || label === 'TOPIC') return topicsFrom(lattice, at, to, label === 'HEADING')
  if (label === 'NEW') return wordsFrom(lattice, at, to)
  if (label === 'PROPER') {
    const proper = /^[\p{Lu}\p{N}$€£+]/u.test(lattice.words.tokens[at]?.text ?? '')
    return proper && /\p{Ll}/u.test(lattice.words.text) ? wordsFrom(lattice, at, to, TRAILING) : []
  }
  if (label === 'OLD')
    return spans.flatMap((span): Way[] => {
      const isQuoted = span.is === 'ref' && span.ref.is === 'words' && span.ref.quoted
      const old = span.is === 'ref' && !isQuoted ? span.ref : span.is === 'quote' ? span : undefined
      return old ? [{ to: span.to, score: TOLD * (span.to - at), add: () => ({ old }) }] : []
    })
  const read = READERS[label]
  if (read) return read(lattice, at, to)
  const labels = label.split('|')
  return spans
    .filter(({ is }) => labels.includes(is))
    .map((span) => ({ to: span.to, score: TOLD * (span.to - at), add: nothing }))
}

/** What the chart puts together, by its label. */
const READERS: Readonly<Record<string, (lattice: Lattice, at: number, to: number) => Way[]>> = {
  ...AMOUNTS,
  ...COPY,
  ...THINGS,
  ...COLOURS,
  ...MANNERS_OF,
  ...VERSIONS_OF,
  ...SECTION_WAYS,
  ...ORNAMENTS_OF,
  ...FONTS_OF,
  SHARE: sharesFrom,
  PLACE: placesFrom,
  MISPLACED: misplacedFrom,
  GAP: gapsFrom,
  ANGLE: anglesFrom,
  FORMAT: formatsFrom,
  KINDS: kindsFrom,
}

/** All the rest, as it is to be set; a quotation whole. */
function copyFrom(lattice: Lattice, at: number, to: number): Way[] {
  const [quote] = spansOf(lattice, at, to, 'quote')
  const taken = quote ? { from: at, to: quote.to, quote: quote.words } : { from: at, to }
  return [{ to: taken.to, score: GIVEN * (taken.to - at), add: () => ({ fresh: taken }) }]
}

/** What a section is headed with, in quotation marks, or is about. */
const topicsFrom = (lattice: Lattice, at: number, to: number, quoted: boolean): Way[] =>
  (quoted || !isFiller(lattice.words.tokens[at]) ? wordsFrom(lattice, at, to) : []).flatMap((way) => {
    const { fresh } = way.add({ parts: [], looks: [], places: [] })
    return fresh && (fresh.quote !== undefined) === quoted ? [{ ...way, add: () => ({ topic: fresh }) }] : []
  })

function partsFrom(lattice: Lattice, at: number, to: number, is: 'ref' | 'section'): Way[] {
  const one = (from: number) =>
    spansOf(lattice, from, to, is).map(({ to: end, ref }) => ({
      to: end,
      score: TOLD * (end - from) + sure(ref),
      value: ref,
    }))
  const scoped = (from: number) => [
    ...one(from).flatMap((way) => [
      way,
      ...ofWhole(lattice, way, to),
      ...scopedFrom(lattice, way, to),
      ...owned(lattice, way, to),
    ]),
    ...lettersFrom(lattice, from, to),
  ]
  return joined(lattice, at, to, is === 'ref' ? scoped : one).map(({ values, ...way }) => ({
    ...way,
    add: ({ parts }) => ({ parts: [...parts, ...values] }),
  }))
}

type PartWay = { to: number; score: number; value: Ref }

/** "the phone number in the footer" */
const scopedFrom = (lattice: Lattice, { to: at, score, value }: PartWay, to: number): PartWay[] =>
  insideFrom(lattice, at, to).map((part) => ({
    to: part.to,
    score: score + part.score,
    value: { ...value, inside: part.value },
  }))

/** "the back of the card": the design says where it is. */
function ofWhole(lattice: Lattice, { to: at, score, value }: PartWay, to: number): PartWay[] {
  if (lattice.words.tokens[at]?.lower !== 'of') return []
  const from = pastFillers(lattice, at + 1, to)
  return spansOf(lattice, from, to, 'ref').flatMap(({ to: end, ref }) =>
    ref.is === 'noun' && (ref.mention.noun.class === 'whole' || (isSide(value) && ref.mention.noun.name === 'card'))
      ? [{ to: end, score: score + TOLD * (end - at), value }]
      : [],
  )
}

const isSide = (ref: Ref) => ref.is === 'noun' && ref.mention.noun.class === 'ground'

/** "the pricing cards": those in the section of that name. */
const owned = (lattice: Lattice, { to: at, score, value }: PartWay, to: number): PartWay[] =>
  value.is === 'section' || (value.is === 'noun' && value.mention.noun.name === 'named section')
    ? spansOf(lattice, at, to, 'ref').flatMap(({ to: end, ref }) =>
        ref.is === 'noun' && ref.mention.noun.class === 'part'
          ? [{ to: end, score: score + TOLD * (end - at) + 0.2, value: { ...ref, inside: value } }]
          : [],
      )
    : []

const LETTERS = new Set(['text', 'texts', 'copy', 'words', 'lettering'])

/** "the text in the footer": the letters of the part. */
const lettersFrom = (lattice: Lattice, at: number, to: number): PartWay[] =>
  LETTERS.has(lattice.words.tokens[at]?.lower ?? '')
    ? insideFrom(lattice, at + 1, to).flatMap(({ to: end, score, value }) =>
        value.is === 'noun'
          ? [{ to: end, score: score + TOLD, value: { ...value, mention: { ...value.mention, texts: true as const } } }]
          : [],
      )
    : []

const INSIDE = new Set(['in', 'inside', 'within', 'from'])

/** "… in the footer": the part that others stand in. */
function insideFrom(lattice: Lattice, at: number, to: number): { to: number; score: number; value: Ref }[] {
  if (!INSIDE.has(lattice.words.tokens[at]?.lower ?? '')) return []
  const from = pastFillers(lattice, at + 1, to)
  return [...spansOf(lattice, from, to, 'ref'), ...spansOf(lattice, from, to, 'section')].flatMap(
    ({ to: end, ref }) => {
      const isPart = ref.is === 'section' || (ref.is === 'noun' && ref.mention.noun.class === 'part')
      return isPart ? [{ to: end, score: TOLD * (end - at), value: ref }] : []
    },
  )
}
