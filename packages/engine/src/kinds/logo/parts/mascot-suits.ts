/** How well a creature's head speaks for a brief. */
import type { Brief, Industry } from '../../../brief/types.ts'
import { mascotOf } from '../../shared/mascots/find.ts'

/** Trades that are not fond of being looked at by a bear. */
const SOLEMN: readonly Industry[] = ['law', 'finance', 'wedding', 'jewellery', 'consulting', 'health', 'architecture']
const BY = { asked: 1, named: 0.9, known: 0.32 } as const

/** 0 where a brief has no creature; asked for is better than named, and both better than what a trade is known by. */
export function mascotFits(brief: Brief): number {
  const found = mascotOf(brief)
  if (!found) return 0
  const solemn =
    found.by !== 'asked' && (SOLEMN.includes(brief.subject.industry) || brief.style.tones.includes('luxury'))
  return BY[found.by] * (solemn ? 0.3 : 1)
}
