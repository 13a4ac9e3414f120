import type { Brief } from '../../brief/types.ts'

/** Whether the brief says where things stand, or which forms stand behind them. */
export const isStated = (brief: Brief): boolean =>
  brief.forms !== undefined || brief.placements.some(({ at, beside }) => at || beside)
