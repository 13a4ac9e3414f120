/** When a scene is: the time of day, the season and the weather that a prompt speaks of. */
import { says } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'

/** What falls or flies; the first that is said. */
const AIR = ['confetti', 'snow', 'leaves', 'petals', 'rain'] as const

export interface Moment {
  night: boolean
  /** The sun is low. */
  dusk: boolean
  air?: (typeof AIR)[number]
}

export function momentOf(brief: Brief): Moment {
  const air = AIR.find((one) => says(brief, one))
  return { night: says(brief, 'night'), dusk: says(brief, 'dusk'), ...(air && { air }) }
}
