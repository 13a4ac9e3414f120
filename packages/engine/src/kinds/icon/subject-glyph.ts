/** The pictogram that an icon shows: what the prompt names outright and nothing else, drawn in the manner that it asks for. */
import type { Brief } from '../../brief/types.ts'
import { saidObjects } from '../../direction/subject-pictograms.ts'
import type { Pictogram } from '../../scene/types.ts'
import { type PictogramWeight, pickPictogram } from '../shared/pictograms.ts'
import type { Composition } from '../types.ts'
import { type GlyphOptions, glyph, otherPicture } from './parts.ts'
import { asksFor } from './suits.ts'

const wordsOf = (icon: string) => icon.replace(/^[^:]*:/, '').split('-')

/** Parts of names that do not make it another thing. */
const SAME = new Set([
  'fill',
  'filled',
  'bold',
  'duotone',
  'simple',
  'face',
  'head',
  'side',
  'profile',
  'open',
  'straight',
])

/** Drawings of one thing by its name, called so and nothing more where there are any: 'shopping cart' is any cart, and no shopping bag. */
function drawingsOf(thing: string, pictograms: readonly string[]): string[] {
  const words = thing.toLowerCase().split(' ')
  const head = words.at(-1) as string
  const isHead = (word: string) => word === head || `${word}s` === head
  const own = pictograms.filter((icon) => wordsOf(icon).some(isHead))
  const plain = own.filter((icon) =>
    wordsOf(icon).every((word) => isHead(word) || words.includes(word) || SAME.has(word)),
  )
  return plain.length > 0 ? plain : own
}

/** What may be shown: of a thing that is named only its own drawings. */
function choices({ brief, direction: { pictograms } }: Pick<Composition, 'brief' | 'direction'>): readonly string[] {
  const [named] = saidObjects(brief)
  if (named === undefined) return pictograms
  const own = drawingsOf(named, pictograms)
  return own.length > 0 ? own : pictograms.slice(0, 1)
}

/** The weight that the prompt's manner means; undefined where it names none. */
function toldWeight({ prompt }: Brief, lines: PictogramWeight): PictogramWeight | undefined {
  if (asksFor(prompt, 'line')) return /\bthin|\bfine|\blight\b/i.test(prompt) ? 'light' : lines
  return asksFor(prompt, 'duotone') ? 'duotone' : undefined
}

/** The subject in the middle of a square. */
export function subjectGlyph(composition: Composition, side: number, size: number, options: GlyphOptions): Pictogram {
  const { brief, random } = composition
  const told = toldWeight(brief, random.pick(['regular', 'bold'] as const))
  const weight = told ?? options.weight ?? 'fill'
  const icon = pickPictogram(choices(composition), random, weight === 'fill' ? 'solid' : 'weighted')
  return glyph(icon, side, size, { ...options, weight })
}

/** The two things that a prompt names. */
export const namesTwo = (brief: Brief): boolean => saidObjects(brief).length >= 2

/** Their pictograms; where only one of them can be drawn, that and the next best. */
export function subjectPair({ brief, direction: { pictograms } }: Composition): [string, string] {
  const [first = '', second = ''] = saidObjects(brief).flatMap((thing) => drawingsOf(thing, pictograms).slice(0, 1))
  const one = first || (pictograms[0] ?? '')
  return [one, second && second !== one ? second : (otherPicture([one, ...pictograms]) ?? one)]
}
