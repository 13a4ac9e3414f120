/** Which block shows what people do: by the verb, the thing and the type of the page; the first rule that fits. */
import { says } from '../../../brief/told/sayings.ts'
import type { Brief, FunctionVerb, PageFunction, PageType } from '../../../brief/types.ts'
import { thingsOf } from '../vocabulary/labels.ts'
import type { BlockName } from './blocks/all.ts'

interface Rule {
  verbs: readonly FunctionVerb[] | 'any'
  /** Of the thing, or of the words where it names none. */
  about?: RegExp
  pages?: readonly PageType[]
  block: BlockName
}

const rule = (verbs: string, block: BlockName, about?: RegExp, pages?: readonly PageType[]): Rule => ({
  verbs: verbs === 'any' ? 'any' : VERBS.filter((verb) => verbs.split(' ').includes(verb)),
  block,
  ...(about && { about }),
  ...(pages && { pages }),
})
const VERBS: readonly FunctionVerb[] = [
  'browse',
  'search',
  'filter',
  'sort',
  'compare',
  'book',
  'pay',
  'buy',
  'post',
  'comment',
  'rate',
  'vote',
  'follow',
  'track',
  'analyze',
  'report',
  'calculate',
  'manage',
  'create',
  'edit',
  'delete',
  'upload',
  'download',
  'chat',
  'send',
  'apply',
  'register',
  'log-in',
  'join',
  'play',
  'learn',
  'select',
  'verify',
  'enter',
  'receive',
]

const READING: readonly PageType[] = ['magazine']
const SHOPS: readonly PageType[] = ['shop']

/** What is called by its form takes it. */
const DRAWN: readonly (readonly [RegExp, BlockName])[] = [
  [/\b(?:pie|donut|doughnut|ring)[- ](?:charts?|graphs?|diagrams?)\b/i, 'donut'],
  [/\b(?:bar|column)[- ](?:charts?|graphs?)\b|\bhistograms?\b/i, 'bar-chart'],
  [/\b(?:line|area)[- ](?:charts?|graphs?)\b/i, 'line-chart'],
  [/\bkanban\b|\bpipeline\b/i, 'board'],
]

const RULES: readonly Rule[] = [
  ...DRAWN.map(([about, block]) => rule('any', block, about)),
  rule('create', 'sign-in', /\baccount\b/i),
  // What comes to somebody is shown where it comes to.
  rule('receive', 'progress', /rewards?|points?|badges?|prizes?|coins?|certificates?|recognition/i),
  rule('receive report', 'files', /vouchers?|invoices?|documents?|receipts?|files?|e-?tickets?/i),
  rule('receive', 'conversation', /feedback|advice|recommendations?|suggestions?|answers?|quotes?|support/i),
  rule('receive', 'notifications'),
  rule('enter', 'quiz', /assessment|questionnaire|\btest\b/i),
  rule('enter', 'form'),
  rule('follow track manage', 'board', /\bdeals\b|pipeline/i, ['dashboard']),
  // What is reported or registered and is no account is told in a form.
  rule(
    'report',
    'form',
    /\b(?:items?|abuse|problems?|issues?|incidents?|bugs?|damages?|loss(?:es)?|sightings?|leaks?)\b/i,
  ),
  rule(
    'register',
    'form',
    /\b(?:items?|products?|pets?|vehicles?|devices?|events?|tools?|animals?|companies|properties)\b/i,
  ),
  rule('browse manage', 'payment', /\b(?:split|make|complete) .*payments?\b/i),
  rule('browse', 'follow', /newsletter/i),
  rule('create', 'canvas', /\b(?:family )?tree\b/i),
  rule('edit', 'board', /\bcards\b|\bcolumns\b/i),
  rule('book', 'people', /\bhire\b.*(?:drivers?|workers?|staff|tutors?|freelancers?|experts?)/i),
  rule('edit', 'canvas', /\b(?:crop|resize|rotate)\b/i),
  rule('create edit', 'canvas', /packaging|label design|logos?\b|floor ?plans?|flyers?|t-?shirts?|banners?\b/i),
  // What the thing is decides, whatever is done with it.
  rule('any', 'game-board', /\bchess\b|\bcheckers\b|\bboard (?:game|theme)|\bmoves\b|\bmoving pieces|\bpieces\b/i),
  rule('any', 'wheel', /\bwheel\b|\bspin/i),
  rule(
    'any',
    'card-table',
    /poker|hold.?em|\bcards? table|table games?|(?:hand|community) cards|betting info|action buttons/i,
  ),
  rule('any', 'code-editor', /\bhtml\b|\bcode\b|syntax|markdown|\bcss\b|template pages?/i),
  rule(
    'create edit delete book browse analyze',
    'canvas',
    /diagram (?!types?)|diagrams|drawing|whiteboard|flow ?charts?|mind maps?|organi[sz]ational charts?|\blayout|sketch/i,
    ['application'],
  ),
  rule('browse track analyze', 'weather', /weather|forecast|air quality|temperature|humidity/i),
  rule('any', 'leaderboard', /leaderboard|rankings?\b|\bscores?\b|high ?score|best times?\b/i),
  rule('any', 'flashcards', /flashcards?|vocabulary|synonym|antonym/i),
  rule(
    'any',
    'quiz',
    /\bquiz|trivia|questions? display|contest questions?|crossword|puzzle|exam|practice test|submit your answers|answer submission/i,
    ['application', 'event', 'course', 'landing', 'dashboard', 'directory', 'search'],
  ),
  rule('play', 'quiz', /quiz|trivia|sort|word|letter|blank|puzzle/i),
  rule('play', 'arena', /battle|\bfights?|duel|attack|\bquests?\b|conquer|defend/i),
  rule('play learn browse', 'player', /audio|music|song|sample|video|podcast|film|ringtone|radio/i),
  rule('edit select', 'choices', /\braces?\b|avatar|theme|difficult|\bformats?\b|\btypes?\b|options?/i),
  rule(
    'manage create edit delete browse verify select',
    'roles',
    /permissions?\b|user roles?|access rights|privileges?/i,
  ),
  rule('browse track manage report', 'activity', /audit|activit(?:y|ies)\b|change ?log|\blogs?\b|history of changes/i, [
    'application',
    'dashboard',
  ]),
  rule('browse track manage book', 'week', /timetable|weekly (?:plan|schedule|programme)|\bshifts?\b|\brota\b/i),
  rule('browse analyze search track', 'map', /(?<!mind |site |road |heat )\bmap\b|nearby|neighbou?rhood/i),
  rule('browse', 'notifications', /notifications?|\balerts?\b/i),
  rule('browse analyze', 'reviews', /\breviews?\b|ratings?\b/i),
  rule('browse analyze', 'feed', /discussion|forum|\bposts?\b|threads?|\btopics?\b|answers?\b|questions?\b/i),
  rule(
    'browse analyze',
    'line-chart',
    /chart|graph|trend|real-time|historical|consumption|generation|statistic|analytic|performance|percentage|\bdata\b/i,
    ['dashboard', 'application', 'course', 'search'],
  ),
  rule('browse', 'articles', /\bnews|articles?|articals?|\bblog|\bstor(?:y|ies)\b|\bcolumns?\b|publication/i),
  rule('browse', 'gallery', /photos?|pictures?|images?|gallery|wallpapers?|artworks?|creative works|memories/i),
  rule('browse', 'agenda', /schedule|programme?|agenda|events?\b|line-?up|timetable/i, [
    'event',
    'community',
    'magazine',
    'course',
    'landing',
    'restaurant',
  ]),
  rule('browse', 'profile', /personal (?:info|home)|your profile|own profile|account/i),
  rule(
    'browse',
    'people',
    /profiles?|users?\b|members?|players?|coach|barbers?|teachers?|doctors?|volunteers?|artists?|speakers?|athletes?|candidates?/i,
  ),
  rule('browse', 'files', /documents?|resources?|pdfs?|files?\b|templates?|certificates?/i),
  rule(
    'browse',
    'table',
    /records?|history|logs?\b|orders?\b|status|results?\b|lists?\b|reports?\b|inventory|transactions?|payments?|prizes?/i,
    ['application', 'dashboard', 'booking', 'event', 'search', 'community', 'shop', 'course', 'directory'],
  ),
  rule('browse', 'cards', /products?|recipes|tools?|places|books/i, READING),
  rule('browse', 'articles', undefined, READING),
  rule('browse', 'products', undefined, SHOPS),
  rule('browse', 'lesson', /courses?|lessons?|class/i, ['course']),
  rule('browse', 'feed', undefined, ['community']),
  rule('browse', 'results', undefined, ['search', 'directory', 'booking', 'course', 'event']),
  rule(
    'browse',
    'cards',
    /cars?\b|hotels?|restaurants?|products?|recipes?|animals?|tools?|services?|places?|attractions?|courses?|rooms?/i,
  ),
  rule('browse', 'table'),
  rule('search', 'trip', /tickets?|flights?|hotels?|campsites?|attractions?|trips?/i, ['booking']),
  rule('search filter sort', 'search'),
  rule('compare', 'compare'),
  rule('book', 'board', /tasks?|to-?do/i),
  rule('book', 'trip', /tickets?|flights?|hotels?|trips?|cars?\b|campsites?|travel/i, ['booking']),
  rule('book', 'calendar'),
  rule('pay', 'payment'),
  rule('buy', 'table', undefined, ['dashboard']),
  rule('buy', 'products'),
  rule('post', 'composer', /evidence|insights?|report|documents?/i),
  rule('post', 'feed', undefined, ['community']),
  rule(
    'post create',
    'composer',
    /posts?\b|questions?|articles?|news|announcement|obituar|insight|evidence|\bstor(?:y|ies)\b|topics?|emails?|messages?|ideas?|blog|evidence/i,
  ),
  rule('post', 'form'),
  rule('comment', 'comments'),
  rule('rate', 'reviews'),
  rule('create', 'reviews', /reviews?|ratings?/i),
  rule('vote', 'poll'),
  rule('follow', 'follow'),
  rule('track', 'progress', /progress|goals?|habits?/i),
  rule(
    'track',
    'line-chart',
    /pollution|consumption|energy|situations?|sending|weight|daily steps|step counts?|heart/i,
  ),
  rule('track', 'calendar', /attendance|clock/i),
  rule('track', 'table'),
  rule('analyze', 'donut', /share|distribution|portfolio|budget|expense|categor/i),
  rule('analyze', 'bar-chart', /statistic|attendance|assessment|compar/i),
  rule('analyze', 'line-chart'),
  rule('report', 'report'),
  rule('calculate', 'calculator'),
  rule('manage create edit delete', 'board', /tasks?|to-?do/i),
  rule('manage', 'profile', /account|profile/i),
  rule('manage', 'settings', /settings|policies|permission|website|backend|dropdown/i),
  rule('manage', 'table'),
  rule('create edit', 'profile', /profiles?|personal info|skills?|certif/i),
  rule('create', 'form'),
  rule('edit', 'form', /information|details?|records?|status|\bcontents?\b|entr(?:y|ies)/i),
  rule('edit', 'settings'),
  rule('delete', 'table'),
  rule('upload', 'upload'),
  rule('download', 'files'),
  rule('chat', 'conversation'),
  rule('send', 'notifications', /notif|alert|reminder|whatsapp/i),
  rule('send', 'composer'),
  rule('apply', 'form'),
  rule('register log-in', 'sign-in'),
  rule('join', 'people'),
  rule('play', 'quiz'),
  rule('learn', 'lesson'),
  rule('select', 'choices'),
  rule('verify', 'table'),
]

export function blockFor({ verb, thing, words }: PageFunction, page: PageType): BlockName {
  // What is only listed is a part that is called so: 'with a leaderboard and a contact form'.
  const named = verb === 'browse' && words === thing ? blockNamed(words) : undefined
  if (named) return named
  const found = RULES.find(
    ({ verbs, about, pages }) =>
      (verbs === 'any' || verbs.includes(verb)) &&
      (about === undefined || about.test(thing ?? '') || about.test(words)) &&
      (pages === undefined || pages.includes(page)),
  )
  return found?.block ?? 'table'
}

/** Parts of a site by what they are called, where a prompt only lists them: 'a leaderboard', 'the bank page'. */
const NAMED: readonly (readonly [RegExp, BlockName])[] = [
  ...DRAWN,
  [/leaderboard|\brank(?:ing)?s?\b|high ?scores?|best times?\b/i, 'leaderboard'],
  [/difficult|(?<!stock |water |noise |price )\blevels?\b/i, 'choices'],
  [/\bstore\b|\bshop\b|marketplace/i, 'products'],
  [/\bmessages?\b|inbox|chat ?bot|\bchat\b|communication tools?/i, 'conversation'],
  [/notifications?|\balerts?\b|reminders?/i, 'notifications'],
  [/\bnews\b|\bblogs?\b|articles/i, 'articles'],
  [/trends?\b|financial data|market data|statistics|analytics|charts?\b|visuali[sz]ation/i, 'line-chart'],
  [/weather|forecast/i, 'weather'],
  [/\bforum|discussion/i, 'feed'],
  [/\breviews?\b|ratings?\b|feedback/i, 'reviews'],
  [/rewards?|badges?|achievements?|goal setting|progress/i, 'progress'],
  [/crossword|unjumble|fill.in.the.blank|word games?|quiz|simulated exam/i, 'quiz'],
  [/document management|documents?\b|templates?\b/i, 'files'],
  [/(?<!mind |site |road |heat )\bmaps?\b/i, 'map'],
  [/timetable|weekly|\brota\b/i, 'week'],
  [/calendar|\bschedule/i, 'calendar'],
  [/payment/i, 'payment'],
  [/\b(?:contact|enquiry|request|order|quote|application) forms?\b/i, 'form'],
  [/permissions?|user roles?/i, 'roles'],
  [/clock(?:ing)? (?:in|out)|attendance/i, 'calendar'],
  [/\bpanels?\b|personal cent(?:er|re)|personal information/i, 'profile'],
]

export const blockNamed = (words: string): BlockName | undefined => NAMED.find(([called]) => called.test(words))?.[1]

export interface Placed {
  block: BlockName
  tasks: PageFunction[]
  thing: string
}

const MOST_TASKS = 8

/** Blocks that something is played on. */
export const PLAYED: readonly BlockName[] = [
  'game-board',
  'card-table',
  'arena',
  'match',
  'wheel',
  'memory',
  'number-grid',
  'quiz',
]

/** 'simulate baseball games', 'play a match' */
const isMatch = ({ verb, words }: PageFunction): boolean => verb === 'play' && /\bgames?\b|\bmatch/i.test(words)

/** The blocks that the tasks of a page need, each with its tasks, in the order of the prompt. */
export function placedTasks(brief: Brief): Placed[] {
  const { page } = brief
  if (!page) return []
  // Games on a field, and those on a board.
  const isOnBoard = says(brief, 'boardGame')
  const isSport = says(brief, 'sport') && !isOnBoard
  const placed: Placed[] = []
  for (const task of page.functions) {
    const wanted = blockFor(task, page.type)
    const isBoard = wanted === 'game-board' && (isOnBoard || isSport)
    const meant = wanted === 'game-board' && !isBoard ? 'quiz' : wanted
    const block = isSport && (meant === 'game-board' || isMatch(task)) ? 'match' : meant
    // 'resign': in the game that is there.
    const isBare = task.verb === 'play' && !task.thing
    const there = placed.find((one) => one.block === block || (isBare && PLAYED.includes(one.block)))
    if (there) {
      if (there.tasks.length < MOST_TASKS) there.tasks.push(task)
      continue
    }
    placed.push({ block, tasks: [task], thing: thingsOf(task) ?? leadingThing(page.functions) })
  }
  return placed
}

/** What a page is about: the thing that most of what people do there is done with. */
export function leadingThing(functions: readonly PageFunction[]): string {
  const counts = new Map<string, number>()
  for (const task of functions) {
    const thing = thingsOf(task)
    if (thing && thing.length <= 28) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first?.[0] ?? 'entries'
}
