/** Which blocks a screen has: one for each thing that people do there, none twice. */
import type { Brief, FunctionVerb, PageFunction, PageType } from '../../../brief/types.ts'
import { chart, progress, totals } from './blocks/figures.ts'
import { calendar, conversation, form, poll, search, signIn, upload } from './blocks/inputs.ts'
import { cards, feed, table } from './blocks/lists.ts'
import type { Block } from './blocks.ts'

const BLOCKS: Record<FunctionVerb, Block> = {
  browse: cards,
  search,
  filter: search,
  sort: search,
  compare: table,
  book: calendar,
  pay: form,
  buy: cards,
  post: feed,
  comment: feed,
  rate: poll,
  vote: poll,
  follow: feed,
  track: table,
  analyze: chart,
  report: chart,
  calculate: form,
  manage: table,
  create: form,
  edit: form,
  delete: table,
  upload,
  download: table,
  chat: conversation,
  send: form,
  apply: form,
  register: signIn,
  'log-in': signIn,
  join: signIn,
  play: progress,
  learn: progress,
  select: poll,
  verify: table,
}

/** What a page of a type shows even where nothing was said of it. */
const ALWAYS: Partial<Record<PageType, { verb: FunctionVerb; words: string }[]>> = {
  dashboard: [
    { verb: 'analyze', words: 'overview' },
    { verb: 'manage', words: 'manage entries' },
  ],
  application: [{ verb: 'manage', words: 'manage entries' }],
  community: [{ verb: 'comment', words: 'join the discussion' }],
  search: [
    { verb: 'search', words: 'search' },
    { verb: 'browse', words: 'browse results' },
  ],
  directory: [
    { verb: 'search', words: 'search' },
    { verb: 'browse', words: 'browse entries' },
  ],
  booking: [{ verb: 'book', words: 'choose a date' }],
  course: [{ verb: 'learn', words: 'your lessons' }],
  chat: [{ verb: 'chat', words: 'messages' }],
  'sign-up': [{ verb: 'register', words: 'create an account' }],
}

export interface Placed {
  block: Block
  task: PageFunction
}

const MOST = 7

/** The blocks in the order of the prompt; a wide one leads. */
export function blocksFor({ page }: Brief): Placed[] {
  if (!page) return []
  const tasks: PageFunction[] = [...page.functions, ...(ALWAYS[page.type] ?? [])]
  const placed: Placed[] = []
  for (const task of tasks) {
    const block = BLOCKS[task.verb]
    if (!placed.some((one) => one.block === block)) placed.push({ block, task })
  }
  return placed.slice(0, MOST)
}

/** The figures that stand at the head of a dashboard, about what it is about. */
export function totalsFor({ page }: Brief): Placed[] {
  const task = page?.functions.find(({ thing }) => thing)
  return page?.type === 'dashboard' && task ? [{ block: totals, task }] : []
}

/** What people do there, without those that say the same. */
export function tasksFor({ page }: Brief): PageFunction[] {
  const said = new Set<string>()
  return (page?.functions ?? []).filter(({ words }) => {
    const key = words.toLowerCase()
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}

const WIDE: readonly Block[] = [table, cards, feed, chart]
export const isWide = ({ block }: Placed): boolean => WIDE.includes(block)
