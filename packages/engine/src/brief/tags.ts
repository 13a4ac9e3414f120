/** Each token of a prompt by what it is to a request: a part, a colour, a place, a size; small words stay as they are. */
import type { Tagged } from '../language/learn/links.ts'
import { ACCENTS, COLOUR_NOUNS, GROUNDS } from './colour-nouns.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { CORNERS } from './words/corners.ts'
import { ADJECTIVES, ARTICLES, EVENT_WORDS } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { LAYOUT_WORDS, PARTS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

const SMALL = words(
  `in on at with and of for to from as is are be should it its them this that above below under over beneath beside behind around
  by or but then while all both has have put add use using make set place left right top bottom center centre middle corner half
  saying reads says reading into against through between like also each very text name where which there`,
)

export function tagsOf(reading: Reading): Tagged {
  const { tokens, uses } = reading
  const tags: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const phrase = PARTS.at(tokens, i)
    if (phrase !== undefined && phrase.length > 1 && uses[i] === undefined) {
      for (let k = 0; k < phrase.length; k++) tags.push('part')
      i += phrase.length - 1
    } else tags.push(tagOf(reading, i))
  }
  return { tags, words: tokens.map(({ lower }) => lower), sentences: tokens.map(({ sentence }) => sentence) }
}

function tagOf(reading: Reading, i: number): string {
  const { type, lower } = reading.tokens[i] ?? { type: 'mark', lower: '' }
  const use = reading.uses[i]
  if (type === 'quote' || use === 'fact') return 'text'
  if (type !== 'word') return type === 'number' ? '#' : lower
  if (use === 'kind' || use === 'negative' || use === 'format') return use
  if (ARTICLES.has(lower)) return 'the'
  if (SMALL.has(lower)) return lower
  for (const [tag, table] of CLASSES) if (table.has(lower)) return tag
  if (SIZES[lower] !== undefined) return 'size'
  if (isColourWord(lower)) return 'colour'
  if (CORNERS.at(reading.tokens, i) !== undefined) return 'place'
  if (thingAt(reading.tokens, i) !== undefined) return 'thing'
  const ending = /(?:ing|ed|ly)$/.exec(lower)?.[0]
  return ending ?? (reading.capital(i) ? 'Word' : 'word')
}

const CLASSES: readonly [string, { has(word: string): boolean }][] = [
  ['ground', GROUNDS],
  ['accent', ACCENTS],
  ['colour-noun', COLOUR_NOUNS],
  ['letters', TYPE_NOUNS],
  ['part', PARTS],
  ['shade', SHADES],
  ['look', LAYOUT_WORDS],
  ['tone', TONE_WORDS],
  ['look', ADJECTIVES],
  ['event', EVENT_WORDS],
]
