/** Things that a clause puts in a place: 'a dancing couple on the right', 'a tern in flight above the name'. */
import { BESIDE } from './beside.ts'
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import { BEING, besideEnd } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isColourWord } from './words/colours.ts'
import { ABSTRACT } from './words/drawable.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS, NUMBER_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
import { singular, thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'

const EDGES = words(', ; : . ( – — -')
/** What stands for parts, and forms that are no picture. */
const REST = words(
  'else rest remaining other others goes sits stands belongs dot dots circle circles stripe stripes band bar bars block blocks triangle triangles star stars square rectangle half halves shape ring rings box everything all stuff',
)
const OPENING = words('and with put place add show have draw include then plus')
/** Behind these even 'a phone' is to be seen. */
const DRAWING = words('show shows draw showing picture illustrate depict depicts features has contains holds')
/** Words that count, and those who are counted by them: 'a dancing couple'. */
const PAIRS = words('couple pair')
const FOLK = words('people person persons man woman men women kids children')
/** Forms that are to be seen where an article leads them: 'a red circle in the centre'. */
const SHAPES = words('circle dot ring triangle square rectangle')
/** Words before a noun that say how it looks. */
const isLooks = (word: string): boolean =>
  ARTICLES.has(word) ||
  ADJECTIVES.has(word) ||
  LAYOUT_WORDS.has(word) ||
  NUMBER_WORDS[word] !== undefined ||
  SIZES[word] !== undefined ||
  isColourWord(word) ||
  /(?:ing|ed)$/.test(word)
const LONGEST = 10

interface Noun {
  thing: string
  from: number
  to: number
  /** An article or a count leads it: somebody is asked to draw it. */
  counted: boolean
  /** A word that things are known by. */
  known: boolean
}

/**
 * What a clause places is to be seen. Where nothing else is drawn it comes before all other things, and a bare noun is
 * enough; beside other pictures it takes an article or a word that things are known by.
 */
export function readPlacedThings(reading: Reading, found: string[], drawn: { from: number; to: number }[]): void {
  const alone = drawn.length === 0
  let placed = false
  for (let i = 1; i < reading.tokens.length; i++) {
    const corner = cornerAt(reading, i)
    const beside = corner === undefined ? BESIDE.at(reading.tokens, i) : undefined
    if (corner === undefined && beside === undefined) continue
    const noun =
      nounBefore(reading, corner?.from ?? i) ??
      nounBehind(reading, pastVerbs(reading, corner?.to ?? besideEnd(reading, i) ?? i))
    // 'three benefits under it: "Vegan"': what the texts are.
    const to = corner?.to ?? besideEnd(reading, i) ?? i
    if (reading.word(to) === ':' && reading.tokens[to + 1]?.type === 'quote' && noun?.to !== undefined && noun.to < to)
      continue
    i = corner === undefined ? i : corner.to - 1
    if (noun === undefined || drawn.some((range) => range.from < noun.to && noun.from < range.to)) continue
    if (beside !== undefined && !noun.counted && !placesBare(reading, i + beside.length, alone, noun.known)) continue
    // A bare noun that we do not know is seen where nothing else has a place.
    if (!alone && placed && !noun.counted && !noun.known) continue
    placed = true
    const at = found.indexOf(noun.thing)
    if (at >= 0 && alone) found.splice(at, 1)
    if (alone && drawn.length === 0) found.unshift(noun.thing)
    else if (!found.includes(noun.thing)) found.push(noun.thing)
    drawn.push({ from: noun.from, to: noun.to })
  }
  readAgain(reading, drawn)
}

/** 'the title above the red circle': what is to be seen, spoken of again. */
function readAgain(reading: Reading, drawn: { from: number; to: number }[]): void {
  const heads = new Set(
    drawn.flatMap(({ from, to }) =>
      reading.tokens.slice(from, to).flatMap(({ lower }) => (isLooks(lower) || PREPOSITIONS.has(lower) ? [] : [lower])),
    ),
  )
  for (let i = 0; i < reading.tokens.length; i++) {
    const beside = i > 0 ? BESIDE.at(reading.tokens, i) : undefined
    if (reading.word(i) !== 'the' && beside?.length !== 1) continue
    let k = i + 1
    while (k < i + 3 && !heads.has(reading.word(k)) && isLooks(reading.word(k))) k++
    if (!heads.has(reading.word(k)) || !reading.free(k) || drawn.some(({ from, to }) => from <= k && k < to)) continue
    drawn.push({ from: i + 1, to: k + 1 })
  }
}

/** The thing that a clause is made of, from its opening to the place; nothing where it speaks of a part or of more. */
function nounBefore(reading: Reading, behind: number, opening?: number): Noun | undefined {
  // 'a gingerbread man big in the center'
  let end = behind
  while (
    (/^[(]$/.test(reading.word(end - 1)) ||
      SIZES[reading.word(end - 1)] !== undefined ||
      BEING.has(reading.word(end - 1))) &&
    opening === undefined
  )
    end--
  let start = opening ?? end
  while (
    opening === undefined &&
    !grounded(reading, start) &&
    start > 0 &&
    end - start < LONGEST &&
    reading.free(start - 1) &&
    isPlainWord(reading, start - 1) &&
    !grounded(reading, start)
  )
    start--
  // The clause must open here, or else it says more than that.
  const before = reading.word(start - 1)
  const told = opening !== undefined || reading.opens(start) || grounded(reading, start)
  if (start === end || !(told || EDGES.has(before) || OPENING.has(before))) return undefined
  // 'a tern in flight', 'a man with an umbrella': the noun stands before what is said of it.
  let close = start
  while (
    close < end &&
    !PREPOSITIONS.has(reading.word(close)) &&
    !(reading.word(close) === 'full' && reading.word(close + 1) === 'of') &&
    !(close > start && described(reading, close))
  )
    close++
  if (close === start) return undefined
  let from = start
  while (from < close - 1 && isLooks(reading.word(from)) && thingAt(reading.tokens, from) === undefined) from++
  const counted =
    ARTICLES.has(reading.word(start)) || /^\d{1,2}$/.test(reading.word(start)) || many(reading.word(start))
  const asked =
    /^(?:show|draw)$/.test(before) ||
    (close - from > 1 && PARTS.at(reading.tokens, from) === undefined) ||
    !isPart(reading, from, close)
  if (DRAWING.has(before) && counted && asked)
    return { thing: singular(reading.word(close - 1)), from, to: end, counted, known: false }
  const own = FOLK.has(reading.word(close - 1)) || SHAPES.has(reading.word(close - 1))
  if (isPart(reading, from, close) && !(counted && own)) return undefined
  const known = thingAt(reading.tokens, from)
  if (known !== undefined && from + known.length === close)
    return { thing: known.thing, from, to: end, counted, known: true }
  const head = reading.word(close - 1)
  const compound = close - from > 1 && thingAt(reading.tokens, close - 1) !== undefined
  if (!compound && !isNoun(head, counted || from > start))
    return known && { thing: known.thing, from, to: end, counted, known: true }
  const last = thingAt(reading.tokens, close - 1)
  return { thing: last?.thing ?? singular(head), from, to: end, counted, known: last !== undefined }
}

/** 'an anchor made of lines', 'a wolf riding a wave': what is said behind a thing that we know. */
const described = (reading: Reading, k: number): boolean =>
  (/(?:ed|ing)$/.test(reading.word(k)) || /^(?:made|seen|drawn|cut|built)$/.test(reading.word(k))) &&
  !isColourWord(reading.word(k - 1)) &&
  (thingAt(reading.tokens, k - 1) !== undefined ||
    (/ing$/.test(reading.word(k)) && (PAIRS.has(reading.word(k - 1)) || !isLooks(reading.word(k - 1)))))

/** 'on a cream background a single cat …': an article behind a ground opens the clause. */
const grounded = (reading: Reading, k: number): boolean =>
  ARTICLES.has(reading.word(k)) && /^(?:background|backdrop|ground|paper)$/.test(reading.word(k - 1))

/** 'in the corner there is a lantern', 'on the right should be two dancers', 'in the middle, a fox' */
function pastVerbs(reading: Reading, from: number): number {
  let k = from
  while (
    k < from + 3 &&
    (BEING.has(reading.word(k)) ||
      DRAWING.has(reading.word(k)) ||
      /^(?:there|there's|put|place|add|we|see|have|[,:])$/.test(reading.word(k)))
  )
    k++
  return k
}

/** 'On the left half an acoustic guitar,': an article leads it, and a mark closes its clause. */
function nounBehind(reading: Reading, from: number): Noun | undefined {
  const bare = !ARTICLES.has(reading.word(from)) && !many(reading.word(from))
  // 'Middle: auction hammer.'
  // 'In the top half, big speech bubbles in red'
  const several = reading.word(from - 1) === ','
  if (bare && ((reading.word(from - 1) !== ':' && !several) || reading.capital(from))) return undefined
  let to = from + 1
  while (to < from + 6 && reading.free(to) && isPlainWord(reading, to) && !PREPOSITIONS.has(reading.word(to))) to++
  if (to === from + 1 || !(closes(reading, to) || PREPOSITIONS.has(reading.word(to)))) return undefined
  if (
    bare &&
    thingAt(reading.tokens, to - 1) === undefined &&
    !(several && isLooks(reading.word(from)) && /[^s]s$/.test(reading.word(to - 1)))
  )
    return undefined
  // 'a white circle with "X"': the words take the place.
  if (SHAPES.has(reading.word(to - 1)) && reading.tokens[to + 1]?.type === 'quote') return undefined
  return nounBefore(reading, to, from)
}

/** ', swimmer below,', ', sail above the word' */
function placesBare(reading: Reading, k: number, alone: boolean, known: boolean): boolean {
  if (alone && closes(reading, k)) return true
  const next = ARTICLES.has(reading.word(k)) ? k + 1 : k
  return known && (PARTS.at(reading.tokens, next) !== undefined || TYPE_NOUNS.has(reading.word(next)))
}

/** The clause ends. */
const closes = (reading: Reading, k: number): boolean =>
  reading.tokens[k] === undefined || reading.ends(k) || EDGES.has(reading.word(k))

const many = (word: string): boolean => NUMBER_WORDS[word] !== undefined

const isPlainWord = (reading: Reading, k: number): boolean =>
  reading.tokens[k]?.type === 'word' && !EDGES.has(reading.word(k)) && !OPENING.has(reading.word(k))

function isPart(reading: Reading, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (PARTS.at(reading.tokens, k) !== undefined || ABSTRACT.has(word) || REST.has(word) || TYPE_NOUNS.has(word))
      return true
  }
  return false
}

/** `described`: 'a smiling nurse' is seen, 'Nurse' on a card is a job. */
const isNoun = (word: string, described: boolean): boolean =>
  word.length > 2 &&
  (PAIRS.has(word) || SHAPES.has(word) || !isLooks(word)) &&
  !EVENT_WORDS.has(word) &&
  (described || !JOB_WORDS.has(word)) &&
  !/(?:ly|ful|able|ish)$/.test(word)
