/** Lists come in pages: no answer grows with what somebody has gathered. */
import { z } from 'zod'

export interface Paging {
  /** From 1. */
  page: number
  limit: number
  /** Where the page begins, as an answer told it; then the number does not count. */
  cursor?: string | undefined
  /** Told the cursor of the next page, if there is one. */
  tellNext?: ((cursor: string) => void) | undefined
}

export const cursor = z
  .string()
  .regex(/^[\w-]{1,2000}$/, 'is not valid: leave it out to begin with the first page')
  .optional()
  .describe('Where the page begins: the header `x-next-cursor` of the page before. `page` does not count then.')

/** The query of a list. @param most on one page; `usual`: what is answered where nothing is said */
export const paging = (most: number, usual = most) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('Which page of the list.'),
  limit: z.coerce.number().int().min(1).max(most).default(usual).describe('How many entries a page has.'),
  cursor,
})

/** Which half of a list: one's own, or what others share. */
export const shared = z
  .enum(['true', 'false'])
  .default('false')
  .describe('`true`: what others share with you, in place of your own.')

/** What a list answers with `page` and `limit`, for descriptions. */
export const PAGED =
  'In pages: the headers `link` (`rel="next"`) and `x-next-cursor` lead to the next one, and are missing at the last. With a cursor, what is added in the meantime moves nothing.'
