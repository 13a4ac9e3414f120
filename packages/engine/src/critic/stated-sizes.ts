/** Are the words as large as the brief says? Measured on the layout, against the largest words of the artboard. */
import type { Brief } from '../brief/types.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import { textBoxes } from './gates.ts'
import { isOfText, roleMatches } from './placement.ts'

/** Of the size of the largest words: what is huge is at least so large, what is small at most. */
const SHARE = { huge: 0.7, large: 0.5, small: 0.62 } as const

/** The share of the sizes that the brief states for words that hold on the first artboard; 1 when it states none. */
export function statedSizesShare(brief: Brief, [front]: LaidArtboard[]): number {
  const wishes = brief.placements.flatMap(({ target, text, size }) => (size ? [{ target, text, size }] : []))
  if (!front || wishes.length === 0) return 1
  const words = textBoxes(front)
    .filter(({ node }) => node.role !== 'decoration')
    .map(({ node, laid }) => ({ role: node.role, text: node.text, size: laid.text?.size ?? 0 }))
  const largest = Math.max(1, ...words.map(({ size }) => size))
  const held = wishes.flatMap(({ target, text: own, size: stated }) => {
    const exact = words.filter(({ role, text }) => role === target && isOfText(own, text))
    const meant = exact.length > 0 ? exact : words.filter(({ role }) => roleMatches(target, role))
    if (meant.length === 0) return []
    const size = Math.max(...meant.map((word) => word.size)) / largest
    // A single text has nothing to be smaller than.
    return [stated === 'small' ? size <= SHARE.small || meant.length === words.length : size >= SHARE[stated]]
  })
  return held.length === 0 ? 1 : held.filter(Boolean).length / held.length
}
