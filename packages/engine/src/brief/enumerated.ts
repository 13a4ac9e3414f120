/** Lists that a line of a poster or banner announces: '3 reasons to cycle: save money, get fit, arrive happy'. */
import type { Range } from './clauses.ts'
import { copyable } from './copyable.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { isColourWord } from './words/colours.ts'
import { NUMBER_WORDS } from './words/grammar.ts'
import { JOB_WORDS } from './words/jobs.ts'
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

/** '3 rules for the lab: Wear goggles. Label everything. Never work alone.': as many sentences as were counted. */
export function readCountedSentences(reading: Reading): void {
  for (let colon = 2; colon < reading.tokens.length; colon++) {
    if (reading.word(colon) !== ':' || !reading.free(colon)) continue
    const count = countBefore(reading, colon)
    if (count < FEWEST) continue
    const found: Range[] = []
    let from = colon + 1
    while (found.length < count) {
      let to = from
      while (to < from + LONGEST && reading.tokens[to]?.type === 'word') to++
      if (to - from < 2 || !reading.ends(to)) break
      found.push({ from, to })
      from = to + 1
    }
    if (found.length !== count) continue
    reading.drop((fact) => fact.from > colon && fact.to <= from)
    for (const part of found) reading.fact('list-item', part.from, part.to)
  }
}

/** 'Sparkle & Sons, windows, offices, stairwells': what a name offers, in short clauses right behind it. */
export function readNamedOffers(reading: Reading): void {
  const name = reading.facts.find(({ role }) => role === 'brand')
  if (name === undefined || reading.has('list-item') || reading.word(name.to) !== ',') return
  const parts: Range[] = []
  let k = name.to
  while (reading.word(k) === ',') {
    const from = k + 1
    let to = from
    while (to < from + 4 && reading.free(to) && reading.tokens[to]?.type === 'word' && !reading.capital(to)) to++
    const part = { from, to }
    const closed = reading.tokens[to] === undefined || reading.ends(to) || reading.word(to) === ','
    if (to === from || to - from > 3 || !closed || !copyable(reading, part, false)) break
    parts.push(part)
    k = to
  }
  const plurals = parts.filter((part) => /[^s]s$/.test(reading.word(part.to - 1))).length
  if (parts.length >= FEWEST && plurals > 1) for (const part of parts) reading.fact('list-item', part.from, part.to)
}

/** '… for a carpenter: kitchens, stairs, windows': what a trade offers, behind the colon of the request. */
export function readOffered(reading: Reading): void {
  const colon = reading.tokens.findIndex((token) => token.text === ':')
  const kind = reading.uses.indexOf('kind')
  if (colon < 1 || kind < 0 || kind > colon || reading.has('list-item')) return
  if (!JOB_WORDS.has(reading.word(colon - 1)) && !BUSINESS_NOUNS.has(reading.word(colon - 1))) return
  let to = colon + 1
  while (reading.tokens[to] !== undefined && !reading.ends(to)) to++
  const parts = commaParts(reading, { from: colon + 1, to })
  const listed = parts.length >= FEWEST && parts.every((part) => part.to - part.from <= 3 && plain(reading, part))
  if (listed) for (const part of parts) reading.fact('list-item', part.from, part.to)
}

const FEWEST = 3
const LONGEST = 7

/** The number that the words before a colon count, or 0. */
function countBefore(reading: Reading, colon: number): number {
  for (let k = colon - 1; k >= colon - 8 && k >= 0 && !reading.ends(k); k--) {
    const count = NUMBER_WORDS[reading.word(k)] ?? (/^\d{1,2}$/.test(reading.word(k)) ? Number(reading.word(k)) : 0)
    if (count > 0) return count
  }
  return 0
}
