/**
 * Other designs that a sentence points at: "the first one", "version 2", "the previous version". What words point at
 * can be told from them alone, so that whoever keeps the designs can ask before they are read from anywhere.
 */

import type { Design } from '../../design/types.ts'
import type { State } from '../context.ts'

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** 1-based number of an ordinal or a figure; -1 for the last. */
export function ordinalIn(lower: string): number | undefined {
  if (/\b(?:last|final)\b/.test(lower)) return -1
  const word = ORDINALS.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`).test(lower))
  if (word >= 0) return word + 1
  const figure = lower.match(
    /(?:#|\bno\.? ?|\bnumber |\bdesign |\boption |\bconcept |\bone |\bvariant )(\d)\b|\b(\d)(?:st|nd|rd|th)\b/,
  )
  const digit = figure?.[1] ?? figure?.[2]
  return digit === undefined ? undefined : Number(digit)
}

/** The version of the same design that is meant, by its number; undefined where none is. */
function versionNamed(lower: string): number | 'newest' | undefined {
  const version = lower.match(/\bversion (\d+)\b|\bv(\d+)\b/)
  if (version) return Number(version[1] ?? version[2])
  if (!/\b(?:original|previous|earlier|old) (?:one|version|design|colou?rs|palette|font)\b/.test(lower))
    return undefined
  return /\boriginal\b/.test(lower) ? 1 : 'newest'
}

const SIBLING = /\b(?:of|from|like|as|in)\b.*\b(?:one|design|option|concept|variant|number|#\d|\d(?:st|nd|rd|th))\b/

/** A design of the same answer by its number, -1 the last. */
export const designNumbered = (number: number, { context: { siblings = [] } }: State): Design | undefined =>
  number < 0 ? siblings.at(-1) : siblings[number - 1]

/** Whether another design of the same answer may be meant. */
const pointsAtSibling = (lower: string): boolean => SIBLING.test(lower)

/** What has to be at hand to carry an instruction out. */
export interface Pointers {
  /** Versions of the design by their numbers, the one before it among them: "it" is what that one's change was about. */
  versions: number[]
  newest: boolean
  siblings: boolean
}

/** Any word that a pointer is made of, however the sentence is turned round before it is read. */
const SIBLING_WORDS =
  /\b(?:ones?|designs?|options?|concepts?|variants?|number|first|second|third|fourth|last|other|\d(?:st|nd|rd|th))\b|#\d/
const NEWEST_WORDS = /\b(?:previous|earlier|old)\b/
const ORIGINAL = /\boriginal\b/
const VERSIONS = /\bv(?:ersion)? ?(\d+)\b/g

/** @param version number of the design that shall be changed, from 1 */
export function pointersIn(instruction: string, version: number): Pointers {
  const lower = instruction.toLowerCase()
  const named = [...lower.matchAll(VERSIONS)].map(([, number]) => Number(number))
  const versions = [version - 1, ...named, ...(ORIGINAL.test(lower) ? [1] : [])]
  return {
    versions: [...new Set(versions)].filter((number) => number > 0),
    newest: NEWEST_WORDS.test(lower),
    siblings: SIBLING_WORDS.test(lower),
  }
}

/** The design that is referred to; 'unknown' where there is none of that number; undefined where none is meant. */
export function referredDesign(lower: string, { context }: State): Design | 'unknown' | undefined {
  const { versions = [], siblings = [] } = context
  const version = versionNamed(lower)
  if (version !== undefined) return (version === 'newest' ? versions.at(-1) : versions[version - 1]) ?? 'unknown'
  if (!pointsAtSibling(lower)) return undefined
  const ordinal = ordinalIn(lower)
  if (ordinal === undefined) return undefined
  return (ordinal < 0 ? siblings.at(-1) : siblings[ordinal - 1]) ?? 'unknown'
}
