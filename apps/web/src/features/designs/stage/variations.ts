/** Ways to go on from a design, in words that the engine carries out. */
import { type English, english } from '../../../lib/language/translate.ts'
export interface Variation {
  label: English
  /** What is sent; absent: the words that the design was made from, for new concepts. */
  words?: string
}

export const VARIATIONS: readonly Variation[] = [
  { label: english('Four new concepts') },
  { label: english('Another layout, same colours'), words: 'another layout, same colours' },
  { label: english('Other colours'), words: 'use other colours' },
  { label: english('Another font'), words: 'use another font' },
]
