/** Single words that are colours wherever they stand: a set, for looking at one word without reading a sentence. */
import { COLOUR_WORDS } from '../../colour/colour-table.ts'
import { words } from '../phrases.ts'

const NAMES = new Set(Object.keys(COLOUR_WORDS).filter((name) => !name.includes(' ')))

/** 'navy', 'greens'; not 'olive', which is a thing as well. Lower case. */
export function isColourWord(word: string): boolean {
  return NAMES.has(word) || (word.endsWith('s') && NAMES.has(word.slice(0, -1)))
}

/** What stands before a colour. */
export const SHADES = words('dark deep light pale soft pastel bright neon muted dusty warm cool rich icy hot')
