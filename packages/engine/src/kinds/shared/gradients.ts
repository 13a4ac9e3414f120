/** Gradients as marks and icons wear them: through neighbouring hues, never through grey. */

import { mapTuple, nth } from '../../base/items.ts'
import { says } from '../../brief/told/sayings.ts'
import { contrast, difference, hex, isDark, oklch } from '../../colour/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { ColourRef, Hex, Paint, Palette } from '../../scene/types.ts'
import type { Composition } from '../types.ts'

export type Gradient = Extract<Paint, { gradient: 'linear' }>

/** A colour that was asked for, to the eye. */
const SAME = 0.02
/** Below this chroma a colour has no hue to speak of. */
const GREY = 0.03
/** Degrees by which one colour runs on into its neighbour, and how much lighter or darker it becomes. */
const TURN = 24
const STEP = 0.15
/** The hues of light and of shade: yellow, and a blue that leans to violet. Oranges deepen towards red. */
const [LIGHT, SHADE, RED] = [105, 275, 20]

export const wantsGradient = ({ brief }: Composition): boolean =>
  says(brief, 'gradient') && brief.negatives.every(({ what }) => what !== 'gradient')

/** Whether a colour is one that the brief asks for. */
export const isAsked = ({ brief, direction: { palette } }: Composition, ref: ColourRef): boolean =>
  brief.colours.some(({ hex: asked }) => difference(asked, resolveColour(ref, palette)) < SAME)

/** The shorter way from one hue to another, degrees, negative backwards. */
const wayTo = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** One colour running on into its neighbour, which is darker or lighter, as shade and light are. */
export function running(from: ColourRef, palette: Palette, deeper: boolean, angle: number): Gradient {
  const { l, c, h } = oklch(resolveColour(from, palette))
  const way = wayTo(h, deeper ? (h < LIGHT ? RED : SHADE) : LIGHT)
  const turn = c < GREY ? 0 : Math.sign(way) * Math.min(Math.abs(way), TURN)
  return {
    gradient: 'linear',
    angle,
    stops: [
      { at: 0, colour: from },
      { at: 1, colour: hex({ l: l + (deeper ? -STEP : STEP), c, h: h + turn }) },
    ],
  }
}

/** One colour into another by way of the hues between them. */
export function blended(from: ColourRef, to: ColourRef, palette: Palette, angle: number): Gradient {
  const [a, b] = mapTuple([from, to], (ref) => oklch(resolveColour(ref, palette)))
  // Greys have no hue of their own.
  const [start, end] = [a.c < GREY ? b.h : a.h, b.c < GREY ? a.h : b.h]
  const between = (at: number): Hex =>
    hex({ l: a.l + (b.l - a.l) * at, c: a.c + (b.c - a.c) * at, h: start + wayTo(start, end) * at })
  return {
    gradient: 'linear',
    angle,
    stops: [
      { at: 0, colour: from },
      ...[1 / 3, 2 / 3].map((at) => ({ at, colour: between(at) })),
      { at: 1, colour: to },
    ],
  }
}

/** The ratio at which white is seen at a glance on a saturated colour. */
const WHITE_SHOWS = 2.4

/** White, or the deepest shade of the colour where white would be faint: what stands on a gradient. `least`: the ratio that white needs. */
export function onGradient({ stops }: Gradient, palette: Palette, least = WHITE_SHOWS): Hex {
  const grounds = stops.map(({ colour }) => resolveColour(colour, palette))
  const worst = (glyph: Hex) => Math.min(...grounds.map((ground) => contrast(glyph, ground)))
  if (worst('#ffffff') >= least) return '#ffffff'
  const { h, c } = oklch(nth(grounds, 0))
  const deep = hex({ l: 0.2, c: Math.min(c, 0.06), h })
  return worst(deep) >= worst('#ffffff') ? deep : '#ffffff'
}

/** The ground of an icon whose gradient is to be the ground: the colour that was asked for is the paper. */
export function runningPaper(composition: Composition): Gradient | undefined {
  const { palette, mark } = composition.direction
  if (!wantsGradient(composition) || !isAsked(composition, 'paper') || isAsked(composition, mark.primary))
    return undefined
  return running('paper', palette, isDark(palette.paper), 90)
}
