/** Which page a website opens with: a dashboard, a forum, a shop …, by what its clauses name and what people do there. */
import type { Clause } from '../../language/clauses.ts'
import type { Words } from '../../language/tokens.ts'
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
  return { type: typeOf(words, clauses, functions), functions }
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
