/** Where the words want a logo: "in the top right corner", "bottom left". */
import type { LogoPlace } from '../../compose/with-brand-logo.ts'
import { BOTTOM, LEFT, LOGO, RIGHT, TOP } from '../../language/lexicon/corner-words.ts'
import type { Words } from '../../language/tokens.ts'

/** Undefined: they do not say. */
export function logoPlaceIn({ tokens }: Words): LogoPlace | undefined {
  const says = (words: ReadonlySet<string>) => tokens.some(({ lower, quote }) => quote < 0 && words.has(lower))
  const [top, bottom, left, right] = [TOP, BOTTOM, LEFT, RIGHT].map(says)
  if (!(top || bottom || left || right)) return undefined
  // "At the bottom": in the middle of it; "on the left": at its top.
  return [left ? 0 : right ? 1 : 0.5, bottom ? 1 : 0]
}

/** Whether they speak of a logo at all. */
export const saysLogo = ({ tokens }: Words): boolean => tokens.some(({ lower, quote }) => quote < 0 && LOGO.has(lower))

/** 'top right' */
export function placeCalled([across, down]: LogoPlace): string {
  return [down === 1 ? 'bottom' : 'top', across === 0 ? 'left' : across === 1 ? 'right' : 'middle'].join(' ')
}
