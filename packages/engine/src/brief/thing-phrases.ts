/** The things of a phrase: 'a lighthouse in a storm', 'mountains, a river and a rising sun'. */
import { THING_WORDS } from '../colour/colour-table.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { ABSTRACT, SHOWN } from './words/drawable.ts'
import { ARTICLES, EVENT_WORDS, NUMBER_WORDS, PREPOSITIONS } from './words/grammar.ts'
import { asObject, singular, thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** A word for a thing that is a colour, too. */
export const isColourThing = (word: string): boolean => word in THING_WORDS

/** 'an orange button': a colour before the part that it is for. */
export const isShade = (reading: Reading, k: number): boolean =>
  (isColourThing(reading.word(k)) || isColourWord(reading.word(k))) && PARTS.at(reading.tokens, k + 1) !== undefined

export function push(found: string[], word: string): void {
  const thing = singular(word)
  if (!found.includes(thing) && found.length < 6 && thing.length > 1) found.push(thing)
}

const PLAIN = words('and or small app big main brand line flat outline hero abstract hand-drawn')

/** A noun that could be drawn, in front of 'icon'. */
export function isThing(reading: Reading, k: number): boolean {
  const token = reading.tokens[k]
  if (token?.type !== 'word') return false
  const word = token.lower
  if (ARTICLES.has(word) || PREPOSITIONS.has(word) || LAYOUT_WORDS.has(word) || ABSTRACT.has(word) || PLAIN.has(word))
    return false
  if (asObject(word) !== undefined) return true
  if (word.includes('-') || word.includes("'")) return false
  return (
    !TONE_WORDS.has(word) &&
    word.length > 2 &&
    !/(?:ing|ly|ed|ful|able|ish)$/.test(word) &&
    PARTS.at(reading.tokens, k) === undefined
  )
}

/** They count or gather what is to be seen. */
export const MEASURES = words(
  'stack stacks pile piles bunch pair group row couple handful heap collection set lot lots dozen herd flock swarm crowd bundle trio series',
)

const WITHIN = words('in on at under over inside within behind between above beside')

const CLOSING = words(
  'for that which with to using as is made from by but so if while called named reading saying showing',
)

/** A few words, a colon and a text. */
function listsTexts(reading: Reading, from: number): boolean {
  let k = from
  while (k < from + 6 && reading.tokens[k]?.type === 'word') k++
  return reading.word(k) === ':' && reading.tokens[k + 1]?.type === 'quote'
}

/** The nouns of a phrase: 'a lighthouse in a storm', 'mountains, a river and a rising sun'. */
export function nounsFrom(
  reading: Reading,
  start: number,
  found: string[],
  drawn: { from: number; to: number }[],
  from: number,
): void {
  let end = start
  let head = -1
  let any = false
  let opened = from
  for (let k = start; k < start + 16; k++) {
    const token = reading.tokens[k]
    if (token === undefined || reading.ends(k) || !reading.free(k) || token.type === 'quote') break
    const word = token.lower
    if (WITHIN.has(word)) {
      if (head < 0) break
      const next = ARTICLES.has(reading.word(k + 1)) ? k + 2 : k + 1
      // 'a speech bubble in coral'
      if (next === k + 1 && isColourWord(reading.word(next))) break
      const layout = LAYOUT_WORDS.has(reading.word(next)) || PARTS.at(reading.tokens, next) !== undefined
      if (layout || thingAt(reading.tokens, next) === undefined) break
      continue
    }
    // 'a girl reading under a tree' goes on, 'a sign reading "…"' does not.
    if (CLOSING.has(word) && !(word === 'reading' && WITHIN.has(reading.word(k + 1)))) break
    // 'a stack of pancakes'
    if (MEASURES.has(word) && reading.word(k + 1) === 'of') {
      k++
      continue
    }
    if (word === 'and' || word === ',' || word === 'or' || word === '&' || word === 'of') {
      if (head < 0 && word !== 'of') break
      if (any && word !== 'of') drawn.push({ from: opened, to: end })
      any = false
      opened = k + 1
      // Behind a comma only a thing that we know goes on the list.
      continue
    }
    if (ARTICLES.has(word)) continue
    const thing = thingAt(reading.tokens, k)
    // 'with lime accents', 'mint green' speak of a colour.
    const behind = thing && reading.word(k + thing.length)
    if (isShade(reading, k) || word === 'lower' || word === 'upper') continue
    if (behind && (isColourThing(word) || isColourWord(word)) && (ABSTRACT.has(behind) || isColourWord(behind)))
      continue
    // 'with the label "Get a quote"': what a text is called.
    if (reading.tokens[k + 1]?.type === 'quote' && /^(?:label|tag|sign|note|stamp)s?$/.test(word)) break
    // 'three benefits under it: "Vegan"': what the texts are.
    if (NUMBER_WORDS[reading.word(k - 1)] !== undefined && listsTexts(reading, k + 1)) break
    const last = !isThing(reading, k + 1) || reading.tokens[k + 1]?.type !== 'word'
    if ((thing?.length ?? 1) === 1 && PARTS.at(reading.tokens, k) !== undefined && !SHOWN.has(word)) {
      // 'a mail envelope'
      if (thingAt(reading.tokens, k + 1) === undefined) break
      continue
    }
    if (thing !== undefined && !(TYPE_NOUNS.has(word) && word !== 'print')) {
      push(found, thing.thing)
      k += thing.length - 1
      head = k
      any = true
      end = k + 1
    } else if (
      head < 0 &&
      last &&
      isThing(reading, k) &&
      !TONE_WORDS.has(word) &&
      !isColourWord(word) &&
      (ARTICLES.has(reading.word(k - 1)) || MEASURES.has(reading.word(k - 2))) &&
      !EVENT_WORDS.has(word) &&
      !BUSINESS_NOUNS.has(word)
    ) {
      // A noun we do not know, behind an article: 'a capybara', 'an axolotl'.
      push(found, word)
      head = k
      any = true
      end = k + 1
    }
  }
  if (any) drawn.push({ from: opened, to: end })
}
