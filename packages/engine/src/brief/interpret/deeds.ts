/** What those who see the design are to do, from the clauses that tell its purpose. */
import type { Token, Words } from '../../language/tokens.ts'
import type { Deed } from '../types.ts'
import { isNoun, nounPhraseAt, wordsOf } from './noun-phrases.ts'
import { deedsAt } from './verb-phrases.ts'
import { MANNERS, PEOPLE, PERSUADING, SHOWING, TELLING } from './words.ts'

/** Most that a design can ask for. */
const MOST = 4

type Finder = (words: Words, at: number) => Deed[]

/** 'encourage customers to visit the shop', 'get them to try it' */
const persuaded: Finder = ({ text, tokens }, at) => {
  if (!PERSUADING.has(tokens[at]?.lemma ?? '')) return []
  const to = toBehindPeople(tokens, at + 1)
  return to < 0 ? [] : deedsAt(text, tokens, to + 1)
}

/** 'viewers are encouraged to order', 'guests are invited to stay' */
const passive: Finder = ({ text, tokens }, at) => {
  const [be, to, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (!PERSUADING.has(tokens[at]?.lemma ?? '') || be?.lemma !== 'be') return []
  return to?.lower === 'to' && isVerb(verb) ? deedsAt(text, tokens, at + 2) : []
}

/** 'inform them about storage for the summer': something to know. */
const told: Finder = ({ text, tokens }, at) => {
  if (!TELLING.has(tokens[at]?.lemma ?? '')) return []
  for (let i = at + 1; i < at + 8 && tokens[i]?.sentence === tokens[at]?.sentence; i++) {
    if (tokens[i]?.lower !== 'about' && tokens[i]?.lower !== 'of') continue
    const phrase = nounPhraseAt(tokens, i + 1)
    if (!phrase) return []
    const of = tokens[phrase.to]?.lower === 'of' ? nounPhraseAt(tokens, phrase.to + 1) : undefined
    const object = wordsOf(text, tokens, phrase.from, of?.to ?? phrase.to)
    return [{ verb: 'learn', object, head: tokens[phrase.head]?.lemma ?? '', words: `learn about ${object}` }]
  }
  return []
}

/** 'The primary purpose is book a table', 'Goal: sell tickets'. */
const stated: Finder = ({ text, tokens }, at) => {
  if (!/^(?:purpose|goal|aim|objective|intent|intention)$/.test(tokens[at]?.lemma ?? '')) return []
  const be = [1, 2, 3].find((k) => tokens[at + k]?.lemma === 'be' || tokens[at + k]?.text === ':')
  if (be === undefined) return []
  let verb = at + be + 1
  if (tokens[verb]?.lower === 'to') verb++
  const token = tokens[verb]
  if (token === undefined || PERSUADING.has(token.lemma) || SHOWING.has(token.lemma) || TELLING.has(token.lemma))
    return []
  return isVerb(token) || startsObject(tokens[verb + 1]) ? deedsAt(text, tokens, verb) : []
}

/** 'highlight the ease of ordering family meals', 'the joy of cooking at home' */
const gerund: Finder = ({ text, tokens }, at) => {
  if (!MANNERS.has(tokens[at]?.lemma ?? '') || tokens[at + 1]?.lower !== 'of') return []
  const doing = tokens[at + 2]
  return doing?.pos === 'VERB' && doing.lower.endsWith('ing') && doing.lemma !== 'use'
    ? deedsAt(text, tokens, at + 2)
    : []
}

/** 'Customers can order now', 'a call to action to enroll' */
const able: Finder = ({ text, tokens }, at) => {
  const token = tokens[at]
  if (token?.lower === 'action' && tokens[at + 1]?.lower === 'to') return deedsAt(text, tokens, at + 2)
  if (!isNoun(token) || !PEOPLE.has(token?.lemma ?? '') || tokens[at + 1]?.lower !== 'can') return []
  return deedsAt(text, tokens, at + 2)
}

/** 'helping people find work': the verb follows at once. */
const helped: Finder = ({ text, tokens }, at) => {
  if (!/^(?:help|let)$/.test(tokens[at]?.lemma ?? '') || !PEOPLE.has(tokens[at + 1]?.lemma ?? '')) return []
  return isVerb(tokens[at + 2]) && tokens[at + 2]?.lower === tokens[at + 2]?.lemma ? deedsAt(text, tokens, at + 2) : []
}

/** 'Book today for expert help.': said to those who see it. */
const said: Finder = ({ text, tokens }, at) => {
  const token = tokens[at]
  const opens = tokens[at - 1]?.sentence !== token?.sentence
  return opens && at > 0 && SAID.has(token?.lower ?? '') && startsObject(tokens[at + 1])
    ? deedsAt(text, tokens, at)
    : []
}
const SAID = new Set(
  'book shop order join register enroll donate visit buy reserve discover explore rsvp subscribe celebrate come treat enjoy'.split(
    ' ',
  ),
)

const FINDERS: readonly Finder[] = [persuaded, passive, told, stated, gerund, able, helped, said]

const isVerb = (token: Token | undefined) => token?.pos === 'VERB' || token?.pos === 'AUX'
/** Behind a verb that the tagger took for a noun. */
const startsObject = (token: Token | undefined) =>
  token !== undefined && /^(?:DET|PRON|ADJ|NOUN|PROPN|ADP|NUM|PART|ADV)$/.test(token.pos)

/** 'people who love cats to …': the 'to' behind whom a verb persuades; -1 where nobody is named. */
function toBehindPeople(tokens: readonly Token[], from: number): number {
  const { sentence } = tokens[from] ?? { sentence: -1 }
  let people = false
  for (let i = from; i < from + 9 && tokens[i]?.sentence === sentence; i++) {
    const token = tokens[i]
    if (token === undefined) break
    if (token.lower === 'to' && people && isVerb(tokens[i + 1])) return i
    if (token.lower === 'to' && people && tokens[i + 1]?.pos === 'ADV' && isVerb(tokens[i + 2])) return i
    if (PEOPLE.has(token.lemma) || PEOPLE.has(token.lower)) people = true
    else if (/^[.;:,]$/.test(token.text) || /^(?:that|with|about)$/.test(token.lower)) return -1
  }
  return -1
}

/** Everything that those who see the design are to do, in the order in which the prompt says it, each once. */
export function deedsOf(words: Words): Deed[] {
  const found: Deed[] = []
  for (let at = 0; at < words.tokens.length && found.length < MOST; at++) {
    if (words.tokens[at]?.quote !== -1) continue
    for (const finder of FINDERS) {
      for (const deed of finder(words, at)) {
        if (!found.some((other) => other.words.toLowerCase() === deed.words.toLowerCase())) found.push(deed)
      }
    }
  }
  return found.slice(0, MOST)
}
