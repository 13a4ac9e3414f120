/** The words of a site's first screen that follow from what people do there: 'Book train tickets', 'Search, book and pay online.' */
import type { PageFunction, PageRequest, PageType } from '../types.ts'
import { asHeadline } from './casing.ts'
import { printable } from './gate.ts'

/** Buttons by type, where the functions name no better one. */
const BUTTONS: Readonly<Record<PageType, string>> = {
  landing: '',
  dashboard: 'Open dashboard | View reports | See the figures',
  application: 'Get started | Start now | Try it now',
  community: 'Join in | Join the discussion | Start a post',
  search: 'Search now | Start searching | Find yours',
  directory: 'Browse all | Start browsing | See the list',
  magazine: 'Start reading | Read more | Subscribe',
  booking: 'Book now | Find a date | Plan your trip',
  event: 'Register | Save your place | See the programme',
  course: 'Start learning | See the courses | Enroll now',
  chat: 'Start chat | Ask a question | Write to us',
  documentation: 'Start reading | Search the docs | Read the guide',
  'sign-up': 'Sign up | Register | Create account',
  shop: 'Shop now | See what is new | Start shopping',
  portfolio: 'See the work | Get in touch | View projects',
  cv: 'Get in touch | See the work | Download CV',
  pricing: 'Choose a plan | Compare plans | Get started',
  restaurant: 'Reserve a table | See the menu | Book a table',
}

/** Functions that a page is opened for: the earlier, the more it is what the page is about. */
const LEADING: Readonly<Partial<Record<PageType, readonly PageFunction['verb'][]>>> = {
  dashboard: ['analyze', 'track', 'manage', 'compare', 'browse', 'report'],
  application: [
    'play',
    'calculate',
    'create',
    'vote',
    'learn',
    'book',
    'track',
    'report',
    'apply',
    'manage',
    'post',
    'select',
  ],
  community: ['post', 'join', 'comment', 'send', 'browse'],
  search: ['search', 'browse', 'apply'],
  directory: ['search', 'browse', 'apply', 'download'],
  magazine: ['browse', 'search', 'learn'],
  booking: ['book', 'search'],
  event: ['register', 'apply', 'browse'],
  course: ['learn', 'apply', 'browse'],
  chat: ['chat', 'comment'],
  documentation: ['search', 'browse'],
  'sign-up': ['register', 'apply', 'join'],
  shop: ['buy', 'browse', 'search'],
}

/** Longest part of the line below, characters. */
const PART = 30
const LINE = 84
const SHORT = 22
/** What a site does itself, and verbs that say their thing again ('vote voting results'). */
const OWNERS = /^(?:display|show|showcase|present|list|provide|store|collect|support|generate new)\b|^(\w{3})\w* \1/

/** Verbs of forms and offices, and things that name nothing: no headline and no button is made of them. */
const DRY_VERBS =
  /^(?:add to|view|input|open|access|initiate|handle|fill|record|query|delete|remove|edit|update|estimate|select|enter|verify|approve|monitor|configure|perform|submit|receive|generate|conduct|match|display|confirm|answer|assign|calculate|apply(?! for)|learn|log|sell|execute|contact|interact|convert|save|post contact|see)\b/
const DRY_THINGS =
  /\b(?:data|information|details?|status|items?|records?|content|contents|repl(?:y|ies)|requests?|settings?|operations?|situations?|results?|account|profiles?|bio|circulation|path|percentage|usage|inventory|sales|leads?|bookings?|accounts?|reports?|analysis|articals?|courses? content|samples?|links?|business|files?|options?)$/
/** "others' posts": whose they are is said where they stand. */
const OWNED = /[’'](?:s\b|(?=\s))|\b(?:your own|other|others|their|existing|unnecessary|active|all)\b/

/** Whether words of a function are those of a form. */
export const isDry = (words: string): boolean => DRY_VERBS.test(words) || DRY_THINGS.test(words) || OWNED.test(words)

/** What only the makers of a site do, or what every site has. */
const QUIET: ReadonlySet<PageFunction['verb']> = new Set(['log-in', 'register', 'delete', 'edit'])

/** How something is found or closed, and nothing that a page is opened for. */
const MEANS: ReadonlySet<PageFunction['verb']> = new Set(['sort', 'filter', 'select', 'pay'])

/** Pages that are worked with: what they are for is said. '{t}' is that. */
const TOOLS: ReadonlySet<PageType> = new Set<PageType>([
  'dashboard',
  'application',
  'search',
  'directory',
  'documentation',
  'sign-up',
  'chat',
])
const SAID = ['{t}, clear and in one place.']
/** What is looked after by whoever works with it: 'All orchards in one place'. */
const KEPT: ReadonlySet<PageFunction['verb']> = new Set(['manage', 'track', 'create'])
/** What a page is about, at its head: '{t}' is its subject, '{k}' what is kept there. */
const HEADED: Readonly<Partial<Record<PageType, readonly string[]>>> = {
  dashboard: ['{t} at a glance', 'All {k} in one place', '{t}, up to date'],
  application: ['All your {k} in one place', '{t}, step by step', '{t}'],
  search: ['{t}: find what fits'],
  directory: ['{t}, all in one list'],
  documentation: ['{t}, explained', '{t}, step by step'],
  'sign-up': ['{t}: sign up here'],
  chat: ['{t}, here to answer'],
}
/** Most letters and words of a subject that a pattern takes. */
const [SUBJECT, SUBJECT_WORDS] = [34, 4]
const said = (patterns: readonly string[], subject: string | undefined): string[] =>
  subject === undefined ? [] : patterns.map((pattern) => asHeadline(pattern.replace('{t}', subject)))

export interface ScreenWords {
  headlines: string[]
  lines: string[]
  buttons: string[]
}

/** Words for a page with functions; none for one that only presents. */
export function screenWords(
  { type, functions, about: named }: Pick<PageRequest, 'type' | 'functions' | 'about'>,
  subject?: string,
): ScreenWords {
  if (type === 'landing') return { headlines: [], lines: [], buttons: [] }
  const order = LEADING[type] ?? []
  const rank = ({ verb }: PageFunction) => (order.includes(verb) ? order.indexOf(verb) : order.length)
  // What the prompt itself calls a verb and a thing leads; 'document management' does not.
  const told = functions.filter(
    ({ thing, words }) =>
      thing !== undefined &&
      thing !== words &&
      words.endsWith(thing) &&
      /^[a-z-]+ \S/.test(words) &&
      !OWNERS.test(words),
  )
  const leading = told.filter(({ verb }) => !QUIET.has(verb)).toSorted((a, b) => rank(a) - rank(b))
  const telling = leading.filter(({ words }) => !isDry(words))
  // A sentence of several may name what no headline would.
  const spoken = leading.filter(({ words }) => !DRY_THINGS.test(words) && !OWNED.test(words))
  const opening = telling.filter(({ verb }) => !MEANS.has(verb))
  const imperatives = opening.filter(({ words }) => words.includes(' ')).map(({ words }) => asHeadline(words))
  const about = TOOLS.has(type) ? (named ?? nameOf(subject)) : undefined
  const [first, ...others] = [...imperatives, ...paired(opening)].filter(
    (line) => line.length <= LONGEST && printable(line, 'headline'),
  )
  return {
    headlines: [...(first ? [first] : []), ...headed(type, about, told), ...others].filter((line) =>
      printable(line, 'headline'),
    ),
    lines: [
      ...new Set([
        ...listed(telling),
        ...listed(spoken),
        ...listed(leading),
        ...turned(leading),
        ...said(SAID, about),
        ...plainly(leading),
      ]),
    ].filter((line) => printable(line, 'line')),
    buttons: [
      ...telling
        .map(shortly)
        .filter((line) => line.length <= SHORT && /s$/.test(line) && printable(line, 'button'))
        .slice(0, 2),
      ...BUTTONS[type].split(' | '),
    ],
  }
}

/** Longest headline, characters. */
const LONGEST = 36

/** Its last words, which name it, where it is long. */
function inShort(subject: string): string {
  let short = subject
  while (short.length > SUBJECT || short.split(' ').length > SUBJECT_WORDS) {
    if (!short.includes(' ')) break
    short = short.slice(short.indexOf(' ') + 1)
  }
  return short
}

/** Headlines by the patterns of a type, as far as there is what they speak of. */
function headed(type: PageType, subject: string | undefined, told: readonly PageFunction[]): string[] {
  const kept = told.find(
    ({ verb, thing = '', words }) =>
      KEPT.has(verb) && /s$/.test(thing) && thing.split(' ').length <= 2 && !isDry(words) && !OWNED.test(words),
  )?.thing
  const short = subject && inShort(subject)
  return (HEADED[type] ?? []).flatMap((pattern) => {
    const of = pattern.includes('{k}') ? kept?.replace(/^(?:new|more) /, '') : short
    return of ? [asHeadline(pattern.replace('{k}', of).replace('{t}', of))] : []
  })
}

/** What may stand for a whole: many of it, or more than a word. */
const nameOf = (subject = ''): string | undefined => (/\s|s$|\w{8}/.test(subject) ? subject : undefined)

/** One thing after the other, where they are all done with the same: 'Browse internships and apply for internships' is said of it once. */
function plainly(told: readonly PageFunction[]): string[] {
  const [first, ...rest] = told.filter(({ words }) => words.length <= PART)
  const next = rest.find(({ verb }) => verb !== first?.verb)
  if (!first) return []
  return [next ? sentence([first, next]) : `${asHeadline(first.words)}.`]
}

/** The same deeds in another order, so that every concept says other ones first. */
const turned = (told: readonly PageFunction[]): string[] =>
  [1, 2, 3].flatMap((by) => listed([...told.slice(by), ...told.slice(0, by)]))

/** 'Browse flats and book a viewing': what a page is opened for, with the last that is done there. */
function paired(telling: readonly PageFunction[]): string[] {
  const [first, ...rest] = telling
  const others = rest.filter(({ verb, thing }) => verb !== first?.verb && thing !== first?.thing)
  return first ? others.toReversed().map(({ words }) => asHeadline(`${first.words} and ${words}`)) : []
}

/** 'search for night trains' → 'Search trains' */
function shortly({ words, thing = '' }: PageFunction): string {
  const [verb = ''] = words.split(' ')
  const link = LINKS[verb]
  return asHeadline(
    [
      verb,
      ...(link ? [link] : []),
      thing
        .split(/ (?:of|for|from) /)[0]
        ?.split(' ')
        .at(-1),
    ].join(' '),
  )
}
/** Verbs that reach their thing by a word. */
const LINKS: Readonly<Record<string, string>> = {
  listen: 'to',
  apply: 'for',
  interact: 'with',
  chat: 'with',
  connect: 'with',
  respond: 'to',
  subscribe: 'to',
  register: 'for',
  enroll: 'in',
  participate: 'in',
}

/** 'Search tickets, book hotels and view your orders.': up to three different things to do, each sentence with others. */
function listed(told: readonly PageFunction[]): string[] {
  const lines: string[] = []
  let parts: PageFunction[] = []
  for (const one of told.filter(({ verb, words }) => !QUIET.has(verb) && words.length <= PART)) {
    if (parts.some(({ verb, thing }) => verb === one.verb || thing === one.thing)) continue
    parts.push(one)
    if (parts.length < MOST_PARTS) continue
    lines.push(sentence(parts))
    parts = []
  }
  if (parts.length === 2) lines.push(sentence(parts))
  return lines.filter((line) => line.length <= LINE)
}
const MOST_PARTS = 3

function sentence(parts: readonly PageFunction[]): string {
  const [last = '', ...before] = parts.map(({ words }) => words).toReversed()
  return asHeadline(`${before.toReversed().join(', ')} and ${last}.`)
}
