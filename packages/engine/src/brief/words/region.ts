/**
 * Where a design is printed, as its words tell: cards are 85 × 55 mm in most of Europe and 3.5 × 2 inches in America, sheets are A4 or Letter,
 * and presses are set up for other papers.
 */
import { languageOf } from '../../language/foreign.ts'
import { type Region, SIGNS_OF_REGION } from '../../language/lexicon/region-words.ts'

export type { Region }

/** Undefined: they do not tell. English is spoken in both. */
export function regionOf(text: string): Region | undefined {
  const sign = SIGNS_OF_REGION.find(([, shapes]) => shapes.some((shape) => shape.test(text)))
  if (sign) return sign[0]
  return languageOf(text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []) === 'en' ? undefined : 'europe'
}
