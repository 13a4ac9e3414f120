import { contrast } from '../../colour/colour.ts'
import type { PaletteRole } from '../../scene/types.ts'
import type { Sheet } from './sheet.ts'

/** Of some roles the one that stands out best from every ground that it lies on. */
export function standingOut(
  { direction: { palette } }: Sheet,
  grounds: readonly PaletteRole[],
  among: readonly PaletteRole[] = ['ink', 'paper', 'onAccent', 'accent'],
): PaletteRole {
  const worst = (role: PaletteRole) => Math.min(...grounds.map((ground) => contrast(palette[role], palette[ground])))
  return among.reduce((best, role) => (worst(role) > worst(best) ? role : best))
}
