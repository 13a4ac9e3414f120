/** Buttons in a colour that the brief asks for. */
import type { Brief } from '../../brief/types.ts'
import { apca, contrast, darken, lighten } from '../../colour/colour.ts'
import type { ColourRef, Hex, Palette } from '../../scene/types.ts'

/** Of what words on buttons ask for, a little more: a ratio of contrast, and lightness contrast (APCA). */
const LEAST = { contrast: 4.7, lightness: 62 } as const
/** How far a colour may move in lightness, and by which steps, before words on it give way. */
const [STEPS, STEP] = [14, 0.01]

const legibility = (ink: Hex, ground: Hex): number =>
  Math.min(1, contrast(ink, ground) / LEAST.contrast, Math.abs(apca(ink, ground)) / LEAST.lightness)

/**
 * A button in a colour: the ink of the sheet or its paper where they are plain to read on it, else black or white. A colour on
 * which neither is moves away from the better of them, as little as need be.
 */
export function buttonIn(colour: Hex, { ink, paper }: Palette): { fill: Hex; ink: ColourRef } {
  const inks: [ColourRef, Hex][] = [
    ['ink', ink],
    ['paper', paper],
    ['#ffffff', '#ffffff'],
    ['#000000', '#000000'],
  ]
  const best = inks.reduce((one, other) => (legibility(other[1], colour) > legibility(one[1], colour) ? other : one))
  const away = contrast(best[1], '#000000') > contrast(best[1], '#ffffff') ? darken : lighten
  let fill = colour
  for (let step = 1; step <= STEPS && legibility(best[1], fill) < 1; step++) fill = away(colour, step * STEP)
  return { fill, ink: best[0] }
}

/** The colour that the brief asks for its button. */
export const askedButton = ({ colours }: Brief): Hex | undefined =>
  colours.find(({ target }) => target === 'cta' || target === 'button')?.hex
