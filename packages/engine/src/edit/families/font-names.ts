/** Families of type by the names that people give them. */

import { CATALOGUE, hasFont } from '../../type/catalogue.ts'
import type { FontFamily } from '../../type/types.ts'

export const FAMILIES = CATALOGUE.map(({ family }) => ({
  family,
  pattern: new RegExp(`\\b${family.toLowerCase().replace(/ /g, '[- ]?')}\\b`),
})).sort((a, b) => b.family.length - a.family.length)

export const FOREIGN = /^(?:Noto .*|Amiri|Cairo|Lalezar|Frank Ruhl Libre|Suez One|Rozha One)$/

/** Well-known families that the library has not, and what stands closest to them in it. */
// biome-ignore format: a table
const CLOSEST: Record<string, FontFamily> = {
  inter: 'Inter Tight', helvetica: 'Inter Tight', 'helvetica neue': 'Inter Tight', arial: 'Inter Tight', roboto: 'Work Sans',
  futura: 'Jost', 'century gothic': 'Jost', garamond: 'EB Garamond', gotham: 'Montserrat', 'proxima nova': 'Montserrat',
  avenir: 'Figtree', lato: 'Figtree', poppins: 'Outfit', 'open sans': 'Noto Sans', georgia: 'Source Serif 4',
  times: 'Source Serif 4', 'times new roman': 'Source Serif 4', baskerville: 'Newsreader', bodoni: 'Bodoni Moda',
  didot: 'Bodoni Moda', courier: 'Special Elite', impact: 'Anton', rockwell: 'Roboto Slab', trajan: 'Cinzel',
  'brush script': 'Satisfy', 'comic sans': 'Caveat', din: 'Barlow Condensed', 'franklin gothic': 'Archivo',
  playfair: 'Playfair Display', cooper: 'Fraunces', 'cooper black': 'Fraunces',
}

export const ALIASES = Object.entries(CLOSEST)
  .map(([name, family]) => ({
    name: name.replace(/(?<!\w)\w/g, (letter) => letter.toUpperCase()),
    family,
    pattern: new RegExp(`\\b${name}\\b`),
  }))
  .sort((a, b) => b.name.length - a.name.length)

export const POINTS = /^(?:please |can you )?(?:use|try|in|set (?:it|this|everything|the \w+) in)\b/

/** Whether words are the name of a family, and so no copy. */
export const isFontName = (words: string) => hasFont(words.trim()) || Object.hasOwn(CLOSEST, words.trim().toLowerCase())

/** Family names that are words of their own: they need "font" or "use" beside them. */
export const COMMON = new Set([
  'Rubik',
  'Jost',
  'Syne',
  'Sora',
  'Rye',
  'Outfit',
  'Anton',
  'Cairo',
  'Prata',
  'Lobster',
  'Amiri',
  'Limelight',
  'Bitter',
  'Satisfy',
  'Righteous',
  'Caveat',
  'Epilogue',
  'Archivo',
])
