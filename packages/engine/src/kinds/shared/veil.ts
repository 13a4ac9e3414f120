/** Large forms behind words. */
import { apca, contrast, difference, mix } from '../../colour/colour.ts'
import type { Hex, Paint, PaletteRole } from '../../scene/types.ts'
import type { Ground, Sheet } from './sheet.ts'

/** Ratios that letters ask for over a veil. */
export const SMALL = 4.7

const VEILS = [1, 0.85, 0.7, 0.55, 0.42, 0.32, 0.24, 0.17, 0.12]

export interface Veil {
  paint: Paint
  /** How well it is seen on the ground: a ratio of contrast. */
  seen: number
}

/**
 * The colour that is best seen on a ground while letters over both stay legible: a role of the palette, thinned only as far as
 * the letters ask.
 */
export function veil({ direction: { palette } }: Sheet, ground: Ground, least: number): Veil {
  const roles: PaletteRole[] = ['accent', 'secondary', 'surface', 'ink', 'paper', 'muted']
  const best = roles
    .filter((role) => palette[role] !== palette[ground.fill])
    .map((role) => {
      const thinned = (alpha: number) => mix(palette[ground.fill], palette[role], alpha)
      const legible = (under: Hex) =>
        contrast(under, palette[ground.ink]) >= least &&
        Math.abs(apca(palette[ground.ink], under)) >= (least >= SMALL ? 62 : 47)
      const alpha = VEILS.find((share) => legible(thinned(share))) ?? 0.08
      // Colour is seen even where lightness is near.
      const seen = contrast(thinned(alpha), palette[ground.fill]) + 2 * difference(thinned(alpha), palette[ground.fill])
      return { paint: alpha === 1 ? role : { colour: role, alpha }, seen }
    })
    .sort((a, b) => b.seen - a.seen)
  return best[0] ?? { paint: { colour: ground.ink, alpha: 0.08 }, seen: 1 }
}
