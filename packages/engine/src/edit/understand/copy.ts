/** What a step of a rule may take of words that are to be written: facts, names, places of the world, where they shall stand. */
import { ORNAMENTS } from '../../language/lexicon/copy-words.ts'
import { isFontName } from '../../language/lexicon/font-words.ts'
import type { Role } from '../../scene/types.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import type { Lattice, Span } from './spans.ts'
import { GIVEN, isFiller, namesPart, pastFillers, said, spansOf, sure, TOLD, type Way, waysBy } from './stretch.ts'
import { wordsFrom } from './taking.ts'
import type { Ref } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

/** "the tagline", "a line", "our website": the name of a text. */
const wordingFrom: Reader = (lattice, at, to) => [
  ...waysBy(lattice, at, to, 'wording', ({ to: end, role }) => ({ role, fresh: { from: at, to: end } })),
  ...spansOf(lattice, at, to, 'ref').flatMap(({ to: end, ref }) => {
    const role = ref.is === 'noun' && !ref.mention.texts ? roleOfNoun(ref.mention.noun.name) : undefined
    return role ? [{ to: end, score: TOLD * (end - at), add: () => ({ role, fresh: { from: at, to: end } }) }] : []
  }),
]

/** Words of a form that only facts have: "Free entry", "www.acme.example", "established 2009". */
const factFrom: Reader = (lattice, at, to) => {
  const first = lattice.words.tokens[at]
  // "QR code" is a part by its name.
  if (!first || first.quote >= 0 || namesPart(lattice, at)) return []
  return wordsFrom(lattice, at, to).filter(({ to: end }) => {
    const words = said(lattice, at, end)
    const isFact = /^[\p{Lu}\d#@+$€£]|\d{3}|@|\d ?%|[$€£]\d/u.test(words) || roleOfWords(words) !== undefined
    return isFact && !isFontName(words)
  })
}

/** "studio after the name": plain words, of which a place says that they are such. */
const plainFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  if (/^(?:an?|some|the)$/.test(tokens[at - 1]?.lower ?? '')) return []
  return wordsFrom(lattice, at, to).filter(({ to: end }) => {
    const told = tokens.slice(at, end)
    const isNamed = told.some((_, i) => namesPart(lattice, at + i))
    return (
      !isNamed && told.every(({ lower }) => /^[\p{L}&'-]+$/u.test(lower) && !ORNAMENTS.has(lower)) && !isFiller(told[0])
    )
  })
}

const LEADS = /^(?:in|on|at|to|as|with|near|for|about|of|closer|under|below|above|next|behind|beside)$/

/** What a text shall say, behind its name; a value whole. */
const copyFrom: Reader = (lattice, at, to) =>
  LEADS.test(lattice.words.tokens[at]?.lower ?? '') || isSpoken(lattice, at)
    ? []
    : [
        ...wordsFrom(lattice, at, to),
        ...spansOf(lattice, at, to, 'value').map(({ to: end }) => ({
          to: end,
          score: TOLD * (end - at) + VALUED,
          add: () => ({ fresh: { from: at, to: end } }),
        })),
      ]
/** How much surer a value is than plain words. */
const VALUED = 0.4

/** A number to call, an address of mail or of the web. */
const contactFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'value').flatMap(({ to: end, words }) => {
    const role = roleOfWords(words)
    return role && CONTACTS.has(role)
      ? [{ to: end, score: TOLD * (end - at), add: () => ({ role, fresh: { from: at, to: end } }) }]
      : []
  })
const CONTACTS: ReadonlySet<Role> = new Set<Role>(['email', 'link', 'phone', 'social', 'hashtag'])

/** What else is told of a value: "for members only". */
const looseFrom: Reader = (lattice, at, to) =>
  /^(?:for|per|if|when|until|with|at)$/.test(lattice.words.tokens[at]?.lower ?? '')
    ? wordsFrom(lattice, at, to).filter(({ to: end }) => {
        const isOfDesign = (i: number) =>
          lattice.at.get(i)?.some(({ is }) => OF_DESIGNS.has(is) || is === 'colour') || namesPart(lattice, i)
        return !lattice.words.tokens.slice(at, end).some((_, i) => isOfDesign(at + i))
      })
    : []

/** "conductor: Anna Weiss" */
const labelledFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  const colon = tokens.findIndex(({ lower }, i) => i > at && i < to && lower === ':')
  const isLabel =
    !isFiller(tokens[at]) &&
    colon > at &&
    colon <= at + 3 &&
    tokens.slice(at, colon).every(({ lower }) => /^\p{L}+$/u.test(lower))
  return isLabel && colon + 1 < to ? [{ to, score: GIVEN * (to - at), add: () => ({ fresh: { from: at, to } }) }] : []
}

const INTO = /^(?:in|into|inside|on|onto|to|at)$/

/** "in the footer", "on the poster" */
const intoFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  if (/^(?:some|any)where$/.test(tokens[at]?.lower ?? '')) return [{ to: at + 1, score: TOLD, add: () => ({}) }]
  if (!INTO.test(tokens[at]?.lower ?? '')) return []
  const from = pastFillers(lattice, at + 1, to)
  return [...spansOf(lattice, from, to, 'ref'), ...spansOf(lattice, from, to, 'section')].map(({ to: end, ref }) => ({
    to: end,
    // What is said on a button is what the button says.
    score: TOLD * (1 + end - from) + sure(ref) + (isButton(ref) ? 0 : 0.5),
    add: () => ({ into: ref }),
  }))
}

/** "off the poster", "from the back": where something stands, or only one side of a card. */
function fromFrom(lattice: Lattice, at: number, to: number, onlySides: boolean): Way[] {
  if (!/^(?:from|off|on|in|of)$/.test(lattice.words.tokens[at]?.lower ?? '')) return []
  const from = pastFillers(lattice, at + 1, to)
  return spansOf(lattice, from, to, 'ref').flatMap(({ to: end, ref }) => {
    const kind = ref.is === 'noun' ? ref.mention.noun.class : ref.is
    const score = TOLD * (end - at)
    if (kind === 'whole') return [{ to: end, score, add: () => ({}) }]
    return kind === 'ground' || !onlySides ? [{ to: end, score, add: () => ({ into: ref }) }] : []
  })
}

/** What nothing here is called. */
const unknownFrom: Reader = (lattice, at, to) =>
  (isSpoken(lattice, at) && lattice.words.tokens[at + 1]?.lower !== 'one') || isFiller(lattice.words.tokens[at])
    ? []
    : wordsFrom(lattice, at, to, LATE).filter(({ to: end }) => end <= at + 4 && isName(lattice, at, end))

/** "name in bold", "the email stays" begin with a part, and say something of it. */
const isName = (lattice: Lattice, at: number, end: number) =>
  (end === at + 1 || !namesPart(lattice, at)) &&
  lattice.words.tokens
    .slice(at, end)
    .every(({ pos, lower }, i) => !(pos === 'ADP' || pos === 'SCONJ') || (i > 0 && lower === 'of'))

const isButton = (ref: Ref) => ref.is === 'noun' && ref.mention.noun.name === 'button'

/** "a master roaster": what a person is. */
const jobFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  const isOne = /^(?:an?|the|our)$/.test(tokens[at - 1]?.lower ?? '')
  return wordsFrom(lattice, at, to, LATE).filter(({ to: end }) => {
    const told = tokens.slice(at, end)
    const isPlain = told.length <= 4 && told.every(({ lower }) => /^[\p{L}&-]+$/u.test(lower))
    return isPlain && !isFiller(told[0]) && (isOne || told.at(-1)?.pos === 'NOUN') && !isSpoken(lattice, at)
  })
}

/** How something looks, or where it stands. */
const OF_DESIGNS = new Set<Span['is']>(['look', 'complaint', 'spot', 'step', 'side', 'distance', 'not', 'too', 'less'])
const isSpoken = ({ at, words: { tokens } }: Lattice, from: number) =>
  at
    .get(from)
    ?.some((span) => OF_DESIGNS.has(span.is) || (span.is === 'colour' && /^\p{Ll}/u.test(tokens[from]?.text ?? ''))) ===
  true

/** "the Old Mill", "8 Elm Street", "the town hall": a place of the world. */
const whereFrom: Reader = (lattice, at, to) => {
  const { tokens } = lattice.words
  const named = tokens[at]?.lower === 'the' ? at + 1 : at
  if (
    isSpoken(lattice, at) ||
    isSpoken(lattice, named) ||
    lattice.at.get(named)?.some(({ is }) => is === 'amount' || is === 'value')
  )
    if (roleOfWords(said(lattice, at, to)) !== 'address') return []
  return wordsFrom(lattice, at, to, LATE).filter(({ to: end }) => {
    const words = said(lattice, at, end)
    const isName = /^(?:the )?\p{Lu}/u.test(words) || roleOfWords(words) === 'address'
    const isPart = lattice.at.get(named)?.some((span) => span.is === 'ref' && span.ref.is !== 'words') === true
    return isName || (named > at && end > named + 1 && !isPart && /^[\p{L} '-]+$/u.test(words))
  })
}

const LATE: ReadonlySet<string> = new Set(['now', 'instead', 'please', 'actually'])

/** Words for what stands there already, and how sure that is. */
const [ALIKE, LEAST] = [0.7, 0.4]

const anewFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'anew').map(({ to: end, line }) => ({
    to: end,
    score: ALIKE * (end - at) - LEAST,
    add: () => ({
      parts: [{ is: 'words' as const, words: line, line: true as const, from: at, to: end }],
      fresh: { from: at, to: end },
    }),
  }))

/** A part by its name, and not by words that stand in it. */
const partFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'ref').flatMap(({ to: end, ref }) =>
    ref.is === 'noun' ? [{ to: end, score: TOLD * (end - at), add: ({ parts }) => ({ parts: [...parts, ref] }) }] : [],
  )

const leadFrom: Reader = (lattice, at, to) =>
  waysBy(lattice, at, to, 'lead', ({ to: end, tail }) => ({ old: { is: 'quote', from: at, to: end, words: tail } }))

const signFrom: Reader = (lattice, at, to) => waysBy(lattice, at, to, 'sign', ({ sign }) => ({ sign }))

/** Labels of words. */
export const COPY: Readonly<Record<string, Reader>> = {
  WORDING: wordingFrom,
  /** The same, of words that were said before it. */
  SORT: (lattice, at, to) => wordingFrom(lattice, at, to).map((way) => ({ ...way, add: () => ({}) })),
  FACT: factFrom,
  PLAIN: plainFrom,
  LOOSE: looseFrom,
  COPY: copyFrom,
  CONTACT: contactFrom,
  LABELLED: labelledFrom,
  INTO: intoFrom,
  FROM: (lattice, at, to) => fromFrom(lattice, at, to, false),
  SIDE: (lattice, at, to) => fromFrom(lattice, at, to, true),
  UNKNOWN: unknownFrom,
  JOB: jobFrom,
  WHERE: whereFrom,
  ANEW: anewFrom,
  PART: partFrom,
  LEAD: leadFrom,
  SIGN: signFrom,
}
