/** What is said of a brand kit in the answer to a change. */
import type { Action } from '@limner/contract/types'
import type { KitWords } from '@limner/engine/kit-words'

/** What there is to take from; 'several': nobody said which. */
export type Kits = 'one' | 'none' | 'several'

export const BRAND_KITS: Action = { label: 'Brand kits', url: '/brand' }

type Lacking = KitWords['lacking']

const quoted = (lacking: Lacking): string => lacking.map(({ words }) => `“${words}”`).join(' and ')

const HOW: Record<Kits, string> = {
  one: 'You can add it to the kit under Brand kits.',
  none: 'Make a brand kit under Brand kits, or save a design that has it as one: after that, I know it.',
  several: 'You have several brand kits: choose one beside the message, and I take it from there.',
}
const WHY: Record<Kits, (words: string) => string> = {
  one: (words) => `Your brand kit does not say what ${words} is.`,
  none: (words) => `You have no brand kit yet, so I do not know ${words}.`,
  several: (words) => `I do not know whose ${words} is meant.`,
}

/** Nothing could be done. */
export const askedInBrand = (lacking: Lacking, kits: Kits): string => `${WHY[kits](quoted(lacking))} ${HOW[kits]}`

export const takenFromBrand = (taken: readonly string[]): string =>
  taken.length > 0 ? `From your brand kit: ${taken.join(', ')}.` : ''

/** It was done with something else. */
export function lackingInBrand(lacking: Lacking, kits: Kits): string {
  if (lacking.length === 0) return ''
  const used = lacking.flatMap(({ instead }) => instead ?? []).join(' and ')
  return [WHY[kits](quoted(lacking)), used && `I used a usual ${used} instead.`, HOW[kits]].filter(Boolean).join(' ')
}
