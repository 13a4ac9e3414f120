/** A title in marks of quotation leads, and what it is the title of stands below: "Hands in Clay", pottery workshop. */
import type { Span } from '../../language/chart.ts'
import type { Token } from '../../language/tokens.ts'
import type { Role } from '../../scene/types.ts'

interface Text {
  role: Role
  names: boolean
  span: Span
}

/** What may stand between what a piece is for and its title in quotation marks: 'a comedy night called "Loose Change"'. */
const CALLED = new Set(`called named titled entitled : - – — " ' ‘ ’ “ ” „ « »`.split(' '))
/** Longer quotations are sentences. */
const LONGEST = 6
const TITLES: ReadonlySet<Role> = new Set<Role>(['headline', 'subhead', 'brand', 'title'])

/** The texts, of which a headline with a quoted title right behind it is the line below that. */
export function titledByQuotation<T extends Text>(texts: readonly T[], tokens: readonly Token[]): T[] {
  const all = [...texts]
  for (let i = 1; i < all.length; i++) {
    const [of, title] = [all[i - 1], all[i]]
    if (of?.role !== 'headline' || of.names || isQuoted(of, tokens) || !title || !isTitle(title, tokens)) continue
    const between = tokens.slice(of.span.to, title.span.from)
    if (!between.every(({ lower }) => CALLED.has(lower))) continue
    all[i - 1] = { ...of, role: 'subhead' }
    all[i] = { ...title, role: 'headline' }
  }
  return all
}

const isQuoted = ({ span }: Text, tokens: readonly Token[]): boolean => (tokens[span.from]?.quote ?? -1) >= 0

const isTitle = (text: Text, tokens: readonly Token[]): boolean =>
  TITLES.has(text.role) && isQuoted(text, tokens) && text.span.to - text.span.from <= LONGEST
