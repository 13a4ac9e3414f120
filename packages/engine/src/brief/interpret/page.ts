/** Which page a website opens with: a dashboard, a forum, a shop …, by what its clauses name and what people do there. */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { PageFunction, PageRequest, PageType } from '../types.ts'
import { PAGE_CUES } from '../words/page-cues.ts'
import { functionsOf } from './functions.ts'
import { Keys } from './keys.ts'
import { wordsOf } from './noun-phrases.ts'

const CUES = new Keys(
  PAGE_CUES.flatMap(([type, weight, phrases]) => phrases.map((phrase) => [phrase, { type, weight, phrase }] as const)),
)

/** What stands in the first sentence names the page; what follows only fills it. */
const FIRST = 2.2
/** A cue that is said again says little more. */
const AGAIN = 0.25
/** Below it a site only presents something. */
const LEAST = 4
/** How it looks says nothing of it. */
const SILENT: ReadonlySet<Clause['act']> = new Set(['property', 'style', 'refusal', 'talk'])

/** So many functions make an application of a site that nothing else is said of. */
const MANY = 4

/** The first screen that a prompt for a website asks for. */
export function pageOf(words: Words, clauses: readonly Clause[]): PageRequest {
  const functions = functionsOf(words, clauses)
  const about = subjectOf(words, clauses)
  return { type: typeOf(words, clauses, functions), functions, ...(about && { about }) }
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
  let from = site
  while (from > asked.from && describes(tokens[from - 1])) from--
  while (from < site && isPlain(tokens, from)) from += tokens[from + 1]?.text === '-' ? 3 : 1
  const said = site > from ? wordsOf(text, tokens, from, site) : ''
  const phrase = tokens.slice(from, site)
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

/** Its type; 'landing' where nothing speaks for another. */
function typeOf({ text, tokens }: Words, clauses: readonly Clause[], functions: readonly PageFunction[]): PageType {
  const scores = new Map<PageType, number>()
  const said = new Set<string>()
  for (const { act, from, to } of clauses) {
    if (SILENT.has(act)) continue
    const place = (tokens[from]?.sentence ?? 0) === 0 ? FIRST : 1
    for (const { value } of CUES.in(wordsOf(text, tokens, from, to))) {
      const weight = value.weight * place * (said.has(value.phrase) ? AGAIN : 1)
      said.add(value.phrase)
      scores.set(value.type, (scores.get(value.type) ?? 0) + weight)
    }
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  if (best && best[1] >= LEAST) return best[0]
  return functions.length >= MANY ? 'application' : 'landing'
}
