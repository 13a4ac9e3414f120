/**
 * What a prompt lists besides, and no clause tells: 'inputting expressions', 'syntax highlighting', 'market trends'. Each item of a
 * list is read by itself: a verb and its thing, a noun that names what is done, else something to be seen.
 */
import type { Clause } from '../../language/clauses.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { PageFunction } from '../types.ts'
import { BY_VERB, stemsOf } from '../words/function-verbs.ts'
import { functionIn } from './function-lists.ts'
import { functionNamed, NOTHING, SILENT, thingOf } from './functions.ts'
import { isNoun, type NounPhrase, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { PEOPLE } from './words.ts'

type Tokens = readonly Token[]
interface Range {
  from: number
  to: number
}

/** Most that a screen shows besides. */
const MOST = 8
const LONGEST = 34

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean))
/** What parts of a site are: what they are listed of is done or seen there. */
const FRAMES = words(
  `functionality function feature capability page section element module tool game option activity component form system website
  platform site app application dashboard service`,
)
/** What shows, holds or takes what is listed of it. */
const SHOWN = words('data information report statistic metric index analytics chart dashboard record')
const ENTERED = words('profile form file detail account information record')
/** What is entered about somebody or something: so many of them make a form. */
const FIELD = words(
  `name e-mail email phone number address skill qualification certificate certification photo date time diagnosis comment age gender title
  description salary amount price quantity weight height size bio genre category location interest note contact experience education`,
)
const FEWEST_FIELDS = 3
/** Nothing that anybody does or sees there. */
const EMPTY = words(
  `interface design text experience way addition backend algorithm user need requirement purpose more etc criterion criteria operation
  others mobile desktop device speed navigation optimization process form view element week integration support real-time log`,
)
/** What a site has of each sort, and what stands before it alone names. */
const PARTS = words('page pages section sections panel panels tab tabs screen screens module modules center centre')
const NAMELESS = /^(?:home|main|landing|other|multiple|several|\d.*)$/i

const HAS = /^(?:have|include|support|allow|display|offer|provide|contain)$/
const ABLE = /^(?:able|option|ability|possibility|way)$/

/** So many tokens open a list at a place; none where 0. */
const opensList = (tokens: Tokens, i: number): number => {
  const [token, next] = [tokens[i], tokens[i + 1]]
  if (!token || token.quote >= 0) return 0
  const after = next?.lower === 'also' ? 2 : 1
  if (token.pos === 'AUX' && HAS.test(tokens[i + after]?.lower ?? '')) return after + 1
  if (token.lower === 'can' || (token.lower === 'to' && ABLE.test(tokens[i - 1]?.lower ?? ''))) return after
  if (/^(?:for|of|like)$/.test(token.lower) && isFrame(tokens[i - 1])) return 1
  if (token.lower === 'including' || (token.lower === 'such' && next?.lower === 'as'))
    return token.lower === 'such' ? 2 : 1
  return 0
}

const isFrame = (token: Token | undefined): boolean =>
  /^(?:functionalit\w+|features?|functions?|capabilit\w+)$/.test(token?.lower ?? '')

/** What begins a clause of its own; 'to' behind 'allowing users' goes on with what they do. */
const TURNS = /^(?:that|which|where|who|so|when|while|if|because|making|based|until|as)$/
const LETS = /^(?:allow|enable|let)/
const SEPARATES = /^(?:,|;|:|\(|\)|\.|!|\?|and|or|&|with)$/

/** What the noun before 'including' says of what is listed there; undefined where they are members of it and no parts. */
function sortOf(tokens: Tokens, i: number): 'done' | 'shown' | 'entered' | undefined {
  if (!/^(?:including|such)$/.test(tokens[i]?.lower ?? '')) return 'done'
  const before = tokens[tokens[i - 1]?.text === ',' ? i - 2 : i - 1]
  const noun = before?.lower === 'data' ? 'data' : (before?.lemma ?? '')
  if (FRAMES.has(noun)) return 'done'
  if (ENTERED.has(noun) && noun !== 'record') return 'entered'
  return SHOWN.has(noun) ? 'shown' : undefined
}

interface List extends Range {
  entered: boolean
}

/** Where lists stand: from what opens one to where the sentence, a clause of its own or another list begins. */
function listsIn(tokens: Tokens, clauses: readonly Clause[]): List[] {
  const found: List[] = []
  for (let i = 0; i < tokens.length; i++) {
    const steps = opensList(tokens, i) || goesOn(tokens, i, found.at(-1))
    const sort = steps > 0 ? sortOf(tokens, i) : undefined
    if (sort === undefined || clauses.some(({ act, from, to }) => SILENT.has(act) && from <= i && i < to)) continue
    const from = i + steps
    found.push({ from, to: endOf(tokens, from), entered: sort === 'entered' })
  }
  return found
}

/** 'allowing users | to upload', 'ingredients (such as rice) | and sizes': a list of what was begun before. */
function goesOn(tokens: Tokens, i: number, last: List | undefined): number {
  const token = tokens[i]
  if (token?.text === ')') return last !== undefined && tokens[last.from]?.sentence === token.sentence ? 1 : 0
  if (token?.lower !== 'to') return 0
  return tokens.slice(Math.max(0, i - LONGEST_WHO), i).some(({ lower }) => LETS.test(lower)) ? 1 : 0
}
const LONGEST_WHO = 4

function endOf(tokens: Tokens, from: number): number {
  const sentence = tokens[from]?.sentence
  for (let i = from; i < tokens.length; i++) {
    const { lower, sentence: own } = tokens[i] ?? { lower: '', sentence }
    if (own !== sentence || TURNS.test(lower) || LETS.test(lower) || lower === ':' || opensList(tokens, i) > 0)
      // 'and managers can …': who does what follows is no item.
      return lower === 'can' ? Math.max(from, lastSeparator(tokens, from, i)) : i
  }
  return tokens.length
}

const lastSeparator = (tokens: Tokens, from: number, to: number): number =>
  tokens.slice(from, to).findLastIndex(({ lower }) => SEPARATES.test(lower)) + from

/** The items of a list. */
function partsOf(tokens: Tokens, { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let i = from; i <= to; i++) {
    if (i < to && !SEPARATES.test(tokens[i]?.lower ?? '')) continue
    if (start < i) parts.push({ from: start, to: i })
    start = i + 1
  }
  return parts
}

const LEADS = words(
  'also a an the their your its his her easily quickly other own various different multiple of for to be able as well via with on in have',
)

/** The verb of a table that an item begins with, in its plain form. */
function verbAt(tokens: Tokens, at: number, to: number): string | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || at + 1 > to) return undefined
  const base = [token.lemma, ...(token.lower.endsWith('ing') ? stemsOf(token.lower) : []), token.lower].find((form) =>
    BY_VERB.has(form),
  )
  // 'customizable layouts'
  const able =
    token.pos === 'ADJ'
      ? [`${token.lower.slice(0, -4)}e`, token.lower.slice(0, -4)].find((form) => BY_VERB.has(form))
      : undefined
  if (/able$/.test(token.lower) && able) return able
  if (!base) return undefined
  if (token.lower.endsWith('ing'))
    return at + 1 === to || /^(?:DET|PRON|ADJ|NOUN|PROPN|ADP|VERB)$/.test(next?.pos ?? '') ? base : undefined
  return token.lower === base && token.pos === 'VERB' ? base : undefined
}

/** What an item says: done with something, or seen. */
function readPart(all: Words, { from, to }: Range): PageFunction | undefined {
  const { tokens, text } = all
  let at = from
  while (at < to && LEADS.has(tokens[at]?.lower ?? '')) at++
  if (at < to - 1 && PARTS.has(tokens[to - 1]?.lower ?? '')) return partOf(all, { from: at, to: to - 1 })
  const verb = verbAt(tokens, at, to)
  if (verb) {
    const one = functionIn(all, { from: at, to }, verb)
    if (one) return one
  }
  const done = doneAtEnd(all, { from: at, to })
  if (done) return done
  const phrase = nounPhraseAt(tokens, at, to)
  return phrase && namedBy(all, phrase) ? namedBy(all, phrase) : phrase && seen(text, tokens, phrase)
}

/** 'the bank page': a part by its name. */
function partOf({ text, tokens }: Words, { from, to }: Range): PageFunction | undefined {
  const name = wordsOf(text, tokens, from, to)
  return NAMELESS.test(name) || name.length > LONGEST
    ? undefined
    : { verb: 'browse', words: name, thing: name.toLowerCase() }
}

/** 'follow-up step recording', 'customer request handling': its last word says what is done with those before. */
function doneAtEnd({ text, tokens }: Words, { from, to }: Range): PageFunction | undefined {
  const last = tokens[to - 1]
  const verb = last?.lower.endsWith('ing') ? stemsOf(last.lower).find((stem) => BY_VERB.has(stem)) : undefined
  const does = verb && BY_VERB.get(verb)
  const thing = does && from < to - 1 ? wordsOf(text, tokens, from, to - 1).toLowerCase() : ''
  if (
    !does ||
    thing === '' ||
    thing.length > LONGEST ||
    tokens.slice(from, to - 1).some(({ pos }) => /^(?:DET|PRON|AUX)$/.test(pos))
  )
    return undefined
  const isCounted = thing.includes(' ') && isNoun(tokens[to - 2]) && !/(?:[sxh]|data)$/.test(thing)
  const things = isCounted ? `${thing}s` : thing
  return { verb: does, words: `${verb} ${things}`, thing: things }
}

/** 'syntax highlighting', 'match prediction': a noun says what is done. */
function namedBy({ text, tokens }: Words, phrase: NounPhrase): PageFunction | undefined {
  const found = functionNamed(tokens, phrase)
  if (!found || found.verb === 'browse') return undefined
  const thing = wordsOf(text, tokens, phrase.from, found.end - 1)
  const said = wordsOf(text, tokens, phrase.from, found.end)
  return said.length > LONGEST ? undefined : { verb: found.verb, words: said, ...(thing !== '' && { thing }) }
}

function seen(text: string, tokens: Tokens, phrase: NounPhrase): PageFunction | undefined {
  const head = tokens[phrase.head]
  if (!head || !isNoun(head) || PEOPLE.has(head.lemma)) return undefined
  const thing = thingOf(text, tokens, phrase)
  return thing && thing.length <= LONGEST ? { verb: 'browse', words: thing, thing: thing.toLowerCase() } : undefined
}

const stems = (said: string): string[] =>
  (said.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) =>
    word.replace(/(?:ies|ing|ed|es|s|ment|ation|ion)$/, '').slice(0, 6),
  )

const isEmpty = (words: string): boolean => {
  if (FRAMES.has(words.toLowerCase().replace(/s$/, ''))) return true
  const last = words.toLowerCase().split(/\s+/).at(-1) ?? ''
  return [last, last.replace(/ies$/, 'y').replace(/s$/, '')].some((one) => EMPTY.has(one) || NOTHING.has(one))
}

const isField = ({ verb, thing = '' }: PageFunction): boolean =>
  verb === 'browse' && thing.split(/[\s-]+/).some((word) => FIELD.has(word.replace(/s$/, '')))

/** What is entered, as one form of all its fields; nothing where they are too few. */
function formOf(read: readonly PageFunction[]): PageFunction | undefined {
  const fields = read.filter(isField).map(({ thing = '' }) => thing)
  if (fields.length < FEWEST_FIELDS) return undefined
  return { verb: 'enter', words: `enter ${fields[0]}`, thing: fields.join(', ') }
}

/** @param told what its clauses tell already */
export function besidesOf(all: Words, clauses: readonly Clause[], told: readonly PageFunction[]): PageFunction[] {
  const said = new Set(told.flatMap((one) => stems(`${one.words} ${one.thing ?? ''}`)))
  const found: PageFunction[] = []
  const isBare = ({ verb, words: own }: PageFunction) =>
    !own.includes(' ') &&
    (verb === 'browse' ? BY_VERB.has(own) : [...told, ...found].some((other) => other.verb === verb))
  /** Half of its words are new. */
  const isNews = ({ words: own }: PageFunction) => {
    const [every, fresh] = [stems(own), stems(own).filter((stem) => !said.has(stem))]
    return fresh.length > 0 && fresh.length * 2 > every.length - 1
  }
  const keep = (one: PageFunction) => {
    for (const stem of stems(`${one.words} ${one.thing ?? ''}`)) said.add(stem)
    found.push(one)
  }
  for (const list of listsIn(all.tokens, clauses)) {
    const read = partsOf(all.tokens, list).flatMap((part) => readPart(all, part) ?? [])
    const form = list.entered ? formOf(read) : undefined
    if (form) keep(form)
    for (const one of form ? read.filter((other) => !isField(other)) : read)
      if (isNews(one) && !isEmpty(one.words) && !isBare(one)) keep(one)
  }
  return found.slice(0, MOST)
}
