import type { Brief } from '../../../brief/types.ts'
import type { Artboard } from '../../../scene/types.ts'
import type { Archetype, Composition } from '../../types.ts'
import { isPictured } from '../pieces.ts'
import { composeStated } from './compose.ts'
import { formsGround } from './forms.ts'
import { formLeads, placedPicture } from './groups.ts'
import type { Ornament } from './ornaments.ts'

/** Whether the brief says where things stand, or which forms stand behind them. */
export const isStated = (brief: Brief): boolean =>
  brief.forms !== undefined || brief.placements.some(({ at, beside }) => at || beside)

/** Treatments that show the subject by themselves. */
const SHOWING: readonly Ornament[] = ['art', 'backdrop']
/** So many times as wide as tall, a sheet has no room for a picture besides its words. */
const STRIP = 2.6

/** Whether a treatment may add a picture: none was placed, none refused, nothing hidden by it, and the sheet is no strip. */
function hasRoom(brief: Brief): boolean {
  const { width, height } = brief.format
  const refused = brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')
  return (
    !placedPicture(brief) &&
    !refused &&
    !formsGround(brief) &&
    !formLeads(brief) &&
    (height === 'auto' || width / height < STRIP)
  )
}

/** Artboards besides the first: a card's back. */
type MoreSides = (composition: Composition) => Artboard[]

/** Where what is asked for can be shown in depth, a treatment is one of four at most. */
const BESIDE_PICTURES = 0.1

const make = (ornament: Ornament, example: string, weight: number, more: MoreSides): Archetype => ({
  name: `as-told-${ornament}`,
  // Places are the same in all of them: a treatment is seen once.
  sort: `as-told-${ornament}`,
  treats: true,
  example,
  suits: (brief) => {
    if (!isStated(brief) || (SHOWING.includes(ornament) && !hasRoom(brief))) return 0
    return brief.kind !== 'business-card' && isPictured(brief) ? weight * BESIDE_PICTURES : weight
  },
  compose: (composition) => {
    const stated = composeStated(composition, ornament)
    return { ...stated, artboards: [...stated.artboards, ...more(composition)] }
  },
})

const EXAMPLES: Record<'business-card' | 'poster' | 'banner', string> = {
  'business-card':
    "Business card for 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, phone 555-0187 and 12 Mill Lane at the bottom right",
  poster:
    "Poster with a lighthouse. Title 'Keepers of the Light' at the top in huge letters, the date 'October 4–6' bottom left, venue 'Maritime Hall, Bergen' bottom right, dark blue background and yellow text",
  banner:
    "Banner 970x250: 'Spring Sale up to 40% off' on the left in large letters, a red 'Shop now' button on the right, white background",
}

/** The treatments for a kind; `more` are its other sides. */
export const statedLayouts = (kind: keyof typeof EXAMPLES, more: MoreSides = () => []): Archetype[] => [
  make('plain', EXAMPLES[kind], 1, more),
  make('frame', EXAMPLES[kind], 0.8, more),
  make('fields', EXAMPLES[kind], 1, more),
  ...(kind === 'poster' ? [make('scene', EXAMPLES[kind], 1, more)] : []),
  make('rules', EXAMPLES[kind], 0.9, more),
  make('pattern', EXAMPLES[kind], 0.8, more),
  make('backdrop', EXAMPLES[kind], 1, more),
  ...(kind === 'business-card' ? [] : [make('art', EXAMPLES[kind], 1, more)]),
]
