/** The manners of drawing that a prompt may ask for by name. */
import { keysOf } from '../../../base/tables.ts'
import { says } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import type { Saying } from '../../../language/lexicon/sayings.ts'

const MANNERS = {
  line: 'line',
  solid: 'solid',
  flat: 'flat',
  duotone: 'duotone',
  gradient: 'gradient',
  letter: 'letter',
  isometric: 'isometric',
  layered: 'layered',
  shadow: 'longShadow',
  badge: 'notification',
  round: 'round',
} as const satisfies Record<string, Saying>
export type Manner = keyof typeof MANNERS

export const asksFor = (brief: Brief, manner: Manner): boolean => says(brief, MANNERS[manner])

/** All that a prompt names. */
export const mannersOf = (brief: Brief): Manner[] => keysOf(MANNERS).filter((manner) => asksFor(brief, manner))
