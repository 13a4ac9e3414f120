/** The colourings of a brand kit: what stays of a logo's colours on another ground. */
import { contrast, difference, hex, oklch } from '../../../direction/colour.ts'
import type { Hex, Palette } from '../../../scene/types.ts'

export interface Colouring {
  name: 'colour' | 'dark' | 'mono-black' | 'mono-white'
  /** Painted behind; absent: transparent. */
  ground?: Hex
  recolour: (colour: Hex) => Hex
}

/** Graphics need 3:1 to their ground (WCAG 2.2, 1.4.11). */
const ENOUGH = 3
/** Closer than this to the logo's own ground is the ground: a hole, a gap, a reversed letter. */
const SAME = 0.08
const WHITE: Hex = '#ffffff'
const BLACK: Hex = '#000000'

/** A colour that cannot be seen on the ground becomes lighter or darker, until it stands out as on its own ground. */
export function readable(colour: Hex, ground: Hex, own: Hex): Hex {
  if (contrast(colour, ground) >= ENOUGH) return colour
  const wanted = Math.max(ENOUGH, contrast(colour, own))
  const from = oklch(colour)
  const step = oklch(ground).l > 0.6 ? -0.02 : 0.02
  let seen = colour
  for (let l = from.l; l > -0.02 && l < 1.02 && contrast(seen, ground) < wanted; l += step) seen = hex({ ...from, l })
  return seen
}

/** The darkest role of the palette, as a ground; black where all are light. */
function darkGround(palette: Palette): Hex {
  const darkest = Object.values(palette).reduce((a, b) => (oklch(b).l < oklch(a).l ? b : a))
  return oklch(darkest).l < 0.35 ? darkest : '#111111'
}

/** @param own the ground that the logo was drawn on */
export function colourings(palette: Palette, own: Hex): Colouring[] {
  const onto = (ground: Hex) => (colour: Hex) =>
    difference(colour, own) < SAME ? ground : readable(colour, ground, own)
  const mono = (ink: Hex, hole: Hex) => (colour: Hex) => (contrast(colour, own) < 1.7 ? hole : ink)
  const dark = darkGround(palette)
  return [
    { name: 'colour', recolour: onto(WHITE) },
    { name: 'dark', ground: dark, recolour: onto(dark) },
    { name: 'mono-black', recolour: mono(BLACK, WHITE) },
    { name: 'mono-white', ground: BLACK, recolour: mono(WHITE, BLACK) },
  ]
}
