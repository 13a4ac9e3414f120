/** Of which industry a brief's words are. */
import { isUnknownTrade } from '../interpret/trade.ts'
import type { Brief, Industry } from '../types.ts'

/** What its words belong to, where nothing finer is known. */
export const industryOf = (brief: Pick<Brief, 'purpose' | 'subject'>): Industry =>
  isUnknownTrade(brief) ? 'general' : brief.subject.industry
