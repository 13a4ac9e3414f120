/**
 * Phrases of a prompt that tell where something stands. They end what is said before them and begin what is said
 * behind them, as a comma does: '11 am at the bottom left and Hillcrest Arena at the bottom right' gives two texts.
 */
import { BESIDE, IT } from './beside.ts'
import { clausesOf, type Range } from './clauses.ts'
import { cornerAt } from './corners.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS } from './words/parts.ts'

/** What ties a thing to its place: 'The scooter should be on the left'. */
export const BEING = words('is are be should must goes go sits sit stands stand comes come appears placed shown put')

const TYING = new Set([...BEING, 'there'])

/** What leads from a text to its place or its look: 'gloss in big letters', 'luna at the top'. */
export const ALONG = words('in at on big large huge small centered centred')

/** A run of words of a clause between its places. */
export interface Segment extends Range {
  /** A place stands right before or behind it. */
  placed: boolean
}

/** 'at the bottom right', 'below the title': a place with the part that it refers to. */
export function placePhrases(reading: Reading): Range[] {
  const found: Range[] = []
  for (let k = 0; k < reading.tokens.length; k++) {
    const to = cornerAt(reading, k)?.to ?? besideEnd(reading, k)
    if (to === undefined || reading.uses[to - 1] === 'fact') continue
    found.push({ from: k, to })
    k = to - 1
  }
  return found
}

/** The end of 'to the left of the name', 'below it'; other words behind a side ('over 30') stand beside nothing. */
export function besideEnd(reading: Reading, k: number): number | undefined {
  const beside = BESIDE.at(reading.tokens, k)
  if (beside === undefined) return undefined
  const next = k + beside.length
  if (IT.has(reading.word(next))) return next + 1
  // ', Photographer below,'
  if (/^(?:above|below|beneath|underneath)$/.test(reading.word(k)) && closes(reading, next)) return next
  const at = ARTICLES.has(reading.word(next)) ? next + 1 : next
  const part = PARTS.at(reading.tokens, at) ?? (at > next ? thingAt(reading.tokens, at) : undefined)
  return part === undefined ? undefined : at + part.length
}

const closes = (reading: Reading, k: number): boolean => reading.ends(k) || /^(?:[,:)]|in|with)?$/.test(reading.word(k))

/** The clauses, parted at the places in them. */
export function segmentsOf(reading: Reading): Segment[] {
  const phrases = placePhrases(reading)
  const segments: Segment[] = []
  /** 'should be at the top', 'at the top there is': what ties a text to its place is no part of it. */
  const push = (from: number, to: number, behind: boolean, before: boolean) => {
    let start = from
    let end = to
    while (behind && start < end && TYING.has(reading.word(start))) start++
    while (before && end > start && TYING.has(reading.word(end - 1))) end--
    if (end > start) segments.push({ from: start, to: end, placed: behind || before })
  }
  let next = 0
  for (const { from, to } of clausesOf(reading)) {
    let start = from
    let placed = false
    while ((phrases[next]?.to ?? Infinity) <= start) next++
    for (; (phrases[next]?.from ?? Infinity) < to; next++) {
      const phrase = phrases[next] as Range
      push(start, phrase.from, placed, true)
      start = Math.min(phrase.to, to)
      placed = true
      if (phrase.to > to) break
    }
    push(start, to, placed, false)
  }
  return segments
}
