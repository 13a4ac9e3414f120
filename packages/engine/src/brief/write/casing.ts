/** How a phrase is written in the place of a headline or a name. */
import { nth } from '../../base/items.ts'
import { words } from '../phrases.ts'

const SMALL = words(`a an the and or of for in on at to with by from our your my`)

/** A phrase of the prompt as a headline: its first letter large, the rest as written. */
export function asHeadline(phrase: string): string {
  const text = phrase.trim()
  return text === '' ? '' : nth(text, 0).toUpperCase() + text.slice(1)
}

/** 'dog walking' → 'Dog Walking': for a mark that needs a name. */
export function asTitle(phrase: string): string {
  return phrase
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : asHeadline(word)))
    .join(' ')
}
