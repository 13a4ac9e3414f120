/** Where the brief wants the parts of the first view, as far as a page can follow: by columns. */
import type { Brief } from '../../../brief/types.ts'
import type { Role } from '../../../scene/types.ts'

export type Column = 'left' | 'centre' | 'right'

const WORDS: readonly Role[] = ['headline', 'subhead']
const PICTURES: readonly Role[] = ['photo', 'illustration', 'icon', 'mark']
const NAMES: readonly Role[] = ['logo', 'brand']

function columnOf({ placements }: Brief, roles: readonly Role[]): Column | undefined {
  for (const { target, at, beside } of placements) {
    if (!roles.includes(target)) continue
    const place = at ?? beside?.side ?? ''
    if (place.includes('left')) return 'left'
    if (place.includes('right')) return 'right'
    // A picture below the headline has the middle of the page.
    if (place === 'centre' || (beside && WORDS.includes(beside.of))) return 'centre'
  }
  return undefined
}

export const wishedWords = (brief: Brief): Column | undefined => columnOf(brief, WORDS)
export const wishedPicture = (brief: Brief): Column | undefined => columnOf(brief, PICTURES)

/** Where the name or logo is to stand in the header; 'top' alone means its middle. */
export function wishedName(brief: Brief): Column | undefined {
  const wish = brief.placements.find(({ target, at }) => NAMES.includes(target) && at?.startsWith('top'))
  if (wish?.at === 'top') return 'centre'
  return columnOf(brief, NAMES)
}

/** Whether the call to act has a stated place: then the header shows none. */
export const placesCall = ({ placements }: Brief): boolean =>
  placements.some(({ target }) => target === 'cta' || target === 'button')

/** Whether the headline is to stand at the foot of the first view. */
export const wishesLow = ({ placements }: Brief): boolean =>
  placements.some(({ target, at }) => target === 'headline' && at?.startsWith('bottom'))

/** How far an archetype follows the wishes: 1 where there is none or it can, little where it cannot. `low`: headlines at the foot. */
export function follows(
  brief: Brief,
  can: { words: readonly Column[]; picture: readonly Column[]; low?: boolean },
): number {
  const [words, picture] = [wishedWords(brief), wishedPicture(brief)]
  const misses = [
    words && !can.words.includes(words),
    picture && !can.picture.includes(picture),
    wishesLow(brief) && !can.low,
  ].filter(Boolean)
  return [1, 0.15, 0.05][misses.length] ?? 0.05
}

const CONTACTS: readonly Role[] = ['phone', 'email', 'link', 'address', 'social']

/** Whether contacts are to stand at the left of the page's foot. */
export const footsLeft = ({ placements }: Brief): boolean =>
  placements.some(({ target, at }) => CONTACTS.includes(target) && at === 'bottom-left')
