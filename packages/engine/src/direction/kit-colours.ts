/** Roles for the colours of a picture, as a brand would use them. */
import type { BrandKit } from '../brief/brand/kit.ts'
import { contrast, isNeutral, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'

/** OKLCH lightness: from here on a colour carries words. */
const LIGHT = 0.9
const WHITE: Hex = '#ffffff'
const INK = { ratio: 7, otherwise: '#1a1a1a' } as const
/** A leading colour has to be seen on the ground. */
const SEEN = 1.8

/** @param colours the most area first */
export function kitColours(colours: readonly Hex[]): BrandKit['colours'] {
  const paper = colours.find((colour) => oklch(colour).l >= LIGHT) ?? WHITE
  const dark = colours.filter((colour) => contrast(colour, paper) >= INK.ratio)
  const ink = dark.toSorted((a, b) => oklch(a).c - oklch(b).c)[0] ?? INK.otherwise
  const leading = colours
    .filter((colour) => !isNeutral(colour) && contrast(colour, paper) >= SEEN)
    .toSorted((a, b) => oklch(b).c - oklch(a).c)
  const [accent = ink, secondary] = leading
  return { paper, ink, accent, ...(secondary && { secondary }) }
}
