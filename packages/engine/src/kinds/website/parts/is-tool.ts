/** Which sites are tools: their first screen is what people do there, not what is told of it. */
import type { Brief, PageType } from '../../../brief/types.ts'
import { askedParts } from '../../../brief/write/pages/asked.ts'

/** Types that are tools by their names; the others are where people do several things there. */
const BY_NAME: readonly PageType[] = ['dashboard', 'application', 'chat', 'sign-up']
const BY_DEEDS: readonly PageType[] = ['community', 'search', 'directory', 'booking', 'course']
const SEVERAL = 2

/** Whether the first screen is a tool: not where the prompt asks for the parts of a site that presents something. */
export function isTool(brief: Brief): boolean {
  const { page } = brief
  if (page === undefined || askedParts(brief).length > 0) return false
  return BY_NAME.includes(page.type) || (BY_DEEDS.includes(page.type) && page.functions.length >= SEVERAL)
}
