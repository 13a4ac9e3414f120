/** Puts a brief's screen together: the block that leads, those beside it, the ways through the site. */
import { says } from '../../../brief/told/sayings.ts'
import type { Brief, PageFunction, PageType } from '../../../brief/types.ts'
import type { Node } from '../../../scene/types.ts'
import { heroWords } from '../parts/hero-words.ts'
import type { Page } from '../parts/page.ts'
import { siteTitle } from '../parts/site-title.ts'
import type { IconName } from '../vocabulary/icons.ts'
import { shortThing, thingsOf } from '../vocabulary/labels.ts'
import { capitalised, severalOf } from '../vocabulary/nouns.ts'
import { factsOf } from '../vocabulary/things.ts'
import { withBesides } from './besides.ts'
import { BLOCKS, type BlockName } from './blocks/all.ts'
import { type Called, calledOf } from './called.ts'
import { leadingThing, PLAYED, type Placed, placedTasks } from './choose.ts'
import type { Block } from './kit/block.ts'
import { looksOf } from './kit/looks.ts'
import { penFor } from './kit/pen.ts'
import { PAGE_ROWS } from './page-types.ts'
import type { NavEntry, PageRow, Screen } from './types.ts'

export const rowFor = (type: PageType | undefined): PageRow | undefined => type && PAGE_ROWS[type]

/** Signs of things that stand somewhere. */
const STANDING: ReadonlySet<IconName> = new Set<IconName>(['map', 'bed'])

/** Whether where its things are matters on a site: a map of what has no place says nothing. */
export function isPlaced(brief: Brief): boolean {
  if (says(brief, 'map') || says(brief, 'near')) return true
  return STANDING.has(factsOf(leadingThing(brief.page?.functions ?? [])).icon)
}

/** What a block is titled where no task names it. */
const TITLES: Partial<Record<BlockName, (thing: string) => string>> = {
  table: (thing) => thing,
  map: () => 'On the map',
  'bar-chart': () => 'By day',
  donut: () => 'By share',
  'line-chart': () => 'Over the year',
  progress: () => 'Progress',
  people: () => 'Members',
  follow: (thing) => `Saved ${thing.toLowerCase()}`,
  search: (thing) => `Search ${thing.toLowerCase()}`,
  filters: () => 'Filter',
  results: (thing) => thing,
  calendar: () => 'Choose a date',
  trip: (thing) => thing,
  lesson: () => 'Your lessons',
  conversation: () => 'Messages',
  notifications: () => 'News',
  'sign-in': () => 'Create an account',
  choices: () => 'What brings you here?',
  feed: () => 'Newest posts',
}

/** A task that the page has of itself. */
const own = (block: BlockName, thing: string): PageFunction => ({
  verb: 'browse',
  words: TITLES[block]?.(capitalised(thing)) ?? capitalised(thing),
})

const ICON_OF: Readonly<Record<string, IconName>> = {
  Overview: 'home',
  Home: 'home',
  Settings: 'gear',
  Reports: 'chart',
  Topics: 'chat',
  Members: 'users',
  Search: 'search',
  Saved: 'bookmark',
  Browse: 'grid',
  Categories: 'rows',
  Book: 'calendar',
  'My bookings': 'ticket',
  Courses: 'graduation',
  'My learning': 'book',
  Messages: 'chat',
  Contacts: 'users',
  About: 'info',
  Help: 'info',
}

const MOST_NAV = 7
/** A prompt that names so many ways names them all. */
const FEWEST_GIVEN = 3

/** What is done in passing is no page of a site. */
const UNVISITED: ReadonlySet<PageFunction['verb']> = new Set([
  'register',
  'log-in',
  'filter',
  'sort',
  'select',
  'pay',
  'edit',
  'delete',
])
/** 'Policies' beside 'Regulatory policies', 'Game' beside 'Games'. */
const saysSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((words) => words.toLowerCase().replace(/s\b/g, ''))
  return a !== undefined && b !== undefined && (a.endsWith(b) || b.endsWith(a))
}

/** The ways through the site: the pages of its type, and the things that people deal with there. */
function navOf(row: PageRow, placed: readonly Placed[], given: readonly string[]): NavEntry[] {
  const fixed = (words: string): NavEntry => ({ words, icon: ICON_OF[words] ?? 'file' })
  if (given.length >= FEWEST_GIVEN) return given.slice(0, MOST_NAV).map(fixed)
  const things = placed.flatMap(({ tasks }) =>
    tasks.flatMap((task) => (UNVISITED.has(task.verb) ? [] : (thingsOf(task) ?? []))),
  )
  const named = [...new Set(things.map((thing) => shortThing(severalOf(thing), 22)))]
    .filter((words, i, all) => words.length >= 3 && !all.some((other, k) => k < i && saysSame(other, words)))
    .map((words): NavEntry => ({ words, icon: factsOf(words).icon }))
  const [first = 'Overview', ...others] = row.nav
  const asked = given.map(fixed)
  const middle = [...asked, ...named]
    .filter(({ words }, i, all) => !row.nav.includes(words) && all.findIndex((one) => one.words === words) === i)
    .slice(0, MOST_NAV - row.nav.length)
  return [fixed(first), ...middle, ...others.map(fixed)]
}

/** What is done on the board of a game itself. */
const IN_GAMES = /\b(?:hints?|numbers?|moves|timers?|sounds?|letters?|pause|undo)\b/i

/** What a site is called by stands first, with what is done there. */
function withCalled(placed: readonly Placed[], called: Called | undefined): readonly Placed[] {
  if (!called) return placed
  const isPlayed = PLAYED.includes(called.block)
  const isIn = ({ block, tasks }: Placed) => PLAYED.includes(block) || tasks.every(({ words }) => IN_GAMES.test(words))
  const same = placed.filter((one) => one.block === called.block || (isPlayed && isIn(one)))
  const there = same.find(({ block }) => block === called.block)
  const thing = called.task.thing ?? called.task.words.toLowerCase()
  const first: Placed = {
    block: called.block,
    tasks: [called.task, ...same.flatMap((one) => one.tasks)],
    thing: there?.thing ?? thing,
  }
  return [first, ...placed.filter((one) => !same.includes(one))]
}

/** How often the block that leads stands on the dark, and blocks of which every word is read there: those without fields to fill in. */
const LOUD = 0.6
export const ON_DARK: ReadonlySet<BlockName> = new Set<BlockName>([
  'activity',
  'agenda',
  'bar-chart',
  'donut',
  'leaderboard',
  'lesson',
  'line-chart',
  'notifications',
  'progress',
  'results',
  'table',
])

/** The figures of the day. */
const totalsOf = (page: Page, looks: Screen['looks'], thing: string, width: number): Node =>
  BLOCKS.totals.draw({
    page,
    looks,
    pen: penFor(page, looks.panel, 'totals'),
    tasks: page.brief.page?.functions ?? [],
    thing,
    width,
    leads: false,
  })

export function screenOf(page: Page, row: PageRow): Screen {
  const { brief } = page
  const looks = looksOf(page)
  const tasks = brief.page?.functions ?? []
  // What is only named is a part of the site, what it is called tells more: 'a directory of climbing gyms with a map'.
  const told = tasks.filter(({ words, thing }) => words !== thing)
  const titled = told.length === 0 && row.lead === 'results' ? siteTitle(brief)?.toLowerCase() : undefined
  const about = titled?.endsWith('s') ? titled : tasks.length > 0 ? leadingThing(tasks) : row.thing
  const thing = about === 'entries' ? row.thing : about
  const called = row.frames['head-bar'] === undefined ? undefined : calledOf(brief)
  const placed = withCalled(placedTasks(brief), called)
  const leads = called ? [called.block] : (row.leads ?? [row.lead])
  const leading = leads.map((name) => placed.find(({ block }) => block === name)).find(Boolean)
  const lead: Placed = leading ?? { block: row.lead, tasks: [own(row.lead, thing)], thing }
  const others = placed.filter((one) => one !== lead)
  const isMapped = says(brief, 'map')
  const always = others.length < (row.fewest ?? Number.POSITIVE_INFINITY) ? row.always : []
  const added = [...(isMapped ? ['map' as const] : []), ...always]
    .filter((name) => name !== lead.block && !others.some(({ block }) => block === name))
    .map((block): Placed => ({ block, tasks: [own(block, thing)], thing }))
  const shown = [...others, ...added.slice(0, Math.max(0, row.most - 1 - others.length))].slice(
    0,
    Math.max(row.most - 1, others.length),
  )
  const [first = lead, ...rest] = withBesides(brief, [lead, ...shown])
  let count = 0
  // The first thing that is seen of a tool is lively.
  const loud = page.random.fork('loud').chance(LOUD) && !looks.ground.isDark ? looks.ink : looks.panel
  const draw: Screen['draw'] = (
    { block, tasks: own, thing: of },
    width,
    leads = false,
    on = leads && ON_DARK.has(block) ? loud : looks.panel,
  ) => {
    count++
    const made: Block = BLOCKS[block]
    return made.draw({
      page,
      looks,
      pen: penFor(page, on, `${block}-${count}`),
      tasks: own,
      thing: of,
      width,
      leads,
    })
  }
  return {
    page,
    looks,
    row,
    lead: first,
    rest,
    nav: navOf(
      row,
      placed,
      brief.copy.flatMap(({ role, source, text }) => (role === 'nav' && source === 'given' ? [text] : [])),
    ),
    draw,
    tasks,
    words: heroWords(page),
    totals: (width) => (row.totals ? [totalsOf(page, looks, thing, width)] : []),
  }
}
