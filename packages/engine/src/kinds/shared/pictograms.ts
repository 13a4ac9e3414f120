/** The weights of one pictogram. Phosphor draws each of its icons in six; other sets have one. */

import { nth } from '../../base/items.ts'
import type { Random } from '../../base/random.ts'

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

/** Sets drawn in strokes; what they have filled says so by name. */
const STROKED = /^(?:lucide|tabler):(?!.*-filled$)/
const hasWeights = (icon: string): boolean => icon.startsWith('ph:')

/** How often the best, the second, the third … fitting pictogram is taken. */
const SHARES = [0.42, 0.25, 0.19, 0.14]

/**
 * One of the best fitting pictograms, mostly the first, so that concepts differ. Solid drawings do without stroked sets;
 * drawings in a certain weight take icons that have weights. Where none is fit for that, the first is taken as it is.
 */
export function pickPictogram(pictograms: readonly string[], random: Random, drawn: 'solid' | 'weighted'): string {
  const best = pictograms.slice(0, SHARES.length)
  const [first] = best
  if (first === undefined) throw new RangeError('A direction has at least one pictogram; this one has none.')
  const fit = best.filter((icon) => (drawn === 'solid' ? !STROKED.test(icon) : hasWeights(icon)))
  const total = fit.reduce((sum, _, index) => sum + nth(SHARES, index), 0)
  let left = random.next() * total
  for (const [index, icon] of fit.entries()) {
    left -= nth(SHARES, index)
    if (left < 0) return icon
  }
  return fit[0] ?? first
}
