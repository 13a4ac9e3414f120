/** Things that a clause puts in a place: 'a dancing couple on the right', 'large coffee cup on the left'. */
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { ABSTRACT } from './words/drawable.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { singular, thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS } from './words/parts.ts'

const EDGES = words(', ; : . ( – — -')
/** What stands for parts, and forms that are no picture. */
const REST = words(
  'else rest remaining other others goes sits stands belongs dot dots circle circles stripe stripes band bar bars block blocks triangle triangles star stars',
)
const OPENING = words('and with put place add show have draw include')
/** Words before a noun that say how it looks. */
const isLooks = (word: string): boolean =>
  ARTICLES.has(word) || ADJECTIVES.has(word) || LAYOUT_WORDS.has(word) || isColourWord(word) || /(?:ing|ed)$/.test(word)
const LONGEST = 6

/** Where nothing else is drawn, what a clause places comes before all other things, and its words speak of a thing to show. */
export function readPlacedThing(reading: Reading, found: string[], drawn: { from: number; to: number }[]): void {
  for (let i = 1; i < reading.tokens.length && drawn.length === 0; i++) {
    const corner = cornerAt(reading, i)
    if (corner === undefined) continue
    const noun = nounBefore(reading, corner.from)
    i = corner.to - 1
    if (noun === undefined) continue
    const at = found.indexOf(noun.thing)
    if (at >= 0) found.splice(at, 1)
    found.unshift(noun.thing)
    drawn.push({ from: noun.from, to: noun.to })
  }
}

/** The thing that a clause is made of, from its opening to the place; nothing where it speaks of a part or of more. */
function nounBefore(reading: Reading, end: number): { thing: string; from: number; to: number } | undefined {
  let start = end
  while (start > 0 && end - start < LONGEST && reading.free(start - 1) && isPlainWord(reading, start - 1)) start--
  // The clause must open here, or else it says more than that.
  const before = reading.word(start - 1)
  if (start === end || !(reading.opens(start) || EDGES.has(before) || OPENING.has(before))) return undefined
  let from = start
  while (from < end - 1 && isLooks(reading.word(from)) && thingAt(reading.tokens, from) === undefined) from++
  const known = thingAt(reading.tokens, from)
  if (known && from + known.length === end) return isPart(reading, from, end) ? undefined : { ...known, from, to: end }
  const head = reading.word(end - 1)
  if (isPart(reading, from, end)) return undefined
  if (!isNoun(head, from > start)) return known && { thing: known.thing, from, to: end }
  const last = thingAt(reading.tokens, end - 1)
  return { thing: last?.thing ?? singular(head), from, to: end }
}

const isPlainWord = (reading: Reading, k: number): boolean =>
  reading.tokens[k]?.type === 'word' &&
  !EDGES.has(reading.word(k)) &&
  !OPENING.has(reading.word(k)) &&
  !PREPOSITIONS.has(reading.word(k))

function isPart(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (PARTS.at(reading.tokens, k) !== undefined || ABSTRACT.has(reading.word(k)) || REST.has(reading.word(k)))
      return true
  return false
}

/** `described`: 'a smiling nurse' is seen, 'Nurse' on a card is a job. */
const isNoun = (word: string, described: boolean): boolean =>
  word.length > 2 &&
  !isLooks(word) &&
  !EVENT_WORDS.has(word) &&
  (described || !JOB_WORDS.has(word)) &&
  !/(?:ly|ful|able|ish)$/.test(word)
