import type { Brief } from '../../../brief/types.ts'
import type { Archetype } from '../../types.ts'
import { composeAsTold } from './compose.ts'
import type { Ornament } from './ornaments.ts'

/** Whether the brief says where things stand. */
export const isTold = (brief: Brief): boolean => brief.placements.some(({ at, beside }) => at || beside)

const make = (ornament: Ornament, example: string, weight: number): Archetype => ({
  name: `as-told-${ornament}`,
  example,
  suits: (brief) => (isTold(brief) ? weight : 0),
  compose: (composition) => composeAsTold(composition, ornament),
})

const EXAMPLES: Record<'business-card' | 'poster' | 'banner', string> = {
  'business-card':
    "Business card for 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, phone 555-0187 and 12 Mill Lane at the bottom right",
  poster:
    "Poster with a lighthouse. Title 'Keepers of the Light' at the top in huge letters, the date 'October 4–6' bottom left, venue 'Maritime Hall, Bergen' bottom right, dark blue background and yellow text",
  banner:
    "Banner 970x250: 'Spring Sale up to 40% off' on the left in large letters, a red 'Shop now' button on the right, white background",
}

/** The treatments for a kind. */
export const asTold = (kind: keyof typeof EXAMPLES): Archetype[] => [
  make('plain', EXAMPLES[kind], 1),
  make('frame', EXAMPLES[kind], 0.8),
  make('fields', EXAMPLES[kind], 1),
  ...(kind === 'poster' ? [make('scene', EXAMPLES[kind], 1)] : []),
  make('rules', EXAMPLES[kind], 0.9),
  make('pattern', EXAMPLES[kind], 0.8),
]
