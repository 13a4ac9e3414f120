/** What stands before names: words of a request, of places and of looks, which a capital at the beginning makes no names. */
import { BESIDE } from './beside.ts'
import { knownWord } from './loose-name.ts'
import { capitalised } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ARTICLES, EVENT_WORDS, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { HONORIFICS } from './words/jobs.ts'
import { TONE_WORDS } from './words/styles.ts'

/** What begins a comparison. */
export const LIKENED = words('think imagine picture')

/** Small words up to the kind: at least one for an occasion. */
export function kindBehind(reading: Reading, from: number): boolean {
  let event = false
  for (let k = from; k < from + 4; k++) {
    if (reading.uses[k] === 'kind') return event
    if (!reading.free(k) || reading.capital(k) || reading.tokens[k]?.type !== 'word') return false
    event ||= EVENT_WORDS.has(reading.word(k))
  }
  return false
}

/** A word that opens a sentence or a request before a name, and is no part of it. */
export function leading(reading: Reading, i: number): boolean {
  const word = reading.word(i)
  if (word === 'the' || word === 'el' || word === 'la' || word === 'le') return !capitalised(reading, i + 1)
  if (reading.uses[i] !== undefined) return true
  // 'Call Mr Singh'
  if (/^(?:call|contact|ask|email|text)$/.test(word) && HONORIFICS.has(reading.word(i + 1))) return true
  // 'Gentle Jaw, 12 Park Row'
  const named = reading.capital(i + 1) && !knownWord(reading, i + 1) && reading.uses[i + 1] === undefined
  if ((TONE_WORDS.has(word) && !named) || REQUEST_VERBS.has(word)) return true
  if (BESIDE.at(reading.tokens, i) !== undefined) return true
  return (ARTICLES.has(word) || PREPOSITIONS.has(word) || LEADING.has(word)) && word !== 'up'
}

const LEADING = words(
  'wanted announcement promotional promo info information teaser recruitment hi hello hey please i we you it this that there use add include put place title text name brand company client subject event new my our can could want would like logo poster flyer banner icon website business card also then and but so for background colors colours color style font need show set keep make only no not if when who what one two three four five app',
)
