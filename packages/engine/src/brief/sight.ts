/**
 * A prompt as it is seen before its texts are told from its instructions: its kind, the entities that their form gives away
 * (links, phones, dates, prices, …), and for the learned reader its words, clauses and words for parts.
 */
import { type Clause, readClauses } from '../language/clauses.ts'
import type { Sighted } from '../language/learn/attributes.ts'
import { readLists } from '../language/lists.ts'
import { readTokens, type Words } from '../language/tokens.ts'
import type { KindName } from '../scene/types.ts'
import { readAddresses } from './address.ts'
import { readContacts } from './contact.ts'
import { kindOfFormat } from './interpret/format-names.ts'
import { nounPhraseAt, wordsOf } from './interpret/noun-phrases.ts'
import { pageOf } from './interpret/page.ts'
import { type Size, sizeIn } from './interpret/size.ts'
import { type Kinds, readKinds } from './kind.ts'
import { guessKind } from './kind-guess.ts'
import { readLetterFrame } from './letter-frame.ts'
import { readMoney } from './money.ts'
import { type Fact, Reading } from './reading.ts'
import { contentRole } from './text-roles.ts'
import { type Refused, refusedThings } from './told/refused.ts'
import type { PageRequest } from './types.ts'
import { readVariations } from './variations.ts'
import { readWhen } from './when.ts'
import { KEYS } from './words/keys.ts'
import { PARTS } from './words/parts.ts'

export interface Seen {
  reading: Reading
  kind: KindName
  otherKinds: KindName[]
  size: Size | undefined
  variations: number | undefined
  sighted: Sighted
  /** Things that must not be shown. */
  refused: readonly Refused[]
  /** The first screen, where it is a website; read when it is asked for, and once. */
  page(): PageRequest
}

/** @param given the kind where it is known already */
export function see(prompt: string, given?: KindName): Seen {
  const reading = new Reading(prompt)
  readLetterFrame(reading)
  let kinds = readKinds(reading)
  reading.translate()
  if (kinds.kind === undefined && reading.language !== 'en') kinds = readKinds(reading)
  const size = sizeIn(prompt)
  if (size) {
    const { from, to } = reading.rangeOf(size.start, size.end)
    reading.take(from, to, 'format')
  }
  readContacts(reading)
  // A mark shows no dates and prices; in its name they are words ('Hello Sunday').
  if (kinds.kind !== 'logo' && kinds.kind !== 'icon') {
    readWhen(reading)
    readMoney(reading)
  }
  readAddresses(reading)
  const variations = readVariations(reading)
  const words = readTokens(prompt)
  const clauses = readClauses(words)
  let read: PageRequest | undefined
  const page = (): PageRequest => {
    read ??= pageOf(words, clauses)
    return read
  }
  const kind =
    given ??
    (isSiteByName(words) ? 'website' : undefined) ??
    kindOfFormat(words, askedRange(reading, kinds)) ??
    (isOnlyHandled(kinds, page) ? undefined : kinds.kind) ??
    kindOfActs(clauses, () => size === undefined && isSite(words, page())) ??
    guessKind(reading, size)
  const [entities, parts] = [entitiesOf(reading, words), partsOf(reading, words)]
  const sighted: Sighted = {
    words,
    clauses,
    kind,
    entities,
    parts,
    lists: readLists(words, entities, parts),
    lookOf: (text) => contentRole(text) ?? '',
  }
  forget(reading)
  const otherKinds = kinds.others.filter((other) => other !== kind)
  return {
    reading,
    kind,
    otherKinds,
    size,
    variations,
    sighted,
    refused: refusedThings(prompt, kind, words.language),
    page,
  }
}

/** The characters of the word by which the prompt names its kind. */
function askedRange({ tokens }: Reading, { kind, mentions }: Kinds): { start: number; end: number } | undefined {
  const best = mentions.filter((mention) => mention.kind === kind).sort((a, b) => b.strength - a.strength)[0]
  if (best === undefined) return undefined
  return { start: tokens[best.from]?.start ?? 0, end: tokens[best.to - 1]?.end ?? 0 }
}

/** What is worked with on a screen, and what is so with a word that says it. */
const SITES = new Set(
  'platform portal forum marketplace mini-program webapp chatbot crm erp calculator converter kanban'.split(' '),
)
const ON_A_SCREEN = /\b(?:web|online|browser|internal|virtual|cloud|digital|kanban)\b/
const TOOLS = new Set(
  'system tool game application app service board database resume cv editor planner tracker player'.split(' '),
)
/** 'a ticketing page', 'a CV page' of a site; a colouring page is printed. */
const PAGE_OF =
  /\b(?:ticket\w*|booking|reservation|cv|resume|profile|pricing|product|contact|login|sign-?up|registration|checkout|search|results|account|about|team|faq|home|one|single|event|donation|web)\s+pages?$/
/** So far into the first sentence what is asked for is named. */
const NAMED_WITHIN = 7

/** 'Design an online course platform …': what is asked for is used on a screen, whatever else its words may name. */
function isSiteByName({ text, tokens }: Words): boolean {
  for (let i = 0; i < Math.min(NAMED_WITHIN, tokens.length); i++) {
    const token = tokens[i]
    if (!token || token.sentence > 0 || token.quote >= 0 || /^(?:for|with|of|about)$/.test(token.lower)) return false
    if (token.pos !== 'DET' && !(i === 0 && token.pos !== 'VERB')) continue
    const phrase = nounPhraseAt(tokens, i)
    const head = phrase && tokens[phrase.head]
    if (!phrase || !head) continue
    const isOfDoing = SITES.has(head.lemma) && /^(?:to|where|for)$/.test(tokens[phrase.to]?.lower ?? '')
    if (phrase.head === phrase.from) return isOfDoing
    const said = wordsOf(text, tokens, phrase.from, phrase.to).toLowerCase()
    return SITES.has(head.lemma) || PAGE_OF.test(said) || (TOOLS.has(head.lemma) && ON_A_SCREEN.test(said))
  }
  return false
}

/** So surely is a kind named that nothing else is meant. */
const SURE = 3
/** So many things that people do there. */
const SEVERAL_DONE = 3

/** 'create shots, move cards between columns': what people do something with on a site is no kind that is asked for. */
function isOnlyHandled({ mentions }: Kinds, page: () => PageRequest): boolean {
  if (mentions.length === 0 || mentions.some(({ strength }) => strength >= SURE)) return false
  const { type, functions } = page()
  return type !== 'landing' && functions.length >= SEVERAL_DONE
}

/** Where no kind is named: what users can do is done on a page, what is to move people is an advertisement. */
function kindOfActs(clauses: readonly Clause[], isPage: () => boolean): KindName | undefined {
  if (clauses.some(({ act }) => act === 'function') || isPage()) return 'website'
  return clauses.some(({ act }) => act === 'purpose') ? 'banner' : undefined
}

/** So many things that people do there make a site of what is named otherwise: 'a directory of gyms with filters and reviews'. */
const FEWEST_DONE = 2
/** 'a registration page', 'online CV' */
const ON_SCREEN = new Set(['page', 'online', 'login'])

function isSite(words: Words, { type, functions }: PageRequest): boolean {
  if (type === 'landing') return false
  const opening = words.tokens.filter(({ sentence, quote }) => sentence === 0 && quote < 0)
  // 'a giveaway on our page', 'book online': where something is posted or done.
  const isElsewhere = (i: number) => OWN.has(opening[i - 1]?.lower ?? '') || opening[i - 1]?.pos === 'VERB'
  return functions.length >= FEWEST_DONE || opening.some(({ lemma }, i) => ON_SCREEN.has(lemma) && !isElsewhere(i))
}
const OWN = new Set(['our', 'my'])

/** Entities are proposals: what they took is free again for whatever the resolver decides. */
function forget(reading: Reading): void {
  reading.drop(() => true)
  for (const [i, use] of reading.uses.entries()) if (use === 'fact') reading.uses[i] = undefined
}

function entitiesOf(reading: Reading, words: Words): string[] {
  const entities = words.tokens.map(() => '')
  const start = ({ from }: Fact) => reading.tokens[from]?.start ?? 0
  for (const fact of reading.facts) mark(entities, words, start(fact), reading.tokens[fact.to - 1]?.end ?? 0, fact.role)
  return entities
}

/** 'slogan' speaks of a tagline, 'Venue:' of a place. */
function partsOf(reading: Reading, words: Words): string[] {
  const parts = words.tokens.map(() => '')
  for (const [i, token] of reading.tokens.entries()) {
    const part = PARTS.at(reading.tokens, i)
    const key = KEYS.at(reading.tokens, i)
    const value = key !== undefined && 'role' in key.value ? key.value.role : part?.value
    const last = reading.tokens[i + Math.max(part?.length ?? 0, key?.length ?? 0) - 1]
    if (value !== undefined && last !== undefined) mark(parts, words, token.start, last.end, value)
  }
  return parts
}

/** Labels the words between two offsets of the prompt, unless they have a label. */
function mark(labels: string[], { tokens }: Words, from: number, to: number, label: string): void {
  let low = 0
  for (let high = tokens.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.from ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (let i = low; i < tokens.length && (tokens[i]?.to ?? 0) <= to; i++) labels[i] ||= label
}
