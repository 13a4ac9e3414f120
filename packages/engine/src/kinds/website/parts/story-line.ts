/** The order of a page: a story line by trade and chance, the sections that may play each part, and the rhythm of the grounds. */

import { cyclic } from '../../../base/items.ts'
import type { Industry } from '../../../brief/types.ts'
import type { OwnPart } from '../../../brief/write/pages/asked.ts'
import { photographed } from './art/photographed.ts'
import { authoredLine } from './authored-line.ts'
import type { Content } from './content.ts'
import type { GroundName } from './grounds.ts'
import type { Page, Section } from './page.ts'
import { alternating } from './sections/alternating.ts'
import { bento } from './sections/bento.ts'
import { bigLines } from './sections/big-lines.ts'
import { call, callGiant, callPicture, newsletter } from './sections/call.ts'
import { contact, contactRows } from './sections/contact.ts'
import { figures } from './sections/figures.ts'
import { columnsFooter, contactFooter, lineFooter, pictureFooter, wordmarkFooter } from './sections/footers.ts'
import { list, rowsOf } from './sections/list.ts'
import { mapBand } from './sections/map-band.ts'
import { notes } from './sections/notes.ts'
import { numberedRows, numberedSteps } from './sections/numbered.ts'
import { offerCards, offerLines, offerPictured } from './sections/offers.ts'
import { people } from './sections/people.ts'
import { pictureNote } from './sections/picture-note.ts'
import { panelsOf, prices } from './sections/prices.ts'
import { processLine, processPanels, processRows, processStair } from './sections/process.ts'
import { questions, questionsGrid, questionTiles } from './sections/questions.ts'
import { quote } from './sections/quote.ts'
import { statement, statementPicture } from './sections/statement.ts'
import { story } from './sections/story.ts'
import { strip } from './sections/strip.ts'
import { tiles } from './sections/tiles.ts'
import { wordStrip } from './sections/words-strip.ts'
import { works } from './sections/works.ts'
import { toldSections } from './told/line.ts'

/** One part of a page, and the sections that can play it. */
interface Part {
  choices: readonly Section[]
  /** Of parts that exist for what a prompt gives: whether it gave it. They are never left out to save room. */
  given?: (content: Content) => boolean
}

/** So many offers are a list. */
const LISTED = 2

const PARTS = {
  // What the prompt lists itself stands whole; what only the trade offers is filled in.
  services: {
    choices: [offerLines, offerCards, offerPictured],
    given: (content) => content.page.offers.length >= LISTED,
  },
  offer: { choices: [numberedRows, numberedSteps, bigLines, bento, alternating, alternating, tiles, tiles] },
  more: { choices: [alternating, bigLines, wordStrip] },
  about: { choices: [statementPicture, statementPicture, statement] },
  told: { choices: [story, pictureNote] },
  process: { choices: [processLine, processRows, processStair, processPanels] },
  questions: { choices: [questions, questionsGrid, questionTiles] },
  notes: {
    choices: [notes],
    given: ({ notes: told, figures: numbers }) => told.length > 0 && !(told.length === 1 && numbers.length === 1),
  },
  pictures: { choices: [works, strip] },
  // Two to four offers with prices stand as panels instead.
  list: { choices: [list], given: (content) => rowsOf(content).length > 0 },
  prices: { choices: [prices], given: (content) => panelsOf(content) !== undefined },
  figures: { choices: [figures], given: (content) => content.figures.length > 0 },
  people: { choices: [people], given: (content) => content.people.length > 0 },
  quote: { choices: [quote], given: ({ quotes }) => quotes.length > 0 },
  contact: { choices: [contact, contactRows, mapBand], given: ({ contacts }) => contacts.length > 0 },
  call: { choices: [callPicture, callPicture, call, newsletter, callGiant] },
} as const satisfies Record<string, Part>
export type PartName = keyof typeof PARTS
const partNamed = (name: PartName): Part => PARTS[name]

/** What the others build up to; it is never left out. */
const LAST: PartName = 'call'

const LINES = {
  goods:
    'services prices list offer pictures told notes figures quote about process more people questions contact call',
  service: 'services offer notes figures process prices list told pictures people quote about questions contact call',
  culture: 'list services told about people notes offer pictures quote figures prices questions contact call',
  product: 'services offer told figures process notes quote list more about prices people questions contact call',
  place: 'about pictures services offer list notes figures quote told prices people questions contact call',
} as const
type LineName = keyof typeof LINES

const isPart = (name: string): name is PartName => name in PARTS
const lineOf = (name: LineName): readonly PartName[] => LINES[name].split(' ').filter(isPart)

/** The lines that go with a trade; any other trade takes one of all. */
const BY_TRADE: readonly (readonly [readonly LineName[], readonly Industry[]])[] = [
  [
    ['goods', 'place', 'culture'],
    ['coffee', 'bakery', 'restaurant', 'bar', 'food', 'farm', 'craft', 'art'],
  ],
  [
    ['goods', 'product'],
    ['fashion', 'jewellery', 'retail', 'books', 'children', 'beauty'],
  ],
  [
    ['service', 'product', 'goods'],
    [
      'home-services',
      'construction',
      'automotive',
      'dental',
      'health',
      'veterinary',
      'pets',
      'law',
      'finance',
      'consulting',
      'logistics',
      'real-estate',
      'bicycle',
      'security',
      'energy',
    ],
  ],
  [
    ['culture', 'place'],
    ['music', 'film', 'event', 'media', 'community', 'charity', 'wedding', 'photography'],
  ],
  [
    ['product', 'service'],
    ['software', 'technology', 'gaming', 'science', 'agency', 'design', 'education'],
  ],
  [
    ['place', 'service', 'culture'],
    ['hotel', 'travel', 'outdoors', 'yoga', 'fitness', 'sports', 'architecture', 'interior', 'environment'],
  ],
]
const ANY: readonly LineName[] = ['goods', 'service', 'product', 'place']

/** A page of more parts than this tires. */
const MOST = 6

/** The parts that a prompt asks for by name. */
const PART_FOR: Record<OwnPart, PartName> = {
  features: 'offer',
  about: 'about',
  process: 'process',
  questions: 'questions',
  pictures: 'pictures',
  contact: 'contact',
  list: 'list',
  quotes: 'quote',
  people: 'people',
}

/** The parts of this page in their order: all that set given facts, and of the others as many as there is room for. */
function partsOf(page: Page, told?: readonly PartName[]): readonly PartName[] {
  const { brief, content } = page
  const trade = BY_TRADE.find(([, industries]) => industries.includes(brief.subject.industry))
  const random = page.random.fork('line')
  const dated = content.occasion.some(({ role, text }) => role === 'date' && /\d/.test(text))
  const names = lineOf(dated ? 'culture' : random.pick(trade?.[0] ?? ANY))
  const given = (name: PartName) => partNamed(name).given?.(content)
  const shown = names.filter((name) => given(name) !== false)
  const asked = new Set<PartName>(content.page.asked.flatMap(({ part }) => (part ? [PART_FOR[part]] : [])))
  if (content.questions.length > 0) asked.add('questions')
  if (told) {
    // What opens the page has told the most: what follows is what was given or asked for besides, and the call.
    const wanted = new Set([...names.filter((name) => given(name) === true), ...asked])
    return [
      ...[...wanted].filter((name) => name !== LAST && !told.includes(name) && given(name) !== false),
      ...(told.includes(LAST) ? [] : [LAST]),
    ]
  }
  // What the prompt lists itself stands in place of what the trade offers, and of words that only say it again.
  const lists = content.page.offers.length >= LISTED
  const hasPhotos = photographed(brief).length > 1
  const kept = (name: PartName) => name === LAST || asked.has(name) || (name === 'offer' && !lists)
  const possible = shown.filter(
    (name) => kept(name) || !((lists && (name === 'offer' || name === 'more')) || (name === 'pictures' && !hasPhotos)),
  )
  const ours = possible.filter((name) => given(name) === undefined && !kept(name))
  const most = isQuiet(page) ? MOST - 1 : MOST
  const surplus = Math.max(0, Math.min(possible.length - most, ours.length - 1))
  // Beside what an owner tells, one part of ours is enough; frames for his photos are his.
  const filling = lists ? ours.filter((name) => name !== 'pictures') : ours
  const dropped = new Set(random.shuffle(filling).slice(0, lists ? Math.max(0, filling.length - 1) : surplus))
  const parts = possible.filter((name) => !dropped.has(name))
  const absent = [...asked].filter((name) => !parts.includes(name) && given(name) !== false)
  return [...parts.filter((name) => name !== LAST), ...absent, LAST]
}

/** Grounds as they follow one another down a page. */
const RHYTHMS: readonly (readonly GroundName[])[] = [
  ['paper', 'surface', 'paper', 'accent', 'paper', 'secondary', 'surface', 'ink'],
  ['surface', 'paper', 'ink', 'paper', 'surface', 'paper', 'accent', 'paper'],
  ['paper', 'accent', 'paper', 'surface', 'secondary', 'paper', 'ink', 'paper'],
  ['ink', 'paper', 'surface', 'paper', 'secondary', 'paper', 'accent', 'paper'],
  ['paper', 'paper', 'secondary', 'paper', 'surface', 'ink', 'paper', 'accent'],
]

/** For a page that asks for space: paper, with a tint now and then. */
const QUIET: readonly (readonly GroundName[])[] = [
  ['paper', 'paper', 'surface', 'paper'],
  ['paper', 'surface', 'paper', 'paper', 'paper'],
  ['surface', 'paper', 'paper', 'paper'],
]
const isQuiet = ({ brief }: Page): boolean => brief.style.tones.includes('minimal')

/**
 * The sections of a page in their order, each with the ground it would like. A section that has nothing to show gives way to another.
 * @param told parts that stand in what opens the page, where that is more than a hero
 */
export function storyLine(page: Page, told?: readonly PartName[]): { section: Section; ground: GroundName }[] {
  const random = page.random.fork('sections')
  const { grounds = [], end } = page.site ?? {}
  const rhythm = grounds.length > 0 ? grounds : random.pick(isQuiet(page) ? QUIET : RHYTHMS)
  const own = toldSections(page, told !== undefined)
  const usual = own.length > 0 ? withTold(page, own, told) : partsOf(page, told)
  const isGiven = (name: string): name is PartName => isPart(name) && partNamed(name).given?.(page.content) === true
  const parts = page.site
    ? authoredLine<PartName>(page, page.site, usual, { told: own.length, isFormed: told !== undefined, isGiven })
    : usual
  return parts.map((name, index) => {
    const section = typeof name === 'string' ? firstOf(random.shuffle(partNamed(name).choices)) : name
    const last = isQuiet(page) ? (['paper', 'surface', 'accent'] as const) : (['accent', 'ink', 'secondary'] as const)
    const ground = name === LAST ? (end ?? random.pick(last)) : cyclic(rhythm, index)
    return { section, ground }
  })
}

/** The first of some sections that has something to show. */
const firstOf =
  (choices: readonly Section[]): Section =>
  (...given) => {
    for (const choice of choices) {
      const made = choice(...given)
      if (made) return made
    }
    return undefined
  }

/** Parts of ours that a told part plays already. */
const PLAYED: readonly PartName[] = ['people', 'contact', 'questions', 'pictures', 'process', 'about', 'quote']
/** Fewer told sections have one of our own beside them. */
const ENOUGH = 3

/** The told sections: before them what is offered, behind them what was given besides, and the call. */
function withTold(page: Page, own: readonly Section[], told?: readonly PartName[]): (PartName | Section)[] {
  const { content, brief } = page
  const isTold = (name: PartName) => partNamed(name).given?.(content) === true && !told?.includes(name)
  const kinds = (brief.page?.parts ?? []).map(({ kind }) => kind)
  const isAsked = kinds.includes('services') && content.page.offers.length < LISTED && told === undefined
  const offered: PartName[] = isTold('services') ? ['services'] : isAsked ? ['offer'] : []
  const besides = lineOf('goods').filter((name) => isTold(name) && name !== 'services' && !PLAYED.includes(name))
  const quoted: PartName[] = isTold('quote') ? ['quote'] : []
  const ours: PartName[] = told === undefined && own.length + offered.length < ENOUGH ? ['about'] : []
  const last = own.slice(-1)
  return [...offered, ...ours, ...own.slice(0, -1), ...besides, ...quoted, ...last, LAST]
}

/** How the page ends. */
export function footerOf(page: Page): {
  section: (...given: Parameters<Section>) => ReturnType<typeof lineFooter>
  ground: GroundName
} {
  const random = page.random.fork('footer')
  return {
    section: random.pick([columnsFooter, lineFooter, pictureFooter, contactFooter, wordmarkFooter]),
    ground: random.pick(['paper', 'paper', 'surface', 'ink'] as const),
  }
}
