/**
 * Phrases of a prompt that tell where something stands. They end what is said before them and begin what is said
 * behind them, as a comma does: '11 am at the bottom left and Hillcrest Arena at the bottom right' gives two texts.
 */
import { BESIDE, IT } from './beside.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ARTICLES } from './words/grammar.ts'
import { thingAt } from './words/objects.ts'
import { PARTS } from './words/parts.ts'

/** What ties a thing to its place: 'The scooter should be on the left'. */
export const BEING = words('is are be should must goes go sits sit stands stand comes come appears placed shown put')

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

/** Where the words for a side begin whose reference ends at token k, or k + 1. */
export function besideBehind(reading: Reading, k: number): number {
  for (let from = k; from >= k - 4 && from > 0; from--) if (besideEnd(reading, from) === k + 1) return from
  return k + 1
}

/** What may stand between a part and what is said of it. */
export const PASSED = words(
  'near in at on to of the side corner half edge placed set very huge large big bold small and centered centred aligned',
)
