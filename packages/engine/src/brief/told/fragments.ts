/** A prompt cut into what is said one by one: sentences, and the items of their lists. */

import { DAY, PLACE } from './words.ts'

/** Dots that end no sentence. */
const ABBREVIATED = /\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Co|Inc|Ltd|e\.g|i\.e|approx)\.$/

const depthOf = (text: string): number =>
  [...text].reduce((depth, sign) => depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0)

/** Sentences without their ends; what stands in brackets is of one. */
export function sentencesOf(prompt: string): string[] {
  const found: string[] = []
  let held = ''
  for (const part of prompt.split(/(?<=[.!?;])\s+|\n+/)) {
    held = held ? `${held} ${part}` : part
    if (ABBREVIATED.test(part) || depthOf(held) > 0) continue
    found.push(held.replace(/[.!;\s]+$/, '').trim())
    held = ''
  }
  if (held) found.push(held.trim())
  return found.filter(Boolean)
}

/** Up to so many words on either side, 'and' stands between two things and not within one. */
const THING = 5

/** A number that goes on with the one before: 'at 10, 12 and 15', 'for 50, 100 and 150 guests'. */
const GOES_ON = /^(?:and )?\d[\d.:]*(?:(?: and \d[\d.:]*)?(?: \p{L}+)?)$/u

/** The items of a list between commas; in the last of them 'and' begins another. Brackets hold together. */
export function itemsOf(list: string): string[] {
  const parts: string[] = []
  let open = 0
  for (const piece of list.split(/,(?!\d)\s*|\s+[–—]\s+/)) {
    const before = parts.at(-1)
    const goesOn = open > 0 || (before !== undefined && /\d$/.test(before) && GOES_ON.test(piece.trim()))
    if (goesOn && before !== undefined) parts[parts.length - 1] = `${before}, ${piece.trim()}`
    else parts.push(piece.trim())
    open = Math.max(0, open + depthOf(piece))
  }
  const all = parts.filter(Boolean)
  // 'employment law and dismissal protection, in Hamburg'
  const end = PLACE.test(all.at(-1) ?? '') ? all.length - 2 : all.length - 1
  return all
    .flatMap((part, index) => (index === end ? endOf(part) : [part]))
    .map((part) => part.replace(/^(?:and|or|plus|&) /, '').trim())
}

function endOf(last: string): string[] {
  if (last.includes('(')) {
    const [, one, other] = /^([^()]+?|[^()]+\([^()]*\)) (?:and|plus) ([^()]+(?:\([^()]*\))?.*)$/.exec(last) ?? []
    return one && other && depthOf(one) === 0 ? [one, other] : [last]
  }
  const [, one, other] = /^(.+?) (?:and|or|plus) (.+)$/.exec(last) ?? []
  if (one === undefined || other === undefined || /^\d/.test(other) || (DAY.test(one) && DAY.test(other))) return [last]
  const isShort = (words: string) => words.split(' ').length <= THING
  return isShort(one) && isShort(other) ? [one, other] : [last]
}
