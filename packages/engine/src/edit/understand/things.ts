/** Stretches that name something to be drawn: "a small red balloon", "three stars", "an anchor icon", "a picture of a cat". */

import { COUNTS, MANNERS } from '../../language/lexicon/picture-words.ts'
import { STEPS } from '../../language/lexicon/version-words.ts'
import type { Token } from '../../language/tokens.ts'
import type { Lattice, Span } from './spans.ts'
import { isFiller, namesPart, pastFillers, said, spansOf, sure, TOLD, type Way } from './stretch.ts'
import type { Ref } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

/** Words of the longest name of a thing, with what is said of it. */
const LONGEST = 5
const ARTICLE = /^(?:an?|the|some|my|our)$/

/** A thing that can be drawn, by what it is called. */
export const thingFrom: Reader = (lattice, at, to) => {
  const counted = countAt(lattice, at, to)
  const start = articled(lattice, counted.to, to)
  const pictured = spansOf(lattice, start, to, 'drawing').flatMap(({ to: end }) => spansOf(lattice, end, to, 'of'))
  const starts = [
    ...(namesSection(lattice, start) ? [] : [start]),
    ...pictured.map(({ to: end }) => articled(lattice, end, to)),
  ]
  return starts.flatMap((from) =>
    isKnown(lattice, from) || QUANTITIES.has(lattice.words.tokens[from]?.lower ?? '')
      ? []
      : namesFrom(lattice, at, from, to, counted.count),
  )
}

/** "a bit more sparkle": how much, and nothing that is drawn. */
const QUANTITIES: ReadonlySet<string> = new Set(['bit', 'little', 'lot', 'touch', 'hint', 'tad'])

/** "the chat" of a website is a part of it, and "a chat icon" is drawn. */
const namesSection = (lattice: Lattice, at: number) =>
  spansOf(lattice, at, Number.POSITIVE_INFINITY, 'section').some(
    ({ to }) => spansOf(lattice, to, Number.POSITIVE_INFINITY, 'drawing').length === 0,
  )

function namesFrom(lattice: Lattice, at: number, from: number, to: number, count: number | undefined): Way[] {
  const { tokens } = lattice.words
  const ways: Way[] = []
  for (let end = from + 1; end <= Math.min(to, from + LONGEST); end++) {
    if (!isPlain(tokens[end - 1], end - 1) || isFiller(tokens[from]) || isWishing(lattice, from)) break
    const words = said(lattice, from, end).toLowerCase()
    if (
      namesOnlyPart(lattice, from, end) ||
      isCraft(lattice, from, end) ||
      (namesPart(lattice, from) && isColour(lattice, from + 1, end)) ||
      // "I need 3 changes"
      STEPS.has(tokens[end - 1]?.lower ?? '') ||
      isColour(lattice, from, end) ||
      isFiller(tokens[end - 1]) ||
      tokens[end - 1]?.pos === 'ADJ' ||
      !lattice.draws?.(words)
    )
      continue
    const thing = { words, ...(count !== undefined && { count }) }
    const drawn = spansOf(lattice, end, to, 'drawing').map(({ to: last }) => last)
    for (const last of [end, ...drawn])
      ways.push({ to: last, score: TOLD * (last - at), add: (taken) => ({ thing: taken.thing ?? thing }) })
  }
  return ways
}

/** "move …", "without …": what does something in a wish names nothing. */
const isWishing = ({ at, words: { tokens } }: Lattice, from: number) =>
  !/^(?:an?|the|some)$/.test(tokens[from - 1]?.lower ?? '') && at.get(from)?.some(({ is }) => WISHING.has(is)) === true
const WISHING = new Set<Span['is']>([
  'set',
  'add',
  'remove',
  'without',
  'exchange',
  'move',
  'keep',
  'mirror',
  'turn',
  'tilt',
  'swap',
  'more',
  'otherOne',
  'only',
  'less',
  'not',
  'should',
])

/** "the icon orange": without an article it is the colour. */
const isColour = ({ at, words: { tokens } }: Lattice, from: number, end: number) =>
  !/^(?:an?|some|two|three)$/.test(tokens[from - 1]?.lower ?? '') &&
  at.get(from)?.some(({ is, to }) => is === 'colour' && to === end) === true

/** "the fox": one that is drawn here already is no other one. */
const isKnown = ({ words: { tokens }, at }: Lattice, from: number) =>
  /^(?:the|my|our|this|that|its)$/.test(tokens[from - 1]?.lower ?? '') &&
  at.get(from)?.some((span) => span.is === 'ref' && span.ref.is === 'words' && span.ref.drawn === true) === true

/** Written in small letters, but for the first word of a message: other capitals are names. */
const isPlain = (token: Token | undefined, at: number) =>
  token !== undefined &&
  token.quote < 0 &&
  /^[\p{L}'-]+$/u.test(token.text) &&
  (at === 0 || token.text === token.lower || token.text === token.text.toUpperCase()) &&
  (token.pos !== 'ADP' || token.lower === 'of') &&
  NAMING.test(token.pos)

/** Parts of speech in the name of a thing. */
const NAMING = /^(?:NOUN|PROPN|ADJ|ADP|NUM|X|VERB)$/

/** "the button", "a line": a part that every design may have, and nothing to draw. */
function namesOnlyPart(lattice: Lattice, from: number, end: number): boolean {
  for (let i = from; i < end; i++)
    for (const span of lattice.at.get(i) ?? [])
      if (span.is === 'ref' && span.ref.is === 'noun' && (span.to >= end || ORNAMENT.has(span.ref.mention.noun.name)))
        return true
  return false
}
/** "more margin", "a gradient": a word of the craft, and nothing to draw, but where a picture of it is asked for. */
const isCraft = ({ at, words: { tokens } }: Lattice, from: number, end: number): boolean =>
  !/^(?:of|showing)$/.test(tokens[ARTICLE.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1]?.lower ?? '') &&
  [...at].some(([start, spans]) => start <= from && spans.some((span) => span.to >= end && isOfCraft(span)))
const isOfCraft = (span: Span) => CRAFT.has(span.is) || (span.is === 'ornament' && LINES.has(span.ornament.kind))
const LINES = new Set(['line', 'underline', 'strike', 'border', 'corners'])
const CRAFT = new Set<Span['is']>(['look', 'effect', 'gradient', 'shadow', 'columns', 'fontSort', 'typeWord'])

/** Parts that are made of things: a pattern of leaves is no leaf. */
const ORNAMENT = new Set(['pattern', 'decoration', 'border', 'line', 'background'])

function articled({ words: { tokens } }: Lattice, at: number, to: number): number {
  let from = at
  while (from < to && ARTICLE.test(tokens[from]?.lower ?? '')) from++
  return from
}

/** "three", "a few", "12" */
export function countAt({ words: { tokens } }: Lattice, at: number, to: number): { to: number; count?: number } {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, Math.min(to, at + length)).map(({ lower }) => lower)
    const count = COUNTS[words.join(' ')]
    if (words.length === length && count !== undefined) return { to: at + length, count }
  }
  const figure = /^\d{1,2}$/.exec(tokens[at]?.lower ?? '')?.[0]
  return figure === undefined ? { to: at } : { to: at + 1, count: Number(figure) }
}

/** A picture of the design, by its name or by what it shows. */
const drawnFrom: Reader = (lattice, at, to) =>
  drawnsFrom(lattice, at, to).flatMap(({ to: end, ref }) =>
    // "the leaf icon"
    [end, ...spansOf(lattice, end, to, 'drawing').map((span) => span.to)].map((last) => ({
      to: last,
      score: TOLD * (last - at) + sure(ref),
      add: ({ parts }) => ({ parts: [...parts, ref] }),
    })),
  )

/** One that is named by several words goes by the last of them: "the coffee bean". */
function drawnsFrom(lattice: Lattice, at: number, to: number): { to: number; ref: Ref }[] {
  return spansOf(lattice, at, to, 'ref').flatMap(({ to: end, ref }) =>
    ref.is === 'words'
      ? [...(isPicture(ref) ? [{ to: end, ref }] : []), ...drawnsFrom(lattice, end, to)]
      : isPicture(ref)
        ? [{ to: end, ref }]
        : [],
  )
}

const isPicture = (ref: Ref) =>
  ref.is === 'words'
    ? ref.drawn === true
    : ref.is === 'noun' && (ref.mention.noun.class === 'picture' || ref.mention.noun.name === 'person')

/** With an article, what no drawing is known of: a thing all the same. */
const somethingFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  if (!/^(?:an?|some)$/.test(tokens[at - 1]?.lower ?? '') && !/^(?:an?|some)$/.test(tokens[at]?.lower ?? '')) return []
  const from = articled(lattice, at, to)
  return [1, 2, 3].flatMap((length) => {
    const end = from + length
    const told = tokens.slice(from, end)
    const named = told.length === length && end <= to && told.every((token, i) => isPlain(token, from + i))
    if (!named || namesPart(lattice, from) || told.at(-1)?.pos !== 'NOUN') return []
    return [{ to: end, score: UNKNOWN * (end - at), add: () => ({ thing: { words: said(lattice, from, end) } }) }]
  })
}
const UNKNOWN = 0.5

const MANNER_OF = new Map(MANNERS.flatMap(({ ending, words }) => words.split('|').map((one) => [one, ending] as const)))

/** "outline", "in a filled style" */
const mannerFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  const start = /^(?:in|as)$/.test(tokens[at]?.lower ?? '') ? pastFillers(lattice, at + 1, to) : at
  return [1, 2, 3].flatMap((length) => {
    const words = tokens.slice(start, start + length).map(({ lower }) => lower)
    const ending = start + length <= to ? MANNER_OF.get(words.join(' ')) : undefined
    return ending === undefined
      ? []
      : [
          {
            to: start + length,
            score: TOLD * (start + length - at),
            add: (taken) => ({ ending: taken.ending ?? ending }),
          },
        ]
  })
}

const ONTO = /^(?:in|into|inside|on|onto|to|at)$/

/** "on it", "on the card", "in the hero": the design, or a part of it that holds others. */
const ontoFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  if (/^(?:some|any)where$/.test(tokens[at]?.lower ?? '')) return [{ to: at + 1, score: TOLD, add: () => ({}) }]
  if (!ONTO.test(tokens[at]?.lower ?? '')) return []
  const from = pastFillers(lattice, at + 1, to)
  const own = tokens[at + 1]?.lower === 'it' ? [{ to: at + 2, score: TOLD * 2, add: () => ({}) }] : []
  const held = [...spansOf(lattice, from, to, 'ref'), ...spansOf(lattice, from, to, 'section')].flatMap(
    ({ to: end, ref }): Way[] => {
      const kind = ref.is === 'noun' ? ref.mention.noun.class : ref.is
      const score = TOLD * (end - at)
      if (kind === 'whole') return [{ to: end, score, add: () => ({}) }]
      return kind === 'ground' || kind === 'part' || kind === 'section'
        ? [{ to: end, score, add: () => ({ into: ref }) }]
        : []
    },
  )
  return [...own, ...held]
}

/** "the poster", "everything": the design by its name. */
const designFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'ref').flatMap(({ to: end, ref }) =>
    ref.is === 'noun' && ref.mention.noun.class === 'whole' && !/colou?r|palette|scheme|theme/.test(ref.words)
      ? [{ to: end, score: TOLD * (end - at), add: () => ({}) }]
      : [],
  )

/** Labels of pictures, and of the whole. */
export const THINGS: Readonly<Record<string, Reader>> = {
  THING: thingFrom,
  SOMETHING: somethingFrom,
  DRAWN: drawnFrom,
  MANNER: mannerFrom,
  ONTO: ontoFrom,
  DESIGN: designFrom,
}
