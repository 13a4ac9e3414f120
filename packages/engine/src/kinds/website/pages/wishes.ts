/** Which pages a site has besides its first one: those that the prompt names, or those that what people do there needs. */
import type { Brief, PageFunction } from '../../../brief/types.ts'
import { isTool } from '../parts/is-tool.ts'

/** What a page is for. */
export type PageRole =
  | 'about'
  | 'team'
  | 'services'
  | 'prices'
  | 'gallery'
  | 'journal'
  | 'events'
  | 'booking'
  | 'contact'
  | 'questions'
  | 'shop'
  | 'product'
  | 'basket'
  | 'account'
  | 'list'
  | 'detail'
  | 'form'

export interface PageWish {
  role: PageRole
  title: string
  /** Its address on the site: '/about'. */
  path: string
  /** What people do there, where a tool needs it. */
  task?: PageFunction
}

/** The first page and four others. */
const MOST = 4

/** What says that a site has several pages. A landing page is one; a home page alone, too. */
const SEVERAL =
  /\b(?:two|three|four|five|six|seven|\d+|several|multiple|separate|different)[- ]?(?:web)?pages?\b|\bmulti-?page|\bsub-?pages\b|\b(?<!web\s?)pages\b|\bpages?\s*[:(]/i
const ONE = /\b(?:one|single)[- ]page\b|\blanding page\b/i
const NAMED = /\b(?!home|land|web|single|one|front|start|this|the|a|my|our|each|every)(\w+)[ -]page\b/gi

/** What a page is called, and what it is then. */
const NAMES: readonly (readonly [PageRole, RegExp])[] = [
  ['product', /\bproduct (?:page|details?)\b|\bdetail page\b/i],
  ['basket', /\b(?:basket|cart|checkout)\b/i],
  [
    'about',
    /\babout(?: us| me)?\b|\b(?:our|my) story\b|\bstory\b|\bhistory\b|\bmission\b|\bstudio\b(?=\s*(?:,|and|page|\)|\.|$))/i,
  ],
  ['team', /\b(?:team|people|staff|doctors|founders|teachers|trainers)\b(?=\s*(?:,|and|page|\)|\.|$))/i],
  ['shop', /\b(?:shop|store|products|catalogue|product list|collection)\b/i],
  ['prices', /\b(?:menu|pric(?:es|ing)|plans|rates)\b/i],
  ['services', /\b(?:services|treatments|practice areas|what we do|features|offers?|solutions)\b/i],
  ['gallery', /\b(?:gallery|portfolio|projects|works?|case studies|photos)\b(?=\s*(?:,|and|page|\)|\.|$))/i],
  ['journal', /\b(?:blog|news|journal|articles|magazine|stories)\b/i],
  [
    'events',
    /\b(?:events?|programme|classes|courses|schedule|timetable|tickets|workshops)\b(?=\s*(?:,|and|page|\)|\.|$))/i,
  ],
  ['booking', /\b(?:booking|book|appointments?|reservations?)\b(?=\s*(?:,|and|page|\)|\.|$))/i],
  ['questions', /\bfaqs?\b|\bquestions\b/i],
  ['account', /\b(?:log-?in|sign[- ]?in|sign[- ]?up|register|account)\b/i],
  ['contact', /\bcontact(?: us)?\b|\bfind us\b|\bvisit us\b|\blocation\b/i],
]

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

const pathOf = (title: string): string =>
  `/${title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}`

const wish = (role: PageRole, title: string, task?: PageFunction): PageWish => ({
  role,
  title,
  path: pathOf(title) === '/' ? `/${role}` : pathOf(title),
  ...(task && { task }),
})

/** The pages in the order in which the prompt names them. */
function named(prompt: string): PageWish[] {
  const found = NAMES.flatMap(([role, words]) => {
    const match = words.exec(prompt)
    return match ? [{ at: match.index, made: wish(role, capitalised(match[0])) }] : []
  })
  return found.sort((a, b) => a.at - b.at).map(({ made }) => made)
}

const asksForPages = (prompt: string): boolean => {
  if (ONE.test(prompt)) return false
  return SEVERAL.test(prompt) || [...prompt.matchAll(NAMED)].length >= 2
}

/** Words between quotation marks are what stands on a page. */
const unquoted = (prompt: string) => prompt.replace(/["“”«»„][^"“”«»„]*["“”«»„]/g, ' ')

const LISTS = new Set(['browse', 'search', 'track', 'manage', 'compare', 'filter', 'buy', 'post'])
const FORMS = new Set(['create', 'send', 'apply', 'book', 'register', 'upload', 'pay', 'edit'])
/** A tool of fewer functions is one screen. */
const FUNCTIONS = 4

/** A tool: its list, one thing of the list, and what people fill in there. */
function ofTool({ page }: Brief): PageWish[] {
  const functions = page?.functions ?? []
  if (functions.length < FUNCTIONS) return []
  const listed = functions.find(({ verb, thing }) => LISTS.has(verb) && thing)
  const filled = functions.find(({ verb }) => FORMS.has(verb))
  return [
    ...(listed?.thing ? [wish('list', capitalised(listed.thing), listed), wish('detail', 'Detail', listed)] : []),
    ...(filled ? [wish('form', capitalised(filled.words), filled)] : []),
  ]
}

const SHOP = [wish('shop', 'Shop'), wish('product', 'Product'), wish('basket', 'Basket')]

/** The pages of a site besides the first, none where one page holds it all. */
export function pageWishes(brief: Brief): PageWish[] {
  if (brief.kind !== 'website') return []
  const prompt = unquoted(brief.prompt)
  const asked = asksForPages(prompt) ? named(prompt) : []
  const wanted = asked.length > 0 ? asked : isTool(brief) ? ofTool(brief) : brief.page?.type === 'shop' ? SHOP : []
  const paths = new Set<string>()
  return wanted
    .filter(({ path }) => {
      if (path.length > 60 || paths.has(path)) return false
      paths.add(path)
      return true
    })
    .slice(0, MOST)
}
