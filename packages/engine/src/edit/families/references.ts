/** Other designs that a sentence points at: "the first one", "version 2", "the previous version". */

import type { Design } from '../../design/types.ts'
import type { State } from '../context.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

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

/** The design that is referred to; 'unknown' where there is none of that number; undefined where none is meant. */
export function referredDesign(lower: string, { context }: State): Design | 'unknown' | undefined {
  const version = lower.match(/\bversion (\d+)\b|\bv(\d+)\b/)
  if (version) return context.versions?.[Number(version[1] ?? version[2]) - 1] ?? 'unknown'
  if (/\b(?:original|previous|earlier|old) (?:one|version|design|colou?rs|palette|font)\b/.test(lower)) {
    const versions = context.versions ?? []
    return (/\boriginal\b/.test(lower) ? versions[0] : versions.at(-1)) ?? 'unknown'
  }
  if (!/\b(?:of|from|like|as|in)\b.*\b(?:one|design|option|concept|variant|number|#\d|\d(?:st|nd|rd|th))\b/.test(lower))
    return undefined
  const ordinal = ordinalIn(lower)
  if (ordinal === undefined) return undefined
  const siblings = context.siblings ?? []
  return (ordinal < 0 ? siblings.at(-1) : siblings[ordinal - 1]) ?? 'unknown'
}
