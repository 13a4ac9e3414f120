/** What a colour is asked for: 'white letters', 'navy background', 'headline in red', 'ivory (background)'. */
import type { KindName, Role } from '../scene/types.ts'
import { ACCENTS, BETWEEN, GROUNDS, nounTarget, ownName, roleTarget, type Target } from './colour-nouns.ts'
import {
  apposedPart,
  cornerBehind,
  cornerEnding,
  describedPart,
  lettersOf,
  placedPart,
  standing,
} from './colour-places.ts'
import { partEnding } from './part-words.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS, partFor, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** The target of the colours from token `from` up to `to`. */
export function targetOf(reading: Reading, from: number, to: number, kind: KindName): Target {
  // 'bg #111827 text #f9fafb': each noun before its code.
  const code = reading.tokens[from]?.text.startsWith('#') && to - from === 1
  const listed =
    code &&
    (reading.opens(from - 1) ||
      /^[,;#]/.test(reading.tokens[from - 2]?.text ?? '') ||
      reading.uses[from - 2] !== undefined)
  const own = listed && reading.tokens[from - 1]?.type === 'word' ? nounTarget(reading, from - 1, kind) : undefined
  if (own !== undefined && own !== 'any') return own
  const behind = lettersOf(reading, from, to, behindTarget(reading, to, kind))
  if (behind !== undefined && behind !== 'any') {
    // 'name in white letters' speaks of the name.
    return behind
  }
  const before = beforeTarget(reading, from, kind)
  if (before !== undefined) {
    // 'leaning on a yellow wall' is no ground.
    if (before === 'background' && onThing(reading, to)) return 'any'
    return before
  }
  return 'any'
}

/** A noun behind 'on a yellow …' that is neither a ground nor a shape of one. */
function onThing(reading: Reading, to: number): boolean {
  const word = reading.word(to)
  return thingAt(reading.tokens, to) !== undefined || /^(?:wall|table|floor|street|chair|bench)$/.test(word)
}

/** 'white letters', 'navy background', 'gold for the accents', 'black as the background', 'red headline'. */
function behindTarget(reading: Reading, to: number, kind: KindName): Target | undefined {
  const k = pastLooks(reading, to)
  if (k === undefined) return undefined
  // 'a green "Order now" button'
  if (reading.tokens[k]?.type === 'quote') {
    const fact = reading.facts.find((other) => other.from === k)
    return fact === undefined || kind === 'logo' ? undefined : roleTarget(fact.role)
  }
  if (isGround(reading, k, to, kind)) return 'background'
  // 'a white guitar illustration'
  const thing = thingAt(reading.tokens, k)
  const drawn = thing && PARTS.at(reading.tokens, k + thing.length)?.value
  if (drawn && PICTURES.includes(drawn)) return roleTarget(drawn)
  const word = reading.word(k)
  // 'ivory (background)'
  if (word === '(') return nounTarget(reading, k + 1, kind)
  if (word === 'on') return undefined
  if (word !== 'for' && word !== 'as') return nounTarget(reading, k, kind)
  const target = nounTarget(reading, pastWhich(reading, k + 1, kind), kind)
  return target === 'any' ? undefined : target
}

const PICTURES: readonly Role[] = ['icon', 'illustration', 'photo', 'mark']
const WHICH = words('main primary all text body brand')
const JOINING = words('and on with in for as')

/** The token behind the looks that stand between a colour and its part; undefined where a list goes on. */
function pastLooks(reading: Reading, to: number): number | undefined {
  let k = to
  while (k < to + 3 && BETWEEN.has(reading.word(k)) && !TYPE_NOUNS.has(reading.word(k))) {
    if (reading.word(k) === 'and') return undefined
    k++
  }
  return k
}

/** 'dark blue night background', 'Black card', 'a peach right half' */
function isGround(reading: Reading, k: number, to: number, kind: KindName): boolean {
  const word = reading.word(k)
  const described = GROUNDS.has(reading.word(k + 1)) && reading.free(k) && reading.tokens[k]?.type === 'word'
  if (described && nounTarget(reading, k, kind) === undefined && !JOINING.has(word) && !isColourWord(word)) return true
  const opens = reading.opens(to - 1) || reading.opens(to - 2) || /^[,:;]$/.test(reading.word(to - 2))
  return (SHEETS.has(word) && opens) || (SIDES.has(word) && AREAS.has(reading.word(k + 1)))
}

/** Behind 'the main', 'all'. */
function pastWhich(reading: Reading, from: number, kind: KindName): number {
  const passes = (k: number) => ARTICLES.has(reading.word(k)) || WHICH.has(reading.word(k))
  let k = from
  while (k < from + 3 && passes(k) && nounTarget(reading, k, kind) === undefined) k++
  return k
}

const DEGREES = words('very almost nearly')

const SHEETS = words('card paper stock page poster flyer')

const SIDES = words('left right top bottom upper lower')

const AREAS = words('half side panel third part strip band column section')

/** What may stand between a part and its colour: 'text in a dark', 'should be'. */
const LINKING = words(
  'in is of : be should color colour colored coloured a an the to = are as large big bold small thin - must from gradient and (',
)
const ACCENTED = words('accents accent details highlights touches hints touch hint splash pops pop')
/** Behind these 'on' leads to no ground: 'focus on blue'. */
const NO_GROUND = words('focus based emphasis focused built centered')
const MOST_LINKS = 5

/** 'background: navy', 'text in white', 'headline should be red', 'on black', 'accents of gold', 'make the icon green'. */
function beforeTarget(reading: Reading, from: number, kind: KindName): Target | undefined {
  const k = pastLinks(reading, from)
  if (isOn(reading, k, from)) return NO_GROUND.has(reading.word(k - 1)) ? undefined : 'background'
  return (
    describedPart(reading, from, kind) ??
    (told(reading, from) ? placedPart(reading, from, kind) : undefined) ??
    (k === from - 1 ? apposedPart(reading, from, kind) : undefined) ??
    linkedTarget(reading, k, from, kind)
  )
}

const told = (reading: Reading, from: number): boolean =>
  reading.word(from - 1) === 'in' || reading.word(from - 2) === 'in' || cornerEnding(reading, from)

/** The token before the words that link a part with its colour at token `from`. */
function pastLinks(reading: Reading, from: number): number {
  const sentence = reading.tokens[from]?.sentence
  let k = from - 1
  for (let n = 0; n < MOST_LINKS && reading.tokens[k]?.sentence === sentence && k >= 0; n++) {
    const word = reading.word(k)
    const links = LINKING.has(word) || BETWEEN.has(word) || DEGREES.has(word) || TONE_WORDS.has(word)
    if (!links || isOn(reading, k, from) || (word === 'and' && n > 0) || GROUNDS.has(word) || ACCENTS.has(word)) break
    k--
  }
  return k
}

/** 'white on navy' sets a ground. */
const isOn = (reading: Reading, k: number, from: number): boolean =>
  from - k <= MOST_LINKS &&
  reading.tokens[k]?.sentence === reading.tokens[from]?.sentence &&
  /^(?:on|against|over)$/.test(reading.word(k))

/** The part at token k, which words link with the colour at token `from`. */
function linkedTarget(reading: Reading, k: number, from: number, kind: KindName): Target | undefined {
  const word = reading.word(k)
  if (k === from - 1) {
    // 'top half burgundy'
    if (AREAS.has(word) && SIDES.has(reading.word(k - 1))) return 'background'
    // 'orange background white icon': the background has its colour.
    if (isColourWord(reading.word(k - 1)) || !/^(?:background|accents?|text|bg)$/.test(word)) return undefined
  }
  if (reading.tokens[k]?.sentence !== reading.tokens[from]?.sentence) return undefined
  if (GROUNDS.has(word)) return 'background'
  if (ACCENTED.has(word)) return 'accent'
  const link = reading.word(k + 1)
  if (/^(?:and|a|an|the|-|as|\()$/.test(link)) return undefined
  if (reading.uses[k] === 'fact' && (link === 'in' || link === 'should')) return factTarget(reading, k, from, kind)
  return link === 'of' ? undefined : partTarget(reading, k, kind)
}

/** '"X" in red': of the text at token k. */
function factTarget(reading: Reading, k: number, from: number, kind: KindName): Target | undefined {
  const fact = reading.facts.find((other) => other.from <= k && k < other.to)
  if (fact === undefined || kind === 'icon') return undefined
  const whole = clauseOfKind(reading, k)
  const own =
    kind === 'logo' ? fact.role === 'tagline' : reading.tokens[k]?.type === 'quote' && cornerBehind(reading, from)
  return !whole || own ? roleTarget(fact.role) : undefined
}

function partTarget(reading: Reading, k: number, kind: KindName): Target | undefined {
  const word = reading.word(k)
  if (TYPE_NOUNS.has(word) && word !== 'size' && word !== 'words') return 'text'
  const part = partEnding(reading, k)
  if (part === undefined || reading.uses[k] === 'kind') return undefined
  // 'a poster for my band in red'
  if (part.role === 'band' && /^(?:my|our|your|rock|punk|metal|jazz|cover)$/.test(reading.word(k - 1))) return undefined
  const stands = standing(reading, k - part.length + 1, kind)
  return stands ?? roleTarget(ownName(reading, k, partFor(part.role, word, kind)))
}

/** 'a logo for Luna in green': the whole design is meant, not the name. */
function clauseOfKind(reading: Reading, k: number): boolean {
  for (let j = k; j >= 0 && reading.tokens[j]?.sentence === reading.tokens[k]?.sentence && reading.word(j) !== ','; j--)
    if (reading.uses[j] === 'kind') return true
  return false
}
