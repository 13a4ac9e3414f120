/** How many designs a prompt asks for: '3 options', 'four versions', 'a couple of logo ideas', 'just one concept'. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { NUMBER_WORDS, REQUEST_VERBS } from './words/grammar.ts'

/** Nouns for designs as such; the kinds' own words ('four business cards') count, too. */
const NOUNS = words(
  'options option variations variation versions version concepts concept alternatives alternative designs design ideas idea drafts draft proposals proposal directions direction takes take variants variant samples sample mockups mockup choices suggestions suggestion examples attempts',
)
const BETWEEN = words(
  'different design distinct unique of creative more initial alternative separate layout color colour various possible app single slightly very',
)
/** With these before it, 'one' or 'a single' counts: 'just one concept', 'show me 1 option'. */
const SOLE = words('just only show give send make me want need exactly single')
const MOST = 12

/** Takes the count, and answers it. At most twelve. */
export function readVariations(reading: Reading): number | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    const count = reading.free(i) ? countAt(reading, i) : undefined
    if (count === undefined || !countsDesigns(reading, i, count)) continue
    reading.take(i, i + 1, 'count')
    return count
  }
  return undefined
}

function countAt(reading: Reading, i: number): number | undefined {
  const word = reading.word(i)
  const count = /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_WORDS[word]
  return count !== undefined && count >= 1 && count <= MOST ? count : undefined
}

function countsDesigns(reading: Reading, i: number, count: number): boolean {
  let k = i + 1
  while (k < i + 6 && (BETWEEN.has(reading.word(k)) || (reading.uses[k] === 'kind' && !plural(reading, k)))) k++
  const noun = NOUNS.has(reading.word(k)) && reading.free(k)
  const kinds = count > 1 && plural(reading, k) && asked(reading, i)
  const sole = count > 1 || SOLE.has(reading.word(i - 1)) || reading.opens(i)
  const told = reading.uses[i - 1] === 'fact' && reading.word(i - 1) !== ','
  return (noun || kinds) && sole && !told
}

/** The last word of a kind, in the plural: 'four different business cards'. */
const plural = (reading: Reading, k: number) =>
  reading.uses[k] === 'kind' && reading.uses[k + 1] !== 'kind' && /[^s]s$/.test(reading.word(k))

/** '4 posters' opens the request or follows its verb: 'set of 500 business cards' is no count of designs. */
function asked(reading: Reading, i: number): boolean {
  if (reading.opens(i)) return true
  for (let k = i - 1; k >= i - 3 && k >= 0; k--) {
    const word = reading.word(k)
    if (REQUEST_VERBS.has(word) || word === 'see' || word === 'show' || word === 'send') return true
  }
  return false
}
