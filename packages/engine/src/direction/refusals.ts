/** Colours that a brief refuses ('no purple'). */
import type { Negative } from '../brief/types.ts'
import { difference, hex, hueDistance, isNeutral, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'

/** Whether a colour is what somebody means who said "no …". */
export function isRefused(colour: Hex, negatives: readonly Negative[]): boolean {
  return negatives.some((negative) => negative.what === 'colour' && means(negative.hex, colour))
}

function means(refused: Hex, colour: Hex): boolean {
  const [no, it] = [oklch(refused), oklch(colour)]
  if (isNeutral(refused)) return it.c < 0.05 && difference(refused, colour) < (no.l > 0.95 ? 0.035 : 0.12)
  if (it.c < 0.045) return difference(refused, colour) < 0.08
  // A pure colour stands for its whole family (no blue: no navy either); a muted one (brown, beige) only for its like.
  const family = no.c > 0.14
  return hueDistance(no.h, it.h) < (family ? 30 : 26) && (family || Math.abs(no.l - it.l) < 0.26)
}

/** The colour itself, or its nearest neighbour round the wheel (for greys: in tint and lightness) that is not refused. */
export function instead(colour: Hex, negatives: readonly Negative[]): Hex {
  if (!isRefused(colour, negatives)) return colour
  const { l, c, h } = oklch(colour)
  const neighbours = isNeutral(colour)
    ? [0.03, 0.06, 0.09].flatMap((step) =>
        [75, 250, 160, 20].map((hue) => hex({ l: l < 0.5 ? l + step : l - step, c: step, h: hue })),
      )
    : [40, -40, 70, -70, 110, -110, 150, 180].map((turn) => hex({ l, c, h: h + turn }))
  return neighbours.find((neighbour) => !isRefused(neighbour, negatives)) ?? hex({ l, c: 0, h })
}
