/** A colour as people are told it. */
import type { ColourRef, Palette } from '../../scene/types.ts'
import { PALETTE_ROLES, resolve } from '../paints.ts'
import type { Part } from './part-types.ts'

export function toldColour(colour: ColourRef, palette: Palette): NonNullable<Part['colour']> {
  const hex = resolve(colour, palette)
  const role = PALETTE_ROLES.find((one) => one === colour)
  return role ? { hex, role } : { hex }
}
