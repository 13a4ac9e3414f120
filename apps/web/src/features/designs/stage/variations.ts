/** Ways to go on from a design, in words that the engine carries out. */
export interface Variation {
  label: string
  /** What is sent; absent: the words that the design was made from, for new concepts. */
  words?: string
}

export const VARIATIONS: readonly Variation[] = [
  { label: 'Four new concepts' },
  { label: 'Another layout, same colours', words: 'another layout, same colours' },
  { label: 'Other colours', words: 'use other colours' },
  { label: 'Another font', words: 'use another font' },
]
