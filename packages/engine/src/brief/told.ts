/** Quotations that tell when, where and how much: '"Fairground, 1–10 August"' leads no poster that has a name. */

import { amountEnd } from './amounts.ts'
import { isLink, isMail, phoneEnd } from './contact.ts'
import { dateEnd } from './dates.ts'
import { words } from './phrases.ts'
import { Reading } from './reading.ts'
import { timeEnd } from './times.ts'
import { PREPOSITIONS } from './words/grammar.ts'
import { SAYING } from './words/statements.ts'
import { ROOMS, VENUES } from './words/venues.ts'

const DIVIDERS = words(', · | • / – — ;')
const SENTENCE = words('opens starts begins returns closes ends is are was were')
const PERSONAL = words("it's we're you're i'm let's we you")
const FOUNDED = /^(?:est|since|founded|established|seit|depuis|desde|dal|sinds)\b\.?(?: in)? (?:1[5-9]|20)\d\d$/i

/** 'EST. 1998', 'since 1974' */
export const isFounding = (text: string): boolean => FOUNDED.test(text)

/**
 * What a text of details tells: 'place' of a venue, 'more' where it holds a date, an hour, an amount or a way of contact
 * beside other words; undefined for all that could lead.
 */
export function toldOf(text: string): 'more' | 'place' | undefined {
  if (text.length > 90) return undefined
  if (isFounding(text)) return 'more'
  const inner = new Reading(text)
  const count = inner.tokens.length
  const divided = inner.tokens.some((token) => DIVIDERS.has(token.lower))
  let held = 0
  for (let k = 0; k < count; k++) {
    const reached = isMail(inner.tokens[k]?.text ?? '') || isLink(inner.tokens[k]?.text ?? '') ? k + 1 : k
    const to = Math.max(reached, dateEnd(inner, k), timeEnd(inner, k), amountEnd(inner, k), phoneEnd(inner, k))
    if (to <= k) continue
    held += to - k
    k = to - 1
  }
  // 'Enrolment opens 1 March' is a sentence that may lead.
  const speaks = inner.tokens.some(({ lower }) => PERSONAL.has(lower))
  if (speaks || (!divided && inner.tokens.some(({ lower }) => SENTENCE.has(lower)))) return undefined
  const small = PREPOSITIONS.has(inner.word(0)) || SAYING.has(inner.word(0))
  if (held > 0 && (divided || small || held * 2 >= count)) return 'more'
  const commas = [...inner.tokens.keys()].filter((k) => inner.word(k) === ',')
  const [first = 0] = commas
  const room = commas.length === 1 && ROOMS.has(inner.word(first + 1)) && /^\p{L}?-?\d/u.test(inner.word(first + 2))
  if (!room && (first < 2 || !VENUES.has(inner.word(first - 1)))) return undefined
  return commas.length === 1 ? 'place' : 'more'
}
