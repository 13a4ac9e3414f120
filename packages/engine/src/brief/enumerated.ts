/** Lists that a line of a poster or banner announces: '3 reasons to cycle: save money, get fit, arrive happy'. */
import type { Range } from './clauses.ts'
import type { Reading } from './reading.ts'
import { isColourWord } from './words/colours.ts'
import { NUMBER_WORDS } from './words/grammar.ts'
import { LAYOUT_WORDS, TYPE_NOUNS } from './words/parts.ts'
import { TONE_WORDS } from './words/styles.ts'

/** '3 reasons to cycle: save money, get fit, arrive happy': a list behind the line that announces it. */
export function readEnumerated(reading: Reading): void {
  for (const fact of [...reading.facts]) {
    if (fact.role !== 'detail' && fact.role !== 'headline' && fact.role !== 'subhead') continue
    if (reading.word(fact.to) !== ':') continue
    let to = fact.to + 1
    while (reading.tokens[to] !== undefined && !reading.ends(to)) to++
    const parts = commaParts(reading, { from: fact.to + 1, to })
    const counted =
      reading.word(fact.from) === String(parts.length) || NUMBER_WORDS[reading.word(fact.from)] === parts.length
    const listed =
      parts.length >= 3 && (counted || parts.every((part) => part.to - part.from <= 5 && plain(reading, part)))
    if (!listed) continue
    reading.drop((other) => other.from > fact.to && other.to <= to)
    for (const part of parts) reading.fact('list-item', part.from, part.to)
  }
}

/** What a rule of the list holds besides free words: 'no coffee after 3pm', 'no screens'. */
const WITHIN = ['negative', 'fact']

/** Free words that speak of no look. */
function plain(reading: Reading, { from, to }: Range): boolean {
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const use = reading.uses[k]
    if ((use !== undefined && !WITHIN.includes(use)) || reading.tokens[k]?.type === 'quote') return false
    if (LAYOUT_WORDS.has(word) || TYPE_NOUNS.has(word) || isColourWord(word) || TONE_WORDS.has(word)) return false
  }
  return true
}

export function commaParts(reading: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let k = from; k <= to; k++) {
    if (k < to && reading.word(k) !== ',') continue
    if (k > start) parts.push({ from: start, to: k })
    start = k + 1
  }
  return parts
}
