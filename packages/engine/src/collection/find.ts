/**
 * The sheets that were thought of for what a prompt asks. Announcement, subject, tone and format are held against their heads; that nothing
 * fits is an answer, and then sheets for any subject are found: never a wrong picture.
 */
import { memo } from '../base/memo.ts'
import type { Random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import type { Brief, PieceType } from '../brief/types.ts'
import { FLAGS } from '../brief/words/palettes.ts'
import { isPerson } from '../imagery/figure-classes.ts'
import { figureFor } from '../imagery/figures.ts'
import { isOneNoun } from '../imagery/kin.ts'
import { nounFit } from '../imagery/noun-fit.ts'
import { isSortWord, singular, tokens } from '../imagery/words.ts'
import type { Format, Role } from '../scene/types.ts'
import type { Announcement } from '../sheet/types.ts'
import { type Announced, announcedIn, answers } from './announced.ts'
import type { PackedLayout } from './pack.ts'
import { mayShow } from './refusals.ts'
import { fitOfShape } from './shape.ts'
import type { Entry } from './store.ts'
import { dayOf, isShared, isShownBy, leadsWith, nounsIn, shows, tagsFit } from './tag-fit.ts'
import { sheetsAbout } from './tag-index.ts'
import { type Topic, topicsOf } from './topics.ts'

export interface Found {
  entry: Entry
  /** How well it answers, 0–1. */
  fits: number
  /** For any subject: led by type, a frame or a pattern. */
  isGeneric: boolean
}

/** What is asked of the collection. */
export interface Asked {
  brief: Brief
  announced: Announced
  topics: readonly Topic[]
  /** Nouns of what is to be seen in so many words. */
  seen: readonly string[]
  /** Whether somebody is to be seen. */
  someone: boolean
  /** Whether it says so in words of pictures: 'a large illustration of'. */
  isShown: boolean
  /** Nouns that some sheet has a tag for; absent where that was not looked up. */
  known?: ReadonlySet<string>
  /** Where the topics lie among meanings; absent where they were not looked up. */
  point?: Float32Array
}

export function askedOf(brief: Brief): Asked {
  const isShown = SHOWN.test(brief.prompt)
  const topics = topicsOf(brief)
  return {
    brief,
    announced: announcedIn(brief),
    topics,
    seen: seenIn(brief, isShown).filter((noun) => topics.some((topic) => isSaid(topic, noun))),
    someone: (brief.depictions ?? []).some(({ words, thing }) => isPerson(figureFor(words) ?? figureFor(thing))),
    isShown,
  }
}

/** What is only mentioned by the way need not be seen. */
const MENTIONED = 0.6
const isSaid = ({ noun, weight }: Topic, thing: string): boolean =>
  weight >= MENTIONED && noun.split(' ').includes(thing)

/** 'an image of size 300x250' shows nothing yet. */
const SHOWN =
  /\b(?:(?:images?|pictures?|photos?|drawings?|graphics?|line art) of (?!size)|illustrations?|silhouettes?|featur(?:es?|ed|ing)|depict\w*|showing)\b/i

/** From here on a thing was asked for. */
const SURE = 0.9

/** Texts that list what belongs to something: that is read, and need not be seen. */
const LISTED: readonly Role[] = ['list-item', 'detail', 'body']

/** Things that a prompt wants to be seen, by their nouns. */
function seenIn({ subject, copy, depictions = [] }: Brief, isShown: boolean): string[] {
  const things = [
    ...subject.objects.filter((_, i) => (subject.sure?.[i] ?? 0) >= SURE),
    ...depictions
      .filter(({ words, thing }) => (figureFor(words) ?? figureFor(thing)) !== undefined)
      .map(({ thing }) => thing),
  ]
  const nouns = things.map((thing) => singular(tokens(thing).at(-1) ?? ''))
  const listed = (isShown ? [] : copy)
    .filter(({ role }) => LISTED.includes(role))
    .flatMap(({ text }) => tokens(text).map(singular))
  return [...new Set(nouns)].filter(
    (noun) => noun !== '' && !isSortWord(noun) && !isShared(noun) && !listed.includes(noun),
  )
}

/** Below it a sheet is not for this prompt. */
const LEAST = 0.5
/** What answers so much worse than the best is of something else that the prompt speaks of. */
const BEHIND = 0.72
/** Who says so many places, and what is to be seen, has designed it already. */
const TOLD = 2

export function isToldWhole({ brief, seen, isShown }: Asked): boolean {
  const things = (brief.depictions ?? []).filter(({ at }) => at !== undefined).length
  const isPlaced = things > 0 || brief.placements.some(({ target }) => PICTURES.includes(target))
  return (isShown || isPlaced) && seen.length > 0 && brief.placements.length + things >= TOLD
}
const PICTURES: readonly Role[] = ['illustration', 'photo', 'icon', 'mark', 'logo']

/** How well a sheet for any subject answers at best: behind those that were thought of for it. */
const GENERIC = 0.62

/** All that may answer, the best first. `random` settles the order of near equals. */
export function find(entries: readonly Entry[], asked: Asked, random: Random): Found[] {
  const { brief, topics, point } = asked
  const { sheets, known } = sheetsAbout(entries, topics)
  const may = point ? entries.filter((entry) => sheets.has(entry) || nearness(point, entry.point()) > 0) : [...sheets]
  const isSeen = mayShow(brief)
  const own: Asked = { ...asked, known }
  const found = may.filter((entry) => mayAnswer(entry, brief) && isSeen(entry)).map((entry) => foundOf(entry, own))
  const best = Math.max(0, ...found.map(({ fits, isGeneric }) => (isGeneric ? 0 : fits)))
  const least = Math.max(LEAST, best * BEHIND)
  return found
    .filter(({ fits, isGeneric }) => fits >= (isGeneric ? LEAST / 2 : least))
    .map((found) => ({ found, key: found.fits + random.between(0, NEAR) }))
    .sort((a, b) => b.key - a.key)
    .map(({ found }) => found)
}

/** Sheets that answer so nearly alike take turns. */
const NEAR = 0.1

/** Printed pieces that a sheet can be, by what it has to announce. */
const PIECES: Partial<Record<PieceType, Announcement>> = {
  menu: 'menu',
  invitation: 'invitation',
  postcard: 'greeting',
  voucher: 'product',
  ticket: 'event',
}

/** What no score mends: another kind, an attached picture without a place, a printed piece of other conventions. */
function mayAnswer({ head, layouts }: Entry, brief: Brief): boolean {
  if (!head.kinds.includes(brief.kind)) return false
  if (brief.picture && !layouts.some(({ slots }) => slots.includes('given'))) return false
  const { piece } = brief
  if (!piece) return true
  const needed = PIECES[piece.type]
  return needed !== undefined && head.announces.includes(needed) && !head.about.includes('*')
}

/** What a picture is worth that answers another announcement. */
const SAID = 0.1

function foundOf(entry: Entry, asked: Asked): Found {
  const { brief } = asked
  const isGeneric = entry.head.about.includes('*')
  const answer = answers(entry.head.announces, asked.announced)
  const about = isGeneric ? genericFit(asked) : aboutFit(entry, asked)
  const shape = bestShape(entry.layouts, brief.format)
  const tone = toneFit(entry.head.tone, brief.style.tones)
  const fits = Math.min(1, about * (answer > 0 ? SAID + (1 - SAID) * answer : 0) * shape + tone)
  return { entry, isGeneric, fits }
}

/** A sheet without a picture does not answer who wants something to be seen. */
const genericFit = ({ seen, isShown }: Asked): number => (seen.length > 0 && isShown ? 0 : GENERIC)

/** Of what a design is about, what a sheet's tags tell: the best, and how much of it all. */
const [BEST, SHARE] = [0.45, 0.55]
/** What it costs to miss some of what was to be seen, and of what was only named. */
const [UNSEEN, UNSAID] = [0.6, 0.25]
/** Topics so much fainter than the loudest are no part of what it is about. */
const FAINT = 0.5

/** Topics that are as loud as the loudest; what a picture is worth that shows none of them. */
const [LEADING, ASIDE] = [0.8, 0.65]

/** What leads in a picture is nothing that was spoken of: it stands for it at best. */
const STANDS_FOR_IT = 0.92
/** Where only a time of the year is spoken of, a picture is of that, or of something else that nobody spoke of. */
const ASIDE_OF_SEASON = 0.5

/** A day that is celebrated is part of what it is about: what a picture without it is worth, and one of a day that nobody spoke of. */
const [OTHER_DAY, NO_DAY] = [0.62, 0.6]

/** What a noun counts that no sheet is of and that nobody could draw: 'involvement', a name. */
const UNKNOWN = 0.4

const SEASONS = new Set(['spring', 'summer', 'autumn', 'winter'])
/** Trades that say nothing of what is sold. */
const ANY_TRADE = new Set(['retail', 'general', 'event', 'business'])

interface Lead {
  /** How loud the loudest noun is that tells something. */
  first: number
  all: number
  /** Whether nothing is said but nouns that many trades share. */
  isAlone: boolean
  /** … and those are of a time of the year. */
  isSeason: boolean
}

/** What a design is about above all, and how much of it there is. */
const leadOf = (asked: Asked): Lead => memo(lead, asked, () => leadIn(asked))
const lead = new WeakMap<Asked, Lead>()

function leadIn({ brief, topics, known }: Asked): Lead {
  const occasion = brief.purpose?.occasion
  // Two words that make one noun tell nothing more than the two.
  const single = topics.filter(({ noun }) => !noun.includes(' ') || isOneNoun(noun))
  const isHeard = ({ noun }: Topic) => known === undefined || known.has(noun)
  const [loudest] = topics
  const isTrade = ({ noun }: Topic) =>
    !ANY_TRADE.has(noun) && (brief.purpose?.trade?.split('/').includes(noun) ?? false)
  const isSeason = occasion !== undefined && SEASONS.has(occasion)
  const telling = single.filter(
    (topic) =>
      !isShared(topic.noun) &&
      isHeard(topic) &&
      // A time of the year says nothing of what is sold in it.
      (topic.weight >= (loudest?.weight ?? 1) * FAINT || (isSeason && isTrade(topic))),
  )
  const isAlone = telling.length === 0
  const first = (telling[0] ?? single.find(isHeard) ?? topics[0])?.weight ?? 1
  const loud = single.filter(
    ({ noun, weight }) => weight >= first * FAINT && noun !== occasion && (isAlone || !isShared(noun)),
  )
  const all = loud.reduce(
    (sum, topic) => sum + topic.weight * (isHeard(topic) || figureFor(topic.noun) !== undefined ? 1 : UNKNOWN),
    0,
  )
  return { first, all: all || first, isAlone, isSeason: isAlone && isSeason }
}

/** What nearness of meaning may add to what the words say. */
const LIFTED = 0.3

/** How well what a sheet is about fits what is asked, 0–1. */
export function aboutFit(entry: Entry, asked: Asked): number {
  const { brief, topics, seen, someone, isShown, point } = asked
  const occasion = brief.purpose?.occasion
  if (topics.length === 0) return 0
  const { first, all, isAlone, isSeason } = leadOf(asked)
  const fitOf = (noun: string) => tagsFit(entry, noun, isAlone)
  const fits = topics.map(({ noun, weight }) => ({ noun, weight, fit: fitOf(noun) }))
  const best = Math.max(...fits.map(({ weight, fit }) => Math.min(1, weight / first) * fit))
  const told = fits.reduce((sum, { weight, fit }) => sum + weight * fit, 0)
  const leads = fits.some(
    ({ noun, weight, fit }) =>
      weight >= first * LEADING && fit > 0.4 && (isAlone || !isShared(noun) || leadsWith(entry, noun)),
  )
  // A rose for Valentine's Day is what stands for it.
  const isItself = topics.some(
    ({ noun, weight }) =>
      weight >= first * FAINT && (noun === occasion && !isSeason ? fitOf(noun) > 0.5 : leadsWith(entry, noun)),
  )
  const standing = isItself ? 1 : isSeason ? ASIDE_OF_SEASON : STANDS_FOR_IT
  const ofTheDay = dayFit(entry, occasion, fits)
  const exact = best * (BEST + SHARE * Math.min(1, told / all)) * ofTheDay * (leads ? 1 : ASIDE) * standing
  const near = point ? Math.min(exact + LIFTED, nearness(point, entry.point())) : 0
  const toSee = seen.length + (someone && isShown ? 1 : 0)
  if (toSee === 0) return Math.max(exact, near)
  const missing =
    seen.filter((noun) => !isShownBy(entry, noun)).length + (someone && isShown && !showsSomeone(entry) ? 1 : 0)
  // A picture of something else is no answer to who names what is to be seen, unless it is what is spoken of above all.
  const isSubject = fits.some(
    ({ noun, weight, fit }) =>
      noun !== occasion && weight >= first * LEADING && fit >= SHOWN_WELL && !isShared(noun) && shows(entry, noun),
  )
  if (missing === toSee && (isShown || !isSubject)) return 0
  return Math.max(exact, near) * (1 - ((isShown ? UNSEEN : UNSAID) * missing) / toSee)
}

const showsSomeone = (entry: Entry): boolean => nounsIn(entry).some((noun) => isPerson(figureFor(singular(noun))))

/** Fits from here on show what they are of. */
const SHOWN_WELL = 0.8

/** What is left of a picture of another nation's day. */
const OTHER_NATION = 0.4
const NATIONAL = new Set(['independence-day', 'national-day', 'national'])
/** Whether a sheet is of the day of a nation that nobody speaks of. */
function isOtherNation(about: readonly string[], said: readonly { noun: string }[]): boolean {
  if (!about.some((tag) => NATIONAL.has(tag))) return false
  const nations = about.filter((tag) => FLAGS.has(tag))
  return nations.length > 0 && !said.some(({ noun }) => noun.split(' ').some((word) => nations.includes(word)))
}

/** What the day of a sheet, and that of a prompt, leave of it. */
function dayFit(
  { head, isMark }: Entry,
  occasion: string | undefined,
  fits: readonly { noun: string; weight: number; fit: number }[],
): number {
  const isNamed = (day: string, noun: string) => nounFit(day, noun) > 0.5
  // A mark says no words that another day would contradict.
  const day = isMark ? undefined : dayOf(head)
  const isSpokenOf = day === undefined || fits.some(({ noun }) => isNamed(day, noun))
  const left = (isSpokenOf ? 1 : NO_DAY) * (isOtherNation(head.about, fits) ? OTHER_NATION : 1)
  if (occasion === undefined) return left
  // What shows the thing itself need only be for the day as well.
  const showsIt = fits.some(({ noun, weight, fit }) => noun !== occasion && weight >= LEADING && fit >= SHOWN_WELL)
  const own = fits.find(({ noun }) => noun === occasion)?.fit ?? 0
  return own > 0.5 || (showsIt && head.about.some((tag) => isNamed(tag, occasion))) ? left : left * OTHER_DAY
}

/** Cosines that mean nothing, and that mean the same; how much it counts beside words that are the same. */
const [UNLIKE, ALIKE, MEANT] = [0.62, 0.78, 0.8]

function nearness(a: Float32Array, b: Float32Array): number {
  let cosine = 0
  for (let i = 0; i < a.length; i++) cosine += (a[i] ?? 0) * (b[i] ?? 0)
  return MEANT * Math.min(1, Math.max(0, (cosine - UNLIKE) / (ALIKE - UNLIKE)))
}

const bestShape = (layouts: readonly PackedLayout[], format: Format): number =>
  Math.max(0, ...layouts.map((layout) => fitOfShape(layout, format)))

/** Tones that contradict one another. */
const LOUD: readonly Tone[] = ['playful', 'childlike', 'bold', 'vibrant', 'grunge', 'brutalist']
const QUIET: readonly Tone[] = ['elegant', 'luxury', 'calm', 'minimal', 'corporate', 'classic']
const [SAME_TONE, OTHER_TONE] = [0.04, -0.12]

/** What a sheet's moods add. */
export function toneFit(own: readonly Tone[], wished: readonly Tone[]): number {
  if (wished.length === 0) return 0
  const shared = wished.filter((tone) => own.includes(tone)).length
  const clash = (a: readonly Tone[], b: readonly Tone[]) =>
    wished.some((tone) => a.includes(tone)) &&
    own.some((tone) => b.includes(tone)) &&
    !own.some((tone) => a.includes(tone))
  return shared * SAME_TONE + (clash(LOUD, QUIET) || clash(QUIET, LOUD) ? OTHER_TONE : 0)
}
