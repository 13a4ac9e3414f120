/** The pages that a prompt names, where it asks for more than one. */
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

/** A page by the words that name it. */
export interface NamedPage {
  role: PageRole
  words: string
}

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

const asksForPages = (prompt: string): boolean => {
  if (ONE.test(prompt)) return false
  return SEVERAL.test(prompt) || [...prompt.matchAll(NAMED)].length >= 2
}

/** Words between quotation marks are what stands on a page. */
const unquoted = (prompt: string) => prompt.replace(/["“”«»„][^"“”«»„]*["“”«»„]/g, ' ')

/** In the order in which the prompt names them. */
export function pagesIn(whole: string): NamedPage[] {
  const prompt = unquoted(whole)
  if (!asksForPages(prompt)) return []
  return NAMES.flatMap(([role, words]) => {
    const match = words.exec(prompt)
    return match ? [{ at: match.index, page: { role, words: match[0] } }] : []
  })
    .sort((a, b) => a.at - b.at)
    .map(({ page }) => page)
}
