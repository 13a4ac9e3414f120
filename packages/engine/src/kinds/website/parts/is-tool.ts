/** Which sites are tools: their first screen is what people do there, not what is told of it. */
import type { Brief, PageType } from '../../../brief/types.ts'
import { askedParts } from '../../../brief/write/pages/asked.ts'

/** Types that are tools by their names; the others are where people do several things there. */
const BY_NAME: readonly PageType[] = ['dashboard', 'application', 'chat', 'sign-up']
const BY_DEEDS: readonly PageType[] = ['community', 'search', 'directory', 'booking', 'course']
const SEVERAL = 2
const MANY = 3

/** Types that have a form of their own ('sites'). */
export const FORMED: readonly PageType[] = [
  'shop',
  'portfolio',
  'magazine',
  'cv',
  'pricing',
  'documentation',
  'event',
  'restaurant',
]

/** A telephone's screen is no wider, pixels. */
const PHONE_WIDTH = 480

/** Whether the screen of a telephone is asked for: it has layouts of its own, whatever the page is for. */
export const isPhone = ({ kind, format }: Brief): boolean => kind === 'website' && format.width <= PHONE_WIDTH

/** Whether the first screen is a tool: not where the prompt asks for the parts of a site that presents something. */
export function isTool(brief: Brief): boolean {
  const { page } = brief
  if (page === undefined) return false
  if (isPhone(brief)) return true
  // What people do there says more than the parts that are named besides.
  if (page.functions.length < MANY && askedParts(brief).length > 0) return false
  return BY_NAME.includes(page.type) || (BY_DEEDS.includes(page.type) && page.functions.length >= SEVERAL)
}

/** Whether a site has a form of its own: neither a tool nor a page that presents something from top to bottom. A photo leads a page that presents. */
export const isFormed = (brief: Brief): boolean => !isPhone(brief) && hasForm(brief)

const hasForm = ({ page, picture }: Brief): boolean =>
  page !== undefined && FORMED.includes(page.type) && picture?.treatAs !== 'photo'
