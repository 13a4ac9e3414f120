/** The fonts that a design uses, as imports of their packages and as CSS families. */

import facts from '../../../package.json' with { type: 'json' }
import { hash } from '../../base/random.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { FontUse, Scene } from '../../scene/types.ts'
import { type CatalogueEntry, type FontCategory, fontEntry } from '../../type/catalogue.ts'
import { clampWeight, type LoadedFont } from '../../type/fonts.ts'
import { familyName } from '../../type/own-family.ts'
import { cutFont } from '../../type/subset.ts'
import { type Element, element, expression, quote } from './jsx.ts'

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
  /** The rules for fonts of the owner's own, which no package has: their files inside, cut down to what is set. '' for none. */
  faces: string
  /** The CSS `font-family` of each use of the typography that the design makes. */
  families: Map<FontUse, string>
}

/** The family's name in the style sheet of its package. */
const cssFamily = ({ family, variable, package: name }: CatalogueEntry): string =>
  `'${familyName(family)}${variable && name ? ' Variable' : ''}'`

/** What to import for a face. The upright of a variable family is its package's main file. */
function importOf(entry: CatalogueEntry, weight: number, italic: boolean): string {
  const slanted = italic && entry.italic
  if (entry.variable) return slanted ? `${entry.package}/wght-italic.css` : entry.package
  const nearest = clampWeight(entry, weight)
  if (nearest === 400 && !slanted) return entry.package
  return `${entry.package}/${nearest}${slanted ? '-italic' : ''}.css`
}

function faceOf(font: LoadedFont, letters: Iterable<number>): string {
  const { variable, weights, italic } = fontEntry(font.family)
  const file = Buffer.from(cutFont(font, letters)).toString('base64')
  const weight = variable ? (font.axisWeight ?? 400) : (weights[0] ?? 400)
  return `@font-face{font-family:'${familyName(font.family)}';font-weight:${weight};${italic ? 'font-style:italic;' : ''}src:url(data:font/ttf;base64,${file})}`
}

/** The rules of own fonts, as a value of the file. */
export const facesValue = (faces: string): string[] =>
  faces === ''
    ? []
    : ['/** Fonts of your own, with the letters that are set in them. */', `const ownFonts = ${quote(faces)}`, '']

/** The element that brings them into the page: React puts it into the head, once. */
export const facesElement = (faces: string): Element[] =>
  faces === ''
    ? []
    : [
        element('style', { href: `own-fonts-${hash(faces).toString(36)}`, precedence: 'default' }, [
          expression('ownFonts'),
        ]),
      ]

/** Reads the fonts off the glyphs that were set: fallbacks for other scripts are among them, unused families are not. */
export function usedFonts(scene: Scene, roots: LaidNode[]): UsedFonts {
  const imports = new Set<string>()
  const dependencies: Record<string, string> = {}
  const stacks = new Map<FontUse, Set<CatalogueEntry>>()
  const own = new Map<LoadedFont, Set<number>>()
  const visit = (laid: LaidNode) => {
    const { node, text } = laid
    if (node.type === 'text' && text) {
      const stack =
        stacks.get(node.font) ?? new Set([fontEntry(scene.typography[node.font] ?? scene.typography.display)])
      stacks.set(node.font, stack)
      for (const font of new Set(text.glyphs.map((glyph) => glyph.font))) {
        const entry = fontEntry(font.family)
        stack.add(entry)
        if (entry.package === '') {
          const letters = own.get(font) ?? new Set()
          own.set(font, letters)
          for (const char of node.text + node.text.toUpperCase()) letters.add(char.codePointAt(0) ?? 0)
          continue
        }
        imports.add(importOf(entry, node.weight, node.italic ?? false))
        dependencies[entry.package] = VERSIONS[entry.package] ?? 'latest'
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
    faces: [...own].map(([font, letters]) => faceOf(font, letters)).join(''),
    families: new Map(families),
  }
}
