/**
 * What a sheet's tags are worth for a noun. The first tag and what the alternative texts name is what the picture shows; the tags behind it say
 * what else the sheet serves, the further back the less: a salmon in the shape of a heart is for a fishmonger first, and hardly for lovers.
 */
import { memo } from '../base/memo.ts'
import { OCCASION_LINES } from '../brief/lines/read.ts'
import { figureFor } from '../imagery/figures.ts'
import { called, plainNoun } from '../imagery/kin.ts'
import { chainOf, nounFit } from '../imagery/noun-fit.ts'
import { singular, tokens } from '../imagery/words.ts'
import type { Entry } from './store.ts'

/** What the tags are worth by their place, the first first; those behind are worth the last. */
const BY_PLACE = [1, 1, 1, 1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5] as const
const BEHIND = 0.4
/** What names the thing that leads is worth all, and what stands beside it most. */
const BESIDE = 0.9
/** What is left of a thing that the picture does not show; a mark is nothing but its picture. */
const [UNSHOWN, UNMARKED] = [0.82, 0.5]

/** Whether a noun is of a day that is celebrated, or of a time of the year. */
export const isDay = (noun: string): boolean => OCCASION_LINES.has(noun)

const known = new WeakMap<Entry, readonly number[]>()

/** What opens a site stands for a trade: its tags are those that it is for. */
const isForTrades = ({ kind }: Entry): boolean => kind === 'website'
/** From here on a mark that shows a sort shows the thing. */
const A_SORT = 0.8
/** So do marks, beside what they show. */
const FOR_A_TRADE = 0.7

/** What each of a sheet's tags is worth, 0–1. */
const worths = (entry: Entry): readonly number[] =>
  memo(known, entry, () => {
    const { about } = entry.head
    return isForTrades(entry) ? about.map(() => 1) : about.map(worthOf(entry))
  })

function worthOf(entry: Entry): (tag: string, place: number) => number {
  const chain = chainOf(entry.head.about[0] ?? '')
  const [lead, shown] = [new Set(entry.shows.slice(0, 1).flatMap(leadIn)), new Set(nounsIn(entry))]
  // Of a mark a dachshund is a dog; what only a dictionary says it is a sort of, it is no picture of.
  const [sort, other] = entry.isMark ? [A_SORT, FOR_A_TRADE] : [0, 0]
  return (tag, place) => {
    const near = chain.get(called(tag))
    if ((near !== undefined && near >= sort) || isNamed(tag, lead)) return 1
    if (near !== undefined) return other
    return Math.max(BY_PLACE[place] ?? BEHIND, isNamed(tag, shown) ? BESIDE : other)
  }
}

/** What begins to tell of a thing where it is, what it does and what it looks like. */
const TOLD_OF = new Set(
  `that which who whose with in on as under from at into out over between through seen riding hanging made and has have`.split(
    ' ',
  ),
)

/** The words for what leads in a drawing: 'a cup of coffee from above' is a cup of coffee. */
function leadIn(text: string): string[] {
  const words = tokens(text)
  const end = words.findIndex((word) => TOLD_OF.has(word))
  return end < 0 ? words : words.slice(0, end)
}

const leads = new WeakMap<Entry, readonly string[]>()
/** Whether what leads in a picture is a thing, a sort of it, or what it is a sort of. */
export const leadsWith = (entry: Entry, noun: string, least = LEADS): boolean =>
  isForTrades(entry) ||
  memo(leads, entry, () => [entry.head.about[0] ?? '', ...entry.shows.slice(0, 1).flatMap(leadIn)]).some(
    (one) => nounFit(one, noun) >= least,
  )
const LEADS = 0.4

const isNamed = (tag: string, words: ReadonlySet<string>): boolean =>
  tag.split('-').every((part) => words.has(singular(part)))

const nouns = new WeakMap<Entry, readonly string[]>()
/** What a sheet's drawings show, by their own words. */
export const nounsIn = (entry: Entry): readonly string[] => memo(nouns, entry, () => entry.shows.flatMap(tokens))

/** Nouns that many trades share: they tell what a sheet is of only where nothing else is said. */
const SHARED = new Set(
  `delivery takeaway sale order menu lunch dinner breakfast food drink drinks shop store market fair weekend summer winter spring autumn gift
  present carnival party celebration game night evening team league watch play class question event competition contest show expo tournament
  championship challenge award prize holiday open day collection business office training course workshop webinar seminar session lesson skill
  strategy dish meal ticket voucher certificate gift-certificate gift-voucher gift-card training-program training-session upgrade-course`.split(
    /\s+/,
  ),
)
/** What they are worth beside other nouns: of a sheet that is of that above all, and of others. */
const [ALL, SOME] = [0.9, 0.45]

/** Whether a noun says little of what a design is about. */
export const isShared = (noun: string): boolean => SHARED.has(noun.replaceAll(' ', '-'))

/** A picture of something else of the same sort: a cupcake for an ice cream parlour, by way of dessert. */
const SIBLING = 0.5
/** A mark of the wider noun: a gamepad for a chess club. */
const WIDER = 0.6

/** Whether a tag is a wider noun than what is meant. */
const isBroader = (tag: string, noun: string): boolean => {
  const fit = nounFit(tag, noun)
  return fit < 1 && nounFit(noun, tag) < fit
}

/** How well the nearest of a sheet's tags fits a noun, 0–1. @param alone whether nothing but shared nouns is said */
export function tagsFit(entry: Entry, noun: string, alone: boolean): number {
  const { about } = entry.head
  const worth = worths(entry)
  let best = 0
  for (const [place, tag] of about.entries()) {
    // Two words that stand there together were written for this very wish.
    const isWished = tag.includes('-') && !isDay(tag) && plainNoun(tag) === plainNoun(noun)
    const fit = nounFit(tag, noun) * (isWished ? 1 : (worth[place] ?? 0))
    if (fit <= best) continue
    const shared = alone || !isShared(tag) ? 1 : place === 0 ? ALL : SOME
    best = Math.max(best, fit * shared * narrowness(entry, place, tag, noun))
  }
  if (best === 0 || isForTrades(entry) || !isThing(noun) || shows(entry, noun)) return best
  return best * (entry.isMark ? UNMARKED : UNSHOWN)
}

/** What is left of a tag that is a wider noun than what is meant: where another sort of it is to be seen, it is a picture of that. */
function narrowness(entry: Entry, place: number, tag: string, noun: string): number {
  if (!isBroader(tag, noun)) return 1
  const isAnother = (other: string) => nounFit(tag, other) > 0.5 && isBroader(tag, other) && nounFit(other, noun) < 0.5
  if (entry.head.about.slice(0, place).some(isAnother) || sortsIn(entry).some(isAnother)) return SIBLING
  return entry.isMark ? WIDER : 1
}

const sorts = new WeakMap<Entry, readonly string[]>()
/** Things that a picture shows by its own words. */
const sortsIn = (entry: Entry): readonly string[] =>
  memo(sorts, entry, () => nounsIn(entry).filter((noun) => figureFor(noun) !== undefined))

/** Whether a noun is of something that can be drawn. */
const isThing = (noun: string): boolean => !isDay(noun) && !isShared(noun) && figureFor(noun) !== undefined

/** Whether a picture shows a thing, or a sort of it. */
export const shows = (entry: Entry, noun: string): boolean =>
  isShownBy(entry, noun) || [entry.head.about[0] ?? '', ...nounsIn(entry)].some((one) => chainOf(one).has(called(noun)))

/** So far in front stand the tags that name what a picture is of. */
const IN_FRONT = 2
/** The day that a sheet is of above all; undefined where it is of none. */
export const dayOf = ({ about }: Entry['head']): string | undefined => about.slice(0, IN_FRONT).find(isDay)

/** Fits from here on show the thing; words of a drawing's own name it. */
const [SHOWS, NAMES] = [0.6, 0.85]
/** A tag that is broader than what is meant shows it only where it stands first: a robot is 'technology', and no phone. */
export const isShownBy = (entry: Entry, noun: string): boolean =>
  entry.head.about.some(
    (tag, place) => nounFit(tag, noun) > SHOWS && (place === 0 || (place <= IN_FRONT && !isBroader(tag, noun))),
  ) || nounsIn(entry).some((shown) => nounFit(shown, noun) > NAMES && !isBroader(shown, noun))
