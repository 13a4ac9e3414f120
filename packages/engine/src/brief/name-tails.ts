/** What belongs to a name behind its capitals: "Joe's diner", 'the Best Jam competition', 'The Nook at Whitby'. */
import { knownWord } from './loose-name.ts'
import { nameEnd, STOPS } from './name-extent.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { ARTICLES, EVENT_WORDS } from './words/grammar.ts'

/**
 * 'landing page for Book a mat, a booking app': a command as a name runs on in small letters, up to the clause's end.
 * @returns the end of the name, or `to` where it stops at its capitals
 */
export function commandEnd(reading: Reading, from: number, to: number): number {
  if (to - from !== 1 || !COMMANDS.has(reading.word(from)) || reading.word(from - 1) !== 'for') return to
  let end = to
  while (end < to + 4 && reading.free(end) && reading.tokens[end]?.type === 'word' && !STOPS.has(reading.word(end)))
    end++
  const closed = reading.tokens[end] === undefined || reading.ends(end) || reading.word(end) === ','
  return closed ? end : to
}

const COMMANDS = words(
  'book rent find get make bring take save plant bake fix grow share cook ride read watch try buy meet ask call hire borrow pack send',
)

/** 'for the Best Jam competition': common words in capitals, which the occasion behind them completes. */
export function occasionEnd(reading: Reading, from: number, to: number): number {
  if (reading.word(from - 1) !== 'the' || !EVENT_WORDS.has(reading.word(to)) || !reading.free(to)) return to
  for (let k = from; k < to; k++) if (knownWord(reading, k)) return to + 1
  return to
}

/** 'The Little Bakehouse on Fifth', 'The Nook at Whitby': a name with its place, to the clause's end. */
export function seatedEnd(reading: Reading, from: number, to: number): number {
  if (reading.tokens[from]?.text !== 'The' || !['on', 'at', 'by', 'in'].includes(reading.word(to))) return to
  const next = ['the', 'st.', 'st'].includes(reading.word(to + 1)) ? to + 2 : to + 1
  const end = nameEnd(reading, next)
  const closed = reading.tokens[end] === undefined || reading.ends(end) || reading.word(end) === ','
  return end > next && end - next <= 2 && closed ? end : to
}

/** "Joe's" + 'diner', "Rosa's" + '50th birthday': the owned thing belongs to the name. */
export function possessiveEnd(reading: Reading, to: number): number {
  if (!/['’]s?$/.test(reading.tokens[to - 1]?.text ?? '')) return to
  let k = to
  while (k < to + 4) {
    const word = reading.word(k)
    if (!reading.free(k) || reading.tokens[k]?.type === 'mark' || word === '') break
    if (BUSINESS_NOUNS.has(word) || EVENT_WORDS.has(word)) {
      k++
      if (!BUSINESS_NOUNS.has(reading.word(k)) && !EVENT_WORDS.has(reading.word(k))) return k
      continue
    }
    if (STOPS.has(word) || ARTICLES.has(word)) break
    k++
  }
  return to
}
