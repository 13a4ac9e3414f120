/** What to show where a prompt does not say: its topic's own things, then what stands for its trade and its day; each with how sure it is. */

import { isMark, type KindName } from '../../scene/types.ts'
import { OBJECTS_OF } from '../lines/objects.ts'
import type { ColourRequest, Depiction, Negative, Purpose, Subject, Topic } from '../types.ts'
import { NO_PICTURE } from '../words/depicting.ts'
import { ABSTRACT } from '../words/drawable.ts'
import { asObject } from '../words/objects.ts'
import { isUnknownTrade } from './trade.ts'

interface Shown {
  thing: string
  /** 0–1. */
  sure: number
}

/** Below it nothing is shown: type and form carry the design. */
const LEAST_SURE = 0.5
const MOST = 6
/** Of the things that the words of an industry stand for, those of its best word. */
const LEADING = 3
/** What a second topic counts for. */
const SECOND = 0.85

/** Things in a topic are taken for what they are called by, unless the word before or behind gives them another sense. */
const SURE = {
  asked: 0.95,
  head: 0.85,
  before: 0.6,
  trade: 0.75,
  industry: 0.76,
  day: 0.7,
  faint: 0.5,
  dim: 0.4,
} as const
/** Topics whose last noun is no thing: 'book launch' launches books, 'chicken recipe' shows chicken all the same. */
const FORMS: Readonly<Record<Topic['form'], number>> = {
  product: 1,
  content: 0.8,
  event: 0.75,
  sale: 0.9,
  business: 0.75,
  day: 0,
}
/** Words that are things in other sentences. */
const NO_THING = new Set(
  `book match building star block page ring bow mark note line point board face hand head heart eye foot body park path bridge bank
  crane mouse chip web net drop tip kit set box bar club table course plate deck train trainer coach record track pitch court
  field ground spring fall summer winter home house school church mill spirit spirits story style design pattern print light
  shade palette orange olive rose violet lavender plum peach chocolate salmon coral ivory gold silver bronze cherry wine
  glass crystal diamond jewel pearl scale seal stamp date palm leaf branch root trunk bark wave current stream cloud storm
  flash bolt shock charge battery drive drill bit screen window tab key lock code ghost monster angel king queen prince
  princess knight castle tower crown globe planet earth moon sun sky air fire water ice snow rain wind stone rock sand dust
  card letter sign ticket label tag flag ball game play stage show scene picture image photo frame portrait man woman boy girl
  people person child kid baby family friend couple love magic dream city town country world road street station port
  paper pen button string cord rope chain band lead iron wood metal plastic cotton silk leather`.split(/\s+/u),
)

/** Things of a title, the head first: 'garden furniture' shows what it ends on. */
function thingsIn({ title, form, head }: Topic): Shown[] {
  const words = title.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  return words.toReversed().flatMap((word) => {
    const thing = asObject(word)
    if (thing === undefined || NO_THING.has(thing)) return []
    return [{ thing, sure: (thing === head ? SURE.head : SURE.before) * FORMS[form] }]
  })
}

/** Trades that say little of what is to be seen, and those that say only where it is told. */
const FAINT = new Set(['retail', 'retail/sale', 'retail/supermarket', 'event', 'software', 'general'])
const DIM = new Set([
  'design',
  'media',
  'media/video',
  'media/social',
  'education/tips',
  'consulting/coaching',
  'general/drive',
  'general/virtual',
])

function shownFor(name: string | undefined, sure: number): Shown[] {
  const things = OBJECTS_OF.get(name ?? '') ?? OBJECTS_OF.get(name?.split('/')[0] ?? '') ?? []
  const own = DIM.has(name ?? '') ? SURE.dim : FAINT.has(name ?? '') ? SURE.faint : sure
  return things.map((thing) => ({ thing, sure: own }))
}

/** What may be shown, the surest first; empty where nothing is sure enough. */
function objectsFor(purpose: Purpose, usual: readonly string[]): Shown[] {
  const { topics, trade, occasion } = purpose
  const [first, second] = topics
  const own = first ? thingsIn(first) : []
  const further = second ? thingsIn(second).map(({ thing, sure }) => ({ thing, sure: sure * SECOND })) : []
  // Of an industry alone the words that tell it know more: 'hardware shop' shows a hammer.
  // Whose trade no table knows shows nothing of another.
  const known =
    trade?.includes('/') || isUnknownTrade({ purpose })
      ? []
      : usual.slice(0, LEADING).map((thing) => ({ thing, sure: SURE.industry }))
  return [...own, ...further, ...known, ...shownFor(trade, SURE.trade), ...shownFor(occasion, SURE.day)]
}

interface Said {
  kind: KindName
  /** Things that the words ask to show, as far as a table knows them. */
  shown: readonly string[]
  purpose: Purpose
  depictions: readonly Depiction[]
  negatives: readonly Negative[]
  colours: readonly ColourRequest[]
}

/** Everything that a trade or a day shows. */
const KNOWN: ReadonlySet<string> = new Set([...OBJECTS_OF.values()].flat())

/** The subject with its things in their sense: what is asked for first, then what the topic, its trade and its day stand for. */
export function inSense(subject: Subject, { kind, shown, purpose, depictions, negatives, colours }: Said): Subject {
  const refused = negatives.flatMap((one) => (one.what === 'thing' ? [one.noun ?? one.words.toLowerCase()] : []))
  const isRefused = (thing: string) => refused.some((word) => word.includes(thing) || thing.includes(word))
  // What stands for a name shows what is in it.
  if (isMark(kind)) return { ...subject, objects: subject.objects.filter((thing) => !isRefused(thing)) }
  const asked = askedThings(shown, depictions, colours)
  const all = [
    ...asked.map((thing) => ({ thing, sure: SURE.asked })),
    ...objectsFor(purpose, subject.objects.filter(isKnown)),
  ]
    .filter(({ thing, sure }) => sure >= LEAST_SURE && !isRefused(thing))
    .toSorted((a, b) => b.sure - a.sure)
  const found = all.filter(({ thing }, i) => all.findIndex((other) => other.thing === thing) === i).slice(0, MOST)
  if (found.length === 0) return { ...subject, objects: mediumLast(subject.objects, purpose.trade) }
  return { ...subject, objects: found.map(({ thing }) => thing), sure: found.map(({ sure }) => sure) }
}

/** What pictures and words are made with. */
const MEDIUM = new Set(['film reel', 'clapperboard', 'camera', 'newspaper', 'megaphone', 'broadcast', 'microphone'])
/** A video about soups shows soups before it shows film. */
const mediumLast = (things: readonly string[], trade = ''): string[] =>
  trade.startsWith('media')
    ? [...things.filter((thing) => !MEDIUM.has(thing)), ...things.filter((thing) => MEDIUM.has(thing))]
    : [...things]

const isKnown = (thing: string) => asObject(lastWord(thing)) !== undefined || KNOWN.has(thing)

/** Qualities, doings and notions: no picture shows them. */
const NOTION =
  /(?:ness|ity|ance|ence|ship|ism|ment|(?<!sta|celebra)tion|ous|ful|ive|less|able|ible|ical|ional|otic|ious|thy|chance|follower|promo\w*|selection|plan)$/u

/** Things that are asked for: known ones, and those that both readings take for one; what only names a colour is none. */
function askedThings(
  shown: readonly string[],
  depictions: readonly Depiction[],
  colours: readonly ColourRequest[],
): string[] {
  const isColour = (thing: string) =>
    colours.some(({ words }) =>
      words
        .toLowerCase()
        .split(/[\s-]+/u)
        .includes(thing),
    )
  const depicted = depictions.map(({ thing }) => thing).filter((thing) => isKnown(thing) || shown.includes(thing))
  // One that no table knows leads, too, where it is the first: nothing is better than something else in its place.
  const [first] = shown
  const unknown =
    first &&
    !isKnown(first) &&
    !NO_PICTURE.has(lastWord(first)) &&
    !ABSTRACT.has(lastWord(first)) &&
    !NOTION.test(lastWord(first))
  const told = shown.filter((thing) => (isKnown(thing) || (unknown && thing === first)) && !NO_THING.has(thing))
  return [...depicted, ...told].filter((thing) => !isColour(thing))
}

const lastWord = (thing: string) => thing.split(' ').at(-1) ?? thing
