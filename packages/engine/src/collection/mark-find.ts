/** Marks, and what takes one (lock-ups, grounds of icons, cards), for what a prompt asks. */
import type { Random } from '../base/random.ts'
import { isOneNoun } from '../imagery/kin.ts'
import { nounFit } from '../imagery/noun-fit.ts'
import { tokens } from '../imagery/words.ts'
import { type Asked, aboutFit, type Found, toneFit } from './find.ts'
import { mayShow } from './refusals.ts'
import type { Entry } from './store.ts'
import { sheetsAbout } from './tag-index.ts'

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
  practice adviser advisor advice instructor artist technician specialist expert`.split(/\s+/),
)
/** A word of two that make no noun of their own. */
const PART = 0.7
/** So loud speaks a trade that was only guessed. */
const TRADE = 0.4

/** What it is about, word by word, without what people are called. */
function told({ topics, brief }: Asked): Asked['topics'] {
  const people = new Set(brief.copy.filter(({ role }) => role === 'person').flatMap(({ text }) => tokens(text)))
  const words = new Map<string, number>()
  for (const { noun, weight } of topics) {
    const parts = noun.includes(' ') && !isOneNoun(noun) ? noun.split(' ') : [noun]
    for (const part of parts)
      if (!SILENT.has(part) && !people.has(part))
        words.set(part, Math.max(words.get(part) ?? 0, parts.length > 1 ? weight * PART : weight))
  }
  const all = [...words].map(([noun, weight]) => ({ noun, weight })).sort((a, b) => b.weight - a.weight)
  // An icon is of what it says it is of, not of the trade that it is taken for.
  return brief.kind === 'icon' ? all.filter(({ weight }) => weight > TRADE) : all
}

/** A mark is what it shows: a bird is no owl to who asks for one. */
const VERY = 0.9
const shows = ({ head }: Entry, seen: readonly string[]): boolean =>
  seen.length === 0 || seen.some((noun) => head.about.some((tag) => nounFit(tag, noun) >= VERY))

/** Nouns that count: of a name only those that some mark is of, and all that is said otherwise. */
function heard(known: ReadonlySet<string>, topics: Asked['topics'], brand = ''): ReadonlySet<string> {
  const named = new Set(tokens(brand))
  return new Set(topics.map(({ noun }) => noun).filter((noun) => known.has(noun) || !named.has(noun)))
}

export function findParts(entries: readonly Entry[], asked: Asked, random: Random): Parts {
  const isSeen = mayShow(asked.brief)
  const { industry } = asked.brief.subject
  const isOfTrade = ({ head }: Entry) => industry !== 'general' && head.trades.includes(industry)
  const topics = told(asked)
  const about = sheetsAbout(entries, topics)
  const spoken = { ...asked, topics, known: heard(about.known, topics, asked.brief.brand) }
  const fitOf = (entry: Entry) => (about.sheets.has(entry) ? aboutFit(entry, spoken) : 0)
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
    .map((entry) => found(entry, shows(entry, asked.seen) ? fitOf(entry) : 0))
  const best = Math.max(...shown.map(({ fits }) => fits), 0)
  // What the trade is known by stands in where nothing shows what it is about.
  const known =
    asked.seen.length === 0 && asked.brief.kind !== 'icon'
      ? shown.filter(({ entry }) => entry.head.trades[0] === industry)
      : []
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
