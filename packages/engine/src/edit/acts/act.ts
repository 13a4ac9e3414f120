/**
 * Is this an edit at all? Sharing, printing, translating, deleting a project are none: no planner is asked about them, so
 * that none takes a word of theirs for one to be set.
 */

import {
  ACTS,
  type Act,
  type ActRow,
  ARTICLES,
  DESIGN,
  GIVING,
  INSIDE,
  LEAD,
  WAYS,
} from '../../language/lexicon/no-edits.ts'
import type { KindName } from '../../scene/types.ts'
import { findMentions } from '../nouns.ts'

interface Row extends ActRow {
  always: ReadonlySet<string>
  double: ReadonlySet<string>
  objects: ReadonlySet<string>
  named: ReadonlySet<string>
}

const set = (words = '') => new Set(words.split(' ').filter(Boolean))
const ROWS: readonly Row[] = ACTS.map((row) => ({
  ...row,
  always: set(row.verbs),
  double: set(row.doubles),
  objects: set(row.on),
  named: set(row.things),
}))

const COUNTS = set('two three four five six ten twelve twenty fifty hundred')

const PRINTED: ReadonlySet<KindName> = new Set<KindName>(['poster', 'business-card'])

/** What is answered to a wish that is no edit, and where it is done; undefined for edits. `lower`: quotations as markers. */
export function noEdit(lower: string, kind: KindName): { question: string; act?: Act } | undefined {
  const row = rowOf(lower)
  return row && { question: row.answer(PRINTED.has(kind)), ...(row.act && { act: row.act }) }
}

/** Whether a message asks for something else than a change of the design. */
export const isNoEdit = (lower: string): boolean => rowOf(lower) !== undefined

function rowOf(lower: string): Row | undefined {
  const tokens =
    lower.match(/[\p{L}\p{N}][\p{L}\p{N}'@.-]*|[\ue000"“‘]/gu)?.map((token) => token.replace(/[.']+$/, '')) ?? []
  const asked = ROWS.find((row) => isAsked(row, lower))
  if (asked) return asked
  const start = tokens.findIndex((token) => !LEAD.has(token))
  const head = tokens[start]
  if (head === undefined) return undefined
  const rest = tokens.slice(start + 1)
  return ROWS.find((row) => asksFor(row, head, rest) || named(row, head, [head, ...rest]))
}

/** Its words stand in the message, and nothing that could be wished of the design. */
function isAsked({ asked }: Row, lower: string): boolean {
  if (!asked?.words.test(lower)) return false
  const rest = lower.replace(asked.words, ' ').match(/[\p{L}\p{N}\ue000"“‘][\p{L}\p{N}'’-]*/gu) ?? []
  return rest.every((token) => asked.beside.has(token))
}

function asksFor(row: Row, head: string, rest: string[]): boolean {
  if (row.always.has(head)) return !startsPart(rest)
  if (!row.double.has(head)) return false
  if (row.objects.has(rest[0] ?? '')) return endsObject(rest[1])
  const after = rest.findIndex((token) => !ARTICLES.has(token))
  const object = after < 0 ? undefined : rest[after]
  if (object !== undefined && row.objects.has(object)) return endsObject(rest[after + 1])
  if (row.strict || isPlaced(rest) || partsIn(rest) > 0) return false
  // A bare noun: 'email bigger', 'print'.
  if (after === 0 && findMentions(head).length > 0) return false
  if (object === undefined) return rest.length > 0 || findMentions(head).length === 0
  return (
    WAYS.has(object) ||
    /^\d+$/.test(object) ||
    COUNTS.has(object) ||
    (DESIGN.has(object) && endsObject(rest[after + 1]))
  )
}

/** 'make it bilingual', 'give me the PDF', 'as a PDF'. */
function named(row: Row, head: string, tokens: string[]): boolean {
  if (!(GIVING.has(head) || row.named.has(head) || ARTICLES.has(head))) return false
  return tokens.some((token) => row.named.has(token)) && partsIn(tokens) === 0 && !tokens.some(isQuote)
}

const isQuote = (token: string) => /^[\ue000"“‘]/.test(token)

/** 'download button', 'publish icon': a thing of the design that is called so. */
const startsPart = ([next]: string[]): boolean =>
  next !== undefined && /^(?:buttons?|icons?|links?|symbols?|sections?|label|arrow)$/.test(next)

/** Nothing behind the object makes another thing of it: 'the account now', but not 'the account number'. */
const endsObject = (next: string | undefined): boolean =>
  next === undefined || WAYS.has(next) || ARTICLES.has(next) || /[.@]/.test(next)

/** Nouns that are names of people, places to send to and things outside as often as parts of a design. */
const OUTSIDE = new Set(['email', 'website address', 'social handle', 'named section', 'card', 'brand name', 'person'])

/** Parts of a design that are named, but for its own names, and words in quotation marks. */
const partsIn = (tokens: string[]): number =>
  findMentions(tokens.filter((token) => !DESIGN.has(token) && !WAYS.has(token)).join(' ')).filter(
    ({ noun }) => noun.class !== 'whole' && !OUTSIDE.has(noun.name),
  ).length + tokens.filter(isQuote).length

/** 'send it to the back' is about the order of things, 'order them by date' too. */
const isPlaced = (rest: string[]): boolean => rest.some((token) => INSIDE.has(token)) || rest.includes('by')
