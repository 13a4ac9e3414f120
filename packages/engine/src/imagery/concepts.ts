/**
 * Ideas and the pictograms that stand for them, written by hand: what 'law' or 'coffee roaster' looks like is no fact of
 * an icon's name. A line: words, separated by commas, a colon, pictograms, the most telling first. Pictograms without a
 * prefix are Phosphor's; m: Material Design Icons, f: Fluent, t: Tabler, l: Lucide, g: Game Icons.
 */
import { APPS } from './concepts/apps.ts'
import { FOOD } from './concepts/food.ts'
import { LIFE } from './concepts/life.ts'
import { NATURE } from './concepts/nature.ts'
import { TRADES } from './concepts/trades.ts'
import { tokens } from './words.ts'

const PREFIXES: Record<string, string> = {
  m: 'mdi',
  f: 'fluent-emoji-high-contrast',
  t: 'tabler',
  l: 'lucide',
  g: 'game-icons',
}

/** The same key for 'Coffee Roasters' and 'coffee roaster'. */
export function conceptKey(words: string): string {
  return tokens(words).join(' ')
}

function readConcepts(text: string): Map<string, string[]> {
  const concepts = new Map<string, string[]>()
  for (const line of text.split('\n').filter(Boolean)) {
    const colon = line.indexOf(': ')
    const icons = line
      .slice(colon + 2)
      .split(' ')
      .map(fullName)
    for (const words of line.slice(0, colon).split(',')) {
      const key = conceptKey(words)
      concepts.set(key, [...new Set([...(concepts.get(key) ?? []), ...icons])])
    }
  }
  return concepts
}

function fullName(icon: string): string {
  const [prefix = '', name] = icon.split(':')
  return name ? `${PREFIXES[prefix] ?? prefix}:${name}` : `ph:${icon}`
}

/** Concept key → pictograms without a style ('ph:coffee', not 'ph:coffee-fill'). */
export const CONCEPTS: ReadonlyMap<string, readonly string[]> = readConcepts(APPS + FOOD + TRADES + NATURE + LIFE)
