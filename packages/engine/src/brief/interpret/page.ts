/** Which page a website opens with: a dashboard, a forum, a shop …, by what its clauses name and what people do there. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { PageFunction, PageRequest, PageType } from '../types.ts'
import { PAGE_CUES } from '../words/page-cues.ts'
import { besidesOf } from './function-besides.ts'
import { functionsOf, SILENT } from './functions.ts'
import { Keys } from './keys.ts'
import { wordsOf } from './noun-phrases.ts'
import { ownerOf } from './owner.ts'

const CUES = new Keys(
  PAGE_CUES.flatMap(([type, weight, phrases]) => phrases.map((phrase) => [phrase, { type, weight, phrase }] as const)),
)

/** What stands in the first sentence names the page; what follows only fills it. */
const FIRST = 2.2
/** … and behind the name of the site there. */
const BEHIND = 1.5
/** What stands behind the name of the site tells what it has, and hardly what it is: 'a job site where people upload a CV'. */
const HAS = 0.55
/** Sites that are what they are called. */
const CALLED: ReadonlySet<PageType> = new Set(['cv', 'portfolio', 'pricing', 'documentation', 'magazine'])
/** A cue that is said again says little more. */
const AGAIN = 0.25
/** Below it a site only presents something. */
const LEAST = 4

/** So many functions make an application of a site that nothing else is said of. */
const MANY = 4

const SEVERAL = 3
/** What a site is where nothing calls it anything, by what people do there first. */
const BY_LEADING: Partial<Record<PageFunction['verb'], PageType>> = {
  search: 'search',
  book: 'booking',
  learn: 'course',
  buy: 'shop',
  chat: 'chat',
}

/** The first screen that a prompt for a website asks for. */
export function pageOf(words: Words, clauses: readonly Clause[]): PageRequest {
  const functions = functionsOf(words, clauses)
  const found = typeOf(words, clauses, functions)
  // 'a site for a sail maker': who works has a site, and no tool to work with.
  const isTool = found === 'application' && functions.length === 0 && ownerOf(words, clauses)?.works
  const type = isTool ? 'landing' : found
  const about = subjectOf(words, clauses)
  // A page that only presents something has parts, which are no functions.
  const done = type === 'landing' ? functions.filter(({ verb }) => verb !== 'browse') : functions
  const besides = type === 'landing' ? [] : besidesOf(words, clauses, functions)
  return { type, functions: done, ...(besides.length > 0 && { besides }), ...(about && { about }) }
}

/** What a site is called by: 'a hospital management website'. Lemmas. */
const SITES = new Set(
  'website site platform system app application dashboard portal tool program webpage page'.split(' '),
)
/** What every site may be and tells nothing of this one. */
const PLAIN = new Set(
  `web web-based online virtual modern comprehensive advanced minimalistic minimalist minimal simple responsive real-time smart anonymous
  text-based cross-platform high-performance professional technical new our my landing mobile mini single one based all`.split(
    /\s+/u,
  ),
)
const LONGEST_SUBJECT = 4

/** 'Implement a supply chain traceability website': what it is a site of, as the prompt's first sentence has it. */
function subjectOf({ text, tokens }: Words, clauses: readonly Clause[]): string | undefined {
  const asked = clauses.find(({ act }) => act === 'request')
  if (asked === undefined) return undefined
  const site = tokens.findIndex(
    ({ lemma, quote }, i) => i > asked.from && i < asked.to && quote < 0 && SITES.has(lemma),
  )
  // 'a chess web application'
  const end = tokens[site - 1]?.lower === 'web' ? site - 1 : site
  let from = site
  while (from > asked.from && describes(tokens[from - 1])) from--
  while (from < site && isPlain(tokens, from)) from += tokens[from + 1]?.text === '-' ? 3 : 1
  const said = end > from ? wordsOf(text, tokens, from, end) : ''
  const phrase = tokens.slice(from, end)
  const named =
    phrase.some(({ lemma, lower }) => SITES.has(lemma) || UNSAID.has(lower)) || tokens[from - 1]?.lower === 'of'
  // One word alone ('solar') is no more than a hint.
  const length = said.split(' ').length
  return !named && length > 1 && length <= LONGEST_SUBJECT && phrase.at(-1)?.pos !== 'ADJ' ? said : undefined
}
const UNSAID = new Set(["'s", 'game', 'maker', 'editor', 'builder', 'generator'])

const describes = (token: Token | undefined) =>
  token?.text === '-' || /^(?:NOUN|PROPN|ADJ|PART)$/.test(token?.pos ?? '')

function isPlain(tokens: Words['tokens'], i: number): boolean {
  const joined = tokens[i + 1]?.text === '-' ? `${tokens[i]?.lower}-${tokens[i + 2]?.lower}` : tokens[i]?.lower
  return PLAIN.has(joined ?? '')
}

/** Behind what a site is called: 'A job board | where people …', 'An internal tool for a warehouse | : staff …'. */
function headEnd(tokens: Words['tokens']): number {
  const at = tokens.findIndex(
    ({ text, lower, sentence, pos }, i) =>
      i > 0 && (sentence > 0 || text === ':' || (lower === 'where' && pos !== 'NOUN') || lower === 'with'),
  )
  return at < 0 ? tokens.length : at
}

/** Stretches of the clauses that tell of the site, each with what its words count. */
function* told(tokens: Words['tokens'], clauses: readonly Clause[]): Generator<readonly [number, number, number]> {
  const named = headEnd(tokens)
  for (const { act, from, to } of clauses) {
    // 'a blue-collar job site': what opens the prompt names the site, whatever colour it speaks of.
    if (SILENT.has(act) && !(act === 'property' && from === 0)) continue
    const head = Math.min(to, Math.max(from, named))
    yield [from, head, FIRST]
    yield [head, to, (tokens[from]?.sentence ?? 0) === 0 ? BEHIND : 1]
  }
}

function scoresOf({ text, tokens }: Words, clauses: readonly Clause[]): Map<PageType, number> {
  const scores = new Map<PageType, number>()
  const said = new Set<string>()
  for (const [from, to, place] of told(tokens, clauses))
    for (const { value } of CUES.in(wordsOf(text, tokens, from, to))) {
      const own = place !== FIRST && CALLED.has(value.type) ? HAS : 1
      const weight = value.weight * place * own * (said.has(value.phrase) ? AGAIN : 1)
      said.add(value.phrase)
      scores.set(value.type, (scores.get(value.type) ?? 0) + weight)
    }
  return scores
}

/** What is kept and not read: 'a beekeeping journal where keepers add hives and record inspections'. */
const KEEPING: ReadonlySet<PageFunction['verb']> = new Set(['create', 'track', 'manage', 'edit'])
const KEPT = 2

/** Whether a type's words speak of what people do there: who uploads a CV looks for work, and who keeps a journal reads no magazine. */
function isOnlyDone(type: PageType, functions: readonly PageFunction[]): boolean {
  if (type === 'cv') return functions.some(({ thing = '' }) => /^(?:cv|resume)s?$/i.test(thing))
  const kept = functions.filter(
    ({ verb, thing = '' }) => KEEPING.has(verb) && !/\b(?:articles?|stories|posts?|news)$/i.test(thing),
  )
  return type === 'magazine' && kept.length >= KEPT && kept.length * 2 >= functions.length
}

/** Its type; 'landing' where nothing speaks for another. */
/** 'A meal planning web app', 'Recruiting tool called …': not 'a page for an app'. */
const TOOL_NAMED = /^\W*(?:(?!\S*(?:page|site)\b)[\w-]+ ){0,5}(?:app|tool|tracker|portal|software)\b(?! store)/i

function typeOf(words: Words, clauses: readonly Clause[], functions: readonly PageFunction[]): PageType {
  const [best] = [...scoresOf(words, clauses)]
    .filter(([type]) => !isOnlyDone(type, functions))
    .sort((a, b) => b[1] - a[1])
  if (best && best[1] >= LEAST) return best[0]
  const [leading] = functions
  const meant = leading && functions.length >= SEVERAL ? BY_LEADING[leading.verb] : undefined
  if (meant) return meant
  // What is looked through with filters is a search, whatever is done with what is found.
  if (leading?.verb === 'browse' && functions.some(({ verb }) => verb === 'filter')) return 'search'
  // What is only named is as well what a shop sells: 'tacos, ramen, pastries'.
  const done = functions.filter(({ verb, thing, words: said }) => verb !== 'browse' || thing !== said)
  const isTool = functions.length >= SEVERAL && TOOL_NAMED.test(words.text)
  return done.length >= MANY || isTool ? 'application' : 'landing'
}
