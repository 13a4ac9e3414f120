/** The weights of one pictogram. Phosphor draws each of its icons in six; other sets have one. */

export type PictogramWeight = 'thin' | 'light' | 'regular' | 'bold' | 'fill' | 'duotone'

/**
 * Open forms that the set fills by cutting them out of a square: on a tile that is a square in a square, so their
 * heaviest lines stand in for the filling.
 */
const BOXED_WHEN_FILLED = new Set(
  'angle approximate-equals arrow-line-up brackets-angle brackets-curly brackets-round brackets-square chart-line-down chart-line chart-line-up chart-scatter check code code-simple crop cursor-text divide dots-nine equals frame-corners function funnel-simple funnel-simple-x greater-than greater-than-or-equal infinity intersection key-return less-than less-than-or-equal line-vertical link-break link link-simple-break link-simple list-bullets list-checks list-dashes list list-heart list-numbers list-plus list-star math-operations member-of minus not-equals not-member-of option pi playlist plus plus-minus pulse queue radical rectangle-dashed rss rss-simple scribble selection selection-foreground selection-plus selection-slash sort-ascending sort-descending subset-of subset-proper-of superset-of superset-proper-of terminal text-align-center text-align-justify text-align-left text-align-right text-columns text-h text-h-five text-h-one text-h-three text-h-two text-italic text-strikethrough text-subscript text-superscript text-t text-t-slash text-underline tilde union wave-sawtooth wave-sine wave-square wave-triangle waveform waveform-slash waves x'.split(
    ' ',
  ),
)

/** The same pictogram in another weight; unchanged where its set has no other. */
export function inWeight(icon: string, weight: PictogramWeight): string {
  if (!icon.startsWith('ph:')) return icon
  const base = icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '')
  if (weight === 'fill' && BOXED_WHEN_FILLED.has(base.slice(3))) return `${base}-bold`
  return weight === 'regular' ? base : `${base}-${weight}`
}

/** Whether a pictogram can be drawn in any weight. */
export const hasWeights = (icon: string): boolean => icon.startsWith('ph:')
