/** The fonts that a design uses, as imports of their packages and as CSS families. */

import facts from '../../../package.json' with { type: 'json' }
import { nth } from '../../base/items.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { FontUse, Scene } from '../../scene/types.ts'
import { CATALOGUE, type CatalogueEntry, type FontCategory } from '../../type/catalogue.ts'
import { clampWeight, entryOf } from '../../type/fonts.ts'
import { quote } from './jsx.ts'

const VERSIONS: Record<string, string> = facts.dependencies

const GENERIC: Record<FontCategory, string> = {
  serif: 'serif',
  sans: 'sans-serif',
  display: 'sans-serif',
  script: 'cursive',
  mono: 'monospace',
  slab: 'serif',
  condensed: 'sans-serif',
  rounded: 'sans-serif',
  blackletter: 'serif',
}

/** What CSS falls back to. */
export const genericFamily = (category: FontCategory): string => GENERIC[category]

export interface UsedFonts {
  /** Import lines, sorted. */
  imports: string[]
  /** Their packages with versions. */
  dependencies: Record<string, string>
  /** The CSS `font-family` of each use of the typography that the design makes. */
  families: Map<FontUse, string>
}

const BY_PACKAGE = new Map(CATALOGUE.map((entry) => [entry.package, entry]))

/** The family's name in the style sheet of its package. */
const cssFamily = ({ family, variable }: CatalogueEntry): string => `'${family}${variable ? ' Variable' : ''}'`

/** What to import for a face. The upright of a variable family is its package's main file. */
function importOf(entry: CatalogueEntry, weight: number, italic: boolean): string {
  const slanted = italic && entry.italic
  if (entry.variable) return slanted ? `${entry.package}/wght-italic.css` : entry.package
  const nearest = clampWeight(entry, weight)
  if (nearest === 400 && !slanted) return entry.package
  return `${entry.package}/${nearest}${slanted ? '-italic' : ''}.css`
}

/** Reads the fonts off the glyphs that were set: fallbacks for other scripts are among them, unused families are not. */
export function usedFonts(scene: Scene, roots: LaidNode[]): UsedFonts {
  const imports = new Set<string>()
  const dependencies: Record<string, string> = {}
  const stacks = new Map<FontUse, Set<CatalogueEntry>>()
  const visit = (laid: LaidNode) => {
    const { node, text } = laid
    if (node.type === 'text' && text) {
      const stack = stacks.get(node.font) ?? new Set([entryOf(scene.typography[node.font] ?? scene.typography.display)])
      stacks.set(node.font, stack)
      const packages = new Set(text.glyphs.map(({ font }) => nth(font.key.split('/files/'), 0)))
      for (const name of packages) {
        const entry = BY_PACKAGE.get(name)
        if (!entry) continue
        stack.add(entry)
        imports.add(importOf(entry, node.weight, node.italic ?? false))
        dependencies[name] = VERSIONS[name] ?? 'latest'
      }
    }
    laid.children.forEach(visit)
  }
  roots.forEach(visit)
  const families = [...stacks].map(([use, stack]): [FontUse, string] => {
    const [first] = stack
    return [use, [...[...stack].map(cssFamily), GENERIC[first?.category ?? 'sans']].join(', ')]
  })
  return {
    imports: [...imports].sort().map((name) => `import ${quote(name)}`),
    dependencies,
    families: new Map(families),
  }
}
