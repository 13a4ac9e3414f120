/** What shows that something can be done on a page: blocks that are for it, and words that say it. */
import { FUNCTION_VERBS, type FunctionVerb } from '@limner/engine/instruments'

/** Blocks by their names; what is only looked at may stand in any. */
const KINDS: Readonly<Record<FunctionVerb, RegExp>> = {
  browse: /./,
  search: /^(?:search|trip)$/,
  filter: /^(?:search|filters|results)$/,
  sort: /^(?:search|results|table|feed)$/,
  compare: /^compare$/,
  book: /^(?:calendar|trip|week|board)$/,
  pay: /^payment$/,
  buy: /^(?:products|card)$/,
  post: /^(?:composer|form|feed)$/,
  comment: /^(?:comments|feed|conversation)$/,
  rate: /^reviews$/,
  vote: /^poll$/,
  follow: /^follow$/,
  track: /^(?:table|progress|line-chart|calendar|activity|leaderboard)$/,
  analyze: /^(?:line-chart|bar-chart|donut|compare|totals)$/,
  report: /^report$/,
  calculate: /^calculator$/,
  manage: /^(?:table|board|settings|profile|roles|files)$/,
  create: /^(?:form|composer|board|canvas|code-editor|profile|upload)$/,
  edit: /^(?:settings|form|profile|canvas|code-editor|board|game-board)$/,
  delete: /^(?:table|settings|files|canvas)$/,
  upload: /^upload$/,
  download: /^files$/,
  chat: /^conversation$/,
  send: /^(?:composer|notifications)$/,
  apply: /^form$/,
  register: /^sign-in$/,
  'log-in': /^sign-in$/,
  join: /^(?:people|sign-in)$/,
  play: /^(?:game-board|quiz|card-table|wheel|match|player|flashcards)$/,
  learn: /^(?:lesson|quiz|flashcards|player|articles)$/,
  select: /^(?:choices|search|filters|quiz)$/,
  verify: /^table$/,
  enter: /^(?:form|profile|calculator|composer|quiz)$/,
  receive: /^(?:notifications|progress|files|leaderboard)$/,
}
/** Said otherwise on a control. */
const SAME: readonly (readonly string[])[] = [
  ['register', 'sign', 'account', 'join'],
  ['log', 'sign', 'login'],
  ['message', 'chat', 'write', 'send', 'contact', 'talk', 'communicate', 'ask'],
  ['submit', 'post', 'send', 'report', 'apply', 'answer'],
  ['see', 'view', 'browse', 'read', 'check', 'open', 'show', 'display', 'explore', 'access'],
  ['create', 'add', 'new', 'make', 'design', 'generate'],
  ['edit', 'update', 'change', 'adjust', 'modify', 'manage', 'fill'],
  ['delete', 'remove', 'cancel'],
  ['take', 'play', 'start', 'solve', 'practise', 'practice'],
  ['book', 'reserve', 'rent', 'schedule'],
  ['save', 'collect', 'favourite', 'favorite', 'bookmark', 'like', 'follow'],
  ['track', 'log', 'record', 'monitor'],
  ['select', 'choose', 'pick', 'set'],
  ['approve', 'verify', 'confirm', 'review'],
  ['rate', 'review'],
  ['participate', 'join', 'enroll', 'register'],
  ['receive', 'get', 'earn', 'win'],
  ['complete', 'fill', 'answer', 'take'],
  ['formulate', 'create'],
  ['discuss', 'comment', 'reply'],
  ['share', 'send', 'post'],
  ['order', 'buy', 'purchase', 'basket'],
  ['find', 'search', 'look', 'query'],
]

/** The function of a verb, or of the one that says the same. */
const functionOf = (verb: string): FunctionVerb | undefined =>
  [verb, ...WORDS_OF(verb)].map((one) => FUNCTION_VERBS.get(one)).find((one) => one !== undefined)

/** Names of blocks that are for what a verb says. */
export const kindsOf = (verb: string): RegExp => {
  const found = functionOf(verb.toLowerCase())
  return found ? KINDS[found] : /^$/
}

/** Words that say the same as a verb. */
export const WORDS_OF = (verb: string): string[] => [
  ...new Set(SAME.filter((row) => row.includes(verb.toLowerCase())).flat()),
]
