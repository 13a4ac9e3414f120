/**
 * What a mark is to show where a prompt says it in so many words: 'heron carrying a lantern', 'a goat mid jump', 'with a face or a jar', 'una ventana
 * abierta'. A clause that is nothing but a thing, with what it does and has, is a wish for a picture; what the house does and is called is none.
 */
import { foreignThingAt } from '../../language/lexicon/foreign-things.ts'
import type { Token, Words } from '../../language/tokens.ts'
import { words } from '../phrases.ts'
import type { AskedThing, Subject } from '../types.ts'
import { BUSINESS_NOUNS } from '../words/business.ts'
import { isColourWord } from '../words/colours.ts'
import { ABSTRACT, COLOURISH } from '../words/drawable.ts'
import { ADJECTIVES, EVENT_WORDS, NUMBER_WORDS } from '../words/grammar.ts'
import { DOERS, JOB_WORDS } from '../words/jobs.ts'
import { asObject, isTwoWords, singular } from '../words/objects.ts'
import { PARTS, TYPE_NOUNS } from '../words/parts.ts'
import { TONE_WORDS } from '../words/styles.ts'

/** What may stand before a thing that is asked for, and says nothing of it. */
const HEDGES = words(
  `maybe perhaps ideally possibly probably think something like or and and/or please pls imagine picture just some kind of sort idea thinking
  vielleicht gerne etwa quizás tal vez peut-être magari talvez misschien with featuring showing depicting using including incorporating
  showcase show feature depict include use draw mit con avec com met`,
)
/** What leads to it within a request: 'logo with a fox', 'icon of a bell'. */
const LEADS = words('with featuring showing depicting using incorporating including of mit con avec com met')
/** Articles and what counts as one: what they lead to is one thing. */
const ONE = words('a an one single lone two three the eine ein einen un una une uno um uma een unos')
/** A clause that begins so tells something else. */
const OTHERWISE = words(
  `for in at by from since called named we our us i my it its is are was this that he she they who which you your not no without never est
  für bei von wir unser para por de desde somos nuestro pour chez nous notre called founded established based tagline slogan name brand phone
  email tel call`,
)
/** What goes on about a thing: what it has, does, wears, is turned into. */
const GOES_ON = words(
  'with as on under over inside into like mid holding that shape silhouette + but auf mit unter con sur avec sobre como',
)
const ALTERNATIVE = words('or / oder o ou of')
/** Said of it behind its noun. */
const FORMS = words('shape silhouette outline icon symbol form drawing mark')
/** Manners of speaking: nothing of it is seen. */
const SAYINGS = words('wink nod twist smile edge punch touch bit hint heart soul pun attitude feel feeling kick')

const ENDS = words(', ; : . ! ? ( ) — –')
/** So many things at most, and so many clauses in which they are looked for. */
const [MOST, LOOKED_AT] = [4, 60]

/** The things that a mark is to show, each alternative a row; empty where none is asked for. */
export function drawnThings({ tokens, language }: Words, isTaken: (from: number, to: number) => boolean): AskedThing[] {
  const found: AskedThing[] = []
  for (const clause of clausesOf(tokens).slice(0, LOOKED_AT)) {
    const own = wishIn(clause)
    if (!own) continue
    const free = own.filter(({ from, to }) => !isTaken(from, to))
    if (free.length === 0 || free.length < own.length / 2) continue
    const isHedged = HEDGES.has(clause[clause.findIndex((token) => token === free[0]) - 1]?.lower ?? '')
    const rows = rowsIn(free, language !== 'en', isHedged)
    // A clause behind the first goes on about the same picture, unless it is another choice.
    const [first] = found
    if (first && rows[0] && !ALTERNATIVE.has(clause[0]?.lower ?? ''))
      first.beside.push(rows[0].thing, ...rows[0].beside)
    else found.push(...rows)
  }
  return found.slice(0, MOST)
}

/** Runs of tokens between marks, outside of quotations. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const [i, token] of tokens.entries()) {
    const isNew = token.sentence !== tokens[i - 1]?.sentence || ENDS.has(token.text) || token.quote >= 0
    const isDash = token.text === '-' && tokens[i - 1]?.to !== token.from
    if (isNew || isDash) clauses.push([])
    if (!ENDS.has(token.text) && !isDash && token.quote < 0) clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** What is asked to be seen in a clause, without what leads to it; undefined where it tells something else. */
function wishIn(clause: readonly Token[]): readonly Token[] | undefined {
  const kind = clause.findIndex(({ lower }) => ASKED.has(lower))
  if (kind >= 0) {
    const led = clause.findIndex(({ lower }, i) => i > kind && LEADS.has(lower) && (lower !== 'of' || i === kind + 1))
    return led < 0 ? undefined : untilOther(clause.slice(led + 1))
  }
  let from = 0
  while (from < clause.length && HEDGES.has(clause[from]?.lower ?? '')) from++
  const first = clause[from]
  if (!first || OTHERWISE.has(first.lower) || first.pos === 'PRON' || first.pos === 'AUX') return undefined
  return untilOther(clause.slice(from))
}
const ASKED = words(
  'logo logos icon icons favicon mark card cards badge emblem logotipo icono icône visitenkarte tarjeta',
)
/** 'with a fox for my bakery': what it is for is no part of the picture. */
function untilOther(wish: readonly Token[]): readonly Token[] {
  const end = wish.findIndex(({ lower }) => OTHER.has(lower))
  return end < 0 ? wish : wish.slice(0, end)
}

const OTHER = words('for called named für para pour per voor because')

/** The alternatives of a wish. */
function rowsIn(wish: readonly Token[], isForeign: boolean, isHedged: boolean): AskedThing[] {
  const parts: Token[][] = [[]]
  for (const token of wish)
    if (ALTERNATIVE.has(token.lower) && !(token.lower === 'of' && !isForeign)) parts.push([])
    else parts.at(-1)?.push(token)
  const rows: AskedThing[] = []
  for (const part of parts) {
    const things = thingsIn(part, isForeign)
    const [first, ...others] = things
    if (!first) continue
    // What nobody knows is a picture where something is told of it.
    const isTold = isHedged || rows.length > 0 || ONE.has(part[0]?.lower ?? '') || goesOn(part, first.at)
    if (!first.isKnown && !isTold) continue
    // A smile alone, with which something is done, is a manner of speaking.
    if (SAYINGS.has(first.thing) && things.length === 1) continue
    if (isSomeone(first.thing) && !first.isKnown) continue
    rows.push({ thing: first.thing, beside: others.map(({ thing }) => thing) })
  }
  return rows
}
const goesOn = (part: readonly Token[], at: number): boolean =>
  part
    .slice(at + 1)
    .some(({ lower, pos }) => GOES_ON.has(lower) || (pos === 'VERB' && DOING.some((end) => lower.endsWith(end)))) ||
  FORMS.has(part.at(-1)?.lower ?? '')
/** How verbs end by which something is told of a thing: 'struck', 'carrying', 'bent'. */
const DOING = ['ing', 'ed', 'uck', 'ent']
const isSomeone = (thing: string): boolean => JOB_WORDS.has(thing) || DOERS.test(thing)

interface Found {
  thing: string
  at: number
  isKnown: boolean
}

/** The nouns of a clause, each with the one before it that makes one thing with it. */
function thingsIn(part: readonly Token[], isForeign: boolean): Found[] {
  const found: Found[] = []
  for (const { from, to, thing } of runsIn(part, isForeign)) {
    // 'a children's playhouse': what somebody owns is not seen.
    if (part[to]?.pos === 'PART' || part[to]?.text === '\\') break
    const one = thing ? { thing, isKnown: true } : thingOf(part, from, to)
    // What is no thing leads the clause elsewhere: 'two colours', 'a small studio'.
    if (!one && found.length === 0) break
    if (one && (one.isKnown || !isForeign)) found.push({ ...one, at: to - 1 })
  }
  return found
}

interface Run {
  from: number
  to: number
  /** In English, where a table of other languages says it. */
  thing?: string
}

/** Where nouns stand side by side, and the things of other languages. */
function* runsIn(part: readonly Token[], isForeign: boolean): Generator<Run> {
  const said = part.map(({ lower }) => lower)
  const own = isForeign ? part.map(({ text }) => text.toLowerCase()) : []
  for (let from = 0; from < part.length; ) {
    const foreign = foreignThingAt(own, from)
    let to = from + (foreign?.length ?? 0)
    while (!foreign && isNounish(part[to], said, to)) to++
    if (to > from) yield { from, to, ...(foreign && { thing: foreign.thing }) }
    from = Math.max(to, from + 1)
  }
}

/** What a run of nouns names; undefined where it is nothing that can be drawn. */
function thingOf(part: readonly Token[], from: number, to: number): Omit<Found, 'at'> | undefined {
  // A gear that is turned into something is no outfitter's.
  const isTurned = part.some(({ lower }) => TURNED.has(lower))
  const run = part.slice(from, to).map(({ lower }) => lower)
  if (run.length > 1 && FORMS.has(run.at(-1) ?? '')) run.pop()
  // 'a stamp edge' shows a stamp.
  if (run.length > 1 && isNothing(run.at(-1) ?? '') && asObject(run.at(-2) ?? '')) run.pop()
  const said = run.at(-1) ?? ''
  const head = singular(said)
  if (isNothing(head, isTurned) || isNothing(said, isTurned)) return undefined
  const before = run.at(-2) ?? oddBefore(part, from) ?? ''
  const isSort = before !== '' && !TONE_WORDS.has(before) && !isColourWord(before)
  return { thing: isSort ? `${before} ${head}` : head, isKnown: asObject(head) !== undefined && !COLOURISH.has(head) }
}

/** 'plumb bob', 'magnifying glass': a word before a noun that is no plain adjective says which of it. */
function oddBefore(part: readonly Token[], at: number): string | undefined {
  const before = part[at - 1]
  const isOdd = before && ODD.includes(before.pos) && !ADJECTIVES.has(before.lower) && !HEDGES.has(before.lower)
  return isOdd && !GOES_ON.has(before.lower) && !PARTICIPLES.has(before.lower) && !before.lower.endsWith('ed')
    ? before.lower
    : undefined
}
const ODD: readonly string[] = ['ADJ', 'VERB', 'PROPN']
const PARTICIPLES = words('carrying holding wearing riding making eating playing')

const TURNED = words('but as made turned shaped shape wearing holding')

/** A noun, or a word for a thing that is taken for a verb: 'whisk', 'stamp'. */
function isNounish(token: Token | undefined, said: readonly string[], at: number): boolean {
  if (!token || ADJECTIVES.has(token.lower) || NUMBER_WORDS[token.lower] !== undefined || HEDGES.has(token.lower))
    return false
  if (GOES_ON.has(token.lower) && !FORMS.has(token.lower)) return false
  if (token.pos === 'NOUN') return true
  if (token.pos === 'PROPN') return at === 0 || token.text === token.lower
  return asObject(token.lower) !== undefined && !said[at]?.endsWith('ing')
}

const isNothing = (noun: string, isTurned = false): boolean =>
  noun.length < 3 ||
  NOTHING.has(noun) ||
  (BUSINESS_NOUNS.has(noun) && !isTurned) ||
  EVENT_WORDS.has(noun) ||
  ((ABSTRACT.has(noun) || PARTS.has(noun) || TYPE_NOUNS.has(noun)) && asObject(noun) === undefined) ||
  TONE_WORDS.has(noun) ||
  (isColourWord(noun) && asObject(noun) === undefined)

const NOTHING = words(
  'love life peace time year day night detail details name names people person everyone food drink music',
)

/** The subject with what is asked for before what its trade and its name stand for. */
export function withAsked(subject: Subject, asked: readonly AskedThing[]): Subject {
  const things = asked.map(({ thing }) => thing)
  const beside = asked.flatMap(({ beside: others }) => others).filter((one) => asObject(one) !== undefined)
  const own = [...things, ...beside].map(plainest)
  return own.length === 0
    ? subject
    : { ...subject, objects: [...new Set([...own, ...subject.objects])].slice(0, MOST_OBJECTS) }
}
const MOST_OBJECTS = 8
/** Pictures are found by the noun where a table knows it: a single stone is a stone, a tuning fork no fork, a typewriter's key a typewriter. */
function plainest(thing: string): string {
  const [sort = '', head = thing] = thing.split(' ')
  if (isTwoWords(thing) || sort.endsWith('ing') || asObject(head) === undefined) return thing
  return asObject(sort) === undefined || sort === head ? head : sort
}
