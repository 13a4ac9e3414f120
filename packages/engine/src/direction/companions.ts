/** Colours that go with colours that were asked for, without adding a voice of their own. */

import type { Random } from '../base/random.ts'
import type { Negative } from '../brief/types.ts'
import { contrast, difference, hex, isDark, isNeutral, mix, oklch } from '../colour/colour.ts'
import type { Hex } from '../scene/types.ts'
import type { Recipe } from './recipes.ts'
import { instead } from './refusals.ts'

/** Text colour: the leading colour's own darkest shade on a light ground, else the recipe's ink where it reads. */
export function inkFor(paper: Hex, lead: Hex | undefined, recipe: Recipe, negatives: readonly Negative[]): Hex {
  if (lead && !isNeutral(lead) && !isDark(paper)) {
    if (contrast(lead, paper) >= 11) return lead
    const { c, h } = oklch(lead)
    return instead(hex({ l: 0.22, c: Math.min(c * 0.35, 0.045), h }), negatives)
  }
  if (contrast(recipe.ink, paper) >= 7) return recipe.ink
  return instead(isDark(paper) ? '#f7f5f0' : '#161616', negatives)
}

/**
 * A leading colour where none was asked for, or none that shows on this ground: a deep shade of the one that was asked
 * for, the ink where such a shade would be mud (orange to yellow), the recipe's own where nothing was asked for but a ground.
 */
export function accentFor(paper: Hex, ink: Hex, asked: Hex | undefined, recipe: Recipe): Hex {
  if (!asked) {
    const apart = (colour: Hex) => contrast(colour, paper) >= 3 && difference(colour, paper) > 0.2
    return [recipe.accent, recipe.secondary].find(apart) ?? ink
  }
  const { c, h } = oklch(asked)
  if (isNeutral(asked) || isDark(paper) || (h > 48 && h < 125)) return ink
  const deep = hex({ l: 0.42, c: Math.min(Math.max(c * 1.2, 0.08), 0.15), h })
  return contrast(deep, paper) >= 3 ? deep : ink
}

/** A supporting colour: tone on tone with the accent, now and then a neighbour of a colour that stands alone. */
export function secondaryFor(paper: Hex, ink: Hex, accent: Hex, alone: boolean, random: Random): Hex {
  // Yellow, gold and orange have no dark shade: it is olive or brown, and nobody asked for that.
  const turnsToMud = (colour: Hex) => {
    const { l, c, h } = oklch(colour)
    return l > 0.6 && c > 0.07 && h > 45 && h < 125
  }
  if (isNeutral(accent) || (turnsToMud(paper) && isDark(accent)))
    return turnsToMud(paper) ? mix(paper, '#ffffff', 0.72) : mix(accent, paper, 0.45)
  const { l, c, h } = oklch(accent)
  const dark = isDark(paper)
  const towardsPaper = hex({ l: l + (oklch(paper).l - l) * (dark ? 0.38 : 0.55), c: c * 0.75, h })
  const shade = hex({ l: dark ? l - 0.16 : Math.max(0.24, l - 0.16), c: c * 0.8, h })
  const lighter = hex({ l: Math.min(0.88, l + 0.22), c: c * 0.6, h })
  const neighbour = hex({ l: l + (l > 0.5 ? -0.1 : 0.14), c: c * 0.8, h: h + (random.chance(0.5) ? 26 : -26) })
  const sand = hex({ l: dark ? 0.72 : 0.76, c: 0.075, h: 76 })
  const cream = hex({ l: 0.94, c: c * 0.3, h })
  const options = turnsToMud(accent)
    ? [dark ? cream : towardsPaper, dark ? cream : lighter]
    : [towardsPaper, towardsPaper, shade, lighter, ...(alone ? [neighbour, sand] : [])]
  const seen = options.filter(
    (colour) => contrast(colour, paper) >= (dark ? 2 : 1.4) && difference(colour, accent) > 0.08,
  )
  return seen.length > 0 ? random.pick(seen) : ink
}
