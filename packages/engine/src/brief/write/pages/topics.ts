/** What a prompt says is done or sold ('that runs weekend throwing classes'), as points of a page in the prompt's own words. */
import { cyclic } from '../../../base/items.ts'
import type { Brief } from '../../types.ts'

type Lines = readonly [string, ...string[]]

/** What may be said of any of them without knowing more; by what is done with it. */
const LINES: readonly (readonly [verbs: string, lines: Lines])[] = [
  [
    'sells?|selling|serves?|serving|stocks?|stocking',
    [
      'Ask what there is at the moment, and which one we would take home ourselves.',
      'Come and see it before you decide. That is the easiest way to choose.',
      'Tell us what you are looking for, and we will show you what comes closest.',
    ],
  ],
  [
    'runs?|running|offers?|offering|hosts?|hosting|organi[sz]es?|organi[sz]ing|teach(?:es)?|teaching|provides?|providing',
    [
      'Ask what is coming up, who it is for, and what to bring.',
      'Tell us what you would like to get out of it, and we will say which one fits.',
      'New to it? Say so, and somebody will take the first steps with you.',
    ],
  ],
  [
    'makes?|making|builds?|building|designs?|designing|restores?|restoring|repairs?|repairing|mends?|mending|fix(?:es)?|fixing',
    [
      'Describe yours, with a picture if you have one, and we will tell you what can be done.',
      'Tell us what it has to do and where it has to live. The rest follows from there.',
      'We talk it through before anything is begun, so that you know what you will get.',
    ],
  ],
]

const CLAUSES = LINES.map(
  ([verbs, lines]) => [new RegExp(`(?<![-\\w])(?:${verbs})\\s+([a-z][^.;:!?"“”()\\n]{3,120})`, 'i'), lines] as const,
)
/** Where the thing ends and its circumstances begin. */
const CIRCUMSTANCE =
  /\s+(?:in|at|for|from|to|with|on|by|near|since|every|using|that|which|who|called|named|across|around|through|during)\b.*$/i
const ARTICLE = /^(?:the|a|an|its|their|our|my|some|all kinds of|various|and|or|also)\s+/i
/** What a page has or how it looks is no point of it. */
const OF_THE_PAGE =
  /\b(?:buttons?|sections?|pages?|backgrounds?|colou?rs?|palette|fonts?|typography|headers?|footers?|hero|layout|hours|menu|navigation|gallery|forms?|photos?|images?|pictures?|icons?|links?|maps?|testimonials?|reviews?|faqs?|style|theme|design|look|feel|vibe)$/i
const SHORTEST = 5
const LONGEST = 38
const MOST = 3

/** Points from the prompt's own words: at most three, none where it does not say. */
export function topicsOf({ prompt, copy, brand }: Brief): { title: string; body: string }[] {
  // A sentence that is set whole does not show them yet.
  const given = copy
    .filter(({ source, role }) => source === 'given' && role !== 'body' && role !== 'detail')
    .map(({ text }) => text.toLowerCase())
  const found: { title: string; body: string }[] = []
  // 'Design a website that …': what is asked of us is nothing that they do.
  const told = prompt.replace(/^\W*(?:please\s+|can you\s+|could you\s+)?(?:design|build|make)\s+/i, '')
  for (const [clause, lines] of CLAUSES) {
    const [, list] = clause.exec(told) ?? []
    if (!list) continue
    for (const part of list.split(/,|\band\b|&/)) {
      const words = part.trim().replace(ARTICLE, '').replace(CIRCUMSTANCE, '').trim()
      const isTold = given.some((text) => text.includes(words.toLowerCase()))
      if (words.length < SHORTEST || words.length > LONGEST || isTold || (brand && words.includes(brand))) continue
      // A name among them is where, or who.
      if (/^\p{Lu}\p{Ll}+$/u.test(words)) continue
      if (!/^[\p{L}' -]+$/u.test(words) || OF_THE_PAGE.test(words) || found.length === MOST) continue
      const title = words.charAt(0).toUpperCase() + words.slice(1)
      found.push({ title, body: cyclic(lines, found.length) })
    }
  }
  return found
}
