/** A block that joins a page which stands: drawn as the page would have drawn it, about what the site is about. */
import type { FunctionVerb, PageFunction } from '../../../brief/types.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { band, CONTENT } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { isTool } from '../parts/is-tool.ts'
import type { Page } from '../parts/page.ts'
import { BLOCKS, type BlockName } from '../screens/blocks/all.ts'
import { blockNamed, leadingThing } from '../screens/choose.ts'
import { looksOf } from '../screens/kit/looks.ts'
import { penFor } from '../screens/kit/pen.ts'
import { rowFor } from '../screens/screen.ts'
import { capitalised } from '../vocabulary/nouns.ts'

interface Wanted {
  block: BlockName
  /** What it is about, as it was said: 'upcoming events'. */
  topic?: string
  /** Begins the ids of all that is drawn. */
  prefix: string
}

/** What a block is for where no task of the brief says so. */
const TASKS: Partial<Record<BlockName, readonly [FunctionVerb, thing: string | undefined, words: string]>> = {
  calendar: ['book', 'visit', 'Choose a day'],
  form: ['send', 'subject', 'Write to us'],
  'sign-in': ['log-in', 'account', 'Your account'],
  search: ['search', undefined, 'Search'],
  filters: ['filter', undefined, 'Filter'],
  comments: ['comment', 'comments', 'Comments'],
  composer: ['post', undefined, 'Write a post'],
  conversation: ['chat', 'messages', 'Messages'],
  notifications: ['track', 'notifications', 'Notifications'],
  'bar-chart': ['analyze', undefined, 'By day'],
  'line-chart': ['analyze', undefined, 'Over the year'],
  donut: ['analyze', undefined, 'By share'],
  map: ['browse', undefined, 'On the map'],
  reviews: ['rate', undefined, 'Reviews'],
  upload: ['upload', 'files', 'Upload a file'],
  poll: ['vote', undefined, 'Vote'],
  payment: ['pay', undefined, 'Payment'],
  people: ['browse', 'members', 'Members'],
  agenda: ['browse', 'events', 'What is coming up'],
  articles: ['browse', 'articles', 'Latest articles'],
  files: ['browse', 'documents', 'Documents'],
  feed: ['browse', 'posts', 'Newest posts'],
  leaderboard: ['browse', 'players', 'Leaderboard'],
  calculator: ['calculate', undefined, 'Calculator'],
}

const isBlock = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name)

/** The block of a name, else the one that shows what is called so. */
export const blockCalled = (name: string | undefined, topic: string | undefined): BlockName | undefined =>
  name !== undefined && isBlock(name) ? name : topic === undefined ? undefined : blockNamed(topic)

function taskOf(page: Page, { block, topic }: Wanted): PageFunction & { thing: string } {
  const [verb, own, words] = TASKS[block] ?? ['browse', undefined, undefined]
  const functions = page.brief.page?.functions ?? []
  const about = functions.length > 0 ? leadingThing(functions) : rowFor(page.brief.page?.type)?.thing
  const thing = topic ?? own ?? about ?? 'entries'
  return { verb, thing: thing.toLowerCase(), words: capitalised(topic ?? words ?? thing) }
}

/** @param width pixels that it has */
export function blockOn(page: Page, wanted: Wanted, width: number): Frame {
  const looks = looksOf(page)
  const task = taskOf(page, wanted)
  return BLOCKS[wanted.block].draw({
    page,
    looks,
    pen: penFor(page, looks.panel, wanted.prefix),
    tasks: [task],
    thing: task.thing,
    width,
    // The foot of a tool says that its values are samples; elsewhere what leads says so.
    leads: !isTool(page.brief),
  })
}

/** Narrow blocks are no wider, pixels. */
const NARROW = 620

/** The same as a section of its own, on a page of sections. */
export function blockSection(page: Page, wanted: Wanted, ground: GroundName): Frame {
  const width = BLOCKS[wanted.block].size === 'narrow' ? NARROW : CONTENT
  const block: Node = blockOn(page, wanted, width)
  return band(`${wanted.block}-${wanted.prefix.split('-').at(-1) ?? '1'}`, page.ground(ground), {}, [block])
}
