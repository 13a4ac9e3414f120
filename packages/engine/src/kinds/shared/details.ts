/**
 * The words of a sheet in few sizes: the title as large as its room allows, when and where in display type, the rest
 * small. Every block tells its height, so that a composition knows what is left for the picture.
 */
import { fontEntry } from '../../type/catalogue.ts'
import type { FontSpec } from '../../type/types.ts'
import type { Sheet } from './sheet.ts'

/** The voice of dates and places: the display family, unless it writes or is broken, which is hard to read when small. */
export function largeVoice({ direction }: Sheet): { font: 'display' | 'text'; weight: number; spec: FontSpec } {
  const { category } = fontEntry(direction.typography.display)
  const unfit = category === 'script' || category === 'blackletter'
  const font = unfit ? 'text' : 'display'
  const weight = unfit ? direction.weights.strong : Math.max(500, direction.weights.display)
  return { font, weight, spec: { family: direction.typography[font], weight } }
}
