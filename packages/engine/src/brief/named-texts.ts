/** Texts that are names by their spelling or by what they are said to name. */
import type { KindName, Role } from '../scene/types.ts'
import { looksLikePerson } from './person-name.ts'
import { words } from './phrases.ts'
import { Reading } from './reading.ts'
import { BUSINESS_NOUNS } from './words/business.ts'
import { EVENT_WORDS } from './words/grammar.ts'

/** Two or three capitalised words without one of business. */
export function personal(text: string): boolean {
  const inner = new Reading(text)
  return looksLikePerson(inner, 0, inner.tokens.length)
}

const SMALL = words('of the and for de la le du & a an in at n to on with by from up over')

/** 'CRUNCHR', 'iFix': a word in the spelling of names only. */
export const loneName = (text: string) => /^\p{L}*\p{Lu}{2,}\p{L}*$|^\p{Ll}+\p{Lu}\p{L}*$/u.test(text)

/** 'KaijuKat': one word that is no call. */
export const oneName = (text: string) => /^\p{Lu}[^\s!?.]+$/u.test(text)

/** Written like a name: capitals throughout, few words, no full stop. */
export function looksNamed(text: string): boolean {
  const parts = text.split(' ')
  return (
    parts.length <= 6 &&
    !/[.!?…]$|[%€$£¥]/.test(text) &&
    parts.every((part) => SMALL.has(part) || !/^\p{Ll}/u.test(part))
  )
}

/** Named things: an event's name is the headline of its poster, everything else's the brand. */
export function namedRole(reading: Reading, at: number, kind: KindName): Role {
  if (reading.has('brand') && (kind === 'poster' || kind === 'banner')) return 'headline'
  if (kind !== 'poster' && kind !== 'banner') return reading.has('brand') ? 'headline' : 'brand'
  if (aboutEvent(reading, at) || published(reading, at)) return 'headline'
  return kind === 'poster' && !businessBefore(reading, at) ? 'headline' : 'brand'
}

/** An event's noun shortly before, or in the name. */
export function aboutEvent(reading: Reading, at: number): boolean {
  const inside = (reading.tokens[at]?.text ?? '').toLowerCase().split(/[^\p{L}-]+/u)
  if (inside.some((word) => EVENT_WORDS.has(word))) return true
  for (let k = at - 1; k >= at - 8 && k >= 0 && !reading.ends(k); k--) {
    const word = reading.word(k)
    if (EVENT_WORDS.has(word)) return true
    if (BUSINESS_NOUNS.has(word) && word !== 'music' && word !== 'event') return false
  }
  return false
}

/** 'a video titled "X"', 'our article "X"': what was made public, not who did. */
function published(reading: Reading, at: number): boolean {
  for (let k = at - 1; k >= at - 4 && k >= 0 && !reading.ends(k); k--) if (PUBLISHED.has(reading.word(k))) return true
  return false
}

const PUBLISHED = words(
  'video article post blog episode book song album track film movie course webinar talk campaign collection ebook guide report newsletter series lesson tutorial stream titled entitled',
)

function businessBefore(reading: Reading, at: number): boolean {
  for (let k = at - 1; k >= at - 8 && k >= 0 && !reading.ends(k); k--)
    if (BUSINESS_NOUNS.has(reading.word(k)) && reading.uses[k] !== 'kind') return true
  return false
}
