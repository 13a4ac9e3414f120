/** The lists that a prompt gives: which items stand together, and what the prompt calls them. */

import type { Brief, Copy } from '../../types.ts'
import { asHeadline } from '../casing.ts'

export interface List {
  /** As the prompt has it: 'Speakers'. */
  title?: string
  items: Copy[]
}

/** A line that tells a price. */
const PRICED = /[$€£¥₹]\s?\d|\d\s?(?:[$€£¥₹]|(?:EUR|USD|GBP|CHF|kr|euros?|dollars?|pounds?)\b)/

/** Whether every item of a list tells a price. */
export const isPriced = ({ items }: List): boolean => items.every(hasPrice)
/** 'tune-up 45': where several lines end so, what they end with is what they cost. */
export const NUMBERED = /^(.*\D)\s(\d[\d.,]*)$/
export const isNumbered = ({ items }: List): boolean => items.filter(({ text }) => NUMBERED.test(text)).length > 1
const hasPrice = ({ text }: Copy): boolean => PRICED.test(text)

/** What stands between the items of one list. */
const BETWEEN = /^[\s,;:•·|&+/.)"'“”‘’\d-]*(?:and|or|then)?[\s"'“”‘’]*$/i

/** What a prompt calls what it lists: 'speakers Ana Ruiz, …', 'our classes are …', 'a features section with three cards: …'. */
const TITLES = [
  /\b(speakers|artists|bands|performers|line-?up|programme?|schedule|class schedule|classes|workshops|courses|services|treatments|tours|rooms|products|dishes|menu|drinks|sessions|talks|exhibitions|concerts|films|trips|listings|pricing|prices|plans|packages)\b(?:\s+(?:section|list|cards?))?[\s:–—(-]*(?:(?:are|include|includes|like|such as|of)\b[\s:]*)?$/i,
  /["“”'‘’]([\p{Lu}][^"“”]{2,28})["“”'‘’]\s*(?:with|listing|showing|for|:)\s*$/u,
  /\b(features|benefits|services|steps|reasons|highlights|perks|advantages|products|plans)\b[^".;]{0,36}["“”'‘’]?$/i,
] as const
/** Things side by side that the prompt gives no name. */
const SIDE_BY_SIDE = /\b(?:section|columns?|icons|cards|row|grid)\b[^.;]*$/i
const UNNAMED = 'At a glance'
/** Characters before a list in which its name stands. */
const LEAD = 60

function titleOf(prompt: string, at: number): string | undefined {
  const lead = at > 0 ? prompt.slice(Math.max(0, at - LEAD), at) : ''
  const name = TITLES.map((pattern) => pattern.exec(lead)?.[1]).find(Boolean)
  if (name) return /^\p{Lu}/u.test(name) ? name : asHeadline(name)
  return SIDE_BY_SIDE.test(lead) ? UNNAMED : undefined
}

/** The lists of a brief in the prompt's order. Items of which the prompt says no place go with those before. */
export function listsOf({ prompt, copy }: Brief): List[] {
  const items = copy.filter(({ source, role }) => source === 'given' && role === 'list-item')
  const lists: List[] = []
  let end = -1
  for (const item of items) {
    const at = prompt.indexOf(item.text, Math.max(0, end))
    const last = lists.at(-1)
    // Prices begin a list of their own.
    const isOther =
      last?.items[0] !== undefined &&
      hasPrice(last.items[0]) !== hasPrice(item) &&
      last.items.every(hasPrice) !== hasPrice(item)
    const goesOn = last && !isOther && (at < 0 || end < 0 || BETWEEN.test(prompt.slice(end, at)))
    if (goesOn) last.items.push(item)
    else {
      const title = titleOf(prompt, at)
      lists.push({ items: [item], ...(title && { title }) })
    }
    if (at >= 0) end = at + item.text.length
  }
  return lists
}
