/**
 * Ways to divide a sheet between its words and its picture, as data. Which of them, and where exactly it divides, is solved for
 * words and picture together (`solve.ts`).
 */

/**
 * Where the words stand: beside the picture, in a row with it, in a row under it, the title across and the facts beside it, in a block
 * at an end, at both ends.
 */
export type SchemeName = 'beside' | 'row' | 'under' | 'across' | 'head' | 'foot' | 'apart'

export interface Scheme {
  name: SchemeName
  /** The sheets that it is for: from so many times as wide as tall to so many. */
  ratio: readonly [number, number]
  /** Of the side that is divided, what the words may have: each is tried. */
  shares: readonly number[]
  /** Of the words' room, what the facts may have before the title has what it wants. */
  facts: number
}

/** Schemes whose title and facts stand side by side or far apart: on one axis they would have two. */
export const FLUSH: readonly SchemeName[] = ['row', 'under', 'across']

export const SCHEMES: readonly Scheme[] = [
  { name: 'beside', ratio: [1.15, 3.3], shares: [0.4, 0.46, 0.52, 0.58, 0.64], facts: 0.54 },
  { name: 'row', ratio: [2.9, Number.POSITIVE_INFINITY], shares: [0.6, 0.68, 0.76], facts: 0.95 },
  { name: 'under', ratio: [1.15, 2.8], shares: [0.26, 0.32, 0.38, 0.44], facts: 1 },
  { name: 'across', ratio: [1.15, 2.1], shares: [0.24, 0.3, 0.36], facts: 0.95 },
  { name: 'head', ratio: [0, 1.15], shares: [0.32, 0.38, 0.44, 0.5, 0.58], facts: 0.56 },
  { name: 'foot', ratio: [0, 1.15], shares: [0.32, 0.38, 0.44, 0.5, 0.58], facts: 0.56 },
  { name: 'apart', ratio: [0, 1.15], shares: [0.34, 0.4, 0.46, 0.52, 0.6], facts: 0.52 },
]
