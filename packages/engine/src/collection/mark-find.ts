/** Marks, and what takes one (lock-ups, grounds of icons, cards), for what a prompt asks. */
import type { Random } from '../base/random.ts'
import { asObject, isTwoWords } from '../brief/words/objects.ts'
import { called, isOneNoun } from '../imagery/kin.ts'
import { chainOf, nounFit } from '../imagery/noun-fit.ts'
import { tokens } from '../imagery/words.ts'
import { type Asked, aboutFit, type Found, toneFit } from './find.ts'
import { mayShow } from './refusals.ts'
import type { Entry } from './store.ts'
import { leadsWith, nounsIn } from './tag-fit.ts'
import { isTagged, sheetsAbout } from './tag-index.ts'

/** What the collection has for a logo, an icon or a card; each list the best first. */
export interface Parts {
  /** Marks that show what it is about. */
  marks: readonly Found[]
  /** Marks that are made of letters; generic where the thing that a letter is has nothing to do with the subject. */
  letters: readonly Found[]
  /** Whole designs that show what it is about. */
  whole: readonly Found[]
  /** What is for any subject: lock-ups, grounds, cards. */
  any: readonly Found[]
}

/** Below it a mark is not for this prompt. */
const LEAST = 0.5
/** What answers so much worse than the best shows something else. */
const BEHIND = 0.7
/** What shows nothing but what the trade is known by. */
const OF_THE_TRADE = 0.46
/** What is for anybody, and what it adds that a trade was thought of. */
const [ANYBODY, FOR_THE_TRADE] = [0.5, 0.12]
/** The voice of what shows nothing of the subject tells most of it. */
const VOICE = 2
/** Near equals take turns. */
const NEAR = 0.08

/** What a thing runs on or is one among, what logos and their looks are called, and how one calls oneself in any trade, is no subject. */
const SILENT = new Set(
  `app application icon startup software technology mobile website badge emblem crest seal stamp monogram wordmark lettermark symbol mark gradient
  est co inc ltd llc gmbh consultant founder owner director manager head maker family studio group agency
  practice adviser advisor advisory advisers advice consulting consultancy instructor artist technician specialist expert`.split(
    /\s+/,
  ),
)
/** A word of two that make no noun of their own. */
const PART = 0.7
/** So loud speaks a trade that was only guessed. */
const TRADE = 0.4

/** What is left of the trade and the name where a picture is asked for in so many words; what is seen with it. */
const [BESIDE_WISH, WITH_IT] = [0.55, 0.7]

/** What it is about, word by word, without what people are called; what it is to show before all else. */
function told(asked: Asked, wished: readonly string[]): Asked['topics'] {
  const { topics, brief } = asked
  const people = new Set(brief.copy.filter(({ role }) => role === 'person').flatMap(({ text }) => tokens(text)))
  const left = wished.length > 0 ? BESIDE_WISH : 1
  const isName = onlyNamed(asked)
  const words = new Map<string, number>()
  const add = (noun: string, weight: number) => words.set(noun, Math.max(words.get(noun) ?? 0, weight))
  const told = partsOf(topics).filter(({ noun }) => !SILENT.has(noun) && !people.has(noun))
  for (const { noun, weight } of told) add(noun, Math.min(weight, isName(noun) ? NAMED : 1) * left)
  for (const noun of wished) add(noun, 1)
  for (const { beside } of brief.drawn ?? []) for (const one of beside) add(headOf(one), WITH_IT)
  const all = [...words].map(([noun, weight]) => ({ noun, weight })).sort((a, b) => b.weight - a.weight)
  // An icon is of what it says it is of, not of the trade that it is taken for.
  return brief.kind === 'icon' ? all.filter(({ weight }) => weight > TRADE * left) : all
}

/** Topics word by word. */
const partsOf = (topics: Asked['topics']): Asked['topics'] =>
  topics.flatMap(({ noun, weight }) =>
    noun.includes(' ') && !isOneNoun(noun)
      ? noun.split(' ').map((part) => ({ noun: part, weight: weight * PART }))
      : [{ noun, weight }],
  )

/** So loud speaks a word of the name that nothing else says: behind the trade. */
const NAMED = 0.5

/** Whether a word is one of the name alone: no trade, and not said besides. */
function onlyNamed({ brief: { brand = '', prompt, purpose, subject } }: Asked): (word: string) => boolean {
  const [own, said] = [new Set(tokens(brand)), new Set(tokens(prompt.replaceAll(brand, ' ')))]
  const trades = [...(purpose?.trade?.split('/') ?? []), subject.industry]
  return (word) => own.has(word) && !said.has(word) && !trades.some((trade) => nounFit(trade, word) >= OF_IT)
}

const headOf = (thing: string): string => thing.split(' ').at(-1) ?? thing

/** What shows a wish: its two words where some mark is of both, or what the first of them is ('typewriter key'), or its noun ('open book'). */
function namesOf(thing: string, entries: readonly Entry[]): string[] {
  const [sort, head] = thing.split(' ')
  if (sort === undefined || head === undefined || isTwoWords(thing) || isTagged(entries, thing)) return [thing]
  if (entries.some((entry) => saysBoth(entry, sort, head))) return [thing]
  return [asObject(sort) !== undefined || entries.some(({ head: own }) => own.about[0] === sort) ? sort : head]
}

/** Whether what leads in a mark is said by both words: 'a tuning fork that sounds'. */
const saysBoth = (entry: Entry, sort: string, head: string): boolean =>
  leadsWith(entry, sort, VERY) && leadsWith(entry, head, VERY)

/** What it is to show in so many words, by the nouns that marks have. */
const wishesIn = ({ brief }: Asked, entries: readonly Entry[]): string[] =>
  (brief.drawn ?? []).flatMap(({ thing }) => namesOf(thing, entries))

/** A mark is what it shows: a bird is no owl to who asks for one. */
const VERY = 0.9
/** So many of its tags say what it shows. */
const SHOWN = 3
function isOneOf(seen: readonly string[], entry: Entry): boolean {
  const { about } = entry.head
  const sorts = chainOf(about[0] ?? '')
  // A tag behind the first tells what a mark shows where its own words say so, or where that is a sort of it: a panda is no bear.
  const own = about
    .slice(0, SHOWN)
    .filter((tag, i) => i === 0 || sorts.has(called(tag)) || nounsIn(entry).includes(tag))
  return seen.some((noun) => own.some((tag) => nounFit(tag, noun) >= VERY))
}

/** What leads in a mark by its own words, all of them. */
const isLedBy = (entry: Entry, noun: string): boolean => noun.split(' ').every((word) => leadsWith(entry, word, VERY))
/** How well a mark answers that shows what was wished by its own words alone; what else it is about adds to it. */
const [BY_WORDS, BESIDES] = [0.55, 0.2]

/** Whether a mark shows what is to be seen: what is asked for in so many words, else what is spoken of as to be seen. */
function shows(entry: Entry, { seen }: Asked, wished: readonly string[]): boolean {
  if (wished.length > 0) return isOneOf(wished, entry) || wished.some((noun) => isLedBy(entry, noun))
  return seen.length === 0 || seen.some((noun) => entry.head.about.some((tag) => nounFit(tag, noun) >= VERY))
}

/** Nouns that count: of a name only those that some mark is of, and all that is said otherwise. */
function heard(known: ReadonlySet<string>, topics: Asked['topics'], brand = ''): ReadonlySet<string> {
  const named = new Set(tokens(brand))
  return new Set(topics.map(({ noun }) => noun).filter((noun) => known.has(noun) || !named.has(noun)))
}

/** Whether a trade is known by a mark: drawn for its industry, and for this very trade in it. An optician is known by no stethoscope. */
function isKnownBy({ head }: Entry, { subject, purpose }: Asked['brief']): boolean {
  if (subject.industry === 'general' || head.trades[0] !== subject.industry) return false
  const own = purpose?.trade?.split('/').at(-1) ?? subject.industry
  return head.about.some((tag) => nounFit(tag, own) >= OF_IT)
}
const OF_IT = 0.6

export function findParts(entries: readonly Entry[], asked: Asked, random: Random): Parts {
  const isSeen = mayShow(asked.brief)
  const { industry } = asked.brief.subject
  const isOfTrade = ({ head }: Entry) => industry !== 'general' && head.trades.includes(industry)
  const wished = wishesIn(asked, entries)
  const topics = told(asked, wished)
  const about = sheetsAbout(entries, topics)
  const spoken = { ...asked, topics, known: heard(about.known, topics, asked.brief.brand) }
  const byTags = (entry: Entry) => (about.sheets.has(entry) ? aboutFit(entry, spoken) : 0)
  const fitOf = (entry: Entry) => {
    const fit = byTags(entry)
    const isWished = wished.some((noun) => isLedBy(entry, noun))
    return isWished ? Math.max(fit, Math.min(1, BY_WORDS + BESIDES * fit)) : fit
  }
  const found = (entry: Entry, fits: number): Found & { key: number } => {
    const all = Math.min(1, fits + (fits > 0 ? toneFit(entry.head.tone, asked.brief.style.tones) : 0))
    return {
      entry,
      fits: all,
      isGeneric: false,
      key: all + random.between(0, NEAR),
    }
  }
  const sorted = (list: (Found & { key: number })[]) => list.toSorted((a, b) => b.key - a.key)
  const anybody = (entry: Entry) => {
    const suits = ANYBODY + (isOfTrade(entry) ? FOR_THE_TRADE : 0)
    return found(entry, suits + VOICE * toneFit(entry.head.tone, asked.brief.style.tones))
  }
  const shown = entries
    .filter((entry) => !entry.head.about.includes('*') && !entry.head.letters && isSeen(entry))
    .map((entry) => found(entry, shows(entry, asked, wished) ? fitOf(entry) : 0))
  const best = Math.max(...shown.map(({ fits }) => fits), 0)
  // What the trade is known by stands in where nothing shows what it is about.
  const isAsked = asked.seen.length > 0 || wished.length > 0
  const known = isAsked || asked.brief.kind === 'icon' ? [] : shown.filter(({ entry }) => isKnownBy(entry, asked.brief))
  const fitting =
    best >= LEAST
      ? sorted(shown.filter(({ fits }) => fits >= Math.max(LEAST, best * BEHIND)))
      : sorted(known.map(({ entry }) => found(entry, OF_THE_TRADE)))
  return {
    marks: fitting.filter(({ entry }) => entry.isMark),
    whole: fitting.filter(({ entry }) => !entry.isMark),
    letters: sorted(
      entries
        .filter((entry) => entry.head.letters && isSeen(entry))
        .map((entry) => ({
          ...anybody(entry),
          isGeneric: !isOfTrade(entry) && fitOf(entry) < LEAST,
        })),
    ),
    any: sorted(entries.filter((entry) => entry.head.about.includes('*') && isSeen(entry)).map(anybody)),
  }
}
