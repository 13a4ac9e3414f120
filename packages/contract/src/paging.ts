/** Lists come in pages: no answer grows with what somebody has gathered. */
import { z } from 'zod'

export interface Paging {
  /** From 1. */
  page: number
  limit: number
}

/** The query of a list. @param most on one page, and what is answered where nothing is said */
export const paging = (most: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(most).default(most),
})

/** What a list answers with `page` and `limit`, for descriptions. */
export const PAGED = 'In pages: a page that is not full is the last one.'
