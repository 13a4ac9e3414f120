/** The colours of a sheet, those that it leaves out derived. */
import { isDark, mix } from '../colour/colour.ts'
import { derivePalette } from '../direction/derive.ts'
import type { Hex, Palette, PaletteRole } from '../scene/types.ts'

const LIGHT: Hex = '#FFFFFF'
const DARK: Hex = '#16161A'

/** Colours that the sheet states are kept to the digit. */
export function paletteOf(stated: Partial<Palette>): Palette {
  const paper = stated.paper ?? (stated.ink && isDark(stated.ink) ? LIGHT : stated.ink ? DARK : LIGHT)
  const ink = stated.ink ?? (isDark(paper) ? LIGHT : DARK)
  const accent = stated.accent ?? stated.secondary ?? ink
  const secondary = stated.secondary ?? mix(accent, ink, 0.5)
  const surface = stated.surface ?? mix(paper, ink, 0.06)
  const fixed = new Set<PaletteRole>(['paper', 'ink', 'accent', 'secondary', 'surface'])
  return { ...derivePalette({ paper, ink, accent, secondary, surface }, fixed), ...stated }
}
