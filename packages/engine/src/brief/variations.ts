/** How many designs a prompt asks for: '3 options', 'four versions', 'a couple of logo ideas'. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { NUMBER_WORDS } from './words/grammar.ts'

const NOUNS = words(
  'options option variations variation versions version concepts concept alternatives alternative designs ideas drafts proposals directions takes variants variant samples logos posters banners icons flyers websites mockups choices',
)
const BETWEEN = words(
  'different logo poster banner icon website flyer design distinct unique business card of creative more initial alternative separate layout color colour various possible app',
)

/** Takes the count, and answers it. At most twelve. */
export function readVariations(reading: Reading): number | undefined {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const word = reading.word(i)
    const count = /^\d{1,2}$/.test(word) ? Number(word) : NUMBER_WORDS[word]
    if (count === undefined || count < 2 || count > 12) continue
    let k = i + 1
    while (k < i + 5 && (BETWEEN.has(reading.word(k)) || (reading.uses[k] === 'kind' && !NOUNS.has(reading.word(k)))))
      k++
    if (!NOUNS.has(reading.word(k)) || (reading.uses[i - 1] === 'fact' && reading.word(i - 1) !== ',')) continue
    reading.take(i, i + 1, 'count')
    return count
  }
  return undefined
}
