/** A prompt cut into what is said one by one: sentences, and the items of their lists. */

import { DAY, PLACE } from './words.ts'

/** Dots that end no sentence. */
const ABBREVIATED = /\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Co|Inc|Ltd|e\.g|i\.e|approx)\.$/

/** Sentences without their ends. */
export function sentencesOf(prompt: string): string[] {
  const found: string[] = []
  let held = ''
  for (const part of prompt.split(/(?<=[.!?;])\s+|\n+/)) {
    held = held ? `${held} ${part}` : part
    if (ABBREVIATED.test(part)) continue
    found.push(held.replace(/[.!;\s]+$/, '').trim())
    held = ''
  }
  if (held) found.push(held.trim())
  return found.filter(Boolean)
}

/** Up to so many words on either side, 'and' stands between two things and not within one. */
const THING = 5

/** The items of a list between commas; in the last of them 'and' begins another. */
export function itemsOf(list: string): string[] {
  const parts = list
    .split(/,(?!\d)\s*|\s+–\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  // 'employment law and dismissal protection, in Hamburg'
  const end = PLACE.test(parts.at(-1) ?? '') ? parts.length - 2 : parts.length - 1
  return parts
    .flatMap((part, index) => (index === end ? endOf(part) : [part]))
    .map((part) => part.replace(/^(?:and|or|plus|&) /, '').trim())
}

function endOf(last: string): string[] {
  const [, one, other] = /^(.+?) (?:and|or|plus) (.+)$/.exec(last) ?? []
  if (one === undefined || other === undefined || /^\d+$/.test(other) || (DAY.test(one) && DAY.test(other)))
    return [last]
  const isShort = (words: string) => words.split(' ').length <= THING
  return isShort(one) && isShort(other) ? [one, other] : [last]
}
