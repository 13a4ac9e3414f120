/** The weights of one pictogram. Phosphor draws each of its icons in six; other sets have one. */

export type PictogramWeight = 'thin' | 'light' | 'regular' | 'bold' | 'fill' | 'duotone'

/** The same pictogram in another weight; unchanged where its set has no other. */
export function inWeight(icon: string, weight: PictogramWeight): string {
  if (!icon.startsWith('ph:')) return icon
  const base = icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '')
  return weight === 'regular' ? base : `${base}-${weight}`
}

/** Whether a pictogram can be drawn in any weight. */
export const hasWeights = (icon: string): boolean => icon.startsWith('ph:')
