/** The pictogram that an icon shows: what the prompt asks for, drawn in the manner that it asks for. */
import { says } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { drawingsOf } from '../../../imagery/drawings-of.ts'
import type { Pictogram } from '../../../scene/types.ts'
import { type PictogramWeight, pickPictogram } from '../../shared/pictograms.ts'
import type { Composition } from '../../types.ts'
import { type GlyphOptions, glyph, otherPicture } from './icon-scene.ts'
import { asksFor } from './manners.ts'

/** What may be shown: of two things that are asked for the first, else any that fits. */
function choices({ brief, direction: { pictograms } }: Composition): readonly string[] {
  const [first, second] = askedObjects(brief)
  if (first === undefined || second === undefined) return pictograms
  return [...new Set([...pictograms.slice(0, 1), ...drawingsOf(first, pictograms)])]
}

/** The weight that the prompt's manner means; undefined where it names none. */
function toldWeight(brief: Brief, lines: PictogramWeight): PictogramWeight | undefined {
  if (asksFor(brief, 'line')) return says(brief, 'thin') ? 'light' : lines
  return asksFor(brief, 'duotone') ? 'duotone' : undefined
}

/** The subject in the middle of a square. */
export function subjectGlyph(composition: Composition, side: number, size: number, options: GlyphOptions): Pictogram {
  const { brief, random } = composition
  const told = toldWeight(brief, random.pick(['regular', 'bold'] as const))
  const weight = told ?? options.weight ?? 'fill'
  const icon = pickPictogram(choices(composition), random, weight === 'fill' ? 'solid' : 'weighted')
  return glyph(icon, side, size, { ...options, weight })
}

/** Whether a prompt asks for two things. */
export const namesTwo = (brief: Brief): boolean => askedObjects(brief).length >= 2

/** The pictograms of the two things: the direction has one of each in turn. */
export function subjectPair({ direction: { pictograms } }: Composition): [string, string] {
  const [first = ''] = pictograms
  return [first, otherPicture([...pictograms]) ?? first]
}
