/** Places that a prompt says outright and that were linked to nothing. */
import { nameSaid, pictureSaid } from '../../language/said-places.ts'
import type { Role } from '../../scene/types.ts'
import type { Placement } from '../types.ts'

const PICTURES: readonly Role[] = ['icon', 'logo', 'mark', 'illustration', 'photo']
const NAMES: readonly Role[] = ['brand', 'headline', 'person']
const isPlaced = ({ at, beside }: Placement): boolean => (at ?? beside) !== undefined

export const saidOutright = (prompt: string, placements: Placement[]): Placement[] =>
  withName(prompt, withPicture(prompt, placements))

function withPicture(prompt: string, placements: Placement[]): Placement[] {
  const said = pictureSaid(prompt)
  if (!said || placements.some((one) => PICTURES.includes(one.target) && isPlaced(one))) return placements
  const before = placements.find(({ target }) => PICTURES.includes(target))
  const { side, of, size } = said
  const placed: Placement = { target: 'illustration', ...(size && { size }), ...before, beside: { side, of } }
  return [...placements.filter((one) => one !== before), placed]
}

function withName(prompt: string, placements: Placement[]): Placement[] {
  const at = nameSaid(prompt)
  const own = placements.find(({ target }) => NAMES.includes(target))
  if (!at || (own && isPlaced(own))) return placements
  const placed: Placement = { target: 'brand', ...own, at }
  return own ? placements.map((one) => (one === own ? placed : one)) : [...placements, placed]
}
