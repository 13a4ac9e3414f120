/**
 * Which other designs the words of a message point at: what has to be at hand before it is read. Whoever keeps the designs
 * asks this of the words alone.
 */

/** What has to be at hand to carry an instruction out. */
export interface Pointers {
  /** Versions of the design by their numbers, the one before it among them: "it" is what that one's change was about. */
  versions: number[]
  newest: boolean
  siblings: boolean
}

/** Any word that a pointer is made of, however the sentence is turned round before it is read. */
const SIBLING_WORDS =
  /\b(?:ones?|designs?|options?|concepts?|variants?|number|versions?|v\d|last|other|[a-z]+(?:st|nd|rd|th))\b|#\d/
const NEWEST_WORDS = /\b(?:previous|earlier|old)\b/
const VERSIONS = /\bv(?:ersion)? ?(\d+)\b/g
/** Words that lead back by steps, or to something that was there. */
const BACK_WORDS =
  /\b(?:back|undo|redo|revert|restore|return|again|before|previous|earlier|old|last|steps?|was|had|keep)\b/
/** The version that was composed. */
const FIRST = 1
/** So many versions are looked at for what was there. */
const RECENT = 6

/** @param version number of the design that shall be changed, from 1 */
export function pointersIn(instruction: string, version: number): Pointers {
  const lower = instruction.toLowerCase()
  const named = [...lower.matchAll(VERSIONS)].map(([, number]) => Number(number))
  const recent = Array.from({ length: BACK_WORDS.test(lower) ? RECENT : 1 }, (_, i) => version - 1 - i)
  // What was edited since the first is carried over into another format or layout.
  const versions = [...recent, ...named, FIRST]
  return {
    versions: [...new Set(versions)].filter((number) => number > 0),
    newest: NEWEST_WORDS.test(lower),
    siblings: SIBLING_WORDS.test(lower),
  }
}
