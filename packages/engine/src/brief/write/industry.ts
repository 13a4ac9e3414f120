/** Of which industry a brief's words are. */
import type { Brief, Industry } from '../types.ts'

/** Whether the prompt says who somebody is or what they do, and no table knows that trade: then no other trade speaks for them. */
export const isUnknownTrade = ({ purpose }: Pick<Brief, 'purpose'>): boolean =>
  purpose?.owner !== undefined && purpose.trade === undefined

/** What its words belong to, where nothing finer is known. */
export const industryOf = (brief: Pick<Brief, 'purpose' | 'subject'>): Industry =>
  isUnknownTrade(brief) ? 'general' : brief.subject.industry
