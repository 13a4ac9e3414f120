/** Finds one's own designs by words, kind and time. */
import type { Api, Paging } from '@limner/contract'
import type { Parsed } from '@limner/contract/types'
import type { DesignSearchStore } from './search-store.ts'
import type { DesignService } from './service.ts'

type Query = Parsed<Api['searchDesigns']>['query']

const DAYS: Record<string, number> = { d: 1, w: 7, m: 30 }
const DAY = 86_400_000

/** The moment at which a range such as '7d' begins. */
function beginOf(range: string | undefined, now: Date): Date | undefined {
  if (!range) return undefined
  return new Date(now.getTime() - Number.parseInt(range, 10) * (DAYS[range.slice(-1)] ?? 1) * DAY)
}

export const designSearchService = (store: DesignSearchStore, designs: Pick<DesignService, 'present'>) => ({
  async search(ownerId: string, { search, category, tags, dateRange, sortBy, order, ...paging }: Query & Paging) {
    const wanted = {
      ownerId,
      words: [search, ...tags.split(',')].map((word) => word.trim()).filter(Boolean),
      kind: category,
      since: beginOf(dateRange, new Date()),
      sortBy,
      order,
      ...paging,
    }
    const [total, rows] = await Promise.all([store.count(wanted), store.list(wanted)])
    return { designs: await designs.present(rows), total, totalPages: Math.ceil(total / paging.limit) }
  },
})
export type DesignSearchService = ReturnType<typeof designSearchService>
