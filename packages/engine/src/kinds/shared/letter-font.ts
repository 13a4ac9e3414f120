import type { Direction } from '../../direction/types.ts'
import { fontEntry } from '../../type/catalogue.ts'
import type { FontSpec } from '../../type/types.ts'

/** How a text is set in such a type. */
export const letterVoice = (
  { typography }: Direction,
  { family, weight }: FontSpec,
): { font: 'display' | 'text'; weight: number } => ({
  font: family === typography.display ? 'display' : 'text',
  weight,
})

/** The type that a letter is cut from: the display family, in a weight that holds; scripts give way to the text family. */
export function letterFont({ typography, weights }: Direction, least = 600): FontSpec {
  const { category } = fontEntry(typography.display)
  const unfit = category === 'script' || category === 'blackletter'
  return { family: unfit ? typography.text : typography.display, weight: Math.max(least, weights.display) }
}
