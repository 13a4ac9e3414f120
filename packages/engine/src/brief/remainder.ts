/**
 * What no other step has taken of a short prompt for a spread: 'instagram post new menu', 'poster: …, bring a chair'. Words
 * that neither ask for anything nor say how it should look are there to be read, so none of them is lost.
 */
import type { KindName, Role } from '../scene/types.ts'
import type { Range } from './clauses.ts'
import { ASKING, copyable, OPENERS } from './copyable.ts'
import { capitalised, nameEnd } from './name-extent.ts'
import { segmentsOf } from './place-phrases.ts'
import type { Reading } from './reading.ts'
import { widened } from './statements.ts'
import { ADJECTIVES, ARTICLES, PREPOSITIONS, REQUEST_VERBS } from './words/grammar.ts'
import { asObject, thingAt } from './words/objects.ts'
import { CREDENTIALS, SAYING } from './words/statements.ts'

/** Longer prompts instruct, as do those that quote: what they give to read is marked as such. */
const LONGEST = 60
const MOST_WORDS = 8

/**
 * Takes it: behind the kind it leads, elsewhere it is a detail.
 * @param about what the design is about, which leads where nothing else does
 * @param shown tokens that speak of colours and of things to draw
 */
export function readRemainder(reading: Reading, kind: KindName, about: string, shown: Range[]): void {
  if ((kind !== 'poster' && kind !== 'banner') || reading.tokens.length > LONGEST) return
  // A prompt that quotes says the rest to whoever designs, but for single words.
  const quotes = reading.tokens.some(({ type }) => type === 'quote')
  if (quotes && !reading.tokens.some(({ lower }) => SAID_ALONE.has(lower))) return
  const saying = quotes ? undefined : wholeSaying(reading, shown)
  if (saying !== undefined) {
    if (reading.slice(saying.from, saying.to).toLowerCase() !== about.toLowerCase())
      reading.fact('headline', saying.from, saying.to)
    return
  }
  for (const { from, to, placed } of segmentsOf(reading)) {
    if (placed) continue
    for (let k = from; k < to; k++) {
      if (!reading.free(k)) continue
      const run = { from: k, to: k }
      while (run.to < to && reading.free(run.to)) run.to++
      k = run.to
      if (saidAlone(reading, run)) reading.fact('detail', run.from, run.to)
      else if (!quotes && !named(reading, run))
        for (const piece of pieces(reading, trimmed(reading, run)))
          if (remains(reading, piece, about, shown) && !widened(reading, piece))
            reading.fact(roleOf(reading, piece.from), piece.from, piece.to)
    }
  }
}

/** Words that say something to people all by themselves. */
const SAID_ALONE = new Set([...CREDENTIALS, 'byob', 'byo', 'seated', 'unplugged'])

/** 'certified', 'byob': one word between marks or facts. */
const saidAlone = (reading: Reading, { from, to }: Range): boolean =>
  to - from === 1 &&
  SAID_ALONE.has(reading.word(from)) &&
  [from - 1, to].every(
    (k) => reading.tokens[k] === undefined || reading.uses[k] === 'fact' || reading.tokens[k]?.type === 'mark',
  )

/** 'banner: honk if you love goats', 'instagram post new menu': behind the kind the prompt holds nothing but what it says. */
function wholeSaying(reading: Reading, shown: Range[]): Range | undefined {
  let from = reading.uses.lastIndexOf('kind') + 1
  if (from === 0 || from > MOST_WORDS || reading.has('headline', 'brand')) return undefined
  if (/^[:–—-]$/.test(reading.word(from))) from++
  let to = from
  while ((reading.free(to) || reading.uses[to] === 'negative') && reading.tokens[to]?.type === 'word') to++
  const closed = reading.tokens[to] === undefined || (reading.ends(to) && reading.tokens[to + 1] === undefined)
  if (!closed || to - from < 2 || to - from > MOST_WORDS + 2 || OPENERS.has(reading.word(from))) return undefined
  const told = RULE.test(reading.slice(from, to)) || reading.tokens.slice(from, to).some(({ lower }) => YOU.test(lower))
  if (!told && shown.some((range) => range.from < to && from < range.to)) return undefined
  return told || copyable(reading, { from, to }, false) ? { from, to } : undefined
}
/** 'no dogs allowed' */
const RULE = /^no (?:\w+|.*(?:allowed|permitted|please))$/i
const YOU = /^(?:i|you|we|your|our|i'm|we're|you're)$/

/** 'saturday 9pm El Patio free class': a name behind a date or a time is where it is; no capital is lost. */
function named(reading: Reading, { from, to }: Range): boolean {
  if (!capitalised(reading, from) || reading.uses[from - 1] !== 'fact') return false
  const end = Math.min(to, nameEnd(reading, from))
  const dated = reading.facts.some((fact) => fact.to === from && (fact.role === 'date' || fact.role === 'time'))
  if (!dated || end - from < 2) return false
  reading.fact(reading.has('place', 'address') ? 'detail' : 'place', from, end)
  return end === to
}

/** Without what ties it to the facts beside it. */
function trimmed(reading: Reading, { from, to }: Range): Range {
  let end = to
  while (end > from && (PREPOSITIONS.has(reading.word(end - 1)) || TIES.test(reading.word(end - 1)))) end--
  let start = from
  while (start < end && TIES.test(reading.word(start))) start++
  return { from: start, to: end }
}
const TIED = new Set(
  [...PREPOSITIONS, ...ARTICLES, 'name', 'we', 'is', 'are', 'för', 'dla', 'til', 'na', 'voor'].filter(
    (word) => !['to', 'at', 'that'].includes(word),
  ),
)
const TIES = /^(?:and|or|plus|&|\+|the|a|an)$/

/** 'piano lessons all ages first lesson': what says something to people begins a text of its own. */
function pieces(reading: Reading, { from, to }: Range): Range[] {
  const found: Range[] = []
  let start = from
  for (let k = from + 2; k < to - 1; k++) {
    if (!SAYING.has(reading.word(k)) || k - start < 2) continue
    found.push({ from: start, to: k })
    start = k
  }
  return [...found, { from: start, to }]
}

function remains(reading: Reading, run: Range, about: string, shown: Range[]): boolean {
  const { from, to } = run
  const first = reading.word(from)
  if (to - from < 2 || to - from > MOST_WORDS || reading.uses[to] === 'kind' || reading.uses[to] === 'format')
    return false
  // 'poster 4 skate jam'
  if (
    OPENERS.has(first) ||
    (first === '4' && leads(reading, from)) ||
    (/ing$/.test(first) && reading.uses[from - 1] !== 'fact')
  )
    return false
  // 'Chess lessons for beginners.'
  const whole =
    ((from > 0 && reading.opens(from) && reading.capital(from)) || reading.word(from - 1) === ':') && reading.ends(to)
  const stroked = /^[|·•]$/.test(reading.word(from - 1)) || /^[|·•]$/.test(reading.word(to))
  for (let k = from; k < to && !whole && !stroked; k++)
    if (TIED.has(reading.word(k)) || reading.tokens[k]?.type === 'mark') return false
  if (asObject(reading.word(to - 1)) !== undefined && !leads(reading, from)) return false
  if (
    (!NOW.test(reading.slice(from, to)) && shown.some((range) => range.from < to && from < range.to)) ||
    wished(reading, from)
  )
    return false
  const text = reading.slice(from, to).toLowerCase()
  if (about.toLowerCase().includes(text) || !copyable(reading, run, false, NOW.test(text))) return false
  return reading.tokens
    .slice(from, to)
    .some(({ lower, type }, n) => type === 'word' && !describes(reading, from + n, lower))
}

/** In a sentence that asks for something behind the kind that it asks for. */
function wished(reading: Reading, from: number): boolean {
  for (let k = from - 1; k >= 0 && reading.tokens[k]?.sentence === reading.tokens[from]?.sentence; k--) {
    if (reading.uses[k] === 'kind') return false
    if (ASKING.has(reading.word(k))) return true
  }
  return false
}

/** What is to be had is no picture: 'fresh bread every morning'. */
const NOW = /\b(?:every|daily|now|today|tonight|weekly)\b/i

/** Words that describe a design, and things that it may show. */
const describes = (reading: Reading, k: number, word: string): boolean =>
  ADJECTIVES.has(word) || ASKING.has(word) || REQUEST_VERBS.has(word) || thingAt(reading.tokens, k) !== undefined

const leads = (reading: Reading, from: number): boolean =>
  reading.uses[from - 1] === 'kind' || (reading.word(from - 1) === ':' && reading.uses[from - 2] === 'kind')

const roleOf = (reading: Reading, from: number): Role => {
  if (!reading.has('headline') && leads(reading, from)) return 'headline'
  return reading.has('subhead') ? 'detail' : 'subhead'
}
