/** From five seed colours to the nine roles of a palette, with the contrasts that the roles promise. */

import {
  apca,
  blackOrWhite,
  contrast,
  darken,
  ensureContrast,
  isDark,
  isNeutral,
  mix,
  normalHex,
  oklch,
} from '../colour/colour.ts'
import type { Hex, Palette, PaletteRole } from '../scene/types.ts'

export interface Seeds {
  paper: Hex
  surface: Hex
  ink: Hex
  accent: Hex
  secondary: Hex
}

/** Ratios that every palette keeps, wherever the colours that were asked for leave room. */
export const RATIOS = { ink: 7, text: 4.5, accent: 3 } as const

/** APCA's lightness contrasts for running text, for other words and for headlines, kept beside the ratios. */
const LIGHTNESS = { body: 75, content: 60, headline: 45 } as const

const reads = (text: Hex, ground: Hex, ratio: number, lightness: number): boolean =>
  contrast(text, ground) >= ratio && Math.abs(apca(text, ground)) >= lightness

/** Whether a name can be set in a colour. */
export const isLegibleName = (colour: Hex, paper: Hex): boolean => reads(colour, paper, RATIOS.text, LIGHTNESS.content)

/**
 * Colours of the roles in `fixed` are kept to the digit, except an ink that could not be read (below 4.5:1). All others
 * move in lightness until they keep RATIOS. `only`: nothing but the seeds may appear ('black and white').
 */
export function derivePalette(seeds: Seeds, fixed: ReadonlySet<PaletteRole>, only = false): Palette {
  const paper = normalHex(seeds.paper)
  const ink = ensureContrast(seeds.ink, paper, fixed.has('ink') ? RATIOS.text : RATIOS.ink)
  const accent = fixed.has('accent')
    ? normalHex(seeds.accent)
    : carrying(ensureContrast(seeds.accent, paper, RATIOS.accent), paper)
  // Words that were asked for in a middle tone: the second colour lends the light, or the dark, that is missing.
  const isFlat = !only && Math.max(...[ink, accent].map((colour) => contrast(colour, paper))) < RATIOS.ink
  const secondary = fixed.has('secondary')
    ? normalHex(seeds.secondary)
    : isFlat
      ? ensureContrast(seeds.secondary, paper, RATIOS.ink)
      : visible(seeds.secondary, paper)
  const surface = only ? paper : quiet(seeds.surface, paper, ink, fixed.has('surface'))
  return {
    paper,
    surface,
    ink,
    muted: only ? ink : subdued(ink, paper, surface),
    line: only ? ink : mix(paper, ink, 0.16),
    accent,
    onAccent: textOn(accent, paper, ink),
    secondary,
    onSecondary: textOn(secondary, paper, ink),
  }
}

/**
 * A leading colour carries words, too: strong oranges and reds, on which white misses the ratio and black the lightness
 * contrast, step darker or lighter until one of the two reads.
 */
function carrying(accent: Hex, paper: Hex): Hex {
  const carries = (ground: Hex) =>
    contrast(ground, paper) >= RATIOS.accent &&
    ['#ffffff', '#000000'].some((end) => reads(end as Hex, ground, RATIOS.text, LIGHTNESS.headline + 3))
  for (let step = 0; step <= 12; step++)
    for (const moved of [darken(accent, step * 0.01), darken(accent, step * -0.01)]) if (carries(moved)) return moved
  return accent
}

/** A supporting colour need not carry text, but must not sink into the paper. */
function visible(colour: Hex, paper: Hex): Hex {
  return contrast(colour, paper) >= 1.2 ? normalHex(colour) : ensureContrast(colour, paper, 1.35)
}

/** A second ground on which the ink still reads well; it goes back towards the paper until it does. */
function quiet(surface: Hex, paper: Hex, ink: Hex, fixed: boolean): Hex {
  if (fixed && contrast(ink, surface) >= RATIOS.text) return normalHex(surface)
  // A ground of middle lightness, which somebody asked for, leaves the ink little: the second one gives it more.
  const deeper = ensureContrast(paper, ink, RATIOS.ink + 0.4)
  if (contrast(ink, paper) < RATIOS.ink && contrast(ink, deeper) > RATIOS.ink && isDark(deeper) !== isDark(ink))
    return deeper
  const wanted = Math.min(contrast(ink, paper), 5.5)
  for (const amount of [0, 0.25, 0.5, 0.7, 0.85]) {
    const nearer = mix(surface, paper, amount)
    if (contrast(ink, nearer) >= wanted) return nearer
  }
  return paper
}

/** The ink, stepped back as far as running text on both grounds allows; where that is nowhere, as far as small print. */
function subdued(ink: Hex, paper: Hex, surface: Hex): Hex {
  for (const lightness of [LIGHTNESS.body, LIGHTNESS.content])
    for (const amount of [0.36, 0.3, 0.24, 0.18, 0.12, 0.06]) {
      const muted = mix(ink, paper, amount)
      if ([paper, surface].every((ground) => reads(muted, ground, RATIOS.text, lightness))) return muted
    }
  return ink
}

/** Text on a coloured ground: the palette's own light or dark where it reads, a tinted or a pure one otherwise. */
function textOn(ground: Hex, paper: Hex, ink: Hex): Hex {
  const own = [paper, ink]
    .filter((colour) => isNeutral(colour) || oklch(colour).l < 0.3 || oklch(colour).l > 0.93)
    .sort((a, b) => Math.abs(apca(b, ground)) - Math.abs(apca(a, ground)))
  const pure = (['#ffffff', '#000000'] as const).toSorted(
    (a, b) => Math.abs(apca(b, ground)) - Math.abs(apca(a, ground)),
  )
  const all = [...own, ...pure.flatMap((end) => [mix(end, ground, 0.08), end])]
  return (
    all.find((colour) => reads(colour, ground, RATIOS.text, LIGHTNESS.content)) ??
    all.find((colour) => reads(colour, ground, RATIOS.text, LIGHTNESS.headline)) ??
    blackOrWhite(ground)
  )
}
