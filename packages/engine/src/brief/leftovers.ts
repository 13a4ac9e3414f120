/** Facts that no other recogniser is for: credits, founding years, exclamations, and names that stand alone in a clause. */
import type { KindName } from '../scene/types.ts'
import { copyable } from './copyable.ts'
import { capitalised, nameEnd } from './name-extent.ts'
import { LIKENED } from './name-leads.ts'
import { findNotice } from './notices.ts'
import { words } from './phrases.ts'
import { BEING, placePhrases } from './place-phrases.ts'
import type { Fact, Reading } from './reading.ts'
import { COMMON_CAPITALS } from './words/business.ts'
import { isColourWord, SHADES } from './words/colours.ts'
import { ARTICLES, REQUEST_VERBS } from './words/grammar.ts'
import { SAYING } from './words/statements.ts'
import { TONE_WORDS } from './words/styles.ts'
import { VENUES } from './words/venues.ts'

const CREDITS = words(
  'directed hosted presented curated sponsored organised organized written performed produced catered moderated powered led taught photographed illustrated signed awarded designed composed choreographed',
)
const MADE = words(
  'prizes food drinks catering sound works work film movie play novel book musical opera documentary installation choreography photographs photos paintings drawings sculptures prints illustrations ceramics poems words music story text script',
)
const FOUNDED = words('year est est. established since founded seit depuis desde fondé fondée')
const CHATTER = words(
  'please thanks thank hi hello hey make it this cheers ok okay great cool logo poster flyer banner icon website card design',
)

/** Takes credits ('directed by Lucy Moss') and founding years ('est. 2012'), before names are looked for. */
export function readCredits(reading: Reading): void {
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!reading.free(i)) continue
    const word = reading.word(i)
    if ((CREDITS.has(word) || MADE.has(word)) && reading.word(i + 1) === 'by') {
      const to = nameEnd(reading, i + 2)
      const from = !CREDITS.has(word) && ARTICLES.has(reading.word(i - 1)) && reading.free(i - 1) ? i - 1 : i
      if (to > i + 2) reading.fact('detail', from, to)
    } else if (FOUNDED.has(word)) {
      const year = reading.word(i + 1) === 'in' ? i + 2 : i + 1
      if (reading.free(year) && /^1[5-9]\d\d$|^20\d\d$/.test(reading.word(year))) reading.fact('detail', i, year + 1)
    }
  }
}

/** Takes what a poster or banner says loudly ('All are welcome!'), before names are looked for in it. */
export function readLoud(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner') return
  let start = 0
  for (let i = 0; i <= reading.tokens.length; i++) {
    const token = reading.tokens[i]
    const closed =
      token === undefined || token.type === 'newline' || (token.type === 'mark' && /[.!?;:|–—]/.test(token.text))
    if (!closed) continue
    for (let k = start; k < i - 1; k++) if (reading.uses[k] === 'kind') start = k + 1
    if (token?.text === '!' && loud(reading, start, i)) {
      // Behind dates and places it is the last word, not the first.
      const late = reading.facts.some((fact) => (fact.role === 'date' || fact.role === 'time') && fact.from < start)
      const role = late ? 'detail' : reading.has('subhead') ? 'detail' : 'subhead'
      reading.fact(reading.has('headline') || late ? role : 'headline', start, i + 1)
    }
    start = i + 1
  }
}

/** Takes names that fill a clause, or that stand alone beside their place ('and Hillcrest Arena at the bottom'). */
export function readLeftovers(reading: Reading, kind: KindName): void {
  if (kind !== 'poster' && kind !== 'banner') return
  for (const fact of reading.facts) if (fact.role === 'headline' && fact.named) widenTurning(reading, fact)
  const places = placePhrases(reading)
  const begins = new Set(places.map(({ from }) => from))
  const ends = new Set(places.map(({ to }) => to))
  const past = (k: number, step: 1 | -1): number => {
    const word = reading.word(step > 0 ? k : k - 1)
    return BEING.has(word) || /^(?:there|and|[(])$/.test(word) ? past(k + step, step) : k
  }
  const placed = (to: number) => begins.has(past(to, 1))
  const opens = (i: number) =>
    bounds(reading, i - 1) ||
    ends.has(past(i, -1)) ||
    (reading.word(i - 1) === 'and' && ends.has(i - 1)) ||
    (/^(?:and|with|put|place)$/.test(reading.word(i - 1)) && placed(nameEnd(reading, i)))
  for (let i = 0; i < reading.tokens.length; i++) {
    if (!capitalised(reading, i) || !opens(i)) continue
    const to = nameEnd(reading, i)
    const dashed = /^[–—]$/.test(reading.word(i - 1)) ? slogan(reading, i, to) : to
    if (dashed > to) {
      reading.fact(reading.has('headline', 'subhead') ? 'detail' : 'subhead', i, dashed)
      i = dashed
      continue
    }
    if ((bounds(reading, to) || placed(to)) && alone(reading, i, to)) {
      const venue = reading.has('date', 'time') || VENUES.has(reading.word(to - 1))
      reading.fact(!reading.has('place') && venue ? 'place' : 'detail', i, to)
      i = to
    }
  }
}

/** '– Norwegen entdecken,': a capital and small words that ask for nothing, behind a dash; the end, or `to`. */
function slogan(reading: Reading, from: number, to: number): number {
  let end = to
  while (end < from + 6 && reading.free(end) && reading.tokens[end]?.type === 'word' && !bounds(reading, end)) end++
  return end > to && bounds(reading, end) && copyable(reading, { from, to: end }, false) ? end : to
}

/** 'Theo turns 5!', 'Zoe who turns 5': the whole sentence is what it says. */
function widenTurning(reading: Reading, fact: Fact): void {
  if (reading.word(fact.to) === 'who' && reading.word(fact.to + 1) === 'turns') {
    const age = /^\d{1,3}$/.test(reading.word(fact.to + 2)) ? fact.to + 3 : fact.to
    if (age > fact.to) reading.fact('detail', fact.to + 1, age)
    return
  }
  if (!/^(?:turns|turning|is|are|gets|get)$/.test(reading.word(fact.to)) || !reading.free(fact.to)) return
  let to = fact.to + 1
  while (
    to < fact.to + 4 &&
    reading.free(to) &&
    /^(?:\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|married|getting|turning)$/.test(reading.word(to))
  )
    to++
  if (to === fact.to + 1 || !(reading.ends(to) || bounds(reading, to) || reading.word(to) === '')) return
  fact.to = to
  fact.text = reading.slice(fact.from, to)
  reading.take(fact.from, to, 'fact')
}

const TYING = words('and & or very really super so bright fun but not too')

/** What is called out in one word. */
const CRIES = words('giveaway sale hiring closed open congratulations thanks welcome goal winner finally')

/** What begins a sentence of whoever asks. */
const SELF = words("i i'm i'd we it it's this that you they my our")

/** A sentence of a few free words that asks for nothing. */
function loud(reading: Reading, from: number, to: number): boolean {
  // 'We moved!' announces something.
  if (SELF.has(reading.word(from)) && findNotice(reading.prompt, reading.tokens)?.from === from) return to - from <= 4
  // 'insta post giveaway!'
  const one = to - from === 1 && CRIES.has(reading.word(from))
  if ((to - from < 2 && !one) || to - from > 8) return false
  // 'Bright and fun!' is how it should look.
  if (
    reading.tokens
      .slice(from, to)
      .every(({ lower }) => TONE_WORDS.has(lower) || isColourWord(lower) || TYING.has(lower))
  )
    return false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    const asks = k === from ? REQUEST_VERBS.has(word) || SELF.has(word) : REQUEST_VERBS.has(word) && word !== 'us'
    if (!reading.free(k) || reading.tokens[k]?.type === 'mark' || CHATTER.has(word) || asks) return false
  }
  return true
}

const bounds = (reading: Reading, k: number) => k < 0 || reading.ends(k) || /^[,|·•/–—-]$/.test(reading.word(k))

function alone(reading: Reading, from: number, to: number): boolean {
  if (to - from > 6 || (to - from === 1 && reading.opens(from)) || LIKENED.has(reading.word(from))) return false
  // 'Dark red & chrome grey'
  if (SHADES.has(reading.word(from)) && isColourWord(reading.word(from + 1))) return false
  // 'Ages 9–14'
  if (SAYING.has(reading.word(from)) && /^\d/.test(reading.word(to - 1))) return false
  for (let k = from; k < to; k++) {
    const word = reading.word(k)
    if (!COMMON_CAPITALS.has(word) && !isColourWord(word) && !TONE_WORDS.has(word)) return true
  }
  return false
}
