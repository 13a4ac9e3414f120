/** Things that a prompt asks to show, or that its name stands for. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourThing, isShade, isThing, MEASURES, nounsFrom, push } from './thing-phrases.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ABSTRACT, COLOURISH, COMBINING, NAMELESS, SHOWING, SHOWN } from './words/drawable.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { asObject, singular, thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'

/** Things that the words ask to show, most specific first. */
export function shownThings(
  reading: Reading,
  drawn: { from: number; to: number }[],
  about: { from: number; to: number }[],
): string[] {
  const found: string[] = []
  const { tokens } = reading
  const icon = tokens.some((token, i) => reading.uses[i] === 'kind' && token.lower.startsWith('icon'))
  const sought: Sought = { reading, found, drawn, icon }
  for (const range of about) gather(sought, range.from)
  for (let i = 0; i < tokens.length; i++) {
    if (!reading.free(i) && reading.uses[i] !== 'kind') continue
    if (SHOWN.has(reading.word(i)) && reading.free(i)) beforeShown(sought, i)
    else for (const find of FINDERS) find(sought, i)
  }
  spokenAgain(sought)
  const drawable = found.filter(
    (thing) => thing !== 'palette' && !(isColourWord(thing) && asObject(thing) === undefined),
  )
  found.length = 0
  found.push(...drawable)
  for (let i = 0; i < tokens.length; i++)
    if (reading.uses[i] === 'kind' && reading.uses[i - 1] !== 'kind') beforeKind(sought, i)
  return found
}

/** 'below the heart': a thing shown already. */
function spokenAgain({ reading, found, drawn }: Sought): void {
  for (let i = 1; i < reading.tokens.length; i++) {
    const referred = reading.word(i - 1) === 'the' || BESIDE.has(reading.word(i - 1))
    const thing = referred && reading.free(i) ? thingAt(reading.tokens, i) : undefined
    if (thing !== undefined && found.includes(thing.thing)) drawn.push({ from: i, to: i + thing.length })
  }
}

/** 'fox logo', 'an orange fox app icon': things right before the kind. */
function beforeKind({ reading, found }: Sought, i: number): void {
  for (let k = i - 1; k >= i - 4 && reading.free(k); k--) {
    const thing = asObject(reading.word(k))
    if (thing !== undefined && !COLOURISH.has(thing)) push(found, thing)
    else if (ARTICLES.has(reading.word(k)) || reading.tokens[k]?.type !== 'word') break
  }
}

const INDEFINITE = words('a an')

/** A single noun that no table knows, with what says how it looks before it, up to the end of its clause. */
function unheardOf(reading: Reading, from: number): number | undefined {
  let k = from
  while (ADJECTIVES.has(reading.word(k)) || SIZED.has(reading.word(k)) || isColourWord(reading.word(k))) k++
  const word = reading.word(k)
  const closes = k + 1 >= reading.tokens.length || /^[,.;]$/.test(reading.word(k + 1)) || reading.ends(k)
  const plain = reading.free(k) && reading.tokens[k]?.type === 'word' && !reading.capital(k) && word.length > 3
  return plain && closes && !NO_THINGS.some((table) => table.has(word)) && !/(?:ing|ed|ly|tion|ness|ment)$/.test(word)
    ? k + 1
    : undefined
}
const NO_THINGS = [ABSTRACT, ADJECTIVES, BUSINESS_NOUNS, EVENT_WORDS, JOB_WORDS, LAYOUT_WORDS, NAMELESS, TYPE_NOUNS]

/** 'bear head inside a circle': the end of the things that stand side by side from token i on. */
function thingsTo(reading: Reading, i: number): number {
  let k = i
  for (let guard = 0; guard < 3; guard++) k += thingAt(reading.tokens, k)?.length ?? 0
  return k
}

/** 'makes umbrellas', 'we repair violins' */
const MAKING = words(
  'makes make sells sell selling making rents rent repairs repair restore restores builds growing grows brews bakes',
)
const BESIDE = words('above below over under beneath underneath beside around behind')

/** Things of our tables in a range, up to the end of its clause. */
function pushKnown(reading: Reading, from: number, to: number, found: string[]): void {
  for (let k = from; k < to && reading.free(k) && reading.tokens[k]?.type === 'word'; k++) {
    const thing = thingAt(reading.tokens, k)
    if (thing === undefined || NAMELESS.has(thing.thing) || isColourWord(thing.thing)) continue
    push(found, thing.thing)
    k += thing.length - 1
  }
}

/** Parts of a design that are things, too. */
const CONTACT = words('phone mail letter book')

const clauseOpens = (reading: Reading, i: number) =>
  i > 0 && (CLAUSE_MARKS.has(reading.word(i - 1)) || reading.tokens[i - 1]?.type === 'quote' || reading.opens(i))

const CLAUSE_MARKS = words(', : ; - – — (')

/** A thing within three words, that no business or event is named by: 'a rising chart', not 'a boat club'. */
function pictured(reading: Reading, i: number): boolean {
  for (let k = i; k < i + 3; k++) {
    const thing = thingAt(reading.tokens, k)
    if (MEASURES.has(reading.word(k)) && reading.word(k + 1) === 'of') return pictured(reading, k + 2)
    if (!reading.free(k) || PREPOSITIONS.has(reading.word(k))) return false
    if (thing === undefined) continue
    const after = reading.word(k + thing.length)
    return !BUSINESS_NOUNS.has(after) && !EVENT_WORDS.has(after) && !JOB_WORDS.has(after)
  }
  return false
}

const listsThings = (word: string): boolean =>
  word === 'and' || word === '&' || ARTICLES.has(word) || ADJECTIVES.has(word) || word.endsWith('ing')

/** The end of a clause that holds nothing but things: 'sun and cloud', 'a fox, a moon'. */
function thingsEnd(reading: Reading, i: number): number {
  let things = 0
  let colours = 0
  for (let k = i; k < i + 8; k++) {
    const word = reading.word(k)
    if (word === ',' || word === '' || reading.ends(k)) return things > 0 && things > colours ? k : i
    if (!reading.free(k)) return i
    const thing = thingAt(reading.tokens, k)
    if (thing !== undefined) {
      k += thing.length - 1
      things++
      // 'moss green leaf' shows a leaf.
      const tinted = thing.length === 1 && (COLOURISH.has(word) || isColourThing(word))
      if (tinted && (k === i || !isColourWord(reading.word(k - 1)))) colours++
    } else if (!listsThings(word)) return i
  }
  return i
}

const PLACES_BEHIND = words('top bottom to on at above below next beside left right inside behind under over in')

const PLACES_BEFORE = words('side left right top bottom center centre middle corner half')

const PUTTING = words('put place add with and , have draw show include :')

const SIZED = words(
  'hand-drawn stylised flat abstract geometric minimal minimalist cute friendly smiling small large big tiny huge stylized simple little',
)

/** A thing at the start of a clause or behind 'put a', with a place behind it; or behind a place: 'on the right a rocket'. */
function placed(reading: Reading, i: number): boolean {
  let k = i - 1
  while (ARTICLES.has(reading.word(k)) || SIZED.has(reading.word(k)) || isColourWord(reading.word(k))) k--
  const before = reading.word(k) === ',' ? reading.word(k - 1) : reading.word(k)
  if (k < i - 1 && PLACES_BEFORE.has(before)) return true
  const behind = /ing$/.test(reading.word(i + 1)) ? i + 2 : i + 1
  if (!PLACES_BEHIND.has(reading.word(behind))) return false
  if (reading.word(i + 1) === 'in' && !LAYOUT_WORDS.has(reading.word(i + 3)) && !LAYOUT_WORDS.has(reading.word(i + 2)))
    return false
  if (k === i - 1) return reading.opens(i) || CLAUSE_MARKS.has(reading.word(k))
  return PUTTING.has(reading.word(k)) || reading.opens(k + 1)
}

/** Things in a name: 'Harbor & Finch', 'Copper Fox Coffee'. */
export function namedThings(brand: string): string[] {
  const found: string[] = []
  for (const word of brand.toLowerCase().split(/[^\p{L}-]+/u)) {
    const thing = asObject(word)
    if (thing !== undefined && !NAMELESS.has(thing) && !found.includes(thing)) found.push(thing)
  }
  return found
}

/** 'avoid lightning bolts', 'no scissors' */
export function refusedThings(reading: Reading): Set<string> {
  const found = new Set<string>()
  for (const [i, token] of reading.tokens.entries())
    if (reading.uses[i] === 'negative') found.add(singular(token.lower))
  return found
}

interface Range {
  from: number
  to: number
}

/** What is looked for, and where it was found. */
interface Sought {
  reading: Reading
  found: string[]
  drawn: Range[]
  /** An icon is asked for. */
  icon: boolean
}

/** Looks for things at token i in one of the ways in which prompts speak of them. */
type Finder = (sought: Sought, i: number) => void

const gather = ({ reading, found, drawn }: Sought, start: number, from = start): void =>
  nounsFrom(reading, start, found, drawn, from)

const isColon = (word: string): boolean => word === ':' || word === '='
const PICTURED = words('icon symbol illustration imagery mark visual')

/** 'wrench icon', 'mountain silhouette', 'icon of a fox', 'illustration of a lighthouse in a storm' */
function beforeShown(sought: Sought, i: number): void {
  const { reading, found, drawn } = sought
  let from = i
  while (from > 0 && i - from < 3 && reading.free(from - 1) && isThing(reading, from - 1)) from--
  for (let k = i - 1; k >= from; k--) {
    // 'wine glass icon' is one thing.
    const pair = k > from ? thingAt(reading.tokens, k - 1) : undefined
    push(found, pair?.length === 2 ? pair.thing : reading.word(k))
    if (pair?.length === 2) k--
  }
  drawn.push({ from, to: i + 1 })
  const next = reading.word(i + 1)
  if (next === 'of' || next === 'showing') gather(sought, i + 2, i)
  else if (isColon(next)) gather(sought, i + 2)
}

/** 'we repair violins', 'about the moon landing', 'unicorn theme', 'dinosaur-themed' */
const told: Finder = ({ reading, found }, i) => {
  const word = reading.word(i)
  if (MAKING.has(word)) pushKnown(reading, i + 1, i + 5, found)
  if (word === 'about') pushKnown(reading, i + 1, i + 6, found)
  if (word === 'theme' || word === 'themed') pushKnown(reading, i - 1, i, found)
  const thing = word.endsWith('-themed') ? asObject(word.slice(0, -'-themed'.length)) : undefined
  if (thing !== undefined) push(found, thing)
}

/** 'the name above a coffee cup' */
const besideThing: Finder = ({ reading, found, drawn }, i) => {
  if (!BESIDE.has(reading.word(i)) || !ARTICLES.has(reading.word(i + 1)) || !reading.free(i + 2)) return
  const [word, thing] = [reading.word(i + 2), thingAt(reading.tokens, i + 2)]
  if (thing === undefined || PARTS.has(word) || LAYOUT_WORDS.has(word)) return
  push(found, thing.thing)
  drawn.push({ from: i + 2, to: i + 2 + thing.length })
}

/** ', storm and lighthouse,', ', fork crossed with a pencil', ': a rising chart inside a shield', ', an anglerfish,' */
const openingClause: Finder = (sought, i) => {
  const { reading, found, drawn, icon } = sought
  if (!clauseOpens(reading, i)) return
  if (thingsEnd(reading, i) > i) gather(sought, i)
  const behind = reading.word(thingsTo(reading, i))
  const joined = /(?:ed|ing|with|inside)$|^(?:in|on|over|under|behind|above|as|instead)$/.test(behind)
  if (thingAt(reading.tokens, i) !== undefined && joined) gather(sought, i)
  if (ARTICLES.has(reading.word(i)) && (pictured(reading, i + 1) || (icon && reading.word(i - 1) === ':')))
    gather(sought, i)
  const to = INDEFINITE.has(reading.word(i)) ? unheardOf(reading, i + 1) : undefined
  if (to === undefined) return
  push(found, reading.word(to - 1))
  drawn.push({ from: i, to })
}

/** 'with a fox', 'made of a leaf', 'from a wave' */
const behindShowing: Finder = (sought, i) => {
  const { reading } = sought
  const word = reading.word(i)
  if (!SHOWING.has(word)) return
  const kind = reading.uses.slice(Math.max(0, i - 2), i).includes('kind')
  if (word === 'of' && !COMBINING.has(reading.word(i - 1)) && !kind) return
  if (/^(?:from|into|like)$/.test(word) && !ARTICLES.has(reading.word(i + 1))) return
  gather(sought, i + 1)
}

const FINDERS: readonly Finder[] = [
  (sought, i) => {
    if (PICTURED.has(sought.reading.word(i)) && isColon(sought.reading.word(i + 1))) gather(sought, i + 2)
  },
  told,
  besideThing,
  // 'make the icon a white envelope'
  (sought, i) => {
    const { reading } = sought
    const shows = reading.uses[i] === 'kind' || SHOWN.has(reading.word(i))
    if (shows && ARTICLES.has(reading.word(i + 1))) gather(sought, i + 1)
  },
  openingClause,
  // 'mountain to the left of the name', 'put a leaf above it'
  ({ reading, found, drawn }, i) => {
    const word = reading.word(i)
    if (asObject(word) === undefined || CONTACT.has(word) || isShade(reading, i) || !placed(reading, i)) return
    push(found, word)
    drawn.push({ from: i, to: i + 1 })
  },
  behindShowing,
]
