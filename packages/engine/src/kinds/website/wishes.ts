/** Where the brief wants the parts of the first view, as far as a page can follow: by columns. */
import type { Brief } from '../../brief/types.ts'
import type { Role } from '../../scene/types.ts'

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
    if (place === 'centre') return 'centre'
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

/** How far an archetype follows the wishes: 1 where there is none or it can, little where it cannot. */
export function follows(brief: Brief, can: { words: readonly Column[]; picture: readonly Column[] }): number {
  const [words, picture] = [wishedWords(brief), wishedPicture(brief)]
  const miss = (words && !can.words.includes(words) ? 1 : 0) + (picture && !can.picture.includes(picture) ? 1 : 0)
  return [1, 0.15, 0.05][miss] ?? 0.05
}

const CONTACTS: readonly Role[] = ['phone', 'email', 'link', 'address', 'social']

/** Whether contacts are to stand at the left of the page's foot. */
export const footsLeft = ({ placements }: Brief): boolean =>
  placements.some(({ target, at }) => CONTACTS.includes(target) && at === 'bottom-left')
