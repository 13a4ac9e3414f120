/** The words of a hero: the headline that the prompt gives or ours, what stands under it, and the calls to act. */
import type { Copy } from '../../../brief/types.ts'
import { asCopy } from './content.ts'
import type { Page } from './page.ts'

export interface HeroWords {
  headline: Copy | string
  subhead: Copy | string
  primary: Copy | string
  secondary: Copy | string
}

export function heroWords({ brief, content }: Page): HeroWords {
  const { hero } = content.page
  return {
    headline: asCopy(brief, hero.headline),
    subhead: asCopy(brief, hero.subhead),
    primary: asCopy(brief, hero.primaryCta),
    secondary: asCopy(brief, hero.secondaryCta),
  }
}

/** Facts and written words alike, as words. */
export const textOf = (words: Copy | string): string => (typeof words === 'string' ? words : words.text)

/** How long words are, in letters: long headlines are set smaller, and in wider columns. */
export const lengthOf = (words: Copy | string): number => textOf(words).length
