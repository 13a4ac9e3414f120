/** What visitors tell of themselves: as tastes that are remembered, and in words. */
import type { OwnFact } from '@limner/engine'
import type { Preference } from './preferences.ts'

/** The verb of a rule, which says nothing of what is liked: 'use script fonts'. */
const VERB = /^(?:use|want|set|put|add|have|include|show|make|give me|do)\s+(?:it\s+|them\s+)?/i

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')

function preferenceOf(fact: OwnFact): Preference {
  if (fact.what === 'name') return { kind: 'name', words: fact.text }
  if (fact.what === 'colours') return { kind: 'colour', words: listed(fact.words) }
  return { kind: fact.never ? 'dislike' : 'like', words: fact.text.replace(VERB, '').trim() }
}

/** 'never use script fonts' → dislikes 'script fonts'. @param known what the same words were read for already */
export function preferencesStated(facts: readonly OwnFact[], known: readonly Preference[]): Preference[] {
  const kinds = new Set(known.map(({ kind }) => kind))
  return facts.map(preferenceOf).filter(({ kind, words }) => words !== '' && !kinds.has(kind))
}

/** The name that was told in the same breath as colours: they are its own. */
export const nameIn = (facts: readonly OwnFact[]): string | null =>
  facts.find((fact) => fact.what === 'name')?.text ?? null

function line(fact: OwnFact): string {
  if (fact.what === 'name') return `your name is ${fact.text}`
  if (fact.what === 'colours')
    return `your ${fact.words.length === 1 ? 'colour is' : 'colours are'} ${listed(fact.words)}`
  return `${fact.never ? 'never' : 'always'} ${fact.text}`
}

/** Whether it is kept: guests could not see and erase it, and members may have switched it off. */
export type MemoryMode = 'kept' | 'off' | 'guest'

const KEPT: Record<MemoryMode, string> = {
  kept: 'New designs will use it when a prompt does not say otherwise. You can see and delete it in Settings.',
  off: 'Memory is turned off in Settings, so this will not be remembered.',
  guest: 'Sign in to have it remembered for your next designs.',
}

/** 'Noted: your name is Wren & Moss; your colours are plum and gold. …' */
export const acknowledge = (facts: readonly OwnFact[], keeping: MemoryMode): string =>
  `${keeping === 'kept' ? 'Noted' : 'Understood'}: ${facts.map(line).join('; ')}. ${KEPT[keeping]}`

/** What could be asked for next. */
export function nextSteps(facts: readonly OwnFact[]): string[] {
  const name = facts.find((fact) => fact.what === 'name')?.text
  const colours = facts.find((fact) => fact.what === 'colours')?.words
  const whom = name ? ` for ${name}` : ''
  const look = colours ? ` in ${listed(colours)}` : ''
  return ['Logo', 'Business card', 'Poster'].map((kind) => `${kind}${whom}${look}`)
}
