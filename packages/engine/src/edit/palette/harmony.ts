/**
 * Palettes that follow from one change: a new ground, a new leading colour. What depends on the change (ink on the new
 * ground, text on the new accent) is derived; what still works stays as it is.
 */
import {
  contrast,
  difference,
  ensureContrast,
  hex,
  isDark,
  isNeutral,
  lighten,
  mix,
  oklch,
} from '../../colour/colour.ts'
import type { Hex, Palette } from '../../scene/types.ts'

/** Ratios of the palette's own contract. */
export const INK_RATIO = 7
export const TEXT_RATIO = 4.5
export const SHAPE_RATIO = 3

/** Near-white or near-black with a breath of the ground's hue: what reads best on it. */
export function inkFor(ground: Hex): Hex {
  const { c, h } = oklch(ground)
  const tint = Math.min(c, 0.02)
  const light = hex({ l: 0.975, c: tint * 0.6, h })
  const dark = hex({ l: 0.19, c: tint, h })
  const best = contrast(light, ground) >= contrast(dark, ground) ? light : dark
  // Middle grounds need all there is.
  return contrast(best, ground) >= INK_RATIO
    ? best
    : isDark(ground)
      ? '#ffffff'
      : ensureContrast(dark, ground, INK_RATIO)
}

/** Text on a filled shape: white or a deep shade of the fill. */
export function onColour(fill: Hex): Hex {
  const ink = inkFor(fill)
  return contrast('#ffffff', fill) >= TEXT_RATIO && isDark(fill) ? '#ffffff' : ink
}

/** The palette on another ground. Accents keep their hue and move only as far as they must to be seen. */
export function withPaper(palette: Palette, paper: Hex): Palette {
  const ink = contrast(palette.ink, paper) >= INK_RATIO ? palette.ink : inkFor(paper)
  const dark = isDark(paper)
  const surface = surfaceOf(paper, ink)
  const accent = seen(palette.accent, paper)
  const secondary = seen(palette.secondary, paper)
  return {
    paper,
    surface,
    ink,
    muted: mutedOn(paper, surface, ink, palette.muted),
    line: mix(paper, ink, dark ? 0.22 : 0.16),
    accent,
    onAccent: keepOr(palette.onAccent, accent),
    secondary,
    onSecondary: keepOr(palette.onSecondary, secondary),
  }
}

/** The palette with another leading colour, everything else as it is. `exact`: the colour is not moved to be seen. */
export function withAccent(palette: Palette, colour: Hex, exact = false): Palette {
  const accent = exact ? colour : ensureContrast(colour, palette.paper, SHAPE_RATIO)
  return { ...palette, accent, onAccent: keepOr(palette.onAccent, accent) }
}

export function withSecondary(palette: Palette, colour: Hex, exact = false): Palette {
  const secondary = exact ? colour : ensureContrast(colour, palette.paper, SHAPE_RATIO)
  return { ...palette, secondary, onSecondary: keepOr(palette.onSecondary, secondary) }
}

/**
 * The palette in one colour on its own ground, for marks: the leading colour, its lighter or darker sister, and an ink
 * that is the colour itself where that is dark enough to read.
 */
export function inOneColour(palette: Palette, colour: Hex, exact: boolean): Palette {
  const led = withAccent(palette, colour, exact)
  const { accent, paper } = led
  const ink =
    contrast(accent, paper) >= INK_RATIO
      ? accent
      : ensureContrast(hex({ ...oklch(accent), l: isDark(paper) ? 0.95 : 0.24 }), paper, INK_RATIO)
  const sister = ensureContrast(
    lighten(accent, isDark(paper) ? -0.16 : oklch(accent).l < 0.5 ? 0.22 : -0.18),
    paper,
    SHAPE_RATIO,
  )
  const secondary = difference(sister, accent) > 0.08 ? sister : mix(accent, ink, 0.5)
  const toned = withSecondary({ ...led, ink }, secondary)
  return { ...toned, muted: mutedOn(paper, toned.surface, ink, toned.muted) }
}

/**
 * The palette in several colours. On a ground that leads, the first pale one or else the darkest becomes the ground;
 * the others follow in the order in which they were said.
 */
export function inColours(palette: Palette, colours: Hex[], groundLeads: boolean): Palette {
  const paper = groundOf(colours) ?? (groundLeads ? darkest(colours) : undefined)
  const rest = colours.filter((colour) => colour !== paper)
  const clash = paper && rest.every((colour) => contrast(colour, paper) < SHAPE_RATIO)
  // Two colours of one lightness cannot carry each other: they stand on a quiet ground instead.
  const base =
    paper && !clash ? withPaper(palette, paper) : isNeutral(palette.paper) ? palette : withPaper(palette, '#ffffff')
  const [first, second] = paper && !clash ? rest : colours
  let result = first ? withAccent(base, first) : base
  result = withSecondary(result, second ?? mix(result.accent, result.paper, 0.4))
  const ink = colours.find((colour) => contrast(colour, result.paper) >= INK_RATIO)
  if (!ink) return result
  return { ...result, ink, muted: mutedOn(result.paper, result.surface, ink, result.muted) }
}

/** The pale one, unless another is seen only on the dark one. */
function groundOf(colours: Hex[]): Hex | undefined {
  const pale = colours.find((colour) => oklch(colour).l > 0.9)
  const carries = (ground: Hex) =>
    colours.every((colour) => colour === ground || contrast(colour, ground) >= SHAPE_RATIO)
  const dark = darkest(colours)
  return pale && dark && colours.length > 2 && !carries(pale) && carries(dark) ? dark : pale
}

const darkest = (colours: Hex[]) => colours.toSorted((a, b) => oklch(a).l - oklch(b).l)[0]

/** A second ground, one step from the first, on which ink still reads. */
function surfaceOf(paper: Hex, ink: Hex): Hex {
  const step = isDark(paper) ? 0.05 : -0.035
  const { l, c, h } = oklch(paper)
  // Below this lightness a step of 0.05 is nothing to the eye.
  const surface = l < 0.16 ? hex({ l: 0.21, c, h }) : lighten(paper, step)
  return contrast(ink, surface) >= TEXT_RATIO ? surface : lighten(paper, -step)
}

export function mutedOn(paper: Hex, surface: Hex, ink: Hex, before: Hex): Hex {
  const reads = (colour: Hex) => contrast(colour, paper) >= TEXT_RATIO && contrast(colour, surface) >= TEXT_RATIO
  if (reads(before)) return before
  for (const amount of [0.35, 0.25, 0.15, 0.08]) {
    const muted = mix(ink, paper, amount)
    if (reads(muted)) return muted
  }
  return ink
}

const seen = (colour: Hex, paper: Hex) => ensureContrast(colour, paper, SHAPE_RATIO)

/** The old text colour where it still reads on the fill. */
function keepOr(before: Hex, fill: Hex): Hex {
  return contrast(before, fill) >= TEXT_RATIO ? before : onColour(fill)
}
