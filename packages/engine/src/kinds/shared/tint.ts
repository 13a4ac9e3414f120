/** Colours that letters cross. */
import { apca, contrast, mix } from '../../colour/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { ColourRef, Paint, Palette } from '../../scene/types.ts'

/** A little above 3:1, the least for large text: blending on screen is not quite what `mix` computes. */
const LEAST = 3.4
/** A little above 45, what APCA asks for headlines. */
const LEAST_LIGHTNESS = 49

/** A colour on paper, thinned as far as letters over it ask for their contrast, and no further. */
export function tintUnder(letters: ColourRef, colour: ColourRef, palette: Palette): Paint {
  const [own, over] = [resolveColour(colour, palette), resolveColour(letters, palette)]
  const alpha =
    [1, 0.85, 0.7, 0.55, 0.4].find((share) => {
      const ground = mix(palette.paper, own, share)
      return contrast(ground, over) >= LEAST && Math.abs(apca(over, ground)) >= LEAST_LIGHTNESS
    }) ?? 0.25
  return alpha === 1 ? colour : { colour, alpha }
}
