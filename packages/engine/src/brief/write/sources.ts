/** Where headlines, lines below them and buttons come from for a brief: the prompt's own topic and deeds first, then its day's and trade's lines. */
import { nth } from '../../base/items.ts'
import { hash, random } from '../../base/random.ts'
import type { Tone } from '../../base/tones.ts'
import { isUnknownTrade } from '../interpret/trade.ts'
import { type LineDeck, OCCASION_LINES, TRADE_LINES, type Voice } from '../lines/read.ts'
import type { Brief, PageRequest, PageType, Purpose, Topic } from '../types.ts'
import { standardButtons } from './buttons.ts'
import { deedButtons, deedHeadline, deedLine } from './deeds.ts'
import { industryOf } from './industry.ts'
import { ownerWords } from './owner.ts'
import { type Title, titlesOf } from './titles.ts'

/** The voice that a mood asks for. */
const VOICE: Partial<Record<Tone, Voice>> = {
  elegant: 'fine',
  luxury: 'fine',
  minimal: 'fine',
  calm: 'fine',
  classic: 'fine',
  swiss: 'fine',
  bold: 'loud',
  vibrant: 'loud',
  grunge: 'loud',
  brutalist: 'loud',
  playful: 'fun',
  childlike: 'fun',
  retro: 'fun',
}

export interface Sources {
  /** What it is about, the most telling first. */
  titles: Title[]
  /** Imperatives of the purpose. */
  deeds: string[]
  /** Lines of the day and of the trade, in an order of the prompt's own. */
  lines: string[]
  below: string[]
  buttons: string[]
}

/** What a headline may be made of. */
export function sourcesOf(brief: Brief, seed: number): Sources {
  const purpose = brief.purpose ?? { deeds: [], topics: [] }
  const chance = random(hash(`${seed}:${brief.prompt}`)).fork('lines')
  const decks = decksOf(brief)
  const deeds = purpose.deeds.flatMap((deed) => deedHeadline(deed) ?? [])
  const sentences = purpose.deeds.flatMap((deed) => deedLine(deed) ?? [])
  const { owner } = purpose
  const own = owner ? ownerWords(owner) : { headlines: [], lines: [] }
  const voice = brief.style.tones.map((tone) => VOICE[tone]).find((one) => one !== undefined)
  return {
    // What somebody without a trade does is said by themselves.
    titles: isUnknownTrade(brief) && own.headlines.length > 0 ? [] : titlesOf(brief),
    deeds: [...new Set(deeds)],
    lines: ofOwner(
      own.headlines,
      inTurn(decks.map((group) => group.flatMap((deck) => chance.shuffle(linesIn(deck, voice, isSale(brief)))))),
      purpose,
    ),
    below: [
      ...own.lines,
      ...sentences.filter((line) => !isQuoted(line, brief)),
      ...inTurn(decks.map((group) => group.flatMap(({ lines }) => chance.shuffle(lines.below ?? [])))),
      ...sentences,
    ],
    buttons: [
      ...deedButtons(isSale(brief) ? purpose.deeds.filter(({ verb }) => verb !== 'celebrate') : purpose.deeds),
      ...standardButtons(brief),
    ],
  }
}

/** Where no trade speaks, what the prompt says of its owner leads; beside a trade's lines it has one place, where it says where. */
function ofOwner(own: readonly string[], lines: readonly string[], { trade, owner }: Purpose): string[] {
  if (!trade) return [...own, ...lines]
  const [first, ...rest] = lines
  return first !== undefined && owner?.place ? [first, ...own.slice(0, 1), ...rest] : [...lines]
}

/** Whether a line stands in the prompt as it is: then it is no writing of ours. */
export const isQuoted = (line: string, { prompt }: Brief) =>
  prompt.toLowerCase().includes(line.toLowerCase().replace(/[.!]+$/, ''))

const isSale = ({ copy, purpose }: Brief) =>
  copy.some(({ role }) => role === 'offer' || role === 'price') || purpose?.topics[0]?.form === 'sale'

/** Days whose lines stand alone: no trade has part in them. */
export const ALONE: ReadonlySet<string> = new Set([
  'hiring',
  'thanks',
  'congratulations',
  'graduation',
  'baby-shower',
  'retirement',
  'birthday',
])

/** A site that people work with: whatever it is about, it is software. */
const isTool = (page: PageRequest | undefined) => page !== undefined && TOOLS.has(page.type)
const TOOLS: ReadonlySet<PageType> = new Set(['dashboard', 'application', 'search', 'sign-up', 'chat'])

/** Trades whose lines speak of things, not of work with them. */
const UNLIKE = new Set([
  'agency',
  'community',
  'health',
  'pets',
  'real-estate',
  'retail',
  'craft',
  'music',
  'interior',
  'jewellery',
  'fashion',
  'event',
  'food',
  'media',
  'home-services',
])

/** The decks for a brief, in groups that take turns: its day's; its trade's and then its industry's; an event's. */
function decksOf(brief: Brief): LineDeck[][] {
  const { purpose, page } = brief
  const trade = purpose?.trade
  const industry = trade?.split('/')[0] ?? industryOf(brief)
  const day = OCCASION_LINES.get(purpose?.occasion ?? '')
  if (day && (ALONE.has(day.name) || (!page && isOfDay(purpose) && plenty(day)))) return [[day]]
  const names = new Set(isUnknownTrade(brief) && !isTool(page) ? ['general/work'] : deckNames(trade, industry, page))
  const own = [...names].flatMap((name) => TRADE_LINES.get(name ?? '') ?? [])
  const isEvent = isGathering(purpose?.topics[0]) && industry !== 'event' && !page
  const event = isEvent ? TRADE_LINES.get('event') : undefined
  const plain = day && industry === 'event' && !isEvent ? own.filter(({ name }) => name !== 'event') : own
  return [day ? [day] : [], plain, event ? [event] : []].filter(({ length }) => length > 0)
}

/** The names of the decks, the trade's before its industry's; a tool is software, and what is said of apps is for those alone. */
function deckNames(trade: string | undefined, industry: string, page: PageRequest | undefined): (string | undefined)[] {
  const own = trade?.includes('/') === true
  if (isTool(page)) return [(own || industry === 'gaming') && !UNLIKE.has(industry) ? trade : undefined, 'software']
  // What people do there tells more than a word in passing.
  if (page && page.type !== 'landing' && trade === undefined) return ['software']
  return industry === 'general' || (industry === 'software' && own && !page) ? [trade] : [trade, industry]
}

/** What people come together for; a session or a course is booked. */
const isGathering = (topic: Topic | undefined) => topic?.form === 'event' && !BOOKED.has(topic.head)
const BOOKED = new Set(['session', 'course', 'class', 'lesson', 'training', 'program', 'programme', 'game', 'tour'])

/** Beside a day a trade speaks only where something is sold or done: 'Follow your map' is no line for a national day. */
const isOfDay = (purpose: Purpose | undefined) =>
  purpose?.topics[0]?.form === 'day' || purpose?.trade?.startsWith('general/') === true

/** Lines enough for four concepts. */
const plenty = ({ lines }: LineDeck) => (lines.any ?? []).length >= 4

const linesIn = ({ lines }: LineDeck, voice: Voice | undefined, sale: boolean): string[] => [
  ...(sale ? (lines.sale ?? []) : []),
  ...((voice && lines[voice]) ?? []),
  ...(lines.any ?? []),
]

/** One of each in turn: the day, the trade, the day, the trade. */
function inTurn(lists: string[][]): string[] {
  const turned: string[] = []
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let i = 0; i < longest; i++) for (const list of lists) if (list[i] !== undefined) turned.push(nth(list, i))
  return [...new Set(turned)]
}
