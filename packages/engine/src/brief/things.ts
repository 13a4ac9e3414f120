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
  const icon = reading.tokens.some((token, i) => reading.uses[i] === 'kind' && token.lower.startsWith('icon'))
  for (const range of about) nounsFrom(reading, range.from, found, drawn, range.from)
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    if (!reading.free(i) && reading.uses[i] !== 'kind') continue
    const word = reading.word(i)
    // 'wrench icon', 'mountain silhouette'
    if (SHOWN.has(word) && reading.free(i)) {
      let from = i
      while (from > 0 && i - from < 3 && reading.free(from - 1) && isThing(reading, from - 1)) from--
      if (from < i) {
        for (let k = i - 1; k >= from; k--) {
          // 'wine glass icon' is one thing.
          const pair = k > from ? thingAt(tokens, k - 1) : undefined
          if (pair?.length === 2) push(found, pair.thing)
          else push(found, reading.word(k))
          if (pair?.length === 2) k--
        }
        drawn.push({ from, to: i + 1 })
      } else drawn.push({ from: i, to: i + 1 })
      // 'icon of a fox', 'illustration of a lighthouse in a storm'
      if (reading.word(i + 1) === 'of' || reading.word(i + 1) === 'showing') nounsFrom(reading, i + 2, found, drawn, i)
      else if (reading.word(i + 1) === ':' || reading.word(i + 1) === '=')
        nounsFrom(reading, i + 2, found, drawn, i + 2)
      continue
    }
    if (
      (word === 'icon' ||
        word === 'symbol' ||
        word === 'illustration' ||
        word === 'imagery' ||
        word === 'mark' ||
        word === 'visual') &&
      (reading.word(i + 1) === ':' || reading.word(i + 1) === '=')
    )
      nounsFrom(reading, i + 2, found, drawn, i + 2)
    // 'about the moon landing', 'unicorn theme'
    if (MAKING.has(word)) pushKnown(reading, i + 1, i + 5, found)
    if (word === 'about') pushKnown(reading, i + 1, i + 6, found)
    if (word === 'theme' || word === 'themed') pushKnown(reading, i - 1, i, found)
    if (word.endsWith('-themed')) {
      const thing = asObject(word.slice(0, -'-themed'.length))
      if (thing !== undefined) push(found, thing)
    }
    // 'the name above a coffee cup'
    if (BESIDE.has(word) && ARTICLES.has(reading.word(i + 1))) {
      const thing = thingAt(tokens, i + 2)
      if (
        thing !== undefined &&
        reading.free(i + 2) &&
        !PARTS.has(reading.word(i + 2)) &&
        !LAYOUT_WORDS.has(reading.word(i + 2))
      ) {
        push(found, thing.thing)
        drawn.push({ from: i + 2, to: i + 2 + thing.length })
      }
    }
    // 'make the icon a white envelope'
    if ((reading.uses[i] === 'kind' || SHOWN.has(word)) && ARTICLES.has(reading.word(i + 1)))
      nounsFrom(reading, i + 1, found, drawn, i + 1)
    // ', storm and lighthouse,'
    if (clauseOpens(reading, i)) {
      const end = thingsEnd(reading, i)
      if (end > i) nounsFrom(reading, i, found, drawn, i)
    }
    // ', fork crossed with a pencil'
    if (
      clauseOpens(reading, i) &&
      thingAt(reading.tokens, i) !== undefined &&
      /(?:ed|ing|with|inside)$|^(?:in|on|over|under|behind|above|as|instead)$/.test(reading.word(thingsTo(reading, i)))
    )
      nounsFrom(reading, i, found, drawn, i)
    // ': a rising chart inside a shield'
    if (
      ARTICLES.has(word) &&
      clauseOpens(reading, i) &&
      (pictured(reading, i + 1) || (icon && reading.word(i - 1) === ':'))
    )
      nounsFrom(reading, i, found, drawn, i)
    // ', an anglerfish,'
    if (INDEFINITE.has(word) && clauseOpens(reading, i)) {
      const to = unheardOf(reading, i + 1)
      if (to !== undefined) {
        push(found, reading.word(to - 1))
        drawn.push({ from: i, to })
      }
    }
    // 'mountain to the left of the name', 'put a leaf above it'
    if (asObject(word) !== undefined && !CONTACT.has(word) && !isShade(reading, i) && placed(reading, i)) {
      push(found, word)
      drawn.push({ from: i, to: i + 1 })
    }
    if (
      SHOWING.has(word) &&
      !(
        word === 'of' &&
        !COMBINING.has(reading.word(i - 1)) &&
        !reading.uses.slice(Math.max(0, i - 2), i).includes('kind')
      )
    ) {
      if (word === 'from' || word === 'into' || word === 'like') {
        if (!ARTICLES.has(reading.word(i + 1))) continue
      }
      nounsFrom(reading, i + 1, found, drawn, i + 1)
    }
  }
  // 'below the heart': a thing shown already.
  for (let i = 1; i < tokens.length; i++) {
    const referred = reading.word(i - 1) === 'the' || BESIDE.has(reading.word(i - 1))
    const thing = referred && reading.free(i) ? thingAt(tokens, i) : undefined
    if (thing !== undefined && found.includes(thing.thing)) drawn.push({ from: i, to: i + thing.length })
  }
  const drawable = found.filter(
    (thing) => thing !== 'palette' && !(isColourWord(thing) && asObject(thing) === undefined),
  )
  found.length = 0
  found.push(...drawable)
  // 'fox logo', 'an orange fox app icon': things right before the kind.
  for (let i = 0; i < tokens.length; i++) {
    if (reading.uses[i] !== 'kind' || reading.uses[i - 1] === 'kind') continue
    for (let k = i - 1; k >= i - 4 && reading.free(k); k--) {
      const thing = asObject(reading.word(k))
      if (thing !== undefined && !COLOURISH.has(thing)) push(found, thing)
      else if (ARTICLES.has(reading.word(k)) || tokens[k]?.type !== 'word') break
    }
  }
  return found
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
      if (
        thing.length === 1 &&
        (COLOURISH.has(word) || isColourThing(word)) &&
        !(isColourWord(reading.word(k - 1)) && k > i)
      )
        colours++
    } else if (word !== 'and' && word !== '&' && !ARTICLES.has(word) && !ADJECTIVES.has(word) && !/ing$/.test(word))
      return i
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
