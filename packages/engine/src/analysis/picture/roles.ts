/** What the colours of a picture are for, judged by area, contrast and chroma. */
import { blackOrWhite, contrast, isNeutral, oklch } from '../../colour/colour.ts'
import type { Hex, Palette } from '../../scene/types.ts'

/** Ink is what stands out from the ground. */
const STANDS_OUT = 3

/** @param colours the most important first; at least one @param ground what the picture stands on */
export function rolesOf(colours: readonly Hex[], ground: Hex | undefined): Palette {
  const paper = ground ?? blackOrWhite(colours[0] ?? '#000000')
  const rest = colours.filter((colour) => colour !== paper)
  const take = (wanted: (colour: Hex) => boolean): Hex | undefined => {
    const at = rest.findIndex(wanted)
    return at < 0 ? undefined : rest.splice(at, 1)[0]
  }
  const ink = take((colour) => contrast(colour, paper) >= STANDS_OUT) ?? blackOrWhite(paper)
  const byChroma = [...rest].sort((a, b) => oklch(b).c - oklch(a).c)
  const accent = take((colour) => colour === byChroma[0] && !isNeutral(colour)) ?? ink
  const secondary = take(() => true) ?? accent
  const surface = take((colour) => contrast(colour, paper) < STANDS_OUT) ?? paper
  return {
    paper,
    surface,
    ink,
    muted: take(() => true) ?? ink,
    line: take(() => true) ?? ink,
    accent,
    onAccent: blackOrWhite(accent),
    secondary,
    onSecondary: blackOrWhite(secondary),
  }
}
