/** The first words of a page whose owner has a name: visitors see whose it is, or what it offers, before any line of ours. */
import type { Brief, Variant } from '../types.ts'
import { asHeadline } from './casing.ts'
import { isWorkedWith } from './variants.ts'

/** Longest name that leads a page, and longest with what its owner is, characters. */
const LONGEST = { name: 40, whole: 34 } as const
/** Words that are alike for so many letters speak of the same: 'nailed' of a nail studio. */
const STEM = 4

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM))

/**
 * Each variant with a headline that names the owner or what is offered; the line of ours that led stands below now and then.
 * @param what the owner is, in the prompt's words, where those can stand beside a name
 */
export function namedPage({ brand, page, subject }: Brief, variants: readonly Variant[], what?: string): Variant[] {
  if (!page || isWorkedWith(page.type) || brand === undefined || brand.length > LONGEST.name) return [...variants]
  const telling = new Set(stemsOf([brand, what ?? '', subject.about].join(' ')))
  const whole = what && !sameWords(what, brand) ? `${brand}, ${lowered(what)}` : brand
  return variants.map((variant, i) => {
    const { headline, line } = variant
    if (headline === undefined || stemsOf(headline).some((stem) => telling.has(stem))) return variant
    const named = i % 2 === 1 && whole.length <= LONGEST.whole ? whole : brand
    return {
      ...variant,
      headline: asHeadline(named),
      ...(line !== undefined && { line: i % 2 === 0 ? headline : line }),
    }
  })
}

const sameWords = (title: string, brand: string): boolean => {
  const own = new Set(stemsOf(brand))
  return stemsOf(title).some((stem) => own.has(stem))
}

/** Within a line a title is no name: 'Nail studio' as 'nail studio', 'NHS dentist' as it is. */
const lowered = (title: string): string => title.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
